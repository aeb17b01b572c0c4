/** What cannons leave on a ship: more with every third one, nothing without them, and never a hole less. */
import { describe, expect, it } from 'vitest';
import { scarsOf } from '../../src/stage/pieces/scars.ts';

describe('scars', () => {
  it('are a hole for every three cannons, a torn sail from six, smoke and a list from nine', () => {
    expect(scarsOf(0)).toEqual({ holes: 0, rips: 0, list: 0, burns: false });
    expect(scarsOf(2)).toEqual(scarsOf(0));
    expect(scarsOf(3)).toMatchObject({ holes: 1, rips: 0, burns: false });
    expect(scarsOf(6)).toMatchObject({ holes: 2, rips: 1, list: 0, burns: false });
    expect(scarsOf(9)).toMatchObject({ holes: 3, burns: true });
    expect(scarsOf(9).list).toBeGreaterThan(0);
  });

  it('never heal while shots are added', () => {
    for (let shot = 1; shot < 40; shot++) {
      const [before, after] = [scarsOf(shot - 1), scarsOf(shot)];
      for (const key of ['holes', 'rips', 'list'] as const) expect(after[key]).toBeGreaterThanOrEqual(before[key]);
    }
    expect(scarsOf(99)).toMatchObject({ holes: 6, rips: 2 });
  });
});
