/**
 * The belief of an old hand of the Navy: the same filter over the same public facts as `beliefOf`, but he takes the pirate
 * for somebody who plans his voyage, and asks at every turn where that plan would have led from every square.
 */
import { type Belief, evenly, masked, type Shares, summed } from '../../rules/yellowbeard/belief.ts';
import { type Chart, countsOf } from '../../rules/yellowbeard/map.ts';
import { nextAfloat } from '../../rules/yellowbeard/navy.ts';
import { type Places, traceOf } from '../../rules/yellowbeard/trace.ts';
import type { HarbourId, ShipNumber, SiteId, Square, View } from '../../rules/yellowbeard/types.ts';
import { chest, usualShare, type Voyage, voyageOf } from './voyage.ts';

/** Difference in worth that a pirate takes seriously: what is worse by this much is done e times as seldom. */
const sure = 0.004;
/** Part of all turns in which he does anything, whatever it is worth. */
const whim = 0.1;
/** The same difference where he puts to sea: he does not always leave from the best harbour. */
const leaving = 0.03;
type Facts = Pick<View, 'options' | 'ships' | 'chests' | 'stolen' | 'turned' | 'watch' | 'ship'>;

/** The latest filter: most questions are about the next moment of the same round. */
let latest: { key: string; after: readonly Places[]; believed: readonly Shares[] } | null = null;

/** Works out what he believes, from what everybody has seen. */
export function hunchOf(view: Facts): Belief {
  const trace = traceOf(view);
  const { chart, watch, after } = trace;
  const all = [...view.chests, ...view.stolen].sort();
  const idAt = new Map(all.map((id) => [chart.siteOf.get(id)!.square, id]));
  const key = JSON.stringify([view.options, all]);
  const known = latest?.key === key ? latest : null;
  const believed: Shares[] = [];
  const gone: SiteId[] = [];
  const turned: HarbourId[] = [];
  const courses = (ships: readonly (Square | null)[], next: ShipNumber) =>
    coursesOf(chart, view, ships, next, all, gone, turned);
  let now: Shares = new Map();
  watch.forEach((one, turn) => {
    const theft = one.stolen === null ? null : idAt.get(one.stolen)!;
    if (theft !== null) gone.push(theft);
    // The trace keeps what it has worked out before, so the same object means the same turn.
    if (known && believed.length === turn && known.after[turn] === after[turn]) now = known.believed[turn];
    else {
      const plan = courses(one.ships, one.ship ?? nextAfloat(one.ships as View['ships'], watch[turn - 1]?.ship ?? 0));
      const from = (turn === 0 ? departed(trace.before[0], plan) : now.get(theft)) ?? evenly(trace.before[turn]);
      now = masked(moved(chart, plan, from, turn > 0, one.closed !== null), after[turn]);
    }
    if (one.closed !== null) turned.push(chart.ports.find(({ square }) => square === one.closed)!.id);
    believed.push(now);
  });
  latest = { key, after, believed };
  const start = trace.now.get(null);
  const shares = summed(chart, watch.length > 0 ? now : new Map([[null, evenly(start!)]]));
  let ahead: Courses | null = null;
  const step = (from: Float64Array) => {
    ahead ??= courses(view.ships, nextAfloat(view.ships, view.ship));
    return summed(chart, moved(chart, ahead, from, true, false));
  };
  return {
    chart,
    places: now,
    shares,
    later(turns) {
      let then = shares;
      for (let i = 0; i < turns; i++) then = step(then);
      return then;
    },
    moved: step,
  };
}

/** Courses of one turn: how likely it ends where, from every square, and how likely he loads what. */
interface Courses {
  voyage: Voyage;
  row(cell: number, loading: boolean, closed: boolean): Row;
}

/** Chances of one turn; those of `ends` and those of `chests` add up to 1. */
interface Row {
  ends: readonly number[];
  chances: Float64Array;
  chests: readonly SiteId[];
  loads: Float64Array;
}

function coursesOf(
  chart: Chart,
  { options }: Facts,
  ships: readonly (Square | null)[],
  next: ShipNumber,
  all: readonly SiteId[],
  gone: readonly SiteId[],
  turned: readonly HarbourId[],
): Courses {
  const { chestsToEscape: need, openGarrisons, closedGarrisons } = countsOf(options);
  const free = all.filter((id) => !gone.includes(id));
  const shut = openGarrisons + closedGarrisons - turned.length;
  const voyage = voyageOf({
    chart,
    telescope: options.telescope,
    ships,
    next,
    free,
    turned: [...turned],
    aboard: gone.length,
    need,
    open: shut > 0 ? openGarrisons / shut : 0,
  });
  const beside = new Map<number, SiteId[]>();
  for (const id of free)
    for (const cell of chart.siteOf.get(id)!.access) beside.set(cell, [...(beside.get(cell) ?? []), id]);
  const rows: Row[] = [];
  return {
    voyage,
    row(cell, loading, closed) {
      const at = cell * 4 + (loading ? 2 : 0) + (closed ? 1 : 0);
      rows[at] ??= rowOf(voyage, cell, loading && !closed ? (beside.get(cell) ?? []) : [], closed);
      return rows[at];
    },
  };
}

function rowOf({ worth, ends, harbours }: Voyage, cell: number, chests: readonly SiteId[], closed: boolean): Row {
  const there = ends(cell);
  // Who can try a harbour does; it is seen when that fails, and over when it does not.
  const may = Float64Array.from(there, (end) => ((harbours[end] === 1) === closed ? 1 : 0.02));
  const worths = Array.from(there, (end) => worth(end, 0, usualShare));
  const load = chests.length > 0 ? chest + worth(cell, 1, usualShare) : Number.NEGATIVE_INFINITY;
  const most = Math.max(load, ...worths);
  const chances = Float64Array.from(worths, (one, i) => may[i] * Math.exp((one - most) / sure));
  const loads = Float64Array.from(chests, () => Math.exp((load - most) / sure));
  let sum = 0;
  let free = 0;
  for (const chance of chances) sum += chance;
  for (const one of may) free += one;
  for (const chance of loads) sum += chance;
  free += loads.length;
  for (let i = 0; i < chances.length; i++) chances[i] = ((1 - whim) * chances[i]) / sum + (whim * may[i]) / free;
  for (let i = 0; i < loads.length; i++) loads[i] = ((1 - whim) * loads[i]) / sum + whim / free;
  return { ends: there, chances, chests, loads };
}

/** Weighs the harbours he may have left from. */
function departed(possible: Uint8Array, { voyage }: Courses): Float64Array {
  const shares = Float64Array.from(possible, (one, cell) =>
    one === 1 ? Math.exp(voyage.worth(cell, 0, 0) / leaving) : 0,
  );
  const sum = shares.reduce((all, one) => all + one, 0);
  return shares.map((one) => (sum > 0 ? one / sum : 0));
}

function moved(chart: Chart, courses: Courses, from: Float64Array, loading: boolean, closed: boolean): Shares {
  const sailed = new Float64Array(from.length);
  const all: Shares = new Map([[null, sailed]]);
  for (let cell = 0; cell < from.length; cell++) {
    const share = from[cell];
    if (share === 0) continue;
    const { ends, chances, chests, loads } = courses.row(cell, loading, closed);
    for (let i = 0; i < ends.length; i++) sailed[ends[i]] += share * chances[i];
    for (let i = 0; i < chests.length; i++) {
      let set = all.get(chests[i]);
      if (!set) {
        set = new Float64Array(chart.names.length);
        all.set(chests[i], set);
      }
      set[cell] += share * loads[i];
    }
  }
  return all;
}
