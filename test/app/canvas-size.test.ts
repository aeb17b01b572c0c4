/** The canvas has the pixels of the screen under its window, and a size that can be laid out. */
import { expect, it } from 'vitest';
import { canvasSize } from '../../src/app/canvas-size.ts';

const size = (innerWidth: number, innerHeight: number, devicePixelRatio = 1) =>
  canvasSize({ innerWidth, innerHeight, devicePixelRatio });

it.each([0.5, 0.8, 1, 1.25, 1.5, 2])('has a pixel for each of the screen at a density of %f', (ratio) => {
  expect(size(1280, 720, ratio)).toEqual({ width: Math.round(1280 * ratio), height: Math.round(720 * ratio), ratio });
});

it('has no more than two across for one of the page', () => {
  expect(size(640, 360, 3)).toEqual({ width: 1280, height: 720, ratio: 2 });
  expect(size(640, 360, 0).ratio).toBe(1);
});

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
