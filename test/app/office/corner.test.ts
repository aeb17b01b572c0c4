/** How an operator knocks: a corner held for five seconds, not a moment less, and nowhere else. */
import { expect, it, vi } from 'vitest';
import { Corner, holdFor, isCorner, watchCorners } from '../../../src/app/operator/corner.ts';
import { past } from '../silent-scene.ts';

const window = { width: 1920, height: 1080 };

function open() {
  const corner = new Corner();
  const knocks = { count: 0 };
  corner.onKnock = () => {
    knocks.count++;
  };
  return { corner, knocks };
}

it('it is the upper left one, and no edge', () => {
  for (const [x, y] of [
    [3, 3],
    [60, 60],
  ])
    expect(isCorner({ x, y }, window)).toBe(true);
  for (const [x, y] of [
    [1917, 3],
    [3, 1077],
    [1917, 1077],
    [960, 3],
    [3, 540],
    [120, 3],
  ])
    expect(isCorner({ x, y }, window)).toBe(false);
});

it.each([
  ['in the picture’s own corner', [80, 45], true],
  ['beside it, where a television shows nothing', [2, 2], true],
  ['as far from it as in a picture without a margin', [77 + 69, 43 + 69], false],
] as const)('where the picture begins inside the window it is a knock %s', (_, [clientX, clientY], knocked) => {
  const page = Object.assign(new EventTarget(), { innerWidth: 1280, innerHeight: 720 });
  vi.stubGlobal('window', page);
  vi.stubGlobal('navigator', {});
  // Six percent at every edge.
  const box = { left: 76.8, top: 43.2, width: 1126.4, height: 633.6 };
  vi.stubGlobal('document', { body: { getBoundingClientRect: () => box } });
  const { corner, knocks } = open();
  watchCorners(corner);
  page.dispatchEvent(Object.assign(new Event('pointerdown'), { pointerId: 1, clientX, clientY }));
  corner.tick(past(holdFor));
  expect(knocks.count).toBe(knocked ? 1 : 0);
});

it('it is a knock after five seconds, once', () => {
  const { corner, knocks } = open();
  corner.press(1, { x: 3, y: 3 }, window);
  corner.tick(past(holdFor - 1));
  expect(knocks.count).toBe(0);
  corner.tick(past(1));
  corner.tick(past(holdFor));
  expect(knocks.count).toBe(1);
});

it('whoever lets go, leaves the corner or presses elsewhere begins anew', () => {
  const { corner, knocks } = open();
  corner.press(1, { x: 3, y: 3 }, window);
  corner.tick(past(holdFor - 1));
  corner.release(1);
  corner.tick(past(holdFor));
  corner.press(1, { x: 3, y: 3 }, window);
  corner.tick(past(holdFor - 1));
  corner.move(1, { x: 300, y: 300 }, window);
  corner.tick(past(holdFor));
  corner.press(2, { x: 960, y: 540 }, window);
  // It comes into a corner, and was not pressed there.
  corner.move(2, { x: 3, y: 3 }, window);
  corner.tick(past(holdFor));
  expect(knocks.count).toBe(0);
});

it('two buttons of one gamepad are as good', () => {
  const { corner, knocks } = open();
  corner.pad(0, true);
  corner.tick(past(holdFor - 1));
  corner.pad(0, true);
  corner.tick(past(1));
  expect(knocks.count).toBe(1);
  corner.pad(0, false);
  corner.pad(0, true);
  corner.tick(past(holdFor - 1));
  expect(knocks.count).toBe(1);
});

it('it is none where nobody saw whether it was held', () => {
  const { corner, knocks } = open();
  corner.press(1, { x: 5, y: 5 }, window);
  corner.tick({ passed: 60_000, gap: true });
  corner.tick(past(holdFor - 1));
  expect(knocks.count).toBe(0);
  corner.tick(past(1));
  expect(knocks.count).toBe(1);
});
