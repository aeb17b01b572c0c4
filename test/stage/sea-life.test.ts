/** What lives on the water: the same every time, rare, seen whole, and never bright for longer or larger than a lantern. */
import { describe, expect, it } from 'vitest';
import { type LifeKind, lasts, lifeAt, nextLife, pauseBefore } from '../../src/stage/pieces/sea-life-order.ts';

const counts = Array.from({ length: 200 }, (_, n) => n);

describe('life on the water', () => {
  it('comes every six to fourteen seconds, and all kinds of a water come', () => {
    for (const n of counts) {
      expect(pauseBefore(n)).toBeGreaterThanOrEqual(6000);
      expect(pauseBefore(n)).toBeLessThanOrEqual(14_000);
      expect(pauseBefore(n)).toBe(pauseBefore(n));
      expect(nextLife(n, true)).toEqual(nextLife(n, true));
    }
    const kinds = (flat: boolean) => [...new Set(counts.map((n) => nextLife(n, flat).kind))].sort();
    expect(kinds(false)).toEqual(['fish', 'lightning', 'sail', 'shadow']);
    expect(kinds(true)).toEqual(['fish', 'shadow', 'whale']);
  });

  it('comes up at many places, not at one', () => {
    const places = new Set(counts.map((n) => Math.floor(nextLife(n, false).across * 10)));
    expect(places.size).toBe(10);
  });

  it('begins and ends unseen, or under the water, and lasts as long as it is said to', () => {
    for (const kind of Object.keys(lasts) as LifeKind[]) {
      expect(lifeAt(kind, -1)).toBeNull();
      expect(lifeAt(kind, lasts[kind])).toBeNull();
      const strength = counts.map((i) => ({ ...lifeAt(kind, (lasts[kind] * i) / counts.length)! }));
      expect(Math.max(...strength.map(({ alpha }) => alpha))).toBeGreaterThan(0.4);
      const [first, last] = [strength[0], strength.at(-1)!];
      // A fish leaps from the line of the water and falls back to it.
      expect(kind === 'fish' ? first.dy : first.alpha).toBeCloseTo(0, 5);
      expect(last.alpha).toBeLessThan(0.05);
    }
  });

  it('never changes its light quicker than a tenth of a second from dark to bright', () => {
    for (let at = 0; at + 100 < lasts.lightning; at += 10) {
      const before = lifeAt('lightning', at)!.alpha;
      expect(Math.abs(lifeAt('lightning', at + 100)!.alpha - before)).toBeLessThan(0.3);
    }
  });
});
