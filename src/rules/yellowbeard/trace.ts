/**
 * The places where he could be: every pair of square and loaded chest that the public facts allow, turn by turn.
 * Exact: what is left out is impossible, what is in it could be true. It never sees a state's secrets.
 *
 * A loaded chest shows one turn later, by its marker or by the lack of it. So after every Pirate turn the possibilities
 * fall apart by what he may just have loaded, and at the end of the next one all of them but one class are gone.
 */
import { type Chart, chartOf, readWatch } from './map.ts';
import { canMove, fleetOf, held, pirateSteps, trapped } from './moves.ts';
import { forSeen } from './sight.ts';
import type { Options, SiteId, Square, View, Watch } from './types.ts';

/** The public facts that count; a state and a view have them under the same names. */
export type PublicFacts = Pick<View, 'options' | 'ships' | 'chests' | 'stolen' | 'turned' | 'watch'>;

/** Possible cells by the chest loaded on the latest turn; `null` for none. Only classes that are not empty. */
export type Places = Map<SiteId | null, Uint8Array>;

export interface Trace {
  chart: Chart;
  watch: Watch[];
  /** Squares before each Pirate turn, those of the class that turned out to be true. */
  before: Uint8Array[];
  /** Places after each Pirate turn and as much of the Navy turn behind it as there was. */
  after: Places[];
  now: Places;
}

/** The latest trace: most questions are about the next turn of the same round, or about the same turn again. */
let latest: { key: string; lines: readonly string[]; trace: Trace } | null = null;

export function traceOf(facts: PublicFacts): Trace {
  const chart = chartOf(facts.options.map);
  const chests = [...facts.chests, ...facts.stolen].sort();
  const key = JSON.stringify([facts.options.map, facts.options.telescope, chests, facts.watch[0] ?? facts.ships]);
  const known = latest?.key === key ? latest : null;
  let same = 0;
  while (known && same < facts.watch.length && known.lines[same] === facts.watch[same]) same++;
  const watch = [...(known?.trace.watch.slice(0, same) ?? []), ...facts.watch.slice(same).map(readWatch)];
  const start: Places = new Map([[null, departures(chart, watch[0]?.ships ?? facts.ships)]]);
  const after = known?.trace.after.slice(0, same) ?? [];
  const before = known?.trace.before.slice(0, same) ?? [];
  const idAt = new Map(chart.sites.map((site) => [site.square, site.id]));
  const thefts = watch.map(({ stolen }) => (stolen === null ? null : idAt.get(stolen)!));
  for (let turn = same; turn < watch.length; turn++) {
    const one = watch[turn];
    // A history that nobody can have seen leaves nothing possible.
    const from = (after[turn - 1] ?? start).get(thefts[turn]) ?? new Uint8Array(chart.names.length);
    before.push(from);
    const fleet = fleetOf(chart, one.ships);
    const gone = thefts.slice(0, turn + 1);
    const loadable = turn === 0 || one.closed !== null ? [] : chests.filter((site) => !gone.includes(site));
    const now = new Map([[null, sailed(chart, fleet, from, one.closed)], ...loadedFrom(chart, from, loadable)]);
    if (one.ship !== null) narrow(now, ruledOut(chart, facts.options, one, one.ship, now));
    after.push(now);
  }
  const trace: Trace = { chart, watch, before, after, now: after[after.length - 1] ?? start };
  latest = { key, lines: facts.watch.slice(), trace };
  return trace;
}

/** Finds the cells from which the pirate may put to sea (4.6). */
function departures(chart: Chart, ships: Watch['ships']): Uint8Array {
  const fleet = fleetOf(chart, ships);
  const start = new Uint8Array(chart.names.length);
  for (const { access } of chart.ports)
    for (const cell of access) if (!fleet.includes(cell) && canMove(chart, fleet, cell)) start[cell] = 1;
  return start;
}

/**
 * Finds all that can be reached by sailing from any of these cells: shortest ways repeat no square, so [R 6] takes
 * none away. If a harbour turned the pirate away, they lie beside it.
 */
function sailed(chart: Chart, fleet: readonly number[], from: Uint8Array, closed: Square | null): Uint8Array {
  const reached = from.slice();
  let edge: number[] = [];
  for (let cell = 0; cell < from.length; cell++) if (from[cell] === 1) edge.push(cell);
  for (let step = 0; step < pirateSteps; step++) {
    const beyond: number[] = [];
    for (const cell of edge)
      for (const next of chart.near[cell]) {
        if (reached[next] === 1 || held(chart, fleet, next)) continue;
        reached[next] = 1;
        beyond.push(next);
      }
    edge = beyond;
  }
  for (const ship of fleet) reached[ship] = 0;
  if (closed === null) return reached;
  const beside = new Uint8Array(from.length);
  for (const cell of chart.ports.find((port) => port.square === closed)!.access) beside[cell] = reached[cell];
  return beside;
}

/** Lists the classes of those who may have loaded, by chest. */
function loadedFrom(chart: Chart, from: Uint8Array, loadable: readonly SiteId[]): [SiteId, Uint8Array][] {
  const classes: [SiteId, Uint8Array][] = [];
  for (const site of loadable) {
    const beside = chart.siteOf.get(site)?.access.filter((cell) => from[cell] === 1) ?? [];
    if (beside.length === 0) continue;
    const set = new Uint8Array(from.length);
    for (const cell of beside) set[cell] = 1;
    classes.push([site, set]);
  }
  return classes;
}

/** Finds where the pirate cannot be after this Navy turn, because they would have been seen, rammed or trapped. */
function ruledOut(
  chart: Chart,
  { telescope }: Options,
  { ships, look, moved }: Watch,
  ship: number,
  places: Places,
): Uint8Array {
  const others = fleetOf(chart, ships, ship - 1);
  const gone = new Uint8Array(chart.names.length);
  if (look !== null && look.saw !== null) {
    gone.fill(1);
    gone[chart.cells.get(look.saw)!] = 0;
  } else if (look !== null)
    forSeen(chart, telescope, others, chart.cells.get(look.from)!, (cell) => {
      gone[cell] = 1;
    });
  if (moved === null) return gone;
  const cell = chart.cells.get(moved)!;
  gone[cell] = 1;
  const fleet = [...others, cell];
  if (!fleet.some((one) => chart.strait[one] === 1)) return gone;
  for (const set of places.values())
    for (let at = 0; at < set.length; at++)
      if (set[at] === 1 && gone[at] === 0 && trapped(chart, fleet, at)) gone[at] = 1;
  return gone;
}

function narrow(places: Places, gone: Uint8Array): void {
  for (const [loaded, set] of places) {
    let left = 0;
    for (let cell = 0; cell < set.length; cell++) {
      if (gone[cell] === 1) set[cell] = 0;
      left += set[cell];
    }
    if (left === 0) places.delete(loaded);
  }
}
