/**
 * The belief of a captain: a share of certainty for every place that the public facts allow. Unlike the heat on the table,
 * which counts tracks alike, it takes the pirate for somebody who wants chests and keeps out of sight. A filter, turn by
 * turn, from the same facts that everybody has.
 */
import type { Chart } from './map.ts';
import { countsOf } from './map.ts';
import { distances, fleetOf } from './moves.ts';
import { type Places, traceOf } from './trace.ts';
import type { SiteId, View } from './types.ts';
import { sailsFrom, type Warship, warshipAt } from './warship.ts';

/** Power of e by which a pirate goes more often to a square that is one step nearer to what they want. */
const pull = 1;
/** Factor by which they go less often to a square where the next ship would see them, or could end its move. */
const shyOfSight = 0.1;
const shyOfReach = 0.4;
/** Factor by which they load a chest they lie beside more often than they take any single sail. */
const greed = 20;

export interface Belief {
  chart: Chart;
  /** Shares by the chest loaded on the latest turn and by cell; all in all 1. */
  places: ReadonlyMap<SiteId | null, Float64Array>;
  /** Shares by cell; they add up to 1. */
  shares: Float64Array;
  /** Gives the shares after so many Pirate turns more, if nobody sees the pirate until then. */
  later(turns: number): Float64Array;
  /** Tells what becomes of any shares in one Pirate turn, when this ship is the next to act. */
  moved(from: Float64Array, next: Warship | null): Float64Array;
}

/** Shares by the chest loaded on the latest turn and by cell. */
export type Shares = Map<SiteId | null, Float64Array>;

/** The public facts it takes; a state and a view have them under the same names. */
type Facts = Pick<View, 'options' | 'ships' | 'chests' | 'stolen' | 'turned' | 'watch'>;

/** The latest filter: most questions are about the next moment of the same round. */
let latest: { key: string; after: readonly Places[]; believed: readonly Shares[] } | null = null;

export function beliefOf(view: Facts): Belief {
  const trace = traceOf(view);
  const { chart, watch, after } = trace;
  const need = countsOf(view.options).chestsToEscape;
  // In an order of its own: sums in another order may differ in the last digit.
  const all = [...view.chests, ...view.stolen].sort();
  const squareOf = (id: SiteId) => chart.siteOf.get(id)!.square;
  const key = JSON.stringify([view.options, view.turned, all]);
  const known = latest?.key === key ? latest : null;
  let now: Shares = new Map([[null, evenly(trace.before[0] ?? trace.now.get(null)!)]]);
  const believed: Shares[] = [];
  const gone: SiteId[] = [];
  watch.forEach((one, turn) => {
    const theft = one.stolen === null ? null : all.find((id) => squareOf(id) === one.stolen)!;
    if (theft !== null) gone.push(theft);
    // The trace keeps what it has worked out before, so the same object means the same turn.
    if (known && believed.length === turn && known.after[turn] === after[turn]) now = known.believed[turn];
    else {
      const from = now.get(theft) ?? evenly(trace.before[turn]);
      const left = all.filter((id) => !gone.includes(id));
      const next = one.ship === null ? null : warshipAt(chart, view.options.telescope, one.ships, one.ship);
      const fleet = fleetOf(chart, one.ships);
      const want = wanted(view, chart, left, gone.length >= need);
      now = masked(move(coursesOf(chart, fleet, want, next), from, turn > 0 ? left : []), after[turn]);
    }
    believed.push(now);
  });
  latest = { key, after, believed };
  const shares = summed(chart, now);
  const fleet = fleetOf(chart, view.ships);
  const want = wanted(view, chart, view.chests, view.stolen.length >= need);
  const ahead = new Map<Warship | null, Courses>();
  const moved = (from: Float64Array, next: Warship | null) => {
    const courses = ahead.get(next) ?? coursesOf(chart, fleet, want, next);
    ahead.set(next, courses);
    return summed(chart, move(courses, from, []));
  };
  return {
    chart,
    places: now,
    shares,
    later(turns) {
      let then = shares;
      for (let i = 0; i < turns; i++) then = moved(then, null);
      return then;
    },
    moved,
  };
}

/** Shares certainty alike among what is possible. */
export function evenly(possible: Uint8Array): Float64Array {
  const many = possible.reduce((sum, one) => sum + one, 0);
  return Float64Array.from(possible, (one) => (many > 0 ? one / many : 0));
}

/** Gives the distance of every square from what the pirate wants: chests, and in the end harbours. */
export function wanted(
  view: Pick<View, 'turned'>,
  chart: Chart,
  chests: readonly SiteId[],
  enough: boolean,
): Int16Array {
  const goals = enough
    ? chart.ports.filter(({ id }) => !view.turned.includes(id))
    : chart.sites.filter(({ id }) => chests.includes(id));
  return distances(chart, [...new Set(goals.flatMap(({ access }) => access))]);
}

/** Courses of the pirate from every square, and how much they like to lie there. */
interface Courses {
  chart: Chart;
  likes: Float64Array;
  /** Lists where the pirate may end a turn that they begin there. */
  ends(cell: number): readonly number[];
}

/**
 * Gives courses that remember what was looked up: what a captain foresees asks again and again for the same fleet, for
 * every square where a ship may end.
 */
function coursesOf(chart: Chart, fleet: readonly number[], want: Int16Array, next: Warship | null): Courses {
  const likes = Float64Array.from(want, (far, cell) => {
    const fear = next === null ? 1 : (next.sight[cell] ? shyOfSight : 1) * (next.reach[cell] > 0 ? shyOfReach : 1);
    return Math.exp(-pull * Math.max(0, far)) * fear;
  });
  const known: (readonly number[])[] = [];
  return {
    chart,
    likes,
    ends(cell) {
      known[cell] ??= sailsFrom(chart, fleet, cell);
      return known[cell];
    },
  };
}

function move({ chart, likes, ends }: Courses, from: Float64Array, loadable: readonly SiteId[]): Shares {
  const beside = new Map<number, SiteId[]>();
  for (const id of loadable)
    for (const cell of chart.siteOf.get(id)!.access) beside.set(cell, [...(beside.get(cell) ?? []), id]);
  const sailed = new Float64Array(from.length);
  const moved: Shares = new Map([[null, sailed]]);
  for (let cell = 0; cell < from.length; cell++) {
    if (from[cell] === 0) continue;
    const chests = beside.get(cell) ?? [];
    const load = greed * likes[cell];
    let sum = load * chests.length;
    for (const end of ends(cell)) sum += likes[end];
    if (sum === 0) continue;
    for (const end of ends(cell)) sailed[end] += (from[cell] * likes[end]) / sum;
    for (const id of chests) {
      if (!moved.has(id)) moved.set(id, new Float64Array(from.length));
      moved.get(id)![cell] += (from[cell] * load) / sum;
    }
  }
  return moved;
}

/** Takes away what was seen to be wrong; what is possible but was thought impossible gets a grain. */
export function masked(shares: Shares, possible: ReadonlyMap<SiteId | null, Uint8Array>): Shares {
  const grain = 1e-9;
  let sum = 0;
  const left: Shares = new Map();
  for (const [loaded, set] of possible) {
    const old = shares.get(loaded);
    const now = Float64Array.from(set, (one, cell) => (one === 1 ? (old?.[cell] ?? 0) + grain : 0));
    for (const share of now) sum += share;
    left.set(loaded, now);
  }
  for (const set of left.values()) for (let cell = 0; cell < set.length; cell++) set[cell] /= sum;
  return left;
}

/** Adds the shares up by cell, whatever was loaded; all in all 1. */
export function summed(chart: Chart, shares: Shares): Float64Array {
  const sums = new Float64Array(chart.names.length);
  let sum = 0;
  for (const set of shares.values())
    for (let cell = 0; cell < sums.length; cell++) {
      sums[cell] += set[cell];
      sum += set[cell];
    }
  if (sum > 0) for (let cell = 0; cell < sums.length; cell++) sums[cell] /= sum;
  return sums;
}
