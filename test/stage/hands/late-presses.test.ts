/** A press that was made over something private does nothing to what lies there after it. */
import { expect, it } from 'vitest';
import { LatePresses } from '../../../src/stage/hands/late-presses.ts';

const now = () => new Event('now').timeStamp;

it('is late when it was made before something went, and comes after that', () => {
  const late = new LatePresses();
  expect(late.isLate(now())).toBe(false);
  const before = now();
  while (now() <= before + 1);
  late.forget();
  expect([late.isLate(before), late.isLate(before - 600_000)]).toEqual([true, true]);
  expect(late.isLate(now())).toBe(false);
});

it.each([-1e9, -5000, 1e12])(
  'is never late where a system writes the time of another clock on it, off by %d',
  (off) => {
    const late = new LatePresses();
    for (let presses = 0; presses < 3; presses++) {
      expect(late.isLate(now() + off)).toBe(false);
      late.forget();
    }
  },
);
