/**
 * A hunting captain: believes in places, not in one place. Rams what he is sure of, looks first where the chance to strike
 * is best, and otherwise sails where he will cover most of what the pirate may do next and no other ship covers.
 */
import type { Sliced } from '../../match/slices.ts';
import { type Dice, pick } from '../../rules/dice.ts';
import { type Belief, beliefOf } from '../../rules/yellowbeard/belief.ts';
import { type Chart, chartOf } from '../../rules/yellowbeard/map.ts';
import { distances, fleetOf } from '../../rules/yellowbeard/moves.ts';
import { landing } from '../../rules/yellowbeard/salvos.ts';
import { type Action, type Square, straight, type View } from '../../rules/yellowbeard/types.ts';
import { die, endsOf, gunsOf, sightOf, type Warship } from '../../rules/yellowbeard/warship.ts';
import { catches, foresightOf } from './foresight.ts';
import { hunchOf } from './hunch.ts';

/** Values that a captain goes by; by level in `instinct.ts`. */
export interface NavyManner {
  /** Idea of the pirate: somebody who is drawn to chests and shuns sight, or somebody who plans as pirates do. */
  takes: 'drawn' | 'planning';
  /** Worth, in catches, of knowing where he was: a price for all cases. */
  knowing: number;
  /** Weight of what the next ship could do then, instead; 0 for captains who leave it at the price. */
  foresight: number;
  /** Worth of a good place, in catches, for the ship's next turn. */
  placed: number;
  /** Number of turns ahead for which a place has to be good: his turns until the same ship sails again. */
  ahead: number;
  /** Part of the watch that is kept over chests and harbours, wherever he is. */
  guard: number;
  /** Weight of what the same ship could do when it acts again, one turn of every other ship later. */
  again: number;
  /** Number of squares beyond which a ship hardly matters. */
  arm: number;
}

/** Chooses for a ship of the Navy; a square that is weighed is a slice. */
export function* navyInstinct(
  manner: NavyManner,
  view: View,
  legal: readonly Action[],
  dice: Dice,
): Sliced<Action | null> {
  if (view.phase === 'setup.chests') return yield* hide(view, legal, dice);
  if (view.phase === 'setup.ships') return yield* station(manner, view, legal, dice);
  if (view.phase === 'navy.decide') return yield* decide(manner, view, legal, dice);
  if (view.phase === 'navy.unseen') return yield* sailOn(manner, view, legal, dice);
  if (view.phase === 'navy.seen') return yield* strike(manner, view, legal, dice);
  if (view.phase === 'navy.salvo2') return secondSalvo(view);
  return null;
}

interface Bridge {
  manner: NavyManner;
  chart: Chart;
  others: number[];
  belief: Belief;
  /** Cover that the other ships give every square, and how much is to be covered there. */
  covered: Float64Array;
  todo: Float64Array;
  /** Shares of his places when the ship acts again; null for captains who do not ask. */
  back: Float64Array | null;
}

function bridgeOf(manner: NavyManner, view: View): Bridge {
  const chart = chartOf(view.options.map);
  const others = fleetOf(chart, view.ships, view.ship - 1);
  const belief = manner.takes === 'planning' ? hunchOf(view) : beliefOf(view);
  const covered = new Float64Array(chart.names.length);
  for (const ship of others) {
    const hold = holdOf(chart, ship, manner.arm);
    for (let cell = 0; cell < covered.length; cell++) covered[cell] = Math.max(covered[cell], hold[cell]);
  }
  return {
    manner,
    chart,
    others,
    belief,
    covered,
    todo: guarded(manner, view, chart, belief.later(manner.ahead)),
    back: manner.again > 0 ? belief.later(others.length + 1) : null,
  };
}

/**
 * Weighs where he is going to be soon, and where he has to come sooner or later: beside a chest, in the end beside a
 * harbour.
 */
function guarded({ guard }: NavyManner, view: View, chart: Chart, soon: Float64Array): Float64Array {
  const enough = view.stolen.length >= view.counts.chestsToEscape;
  const goals = enough
    ? chart.ports.filter(({ id }) => !view.turned.includes(id))
    : chart.sites.filter(({ id }) => view.chests.includes(id));
  const todo = soon.map((share) => share * (1 - guard));
  for (const { access } of goals) for (const cell of access) todo[cell] += guard / goals.length / access.length;
  return todo;
}

const ownCell = (view: View, chart: Chart) => chart.cells.get(view.ships[view.ship - 1]!)!;

/**
 * Chooses the site of a chest: where a thief is seen from afar and has few squares to choose from, and far from the
 * other chests.
 */
function* hide(view: View, legal: readonly Action[], dice: Dice): Sliced<Action> {
  const chart = chartOf(view.options.map);
  const others = view.chests.flatMap((id) => chart.siteOf.get(id)!.access);
  const apart = others.length > 0 ? distances(chart, others) : null;
  return yield* best(legal, dice, (action) => {
    if (action.type !== 'placeChest') return Number.NEGATIVE_INFINITY;
    const { access } = chart.siteOf.get(action.site)!;
    const open = access.reduce((sum, cell) => sum + chart.rays[cell].flat().length, 0) / access.length;
    const far = apart === null ? 0 : Math.min(6, ...access.map((cell) => apart[cell]));
    // A little chance, or every round would look the same.
    return open / 8 - access.length + far / 2 + dice.below(100) / 50;
  });
}

/** Stations a ship where it holds chests that no other one holds yet. */
function* station({ arm }: NavyManner, view: View, legal: readonly Action[], dice: Dice): Sliced<Action> {
  const chart = chartOf(view.options.map);
  const placed = fleetOf(chart, view.ships).map((ship) => holdOf(chart, ship, arm));
  const chests = view.chests.flatMap((id) => chart.siteOf.get(id)!.access);
  return yield* best(legal, dice, (action) => {
    if (action.type !== 'placeShip') return Number.NEGATIVE_INFINITY;
    const hold = holdOf(chart, chart.cells.get(action.square)!, arm);
    let worth = 0;
    for (const cell of chests) worth += Math.max(hold[cell], ...placed.map((one) => one[cell])) + 0.25 * hold[cell];
    // A little chance, or every round would look the same.
    return worth + dice.below(100) / 1000;
  });
}

function* best(legal: readonly Action[], dice: Dice, worth: (action: Action) => number): Sliced<Action> {
  const worths: number[] = [];
  for (const action of legal) {
    worths.push(worth(action));
    yield;
  }
  const most = Math.max(...worths);
  return pick(
    legal.filter((_, i) => worths[i] === most),
    dice,
  );
}

const holds = new WeakMap<Chart, Map<string, Float64Array>>();

/** Tells how firmly a ship on this square holds every other: the nearer, the firmer. */
function holdOf(chart: Chart, ship: number, arm: number): Float64Array {
  const key = `${ship} ${arm}`;
  let known = holds.get(chart);
  if (!known) {
    known = new Map();
    holds.set(chart, known);
  }
  let hold = known.get(key);
  if (!hold) {
    hold = Float64Array.from(distances(chart, [ship]), (far) => (far < 0 ? 0 : Math.exp(-far / arm)));
    known.set(key, hold);
  }
  return hold;
}

/**
 * Adds up the part of what is to be covered that this square covers better than the others do, and what would be seen
 * from it.
 */
function placeWorth({ manner, chart, covered, todo, others, back }: Bridge, view: View, ship: number): number {
  const hold = holdOf(chart, ship, manner.arm);
  const sight = sightOf(chart, view.options.telescope, others, ship);
  let worth = 0;
  for (let cell = 0; cell < todo.length; cell++) {
    if (todo[cell] === 0) continue;
    worth += todo[cell] * (Math.max(covered[cell], hold[cell]) + 0.25 * hold[cell] + (sight[cell] ? 0.12 : 0));
  }
  if (back !== null) worth += (manner.again / manner.placed) * catches(shipAt(chart, sight, others, ship), back);
  return worth;
}

/** Gives the ship as it would be on this square. */
function shipAt(chart: Chart, sight: Uint8Array, others: readonly number[], cell: number): Warship {
  const reach = new Uint8Array(chart.names.length);
  for (const roll of die) for (const end of endsOf(chart, others, cell, roll)) reach[end]++;
  return { cell, reach, sight, guns: gunsOf(chart, cell) };
}

const sumOver = (shares: Float64Array, set: Uint8Array) =>
  shares.reduce((sum, share, cell) => sum + (set[cell] === 1 ? share : 0), 0);

function* decide(manner: NavyManner, view: View, legal: readonly Action[], dice: Dice): Sliced<Action> {
  const { placed } = manner;
  const bridge = bridgeOf(manner, view);
  const { chart, belief, others } = bridge;
  const cell = ownCell(view, chart);
  const { shares } = belief;
  const sight = sightOf(chart, view.options.telescope, others, cell);
  const rams = endsOf(chart, others, cell, view.roll!);
  const guns = gunsOf(chart, cell);
  let strikes = 0;
  let blind = 0;
  for (let at = 0; at < shares.length; at++) {
    if (sight[at] === 1) strikes += shares[at] * (rams.has(at) ? 1 : guns[at] === 1 ? 1 / die.length : 0);
    else if (rams.has(at)) blind = Math.max(blind, shares[at]);
  }
  const seen = sumOver(shares, sight);
  const knows = knowingIn(bridge, view);
  const moves = ends(legal, chart, view);
  let chosen: Action[] = [];
  let most = Number.NEGATIVE_INFINITY;
  let rest = placeWorth(bridge, view, cell);
  for (const [end, action] of moves) {
    yield;
    const place = placeWorth(bridge, view, end);
    rest = Math.max(rest, place);
    const worth = shares[end] + knows(sightOf(chart, view.options.telescope, others, end), end) + placed * place;
    if (worth > most) [chosen, most] = [[action], worth];
    else if (worth === most) chosen.push(action);
  }
  // A Nay leaves the sail for later, and with it the chance to run into him out of sight.
  const look = strikes + (1 - seen) * blind + knows(sight, cell) + placed * rest;
  return look >= most ? { type: 'lookFirst' } : pick(chosen, dice);
}

/**
 * Weighs what looking from `end` is worth: by a price for knowing, or by what the next ship will make of an Aye and
 * of a Nay.
 */
function knowingIn({ manner, belief }: Bridge, view: View): (sight: Uint8Array, end: number) => number {
  const { knowing, foresight } = manner;
  const { shares } = belief;
  if (foresight === 0) return (sight) => knowing * sumOver(shares, sight);
  const { seenAt, unseen } = foresightOf(view, belief);
  return (sight, end) => {
    let aye = 0;
    let nay = 1 - shares[end];
    for (let cell = 0; cell < shares.length; cell++) {
      if (shares[cell] === 0 || sight[cell] === 0 || cell === end) continue;
      aye += shares[cell] * seenAt(cell);
      nay -= shares[cell];
    }
    return foresight * (aye + nay * unseen((cell) => sight[cell] === 1 || cell === end));
  };
}

/** Finds one action for every square where it may end. */
function ends(legal: readonly Action[], chart: Chart, view: View): Map<number, Action> {
  const found = new Map<number, Action>();
  for (const action of legal) {
    if (action.type !== 'moveFirst' && action.type !== 'move') continue;
    const end = action.path.at(-1) ?? view.ships[view.ship - 1]!;
    found.set(chart.cells.get(end)!, action);
  }
  return found;
}

function* sailOn(manner: NavyManner, view: View, legal: readonly Action[], dice: Dice): Sliced<Action> {
  const { placed } = manner;
  const bridge = bridgeOf(manner, view);
  const { shares } = bridge.belief;
  let chosen: Action[] = [{ type: 'stay' }];
  let most = placed * placeWorth(bridge, view, ownCell(view, bridge.chart));
  for (const [end, action] of ends(legal, bridge.chart, view)) {
    yield;
    const worth = shares[end] + placed * placeWorth(bridge, view, end);
    if (worth > most) [chosen, most] = [[action], worth];
    else if (worth === most) chosen.push(action);
  }
  return pick(chosen, dice);
}

/** Chooses what to do about a pirate in sight: ram him, hit him, try a lucky shot, or close in. */
function* strike(manner: NavyManner, view: View, legal: readonly Action[], dice: Dice): Sliced<Action> {
  const target = view.token!;
  const ram = legal.find((action) => action.type === 'move' && action.path.at(-1) === target);
  if (ram) return ram;
  const sure = straight.find((way) => lands(view, way, view.roll!) === target);
  if (sure) return { type: 'fire', direction: sure };
  if (straight.some((way) => die.some((range) => lands(view, way, range) === target))) return { type: 'holdFirst' };
  return yield* sailOn(manner, view, legal, dice);
}

function secondSalvo(view: View): Action {
  const target = view.token!;
  const ranges = view.range === null ? die : [view.range];
  const way = straight.find((one) => ranges.some((range) => lands(view, one, range) === target));
  return way ? { type: 'fire', direction: way } : { type: 'cease' };
}

function lands(view: View, way: (typeof straight)[number], range: number): Square | 'lost' {
  const from = view.ships[view.ship - 1]!;
  const others = view.ships.filter((square) => square !== from);
  return landing(chartOf(view.options.map), view.options.shot, from, way, range, [...others, view.token]);
}
