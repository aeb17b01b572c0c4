/** The canvas has the pixels of the screen under its window, and a size that can be laid out. */
import { describe, expect, it, vi } from 'vitest';
import { CanvasFit, canvasSize, mostPixels, windowSize, within } from '../../src/app/page/canvas-size.ts';

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
  new CanvasFit().follow(scale as never, (look) => {
    frame = look;
  });
  for (const density of [1, 2, 2, 1, 0.5, 3, 3, 1]) {
    become(density);
    frame();
  }
  expect(seen).toEqual([2, 1, 0.5, 3, 1].map((density) => [960 * density, 540 * density, 1 / density]));
});

describe('a margin for televisions', () => {
  const windows: [number, number][] = [
    [1920, 1080],
    [1280, 720],
    [1080, 1920],
    [480, 854],
    [1366, 768],
  ];
  const cases = windows.flatMap(([wide, high]) =>
    [1, 2].flatMap((density) => [0, 3, 6].map((percent) => [percent, wide, high, density] as const)),
  );
  it.each(cases)('of %i %% along each edge of a window of %i x %i, density %i', (percent, wide, high, density) => {
    const { width, height } = canvasSize(within({ width: wide, height: high, density }, percent));
    // Half a pixel of the screen at each edge, at most.
    expect(Math.abs(width - wide * density * (1 - (2 * percent) / 100))).toBeLessThanOrEqual(0.5);
    expect(Math.abs(height - high * density * (1 - (2 * percent) / 100))).toBeLessThanOrEqual(0.5);
  });

  /** A window, its page, and an engine that notes which size it was given. */
  function open() {
    const measured = { width: 1280, height: 720 };
    const marks = new Set<string>();
    const body = {
      style: { inset: '' },
      toggleAttribute: (name: string, on: boolean) => (on ? marks.add(name) : marks.delete(name)),
    };
    const document = { body, documentElement: { getBoundingClientRect: () => measured } };
    const window = Object.assign(new EventTarget(), {
      innerWidth: 1280,
      innerHeight: 720,
      devicePixelRatio: 1,
      document,
    });
    vi.stubGlobal('window', window);
    vi.stubGlobal('document', document);
    vi.stubGlobal('devicePixelRatio', 1);
    const sizes: string[] = [];
    const scale = { zoom: 1, resize: (w: number, h: number) => sizes.push(`${w} x ${h}`), setZoom: () => {} };
    const become = (width: number, height: number) => {
      Object.assign(measured, { width, height });
      Object.assign(window, { innerWidth: width, innerHeight: height });
      window.dispatchEvent(new Event('resize'));
    };
    return { become, body, marks, sizes, scale, fit: new CanvasFit() };
  }

  it('holds before there is an engine, while it runs, and when the window changes', () => {
    const { become, body, sizes, scale, fit } = open();
    fit.overscan = 3;
    expect(body.style.inset).toBe('3%');
    expect(fit.size).toMatchObject({ width: 1203, height: 677 });
    fit.follow(scale as never, () => {});
    fit.overscan = 6;
    fit.overscan = 6;
    expect(sizes).toEqual(['1126 x 634']);
    become(1000, 1500);
    expect(sizes.at(-1)).toBe('880 x 1320');
    fit.overscan = 0;
    expect(sizes.at(-1)).toBe('1000 x 1500');
    expect(body.style.inset).toBe('0%');
  });

  it('is framed while it is set', () => {
    const { marks, fit } = open();
    fit.framed = true;
    expect([...marks]).toEqual(['data-framed']);
    fit.framed = false;
    expect([...marks]).toEqual([]);
  });
});
