/** The canvas has the pixels of the screen under its window, and a size that can be laid out. */
import { expect, it, vi } from 'vitest';
import { canvasSize, followWindow, mostPixels, windowSize } from '../../src/app/canvas-size.ts';

const size = (width: number, height: number, density = 1) => canvasSize({ width, height, density });

it.each([0.5, 0.8, 1, 1.25, 1.5, 2, 2.625, 3, 3.5])(
  'has a pixel for each of the screen at a density of %f',
  (ratio) => {
    expect(size(1280, 720, ratio)).toEqual({ width: Math.round(1280 * ratio), height: Math.round(720 * ratio), ratio });
  },
);

it('has a pixel for each of the page where nobody knows the screen', () => {
  expect(size(640, 360, 0)).toEqual({ width: 640, height: 360, ratio: 1 });
});

it.each([
  ['a phone', 412, 915, 3.5],
  ['a tablet', 1280, 800, 3],
  ['a 4K screen', 1280, 720, 3],
  ['a 5K screen', 2560, 1440, 2],
])('is as fine as the screen of %s', (_, width, height, density) => {
  const made = size(width, height, density);
  expect([made.width, made.height]).toEqual([Math.round(width * density), Math.round(height * density)]);
});

it.each([
  [7680, 4320, 1],
  [3840, 2160, 2],
  [2560, 1440, 3],
  [4097, 4096, 1],
  [1440, 12_001, 1],
])('has no more pixels than any browser draws, in a window of %i x %i at %f', (width, height, density) => {
  const made = size(width, height, density);
  expect(made.width * made.height).toBeLessThanOrEqual(mostPixels);
  expect(made.width * made.height).toBeGreaterThan(mostPixels * 0.99);
  // It fills the window, and its pixels are square.
  expect(Math.abs(made.width / made.ratio - width)).toBeLessThan(2);
  expect(Math.abs(made.height / made.ratio - height)).toBeLessThan(2);
});

it.each([
  // 1366 x 768 pixels of a screen, which the window counts in whole pixels of the page.
  ['a third of a pixel more', 910, 512, 910.667, 512, 1.5, 1366, 768],
  ['half a pixel less', 1093, 614, 1092.8, 614.4, 1.25, 1366, 768],
  ['a box of another height, of a browser whose bars come and go', 412, 839, 412, 783, 2, 824, 1678],
])(
  'follows the screen where the window counts %s',
  (_, innerWidth, innerHeight, width, height, density, wide, high) => {
    const documentElement = { getBoundingClientRect: () => ({ width, height }) };
    const window = { innerWidth, innerHeight, devicePixelRatio: density, document: { documentElement } };
    const made = canvasSize(windowSize(window as unknown as Window));
    expect([made.width, made.height]).toEqual([wide, high]);
  },
);

it.each([
  [1, 1],
  [1280, 2],
  [2, 1280],
  [1280, 0],
  [0, 0],
  [3840, 1],
])('can be laid out in a window of %i x %i', (wide, high) => {
  const { width, height } = size(wide, high);
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(120);
  expect(Math.max(width, height) / Math.min(width, height)).toBeLessThanOrEqual(12);
  expect(width).toBeGreaterThanOrEqual(wide);
  expect(height).toBeGreaterThanOrEqual(high);
});

it('follows a density that changes again and again while the window stays as large as it is', () => {
  const documentElement = { getBoundingClientRect: () => ({ width: 960, height: 540 }) };
  const page = { innerWidth: 960, innerHeight: 540, document: { documentElement }, addEventListener() {} };
  const become = (devicePixelRatio: number) => {
    vi.stubGlobal('window', { ...page, devicePixelRatio });
    vi.stubGlobal('devicePixelRatio', devicePixelRatio);
  };
  become(1);
  const seen: number[][] = [];
  const scale = {
    zoom: 1,
    resize: (width: number, height: number) => seen.push([width, height]),
    setZoom: (zoom: number) => seen.at(-1)?.push(zoom),
  };
  let frame = () => {};
  followWindow(scale as never, (look) => {
    frame = look;
  });
  for (const density of [1, 2, 2, 1, 0.5, 3, 3, 1]) {
    become(density);
    frame();
  }
  expect(seen).toEqual([2, 1, 0.5, 3, 1].map((density) => [960 * density, 540 * density, 1 / density]));
});
