/** Where a glass opens: within its window, clear of what it looks at, and as large as that lets it be. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { glassPlace } from '../../src/presentation/telling/glass-place.ts';
import { seed } from '../seed.ts';

const window = { x: 150, y: 100, w: 1080, h: 900 };
const inside = fc.record({ x: fc.integer({ min: 150, max: 1230 }), y: fc.integer({ min: 100, max: 1000 }) });

it('lies within its window and hides neither spot, wherever they are', () => {
  fc.assert(
    fc.property(inside, inside, (spot, other) => {
      const { x, y, w } = glassPlace([spot, other], window, 60);
      expect(w).toBeGreaterThanOrEqual(120);
      expect(x - w).toBeGreaterThanOrEqual(window.x);
      expect(x + w).toBeLessThanOrEqual(window.x + window.w);
      expect(y - w).toBeGreaterThanOrEqual(window.y);
      expect(y + w).toBeLessThanOrEqual(window.y + window.h);
      for (const each of [spot, other]) expect(Math.hypot(each.x - x, each.y - y)).toBeGreaterThan(w + 60);
    }),
    { seed },
  );
});

it('is 600 pixels wide over a corner of the map', () => {
  expect(glassPlace([{ x: 200, y: 150 }], window, 60).w).toBe(300);
});

it('is small in the middle of a map that has no room for it', () => {
  expect(glassPlace([{ x: 100, y: 100 }], { x: 0, y: 0, w: 200, h: 200 }, 30)).toEqual({ x: 100, y: 100, w: 120 });
});
