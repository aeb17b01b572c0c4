/** Stacks grow together: whoever has fewer coins stops sooner, and the last two arrive together. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stretchesOf } from '../../../src/presentation/ceremony/race.ts';

describe('the pulls of a ceremony', () => {
  const crews = fc.array(fc.integer({ min: 0, max: 120 }), { minLength: 1, maxLength: 8 });

  it('lead from nothing to the highest stack, one after the other, with a rest between them', () => {
    fc.assert(
      fc.property(crews, (points) => {
        const { stretches, end } = stretchesOf(points);
        const most = Math.max(...points);
        if (most === 0) {
          expect(stretches).toEqual([]);
          return;
        }
        expect(stretches[0].from).toBe(0);
        expect(stretches.at(-1)?.to).toBe(most);
        for (const [i, { at, from }] of stretches.entries()) {
          if (i === 0) continue;
          const before = stretches[i - 1];
          expect(from).toBe(before.to);
          expect(at).toBeGreaterThan(before.at + before.ms);
        }
        expect(end).toBeGreaterThanOrEqual(stretches.at(-1)!.at + stretches.at(-1)!.ms);
      }),
    );
  });

  it('leave two for the race, and nobody else', () => {
    fc.assert(
      fc.property(crews, (points) => {
        const { stretches } = stretchesOf(points);
        const race = stretches.find((stretch) => stretch.race);
        if (!race) return;
        const running = points.filter((each) => each > race.from);
        const [, , third] = [...points].sort((a, b) => b - a);
        expect(running.length).toBeLessThanOrEqual(2);
        if (third !== undefined) expect(race.from).toBe(third);
        else expect(race.from).toBeLessThanOrEqual(Math.min(...points));
      }),
    );
  });
});
