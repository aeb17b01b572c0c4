/**
 * The likelihood of every square, as far as everybody may know: the number of tracks that end there and agree with all that
 * was seen. A *track* is a sequence of turn-end squares and loads, the square of departure first; two ways over the same
 * end squares are one track. Counted exactly, with big integers, for there are about twenty times as many after each turn.
 *
 * Takes public facts alone, which a view has as well as a state: equal facts give equal heat. Open to the page.
 */
import type { Chart } from './map.ts';
import { fleetOf, held, pirateSteps } from './moves.ts';
import { type Places, type PublicFacts, type Trace, traceOf } from './trace.ts';
import type { SiteId, Square } from './types.ts';

export interface HotSquare {
  square: Square;
  tracks: bigint;
}

export interface Heat {
  /** Only squares where he could be, in the order of the chart. */
  squares: HotSquare[];
  total: bigint;
}

/** Tracks by cell, for each chest loaded on the latest turn. */
type Counts = Map<SiteId | null, bigint[]>;

/** Heat is asked for after every event of the same round: turns that have not changed are not counted again. */
let latest: { after: readonly Places[]; counts: Counts[] } | null = null;

/**
 * Counts the pirate's possible tracks to each square. Is called only while the pirate is at sea: before they depart and
 * after the round there is nothing to guess.
 */
export function heatOf(facts: PublicFacts): Heat {
  const trace = traceOf(facts);
  const { chart, after } = trace;
  const counts: Counts[] = [];
  for (let turn = 0; turn < after.length; turn++) {
    // The trace keeps what it has worked out before, so the same object means the same turn.
    const known = latest !== null && latest.after[turn] === after[turn] && counts.length === turn;
    counts.push(known ? latest!.counts[turn] : counted(trace, turn, counts[turn - 1]));
  }
  latest = { after, counts };
  const now = counts[counts.length - 1] ?? atDeparture(trace);
  const sums = new Array<bigint>(chart.names.length).fill(0n);
  for (const one of now.values()) for (let cell = 0; cell < sums.length; cell++) sums[cell] += one[cell];
  const squares = chart.names.flatMap((square, cell) => (sums[cell] > 0n ? [{ square, tracks: sums[cell] }] : []));
  return { squares, total: squares.reduce((sum, { tracks }) => sum + tracks, 0n) };
}

function counted(trace: Trace, turn: number, before: Counts | undefined): Counts {
  const { chart, watch, after, before: possible } = trace;
  const { stolen, ships } = watch[turn];
  const theft = stolen === null ? null : (chart.sites.find(({ square }) => square === stolen)?.id ?? null);
  const from = turn === 0 ? departed(possible[0]) : (before?.get(theft) ?? nothing(chart));
  const counts: Counts = new Map();
  for (const [loaded, set] of after[turn])
    counts.set(
      loaded,
      loaded === null
        ? sailed(chart, fleetOf(chart, ships), from, set)
        : from.map((tracks, cell) => (set[cell] === 1 ? tracks : 0n)),
    );
  return counts;
}

const nothing = (chart: Chart) => new Array<bigint>(chart.names.length).fill(0n);

/**
 * Counts one track per square of departure: which of two harbours the pirate left it from makes no difference to
 * anybody.
 */
const departed = (start: Uint8Array) => Array.from(start, (there) => (there === 1 ? 1n : 0n));

function atDeparture({ now }: Trace): Counts {
  return new Map([...now].map(([loaded, set]) => [loaded, departed(set)]));
}

/**
 * Passes the tracks of this square on to every square within the pirate's steps; `open` are those they may have ended
 * on.
 */
function sailed(chart: Chart, fleet: readonly number[], from: readonly bigint[], open: Uint8Array): bigint[] {
  const sums = nothing(chart);
  const mark = new Int32Array(sums.length).fill(-1);
  const closed = chart.strait.map((strait, cell) => (strait === 1 && held(chart, fleet, cell) ? 1 : 0));
  for (let start = 0; start < from.length; start++) {
    const tracks = from[start];
    if (tracks === 0n) continue;
    const reached = [start];
    mark[start] = start;
    for (let step = 0, begin = 0; step < pirateSteps; step++) {
      const end = reached.length;
      for (; begin < end; begin++)
        for (const next of chart.near[reached[begin]]) {
          if (mark[next] === start || closed[next] === 1) continue;
          mark[next] = start;
          reached.push(next);
        }
    }
    for (const cell of reached) if (open[cell] === 1) sums[cell] += tracks;
  }
  return sums;
}
