/** Section 10 of the rules file, row by row: what changes, and who must notice. */
import { shuffle } from '../../src/rules/dice.ts';
import type { Seat, Viewer } from '../../src/rules/game.ts';
import { chartOf, countsOf } from '../../src/rules/yellowbeard/map.ts';
import type { Action, Quarry, State, Yellowbeard } from '../../src/rules/yellowbeard/types.ts';
import type { Fact, GameFacts } from '../contract/facts.ts';

const everybody = (seats: number): Viewer[] => [...Array(seats).keys(), 'table'];

/** A fact that all see; `change` returns false where it does not exist. */
function open(row: string, change: (state: State) => boolean): Fact<Yellowbeard> {
  return { row, change: (state, seats) => (change(state) ? { state, seenBy: everybody(seats) } : null) };
}

/** The Pirate's own affairs, open to all when the round is over. */
function pirates(row: string, change: (quarry: Quarry, state: State) => boolean): Fact<Yellowbeard> {
  return {
    row,
    change(state, seats) {
      if (!state.quarry || !change(state.quarry, state)) return null;
      return { state, seenBy: state.phase === 'over' ? everybody(seats) : [state.pirate as Seat] };
    },
  };
}

/** A fact that nobody sees. */
function closed(row: string, change: (state: State) => boolean): Fact<Yellowbeard> {
  return { row, change: (state) => (change(state) ? { state, seenBy: [] } : null) };
}

const portIndex = (state: State, id: string) => chartOf(state.options.map).ports.findIndex((port) => port.id === id);

/** Swaps an open and a closed garrison that are both face-down. */
function swapGarrisons({ garrisons, turned, options }: State): boolean {
  const { ports } = chartOf(options.map);
  const hidden = garrisons.flatMap((_, i) => (turned.includes(ports[i].id) ? [] : [i]));
  const [a, b] = [hidden.find((i) => garrisons[i] === 'open'), hidden.find((i) => garrisons[i] === 'closed')];
  if (a === undefined || b === undefined) return false;
  [garrisons[a], garrisons[b]] = ['closed', 'open'];
  return true;
}

const rows: Fact<Yellowbeard>[] = [
  pirates('10 square', (quarry, { options }) => {
    const chart = chartOf(options.map);
    quarry.square = chart.names[chart.near[chart.cells.get(quarry.square)!][0]];
    return true;
  }),
  pirates('10 departure harbour', (quarry, { options }) => {
    const [a, b] = chartOf(options.map).ports;
    quarry.harbour = quarry.harbour === a.id ? b.id : a.id;
    return true;
  }),
  pirates('10 path and log', (quarry) => {
    if (quarry.log.length === 0) return false;
    quarry.log[quarry.log.length - 1] += '-A1';
    return true;
  }),
  pirates('10 whether he loads, how many are aboard', (quarry, { chests }) => {
    quarry.loaded = quarry.loaded === null ? (chests[0] ?? null) : null;
    return quarry.loaded !== null || chests.length > 0;
  }),
  closed('10 garrisons face-down', (s) => s.phase !== 'over' && swapGarrisons(s)),
  open('10 garrisons at the end of the round', (s) => s.phase === 'over' && swapGarrisons(s)),
  open('10 chests on the board', (s) => s.chests.pop() !== undefined),
  open('10 stolen markers', (s) => s.stolen.pop() !== undefined),
  open('10 Navy ships', (s) => {
    if (s.ships[0] === null) return false;
    s.ships[0] = s.ships[0] === 'G1' ? 'H1' : 'G1';
    return true;
  }),
  open('10 dice: movement roll', (s) => {
    if (s.roll === null) return false;
    s.roll = s.roll === 1 ? 2 : 1;
    return true;
  }),
  open('10 dice: roles', (s) => {
    if (s.roles.rolls[0] === null) return false;
    s.roles.rolls[0] = s.roles.rolls[0] === 1 ? 2 : 1;
    return true;
  }),
  open('10 looks, answers, thefts, tests and ships, turn by turn', (s) => {
    if (s.watch.length > 0) s.watch[0] += ' ?A1';
    return s.watch.length > 0;
  }),
  open('10 his square while sighted', (s) => {
    if (s.token === null) return false;
    s.token = 'A1';
    return true;
  }),
  open('10 last sighting', (s) => {
    if (s.lastSeen) s.lastSeen.turn += 1;
    return s.lastSeen !== null;
  }),
  open('5 phase', (s) => {
    if (!s.quarry || s.phase === 'over') return false;
    s.phase = s.phase === 'navy.roll' ? 'navy.unseen' : 'navy.roll';
    return true;
  }),
  open('6 number of the turn', (s) => {
    s.turn += 1;
    return true;
  }),
  open('7 whose turn it is', (s) => {
    const next = s.ships.findIndex((square, i) => square !== null && i + 1 !== s.ship);
    if (next < 0) return false;
    s.ship = next + 1;
    return true;
  }),
  open('4 who is the pirate', (s) => {
    if (s.pirate === null || s.quarry) return false;
    s.pirate = (s.pirate + 1) % s.seats;
    return true;
  }),
  open('12 results', (s) => {
    const result = s.results[0];
    if (result) result.turns += 1;
    return result !== undefined;
  }),
  open('3 options', (s) => {
    s.options.turnLimit += 1;
    return true;
  }),
  closed('3 scripted dice', (s) => {
    s.fixed.dice.push(6);
    return true;
  }),
];

/** Facts that chance brings about too rarely for the walks of the contract test; `view.test.ts` tries them. */
export const rareRows: Fact<Yellowbeard>[] = [
  open('10 garrisons turned up', (s) => {
    if (s.turned.length === 0) return false;
    const i = portIndex(s, s.turned[0]);
    s.garrisons[i] = s.garrisons[i] === 'open' ? 'closed' : 'open';
    return true;
  }),
  open('10 which garrisons are turned up', (s) => s.turned.pop() !== undefined),
  open('10 ships sunk', (s) => s.sunk.pop() !== undefined),
  open('10 dice: range', (s) => {
    if (s.range === null) return false;
    s.range = s.range === 1 ? 2 : 1;
    return true;
  }),
];

/** What the room learns from an action as such: that the Pirate had his turn, and which harbour he tries. */
function publicForm(action: Action): string {
  if (action.type === 'depart') return 'depart';
  if (action.type === 'load') return 'turn';
  if (action.type === 'sail') return action.tryHarbour === undefined ? 'turn' : `try ${action.tryHarbour}`;
  return JSON.stringify(action);
}

export const yellowbeardFacts: GameFacts<Yellowbeard> = {
  limits: { turnLimit: 24 },
  disclosures: {
    HarbourTested: { to: 'everybody', fields: ['garrison'] },
    RoundEnded: { to: 'everybody', fields: ['harbour', 'square', 'log', 'garrisons', 'aboard'] },
    MatchEnded: { to: 'everybody', fields: ['ranking'] },
  },
  partings: ['TelescopeAnswered', 'TreasureStolen', 'PirateRammed', 'PirateTrapped', 'PirateSunk', 'PirateEscaped'],
  publicForm,
  facts: rows,
  /** The garrisons; with `autoSetup` they are dealt in the set-up, else later, from the same deal. */
  closedDeals(_seats, options, dice) {
    const ports = chartOf(options.map).ports.map((port) => port.id);
    const deal = () => ({ open: shuffle([...ports], dice).slice(0, countsOf(options).openGarrisons) });
    return [deal(), deal()];
  },
};
