/** How much is told to people between two decisions: the least important is shortened first, fights and secrets never. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Factors, fitted, type Rank, ranks, type Times, unhurried } from '../../src/controller/pacing.ts';
import type { Reel, Script, TablePicture } from '../../src/controller/room.ts';
import { SceneController } from '../../src/controller/scene-controller.ts';

interface Event {
  type: string;
  length: number;
  rank: Rank;
}

const told = 10_000;

const script: Script<object, Event> = {
  tell: () => ({}),
  layout: () => new Map(),
  blank: () => ({}),
  overlap: () => null,
  pacing: { listed: {}, rank: ({ rank }) => rank, told },
  beat: ({ length }) => ({ length, cues: [] }),
};

/** Tells actions one after the other, and gives how long every beat took. */
async function lengthsOf(actions: Event[][], decides: boolean | 'first', again = false): Promise<number[]> {
  const found: number[] = [];
  const frame = { shape: 'wide', width: 1920, height: 1080 } as const;
  const room: TablePicture = { frame, onReshape: () => {}, show: () => {}, caption: () => {} };
  const reel: Reel = {
    play: async (beat, _, { factor }) => void found.push(beat.length * factor),
    wait: async () => {},
    skip: () => {},
    cut: () => {},
    pause: () => {},
  };
  const controller = new SceneController(room, reel, script, []);
  controller.show({});
  if (decides === 'first') controller.begun([0]);
  else if (decides) controller.decided([0]);
  for (const events of actions) await controller.play({ events, view: {}, again });
  return found;
}

const beatOf = (rank: Rank, length: number): Event => ({ type: rank, rank, length });
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const sized = (times: Times, factors: Factors): number =>
  sum(ranks.map((rank) => (rank === 'fight' ? 0 : (times[rank] ?? 0) * factors[rank])));

describe('what is told between two decisions', () => {
  it('is told in full where nobody decides, and where it fits', async () => {
    const long = Array.from({ length: 9 }, () => [beatOf('plain', 2500)]);
    expect(await lengthsOf(long, false)).toEqual(Array(9).fill(2500));
    expect(await lengthsOf([[beatOf('plain', 2500), beatOf('peak', 1700)]], true)).toEqual([2500, 1700]);
  });

  it('never takes longer than it may, however much happens, and a fight takes its time', async () => {
    const event = fc.record({
      rank: fc.constantFrom<Rank>('books', 'plain', 'peak', 'fight'),
      length: fc.integer({ min: 0, max: 4000 }),
      type: fc.constant('Any'),
    });
    const actions = fc.array(fc.array(event, { maxLength: 6 }), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(actions, async (all) => {
        const events = all.flat();
        const lengths = await lengthsOf(
          all.map((action) => [...action]),
          true,
        );
        expect(sum(lengths.filter((_, i) => events[i].rank !== 'fight'))).toBeLessThanOrEqual(told);
        for (const [i, { rank, length }] of events.entries()) if (rank === 'fight') expect(lengths[i]).toBe(length);
      }),
      { seed: 17, numRuns: 60 },
    );
  });

  it('is less before the first decision of people who have just sat down', async () => {
    const long = () => Array.from({ length: 9 }, () => [beatOf('plain', 2500)]);
    const [first, later] = [sum(await lengthsOf(long(), 'first')), sum(await lengthsOf(long(), true))];
    expect(first).toBeLessThanOrEqual(6300);
    expect(later).toBeGreaterThan(8000);
    expect(await lengthsOf([[beatOf('plain', 2500)]], 'first')).toEqual([2500]);
  });

  it('takes as long as ever where the match ends: nobody decides after it', async () => {
    const end = [beatOf('peak', 9000), beatOf('plain', 9000), beatOf('ceremony', 9000)];
    expect(await lengthsOf([end], true)).toEqual([9000, 9000, 9000]);
  });

  it('keeps the time of a secret, whatever else has to be short', async () => {
    const turns = Array.from({ length: 2 }, () => [beatOf('fixed', 1600), beatOf('plain', 5000)]);
    const lengths = await lengthsOf(turns, true);
    expect(lengths.filter((_, i) => i % 2 === 0)).toEqual([1600, 1600]);
    expect(sum(lengths)).toBeLessThanOrEqual(told);
  });

  it('shortens the least important first', () => {
    const times = { books: 1000, plain: 4000, peak: 4000 };
    expect(fitted(times, 9000)).toEqual(unhurried);
    expect(fitted(times, 8700)).toEqual({ ...unhurried, books: 0.7 });
    expect(fitted(times, 7400)).toEqual({ ...unhurried, books: 0.4, plain: 0.75 });
    const short = fitted(times, 5800);
    expect([short.books, short.plain]).toEqual([0.4, 0.45]);
    expect(short.peak).toBeCloseTo(0.9, 6);
    const shortest = fitted(times, 2000);
    expect(shortest.books).toBeLessThan(shortest.plain);
    expect(shortest.plain).toBeLessThan(shortest.peak);
    for (const most of [500, 2000, 5800, 8700]) expect(sized(times, fitted(times, most))).toBeCloseTo(most, 6);
  });

  it('is told in full when the last round is shown again, however short it was before', async () => {
    const long = () => Array.from({ length: 9 }, () => [beatOf('plain', 2500)]);
    expect(sum(await lengthsOf(long(), true))).toBeLessThanOrEqual(told);
    expect(await lengthsOf(long(), true, true)).toEqual(Array(9).fill(2500));
  });

  it('lets bookkeeping share what it may take', () => {
    expect(fitted({ books: 4000, plain: 1000 }, 10_000, 2000)).toEqual({ ...unhurried, books: 0.5 });
  });
});
