/** The share of a picture that has changed, and the peaks at which it is measured. */
import { expect, it } from 'vitest';
import { toolsOfGames } from '../../src/tools/games.ts';
import { isLarge, shareChanged } from '../../src/tools/spread/changed.ts';

it('counts pixels that differ by more than fourteen in one colour', () => {
  const before = new Uint8Array(12).fill(100);
  const after = Uint8Array.from(before);
  expect(shareChanged(before, after)).toBe(0);
  after[0] = 114;
  expect(shareChanged(before, after)).toBe(0);
  after[1] = 115;
  after[2] = 80;
  after[11] = 0;
  expect(shareChanged(before, after)).toBe(0.5);
  expect(() => shareChanged(before, new Uint8Array(9))).toThrow();
});

it('a peak is large from fifteen per cent on', () => {
  expect([0.1499, Number.NaN, 0.15, 1].map(isLarge)).toEqual([false, false, true, true]);
});

it('every game has peaks, and each can be seen at a moment of its own', () => {
  for (const [, { peaks = {}, moments }] of toolsOfGames) {
    const names = Object.values(peaks);
    expect(names.length).toBeGreaterThanOrEqual(4);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(moments.find((moment) => moment.name === name)?.walk.length).toBeGreaterThan(0);
  }
});
