/** The judge of the long run with visitors lets pass what a resting page does, and finds every leak of one thing a visit. */
import { describe, expect, it } from 'vitest';
import { growing, type Look, mostPerVisit, slopeOf } from '../e2e/growth.ts';

const looks = 12;

/** Looks at a page that rests: a whale comes and goes, one visit needed more words at once than those before. */
const resting = (): Look[] =>
  Array.from({ length: looks }, (_, n) => ({
    heap: 4_600_000 + (n % 3) * 900,
    counts: {
      textures: 64,
      canvases: 59,
      displayObjects: 279 + (n % 2),
      tweens: (n * 7) % 4,
      listeners: 66,
      pooled: n < 9 ? 180 : 187,
      sounds: 3 + (n % 2),
      nodes: 137,
      domListeners: 131,
    },
  }));

const names = Object.keys(resting()[0].counts).filter((name) => name !== 'sounds');

describe('growth from visit to visit', () => {
  it('is not seen where there is none', () => {
    expect(growing(resting())).toEqual([]);
  });

  for (const name of names)
    it(`is seen where every visit leaves one more: ${name}`, () => {
      const leaking = resting().map(({ heap, counts }, n) => ({
        heap,
        counts: { ...counts, [name]: counts[name] + n },
      }));
      expect(growing(leaking).map((found) => found.split(':')[0])).toEqual([name]);
    });

  for (const name of names.filter((each) => each !== 'pooled' && each !== 'tweens' && each !== 'displayObjects'))
    it(`is seen where one late visit leaves one: ${name}`, () => {
      const leaking = resting();
      for (const { counts } of leaking.slice(-2)) counts[name]++;
      expect(growing(leaking).map((found) => found.split(':')[0])).toEqual([name]);
    });

  it('is not seen in a file of sound that is heard late for the first time, but where there are more than all of them', () => {
    const heard = (last: number) => {
      const all = resting();
      for (const { counts } of all) counts.howls = 20;
      all[looks - 1].counts.howls = last;
      return growing(all).map((found) => found.split(':')[0]);
    };
    expect(heard(23)).toEqual([]);
    expect(heard(99)).toEqual(['howls']);
  });

  it('is seen where the heap grows by more than it may', () => {
    const leaking = resting().map(({ heap, counts }, n) => ({ heap: heap! + n * (mostPerVisit + 400), counts }));
    expect(growing(leaking).join()).toContain('the heap');
  });
});

describe('the slope', () => {
  it('is told to the byte by some of the looks', () => {
    for (const left of [0, 700, 9000])
      expect(slopeOf(Array.from({ length: 24 }, (_, n) => (n % 4 === 0 ? 4_000_000 + n * left : null)))).toBe(left);
  });

  it('is none where the heap was not weighed twice, and that is found', () => {
    const looks = resting().map((look, n) => ({ ...look, heap: n === 0 ? look.heap : null }));
    expect(slopeOf(looks.map(({ heap }) => heap))).toBeNaN();
    expect(growing(looks).join()).toContain('the heap');
  });
});
