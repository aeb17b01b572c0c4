/** A ship that was touched heels and lies as before within a few seconds; pictures at rest are those of nobody's finger. */
import { expect, it } from 'vitest';
import { Heel } from '../../src/stage/pieces/heel.ts';

it('heels at once, less and less, and then not at all', () => {
  const heel = new Heel();
  expect(heel.angle(5000)).toBe(0);
  heel.push(5000);
  const angles = Array.from({ length: 60 }, (_, i) => Math.abs(heel.angle(5000 + 16 * i)));
  expect(angles[1]).toBeGreaterThan(0.5);
  expect(Math.max(...angles)).toBeGreaterThan(3);
  expect(Math.max(...angles.slice(40))).toBeLessThan(Math.max(...angles) / 2);
  expect(heel.angle(5000 + 4000)).toBe(0);
  expect(heel.angle(5100)).toBe(0);
});
