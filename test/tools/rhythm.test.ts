/** The rhythm of demo games: every row of the Pace table is measured, and what is planted shows in the rows it belongs to. */
import { describe, expect, it } from 'vitest';
import { emblems } from '../../src/presentation/captains.ts';
import { fetchGame } from '../../src/presentation/index.ts';
import { frames } from '../../src/presentation/shapes.ts';
import { toolsOfGames } from '../../src/tools/games.ts';
import type { ReelTelling } from '../../src/tools/reel/telling.ts';
import { earlierFrom, earlierIn, textOf } from '../../src/tools/rhythm/earlier.ts';
import type { Log, RhythmEntry } from '../../src/tools/rhythm/log.ts';
import { measure } from '../../src/tools/rhythm/measure.ts';
import { failures, type RhythmRow, rowsOf, tableOf } from '../../src/tools/rhythm/rows.ts';
import { few } from '../how-much.ts';

async function tellingOf(game: string): Promise<ReelTelling> {
  const { script, peak = () => null, pivot = () => 0 } = await fetchGame(game);
  return { script, peak, pivot, speed: 'normal', frame: frames.wide, names: emblems.map(({ name }) => name) };
}

const numberIn = (rows: readonly RhythmRow[], what: string): number =>
  Number.parseFloat(rows.find((row) => row.what.startsWith(what))?.value ?? '');

const pauseRow = 'longest pause';
const waitingRow = 'waiting with no event';

describe.each(few(1, toolsOfGames))('the rhythm of %s', (game, { marks, visit, rhythm }) => {
  it('has all rows after two games, and a computer that thinks for long shows in them', async () => {
    const telling = await tellingOf(game);
    const plan = rhythm!;
    const rows = rowsOf(await measure(game, { visit }, plan, telling, { games: 2 }), plan, marks);
    expect(rows).toHaveLength(10);
    for (const { what, value, holds } of rows) {
      const hidden = what === 'beat of a hidden turn';
      expect(holds === null, what).toBe(hidden && !plan.hidden);
      expect(value, what).toMatch(hidden && !plan.hidden ? /^-$/ : /\d (s|%|ms)$/);
    }
    expect(tableOf(rows).split('\n')).toHaveLength(10);
    expect(numberIn(rows, pauseRow)).toBeLessThanOrEqual(1);

    const slow = rowsOf(await measure(game, { visit }, plan, telling, { games: 1, pause: 20_000 }), plan, marks);
    expect(slow.find(({ what }) => what.startsWith(pauseRow))?.holds).toBe(false);
    expect(numberIn(slow, waitingRow)).toBeGreaterThan(50);
  });

  it('is the same every time', async () => {
    const telling = await tellingOf(game);
    const [once, again] = [
      await measure(game, { visit }, rhythm!, telling, { games: 1 }),
      await measure(game, { visit }, rhythm!, telling, { games: 1 }),
    ];
    expect(again).toEqual(once);
  });
});

describe('rows of a log', () => {
  const beat = (at: number, ms: number, type: string, more: Partial<RhythmEntry> = {}): RhythmEntry => ({
    ...{ kind: 'beat', at, ms, type, peaks: [], weight: 0, step: 1 },
    ...more,
  });
  const plan = {
    books: 0.1,
    hidden: { event: 'Quill', ms: 1600 },
    own: { seats: 2, seat: 0, wait: 10, told: 10 },
  };
  const ranks = { Turn: 'books', Draw: 'books', Fight: 'fight', End: 'ceremony' } as const;
  const rowsFor = (log: Partial<Log> & Pick<Log, 'entries' | 'length'>): RhythmRow[] => {
    const whole = { lively: [], steps: [], ...log };
    return rowsOf({ ranks, demos: [whole], own: [whole] }, plan, { turn: 'Turn' });
  };
  const row = (rows: readonly RhythmRow[], what: string) => rows.find((each) => each.what.startsWith(what));

  it('count shares of the whole, and name what took most', () => {
    const rows = rowsFor({
      entries: [
        beat(0, 1000, 'Turn'),
        { ...beat(1000, 1000, ''), kind: 'reading' },
        beat(2000, 2000, 'Draw'),
        beat(4000, 6000, 'Shot'),
      ],
      length: 10_000,
    });
    expect(row(rows, 'turns and')).toMatchObject({ value: '30.0 %', holds: false, worst: 'Draw 2 s, Turn 1 s' });
    expect(row(rows, waitingRow)).toMatchObject({ value: '10.0 %', holds: false, worst: 'reading 1 s' });
    expect(row(rows, 'longest run of bookkeeping')).toMatchObject({ value: '4.0 s', holds: true });
  });

  it('end a run where something is at stake, and leave the ceremony out', () => {
    const entries = [
      beat(0, 5000, 'Shot'),
      beat(5000, 4000, 'Shot', { weight: 3 }),
      beat(9000, 5000, 'Shot'),
      beat(14_000, 30_000, 'End'),
    ];
    const what = 'longest run of one kind';
    expect(row(rowsFor({ entries, length: 44_000 }), what)).toMatchObject({ value: '5.0 s', holds: true });
    const dull = entries.map((entry) => ({ ...entry, weight: 0 }));
    expect(row(rowsFor({ entries: dull, length: 44_000 }), what)).toMatchObject({ value: '14.0 s', holds: false });
  });

  it('measure the waits of one captain, leave fights out, and tell nothing of what was not there', () => {
    const rows = rowsFor({
      entries: [
        beat(0, 3000, 'Sail', { step: 1 }),
        beat(3000, 20_000, 'Fight', { step: 2 }),
        beat(23_000, 4000, 'Sail', { step: 3 }),
        beat(27_000, 1000, 'Sail', { step: 4 }),
      ],
      steps: [
        { seat: 0, from: 0, to: 3000 },
        { seat: 1, from: 3000, to: 23_000 },
        { seat: 1, from: 23_000, to: 27_000 },
        { seat: 0, from: 27_000, to: 28_000 },
      ],
      length: 28_000,
    });
    expect(row(rows, 'median wait')).toMatchObject({ value: '27.0 s', holds: false });
    expect(row(rows, 'most told')).toMatchObject({ value: '7.0 s', holds: true });
    expect(row(rows, 'median time from peak')).toMatchObject({ value: '-', holds: null });
  });

  it('see a secret that takes another time than always, and a picture that stands', () => {
    const entries = [beat(0, 1600, 'Quill'), beat(1600, 2000, 'Quill')];
    const rows = rowsFor({ entries, lively: [[0, 1600]], length: 4000 });
    expect(row(rows, 'beat of a hidden')).toMatchObject({ value: '1600 ms, 2000 ms', holds: false });
    expect(row(rows, 'nothing on the table')).toMatchObject({ value: '50.0 %', holds: false });
  });

  it('are listed where they do not hold, and only those', () => {
    const rows = rowsFor({
      entries: [beat(0, 2000, 'Turn'), beat(2000, 2000, 'Shot')],
      lively: [[0, 3999]],
      length: 4000,
    });
    expect(failures('korsar', rows)).toEqual(['  korsar: turns and bookkeeping, 50.0 % instead of 10.0 %']);
    const good = rowsFor({ entries: [beat(0, 2000, 'Shot')], lively: [[0, 1999]], length: 2000 });
    expect(failures('korsar', good)).toEqual([]);
    expect(tableOf(rows)).toContain('FAILS');
  });

  it('find peaks that are too far apart', () => {
    const entries = [0, 10_000, 35_000, 70_000].map((at) => beat(at, 1000, 'Shot', { peaks: ['shot'] }));
    const rows = rowsFor({ entries, length: 71_000 });
    expect(row(rows, 'median time from peak')).toMatchObject({ value: '25.0 s', holds: false });
  });

  it('are told beside earlier ones, as they were written down', () => {
    const rows = rowsFor({ entries: [beat(0, 2000, 'Shot')], lively: [[0, 1999]], length: 2000 });
    const was = rows.map((each) => ({ ...each, value: each.what === waitingRow ? '35.7 %' : each.value }));
    const { korsar } = earlierFrom(textOf({ korsar: was }), 'rhythm.json');
    const line = (text: string) => text.split('\n').find((each) => each.includes(waitingRow));
    expect(line(tableOf(rows, korsar))).toMatch(/event +35\.7 % +0\.0 % +8\.0 % +holds/);
    // A row that nobody had measured then.
    expect(line(tableOf(rows, []))).toMatch(/event +- +0\.0 %/);
    expect(line(tableOf(rows))).toMatch(/event +0\.0 % +8\.0 %/);
  });

  it('of something else are refused', () => {
    for (const text of ['no', '[]', '{"korsar":1}', '{"korsar":[{"what":"x"}]}'])
      expect(() => earlierFrom(text, 'x.json')).toThrow('holds no rhythm');
    expect(() => earlierIn('no such place', { games: 1 })).toThrow('no such place');
    expect(() => earlierIn('test', { games: 1 })).toThrow('cannot write its rhythm down');
  });
});
