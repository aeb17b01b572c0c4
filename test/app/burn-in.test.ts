/** The slow drift of the picture while nobody plays. */
import { afterEach, expect, it, vi } from 'vitest';
import { driftAt, driftSlowly, farthest } from '../../src/app/unattended/burn-in.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('goes by whole pixels, one at a time, not far, and to many places', () => {
  const places = new Set<string>();
  let last = driftAt(0);
  expect(last).toEqual({ x: 0, y: 0 });
  for (let s = 1; s <= 3600; s++) {
    const now = driftAt(s * 1000);
    for (const way of ['x', 'y'] as const) {
      expect(Number.isInteger(now[way])).toBe(true);
      expect(Math.abs(now[way])).toBeLessThanOrEqual(farthest);
      expect(Math.abs(now[way] - last[way])).toBeLessThanOrEqual(1);
    }
    places.add(`${now.x} ${now.y}`);
    last = now;
  }
  expect(places.size).toBeGreaterThan(60);
});

it('moves the picture while nobody plays, and lays it back where it is drawn when somebody does', () => {
  vi.useFakeTimers();
  const at = { x: 0, y: 0 };
  let played = false;
  driftSlowly({ shift: (x, y) => void Object.assign(at, { x, y }) }, () => played);
  vi.advanceTimersByTime(65_000);
  expect(at).not.toEqual({ x: 0, y: 0 });
  played = true;
  vi.advanceTimersByTime(1000);
  expect(at).toEqual({ x: 0, y: 0 });
});
