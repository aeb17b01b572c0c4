/** The room's knowledge after each single event: a view, told onwards. After all events of an action it is the view. */
import { type Told, viewOf } from '../../../controller/told.ts';
import type { Seat } from '../../../rules/game.ts';
import { chartOf, countsOf } from '../../../rules/yellowbeard/map.ts';
import type { Event, Phase, ShipNumber, SightLine, Square, View } from '../../../rules/yellowbeard/types.ts';
import type { Of } from '../../telling/script.ts';
import type { Gaze } from '../layout/board.ts';
import { eyeOn } from './eye-on.ts';

type Tellers = { [T in Event['type']]: (view: View, event: Of<Event, T>, aside: Aside) => void };

/**
 * Things in the air between the events of one action; no view has them, and nothing of them is left when the action
 * is over.
 */
export interface Aside {
  decision: 'moveFirst' | 'lookFirst' | null;
  /** A look under way. */
  asked: { ship: ShipNumber; square: Square; lines: readonly SightLine[] } | null;
  /** A die that does not stay on the table. */
  die: { ship: ShipNumber; value: number } | null;
  /**
   * Roll and range before the turn ended with a move: a pirate who is caught by it ends the round with the die still
   * lying there.
   */
  unended: { roll: number | null; range: number | null } | null;
  /** Squares of what is told, which the table comes nearer to; null where all of the map is seen. */
  eye: readonly Square[] | null;
  /** Gaze of somebody on a large map, as long as nothing happens. */
  gaze: Gaze | null;
}

const nothing: Aside = { decision: null, asked: null, die: null, unended: null, eye: null, gaze: null };
export type Known = Told<View, Aside>;

export const asideOf = ({ aside }: Known): Aside => aside ?? nothing;

/** Makes the same facts with the map seen elsewhere, and leaves what it is given as it was. */
export const gazing = (known: Known, gaze: Gaze): Known => ({ ...known, aside: { ...asideOf(known), gaze } });

/** Works out what is known after one more event, and leaves what it is given as it was. */
export function viewAfter(known: Known, event: Event): Known {
  const view = structuredClone(viewOf(known));
  const aside = { ...asideOf(known), gaze: null };
  (tellers[event.type] as (view: View, event: Event, aside: Aside) => void)(view, event, aside);
  view.toAct = waited(view);
  return { ...view, aside: { ...aside, eye: eyeOn(known, event, asideOf(known).eye) } };
}

/** Makes the table before the first event. */
export function blank(view: View): View {
  const before: View = { ...view, ...fresh(view), phase: 'setup.roles', pirate: null, captains: [], owners: [] };
  return { ...before, toAct: waited(before) };
}

/** Makes what every round begins with. */
function fresh(view: View) {
  return {
    ships: view.ships.map(() => null),
    sunk: [],
    chests: [],
    stolen: [],
    garrisons: {},
    turned: [],
    departed: false,
    turn: 0,
    ship: 1,
    roll: null,
    range: null,
    token: null,
    lastSeen: null,
    watch: [],
    quarry: null,
  };
}

const tellers: Tellers = {
  RoleDieRolled: (view, { seat, value }) => {
    const { roles } = view;
    roles.rolls[seat] = value;
    if (roles.contenders.some((other) => roles.rolls[other] === null)) return;
    const best = Math.max(...roles.contenders.map((other) => roles.rolls[other] ?? 0));
    roles.contenders = roles.contenders.filter((other) => roles.rolls[other] === best);
    if (roles.contenders.length > 1) for (const other of roles.contenders) roles.rolls[other] = null;
  },
  PirateChosen: (view, { seat, captains, owners }) => {
    view.pirate = seat;
    view.captains = [...captains];
    view.owners = [...owners];
    view.phase = 'setup.chests';
  },
  ChestPlaced: (view, { site }) => {
    view.chests.push(site);
    if (view.chests.length === countsOf(view.options).chests) view.phase = 'setup.ships';
  },
  NavyShipPlaced: (view, { ship, square }) => {
    view.ships[ship - 1] = square;
  },
  GarrisonsDealt: (view) => {
    view.garrisons = Object.fromEntries(chartOf(view.options.map).ports.map(({ id }) => [id, null]));
    view.phase = 'setup.departure';
  },
  PirateDeparted: (view, { harbour, square }) => {
    view.departed = true;
    view.phase = 'pirate';
    if (harbour && square) view.quarry = { harbour, square, log: [], loaded: null, aboard: 0 };
  },
  PirateMoved: ({ quarry }, { path }) => {
    if (!quarry) return;
    quarry.log.push(path.join('-'));
    quarry.square = path[path.length - 1];
    quarry.loaded = null;
  },
  TreasureLoaded: ({ quarry, options }, { site, aboard }) => {
    if (!quarry) return;
    quarry.log[quarry.log.length - 1] += ` (${chartOf(options.map).siteOf.get(site)?.square})`;
    quarry.loaded = site;
    quarry.aboard = aboard;
  },
  PirateTurnTaken: (view, { turn }) => {
    view.watch.push(view.ships.map((square) => square ?? '-').join(' '));
    view.turn = turn;
    view.phase = 'navy.roll';
  },
  TreasureStolen: (view, { site }) => {
    view.chests = view.chests.filter((chest) => chest !== site);
    view.stolen.push(site);
    note(view, `!${chartOf(view.options.map).siteOf.get(site)?.square}`);
  },
  HarbourTested: (view, { harbour, garrison }) => {
    view.turned.push(harbour);
    view.garrisons[harbour] = garrison;
    if (garrison === 'closed') note(view, `x${chartOf(view.options.map).portOf.get(harbour)?.square}`);
  },
  NavyDieRolled: (view, { ship, value, purpose }, aside) => {
    aside.unended = null;
    if (purpose === 'move') {
      view.roll = value;
      note(view, `#${ship}`);
      view.phase = 'navy.decide';
    } else if (view.options.secondAim === 'afterRoll') view.range = value;
    else aside.die = { ship, value };
  },
  CaptainDecided: (_, { decision }, aside) => {
    aside.decision = decision;
  },
  NavyMoved: (view, { ship, path }, aside) => {
    const to = path[path.length - 1];
    view.ships[ship - 1] = to;
    note(view, `>${to}`);
    if (view.phase !== 'navy.decide') endTurn(view, aside);
  },
  NavyHeld: (view, { what }, aside) => {
    if (what === 'firstSalvo') view.phase = 'navy.salvo2';
    else if (view.phase !== 'navy.decide') endTurn(view, aside);
  },
  TelescopeAsked: (_, { ship, square, lines }, aside) => {
    aside.asked = { ship, square, lines };
  },
  TelescopeAnswered: (view, e, aside) => {
    const from = view.ships[e.ship - 1];
    note(view, e.answer === 'aye' ? `?${from}=${e.square}` : `?${from}`);
    if (e.answer === 'aye') return;
    if (aside.decision === 'lookFirst') {
      view.phase = 'navy.unseen';
      aside.asked = null;
    } else endTurn(view, aside);
  },
  PirateSighted: (view, { square }, aside) => {
    view.token = square;
    view.lastSeen = { square, turn: view.turn };
    if (aside.decision !== 'lookFirst') return;
    view.phase = 'navy.seen';
    aside.asked = null;
  },
  SalvoAimed: () => {},
  SalvoFired: (view, { salvo, direction, range, landing, result }) => {
    note(view, landing === 'lost' ? `*${direction}${range}` : `*${direction}${range}=${landing}`);
    if (salvo === 1 && result !== 'pirate') view.phase = 'navy.salvo2';
  },
  NavySunk: (view, { ship }) => {
    view.ships[ship - 1] = null;
    view.sunk.push(ship);
  },
  PirateTokenRemoved: (view, _, aside) => {
    view.token = null;
    endTurn(view, aside);
  },
  PirateSunk: (view, event, aside) => {
    caught(view, event, aside);
    view.token = null;
  },
  PirateRammed: caught,
  PirateTrapped: caught,
  PirateEscaped: (view) => {
    view.phase = 'over';
  },
  RoundEnded: (view, e, aside) => {
    const caughtBy = e.reason === 'escaped' || e.reason === 'limit' ? null : view.owners[view.ship - 1];
    view.phase = 'over';
    view.token = null;
    view.results.push({
      pirate: view.pirate ?? 0,
      winner: e.winner,
      reason: e.reason,
      aboard: e.aboard,
      turns: e.turns,
      catcher: caughtBy,
    });
    view.garrisons = { ...e.garrisons };
    const { harbour, square, log, aboard } = e;
    view.quarry = { harbour, square, log: [...log], loaded: loadedLast(view, e), aboard };
    Object.assign(aside, nothing);
  },
  PirateRolePassed: (view) => {
    Object.assign(view, fresh(view));
    view.round += 1;
  },
  MatchEnded: (view, { ranking, winners }) => {
    view.ranking = ranking.map((rank) => ({ ...rank }));
    view.winners = [...winners];
  },
};

/** Adds one more word to the line of the turn. */
function note(view: View, word: string): void {
  view.watch[view.watch.length - 1] += ` ${word}`;
}

/** Ends a ship's turn. While the pirate is sighted the turn goes on until their token is off the board. */
function endTurn(view: View, aside: Aside): void {
  if (view.token !== null) return;
  Object.assign(aside, nothing, { unended: { roll: view.roll, range: view.range } });
  view.roll = null;
  view.range = null;
  let next = view.ship;
  do next = (next % view.ships.length) + 1;
  while (view.ships[next - 1] === null && next !== view.ship);
  view.ship = next;
  view.phase = 'pirate';
}

/**
 * Ends the round with the ship that caught the pirate: it is her turn that ended it, whatever has been made ready for
 * the next.
 */
function caught(view: View, { ship, type }: { ship: ShipNumber; type: string }, aside: Aside): void {
  view.ship = ship;
  view.phase = 'over';
  const moved = view.watch[view.watch.length - 1].split(' ').at(-1)?.startsWith('>');
  if (aside.unended && (type === 'PirateRammed' || moved)) Object.assign(view, aside.unended);
}

/** Finds the chest that is aboard although its marker still lies there: the last thing the log tells of. */
function loadedLast(view: View, { aboard, log }: Of<Event, 'RoundEnded'>): string | null {
  if (aboard === view.stolen.length) return null;
  const square = /\(([A-Z]+\d+)\)$/.exec(log[log.length - 1] ?? '')?.[1];
  return chartOf(view.options.map).sites.find((site) => site.square === square)?.id ?? null;
}

const navy: ReadonlySet<Phase> = new Set(['navy.roll', 'navy.decide', 'navy.seen', 'navy.salvo2', 'navy.unseen']);

/** Lists whom the game waits for. */
function waited(view: View): Seat[] {
  const { phase, roles, owners, pirate } = view;
  if (phase === 'setup.roles') return roles.contenders.filter((seat) => roles.rolls[seat] === null);
  if (phase === 'setup.chests') return [owners[view.chests.length % view.ships.length]];
  if (phase === 'setup.ships') return [owners[view.ships.indexOf(null)]];
  if (navy.has(phase)) return [owners[view.ship - 1]];
  if (phase !== 'over') return pirate === null ? [] : [pirate];
  return view.results.length === view.rounds ? [] : Array.from({ length: view.seats }, (_, seat) => seat);
}
