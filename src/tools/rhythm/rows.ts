/** The rows of the Pace table: what was measured in the logs of one game, beside its bound. */
import type { Rank } from '../../controller/pacing.ts';
import type { Marks, RhythmPlan } from '../game-tools.ts';
import { median } from '../statistics.ts';
import type { Log, RhythmEntry } from './log.ts';

export interface RhythmRow {
  what: string;
  bound: string;
  value: string;
  /** Verdict on the bound; null where nothing was there to measure. */
  holds: boolean | null;
  /** Part that was worst, where that helps to mend it. */
  worst: string;
}

export interface MeasuredRhythm {
  /** Ranks of events by type, as the game's pacing lists them. */
  ranks: Readonly<Record<string, Rank>>;
  /** Demo games of computers, and games in which one captain's waits are measured. */
  demos: readonly Log[];
  own: readonly Log[];
}

/** Bounds that all games share: seconds, and shares of a game. */
const bounds = { pause: 1, waiting: 0.08, peak: 20, run: 8, still: 0.1 } as const;

/** Milliseconds between two looks at the picture. */
const look = 500;

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const total = (logs: readonly Log[]): number => sum(logs.map(({ length }) => length));
const msOf = (entries: readonly RhythmEntry[]): number => sum(entries.map(({ ms }) => ms));
const isBeat = ({ kind }: RhythmEntry): boolean => kind === 'beat';

/** Makes a row of a number that may be so large and no larger; not a number where nothing was measured. */
function atMost(what: string, value: number, most: number, unit: 's' | '%', worst = ''): RhythmRow {
  const told = (number: number) => (unit === '%' ? `${(100 * number).toFixed(1)} %` : `${number.toFixed(1)} s`);
  const none = Number.isNaN(value);
  return { what, bound: told(most), value: none ? '-' : told(value), holds: none ? null : value <= most, worst };
}

/** Measures all rows of a game. */
export function rowsOf({ ranks, demos, own }: MeasuredRhythm, plan: RhythmPlan, marks: Marks): RhythmRow[] {
  const isBook = ({ type }: RhythmEntry) => ranks[type] === 'books' || type === plan.hidden?.event;
  const waits = own.flatMap((log) => waitsOf(log, plan.own.seat));
  const entries = demos.flatMap((log) => log.entries);
  const books = entries.filter((entry) => isBeat(entry) && isBook(entry));
  const waiting = entries.filter((entry) => !isBeat(entry));
  const told = waits.map((wait) => toldIn(wait, ranks));
  return [
    atMost(
      'longest pause of computers in one turn',
      Math.max(...demos.map((log) => longestPause(log, marks))) / 1000,
      bounds.pause,
      's',
    ),
    hiddenRow(entries, plan),
    atMost(
      'median wait between two own decisions',
      median(waits.map(({ from, to }) => to - from)) / 1000,
      plan.own.wait,
      's',
    ),
    atMost(
      'most told between two own decisions, fights left out',
      (told.length > 0 ? Math.max(...told) : Number.NaN) / 1000,
      plan.own.told,
      's',
      `${told.filter((ms) => ms > 1000 * plan.own.told).length} of ${told.length} are longer, median ${(median(told) / 1000).toFixed(1)} s`,
    ),
    atMost('waiting with no event', msOf(waiting) / total(demos), bounds.waiting, '%', byKind(waiting)),
    atMost('turns and bookkeeping', msOf(books) / total(demos), plan.books, '%', byType(books)),
    atMost('median time from peak to peak', median(demos.flatMap(gaps)) / 1000, bounds.peak, 's'),
    runRow('longest run of bookkeeping', demos, isBook, () => 'books'),
    runRow(
      'longest run of one kind with nothing at stake',
      demos,
      ({ type, weight, peaks }) => weight === 0 && peaks.length === 0 && ranks[type] !== 'ceremony',
      ({ type }) => type,
    ),
    atMost(
      'nothing on the table moves (idle life left out)',
      sum(demos.map(stillTime)) / total(demos),
      bounds.still,
      '%',
    ),
  ];
}

/** Gives the longest time in one turn in which the room waits for computers. */
function longestPause({ entries }: Log, { turn }: Marks): number {
  let [longest, now] = [0, 0];
  for (const { kind, ms, type } of entries) {
    if (type === turn) now = 0;
    if (kind === 'pause') now += ms;
    longest = Math.max(longest, now);
  }
  return longest;
}

/** Makes the row of the beat that hides a secret turn: it takes the same time every time. */
function hiddenRow(entries: readonly RhythmEntry[], { hidden }: RhythmPlan): RhythmRow {
  const what = 'beat of a hidden turn';
  if (!hidden) return { what, bound: '-', value: '-', holds: null, worst: '' };
  const found = [...new Set(entries.filter(({ type }) => type === hidden.event).map(({ ms }) => ms))];
  const holds = found.length === 0 ? null : found.every((ms) => ms === hidden.ms);
  return { what, bound: `${hidden.ms} ms`, value: found.map((ms) => `${ms} ms`).join(', ') || '-', holds, worst: '' };
}

interface Wait {
  from: number;
  to: number;
  entries: readonly RhythmEntry[];
}

/** Lists the times from a captain's decision to the next one; decisions that follow each other are one. */
function waitsOf({ steps, entries }: Log, seat: number): Wait[] {
  const own = steps.flatMap((step, i) => (step.seat === seat ? [i] : []));
  return own.slice(1).flatMap((next, i) => {
    const last = own[i];
    if (next === last + 1) return [];
    // Steps of a log are numbered from 1, with the opening before them.
    const inside = entries.filter(({ step, at }) => step > last && step <= next && at >= steps[last].from);
    return [{ from: steps[last].from, to: steps[next - 1].to, entries: inside }];
  });
}

/** Gives the time that is told in a wait; fights are left out, for they may take their time. */
const toldIn = ({ entries }: Wait, ranks: MeasuredRhythm['ranks']): number =>
  msOf(entries.filter((entry) => isBeat(entry) && ranks[entry.type] !== 'fight'));

function gaps({ entries }: Log): number[] {
  const times = entries.filter(({ peaks }) => peaks.length > 0).map(({ at }) => at);
  return times.slice(1).map((at, i) => at - times[i]);
}

/** Makes the row of the longest run of beats of one kind; waits between them belong to it. */
function runRow(
  what: string,
  logs: readonly Log[],
  counts: (entry: RhythmEntry) => boolean,
  kindOf: (entry: RhythmEntry) => string,
): RhythmRow {
  let longest = { ms: 0, kinds: new Set<string>() };
  for (const { entries } of logs) {
    let run = { kind: '', ms: 0, kinds: new Set<string>() };
    for (const entry of entries) {
      if (!isBeat(entry)) {
        if (run.ms > 0) run.ms += entry.ms;
        continue;
      }
      const kind = counts(entry) ? kindOf(entry) : '';
      if (kind === '' || kind !== run.kind) run = { kind, ms: 0, kinds: new Set() };
      if (kind === '') continue;
      run.ms += entry.ms;
      run.kinds.add(entry.type);
      if (run.ms > longest.ms) longest = { ms: run.ms, kinds: new Set(run.kinds) };
    }
  }
  return atMost(what, longest.ms / 1000, bounds.run, 's', [...longest.kinds].join(', '));
}

/** Gives the time in which two looks at the picture show the same, but for what always lives. */
function stillTime({ lively, length }: Log): number {
  const moved = new Set<number>();
  for (const [from, to] of lively)
    for (let window = Math.floor(from / look); window * look <= to; window++) moved.add(window);
  const windows = Math.floor(length / look);
  let still = 0;
  for (let window = 0; window < windows; window++) if (!moved.has(window)) still += look;
  return still;
}

const inSeconds = (parts: ReadonlyMap<string, number>): string =>
  [...parts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, 3)
    .map(([name, ms]) => `${name} ${(ms / 1000).toFixed(0)} s`)
    .join(', ');

function parted(entries: readonly RhythmEntry[], nameOf: (entry: RhythmEntry) => string): Map<string, number> {
  const parts = new Map<string, number>();
  for (const entry of entries) parts.set(nameOf(entry), (parts.get(nameOf(entry)) ?? 0) + entry.ms);
  return parts;
}

const byType = (entries: readonly RhythmEntry[]): string => inSeconds(parted(entries, ({ type }) => type));
const byKind = (entries: readonly RhythmEntry[]): string => inSeconds(parted(entries, ({ kind }) => kind));

/** Writes rows as a table of columns; with what was measured earlier beside it, or a dash where nothing was. */
export function tableOf(
  rows: readonly RhythmRow[],
  earlier: readonly Pick<RhythmRow, 'what' | 'value'>[] | null = null,
): string {
  const was = (what: string) => earlier?.find((row) => row.what === what)?.value ?? '-';
  const cells = rows.map(({ what, bound, value, holds, worst }) => [
    what,
    ...(earlier ? [was(what)] : []),
    value,
    bound,
    holds === null ? '-' : holds ? 'holds' : 'FAILS',
    worst,
  ]);
  const last = (cells[0]?.length ?? 1) - 1;
  const widths = Array.from({ length: last }, (_, column) => Math.max(...cells.map((row) => row[column].length)));
  return cells.map((row) => `  ${row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join('  ')}`.trimEnd()).join('\n');
}

/** Lists the rows that do not hold, each in a line. */
export const failures = (game: string, rows: readonly RhythmRow[]): string[] =>
  rows
    .filter(({ holds }) => holds === false)
    .map(({ what, value, bound }) => `  ${game}: ${what}, ${value} instead of ${bound}`);
