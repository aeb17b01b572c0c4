/**
 * Where he could be: every pair of square and loaded chest that the public facts allow, turn by turn, and tracks drawn
 * from them. Exact: what is left out is impossible, what is in it could be true. It never sees a state's secrets.
 *
 * A loaded chest shows one turn later, by its marker or by the lack of it. So after every Pirate turn the possibilities
 * fall apart by what he may just have loaded, and at the end of the next one all of them but one class are gone.
 */
import { type Dice, pick } from '../dice.ts';
import { type Chart, chartOf, countsOf } from './map.ts';
import { canMove, distances, fleetOf, held, pirateSteps, trapped } from './moves.ts';
import { forSeen } from './sight.ts';
import type { HarbourId, Options, SiteId, Square, View, Watch } from './types.ts';

/** The public facts that count; a state and a view have them under the same names. */
export type PublicFacts = Pick<View, 'options' | 'ships' | 'chests' | 'stolen' | 'turned' | 'watch'>;

/** Possible cells by the chest loaded on the latest turn; `null` for none. Only classes that are not empty. */
export type Places = Map<SiteId | null, Uint8Array>;

export interface Trace {
  facts: PublicFacts;
  chart: Chart;
  /** Where he may have left from: cells beside harbours. */
  start: Uint8Array;
  /** Before each Pirate turn, those of the class that turned out to be true. */
  before: Uint8Array[];
  now: Places;
}

export interface Place {
  cell: number;
  loaded: SiteId | null;
}

export function traceOf(facts: PublicFacts): Trace {
  const chart = chartOf(facts.options.map);
  const start = departures(chart, facts);
  let now: Places = new Map([[null, start]]);
  const before: Uint8Array[] = [];
  const board = new Set([...facts.chests, ...facts.stolen]);
  facts.watch.forEach((watch, turn) => {
    const from = now.get(watch.stolen)!;
    before.push(from);
    now = afterPirate(chart, watch, from, turn === 0 ? [] : [...board].filter((site) => site !== watch.stolen));
    if (watch.stolen !== null) board.delete(watch.stolen);
    afterNavy(chart, facts.options, watch, now);
  });
  return { facts, chart, start, before, now };
}

/** 4.6: the first watch says where the ships lay. */
function departures(chart: Chart, facts: PublicFacts): Uint8Array {
  const fleet = fleetOf(chart, facts.watch[0]?.ships ?? facts.ships);
  const start = new Uint8Array(chart.names.length);
  for (const { access } of chart.ports)
    for (const cell of access) if (!fleet.includes(cell) && canMove(chart, fleet, cell)) start[cell] = 1;
  return start;
}

function afterPirate(chart: Chart, watch: Watch, from: Uint8Array, loadable: readonly SiteId[]): Places {
  const fleet = fleetOf(chart, watch.ships);
  const sailed = spread(chart, fleet, from);
  const places: Places = new Map([[null, sailed]]);
  if (watch.closed !== null) {
    // He tested it after a move, so he has not loaded, and lies beside it.
    const { access } = chart.portOf.get(watch.closed)!;
    sailed.forEach((there, cell) => {
      if (there && !access.includes(cell)) sailed[cell] = 0;
    });
    return places;
  }
  for (const site of loadable) {
    const beside = chart.siteOf.get(site)!.access.filter((cell) => from[cell] === 1);
    if (beside.length === 0) continue;
    const set = new Uint8Array(from.length);
    for (const cell of beside) set[cell] = 1;
    places.set(site, set);
  }
  return places;
}

/** All that can be reached by sailing from any of these cells. Shortest ways repeat no square, so [R 6] takes none away. */
function spread(chart: Chart, fleet: readonly number[], from: Uint8Array): Uint8Array {
  const reached = from.slice();
  let edge: number[] = [];
  from.forEach((there, cell) => {
    if (there) edge.push(cell);
  });
  for (let step = 0; step < pirateSteps; step++) {
    const beyond: number[] = [];
    for (const cell of edge)
      for (const next of chart.near[cell]) {
        if (reached[next] || held(chart, fleet, next)) continue;
        reached[next] = 1;
        beyond.push(next);
      }
    edge = beyond;
  }
  for (const ship of fleet) reached[ship] = 0;
  return reached;
}

/** Takes away what the Navy turn has ruled out. */
function afterNavy(chart: Chart, options: Options, { ships, ship, look, moved }: Watch, places: Places): void {
  if (ship === null) return;
  const others = fleetOf(chart, ships, ship - 1);
  const gone = new Uint8Array(chart.names.length);
  if (look?.saw) {
    gone.fill(1);
    gone[chart.cells.get(look.saw)!] = 0;
  } else if (look)
    forSeen(chart, options.telescope, others, chart.cells.get(look.from)!, (cell) => {
      gone[cell] = 1;
    });
  if (moved !== null) {
    const cell = chart.cells.get(moved)!;
    gone[cell] = 1;
    const fleet = [...others, cell];
    // He would have been trapped there, and the round over.
    if (fleet.some((one) => chart.strait[one]))
      for (const set of places.values())
        set.forEach((there, at) => {
          if (there && !gone[at] && trapped(chart, fleet, at)) gone[at] = 1;
        });
  }
  for (const [loaded, set] of places) {
    let left = false;
    for (let cell = 0; cell < set.length; cell++) {
      if (gone[cell]) set[cell] = 0;
      left ||= set[cell] === 1;
    }
    if (!left) places.delete(loaded);
  }
}

/** Every possibility, in a stable order. */
export function placesOf({ now }: Trace): Place[] {
  const list: Place[] = [];
  for (const [loaded, set] of now)
    set.forEach((there, cell) => {
      if (there) list.push({ cell, loaded });
    });
  return list;
}

export interface Track {
  harbour: HarbourId;
  square: Square;
  log: string[];
  loaded: SiteId | null;
}

/** A track that leads to this place and agrees with everything that was seen, drawn backwards. */
export function trackTo({ facts, chart, before }: Trace, { cell, loaded }: Place, dice: Dice): Track {
  const lines: string[] = [];
  let at = cell;
  let last = loaded;
  let brackets = '';
  for (let turn = before.length - 1; turn >= 0; turn--) {
    const watch = facts.watch[turn];
    if (last === null) {
      const way = wayInto(chart, fleetOf(chart, watch.ships), before[turn], at, dice);
      lines.unshift(way.map((one) => chart.names[one]).join('-') + brackets);
      brackets = '';
      at = way[0];
    } else brackets = ` (${chart.siteOf.get(last)!.square})${brackets}`;
    last = watch.stolen;
  }
  const harbours = chart.ports.filter(({ access }) => access.includes(at));
  return { harbour: pick(harbours, dice).id, square: chart.names[cell], log: lines, loaded };
}

/** A way of at most three steps that ends on `to` and starts in one of `from`. */
function wayInto(chart: Chart, fleet: readonly number[], from: Uint8Array, to: number, dice: Dice): number[] {
  const next = new Map<number, number | null>([[to, null]]);
  let edge = [to];
  for (let step = 0; step < pirateSteps; step++) {
    const beyond: number[] = [];
    for (const cell of edge) {
      // A square that may not be entered may not be passed either, but only ships' squares are such, and he lies on none.
      if (held(chart, fleet, cell)) continue;
      for (const before of chart.near[cell]) {
        if (next.has(before)) continue;
        next.set(before, cell);
        beyond.push(before);
      }
    }
    edge = beyond;
  }
  const starts = [...next.keys()].filter((cell) => from[cell] === 1);
  const way = [pick(starts, dice)];
  for (let cell = next.get(way[0])!; cell !== null; cell = next.get(cell)!) way.push(cell);
  return way;
}

/** How likely a place is, by what pirates do: they keep near to what they want. */
export function likelihood({ facts, chart }: Trace, places: readonly Place[]): number[] {
  const need = countsOf(facts.options).chestsToEscape;
  const targets = (loaded: SiteId | null) =>
    facts.stolen.length + (loaded === null ? 0 : 1) >= need
      ? chart.ports.filter(({ id }) => !facts.turned.includes(id))
      : chart.sites.filter(({ id }) => facts.chests.includes(id) && id !== loaded);
  const fars = new Map<SiteId | null, Int16Array>();
  return places.map(({ cell, loaded }) => {
    if (!fars.has(loaded))
      fars.set(loaded, distances(chart, [...new Set(targets(loaded).flatMap((one) => one.access))]));
    return 1 + 3 / (1 + Math.max(0, fars.get(loaded)![cell]));
  });
}
