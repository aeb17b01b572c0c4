/** A notice lies over nothing that can be pressed, wherever the window has such a place. */
import { expect, it } from 'vitest';
import { type NoticeShape, noticePlace } from '../../src/app/page/notice-place.ts';
import type { Box } from '../../src/presentation/placement.ts';
import { overlap } from '../../src/presentation/screens/free-place.ts';

const window = { w: 480, h: 270 };

/** A sentence of so many letters, each 9 x 21 pixels at its usual size, with a border around. */
const sentence =
  (letters: number) =>
  ({ letters: size, across }: NoticeShape) => {
    const inRow = Math.max(1, Math.floor((window.w * across - 40) / (9 * size)));
    const rows = Math.ceil(letters / inRow);
    return { w: Math.min(letters, inRow) * 9 * size + 40, h: rows * 21 * size + 20 };
  };

function placed(pressed: readonly Box[], letters = 60) {
  const measure = sentence(letters);
  const { x, y, shape } = noticePlace(window, pressed, measure);
  const box = { x, y, ...measure(shape) };
  return { box, shape, hidden: pressed.reduce((sum, each) => sum + overlap(box, each), 0) };
}

it('lies at the upper left where nothing is pressed, in letters of their usual size', () => {
  const { box, shape } = placed([]);
  expect([box.x, box.y, shape.letters]).toEqual([6, 6, 1]);
});

it.each<[string, Box[]]>([
  ['a button in each upper corner', [0, 380].map((x) => ({ x, y: 0, w: 100, h: 40 }))],
  ['a row of buttons above and one below', [0, 210].map((y) => ({ x: 0, y, w: 480, h: 60 }))],
  ['a column of buttons at each side', [0, 340].map((x) => ({ x, y: 0, w: 140, h: 270 }))],
  ['one button in the middle', [{ x: 120, y: 90, w: 240, h: 90 }]],
  ['buttons everywhere but on the right', [{ x: 0, y: 0, w: 300, h: 270 }]],
  [
    'a board of cards',
    [0, 1, 2, 3].map((i) => ({ x: 10 + i * 117, y: 110, w: 108, h: 150 })).concat({ x: 300, y: 8, w: 90, h: 40 }),
  ],
])('hides nothing beside %s', (_, pressed) => {
  const { box, hidden } = placed(pressed);
  expect(hidden).toBe(0);
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.x + box.w).toBeLessThanOrEqual(window.w);
  expect(box.y + box.h).toBeLessThanOrEqual(window.h);
});

it('takes smaller letters before it hides anything', () => {
  const pressed = [{ x: 0, y: 60, w: 480, h: 210 }];
  const { shape, hidden } = placed(pressed, 80);
  expect(shape.letters).toBeLessThan(1);
  expect(hidden).toBe(0);
});

it('hides as little as it can where all can be pressed', () => {
  const pressed = [
    { x: 0, y: 0, w: 480, h: 230 },
    { x: 0, y: 230, w: 240, h: 40 },
  ];
  const { box, hidden } = placed(pressed);
  expect(hidden).toBeLessThan(box.w * box.h);
  expect(box.x + box.w).toBeGreaterThan(440);
  expect(box.y + box.h).toBeGreaterThan(240);
});
