/**
 * Yellowbeard, the words. Read this first. Section and ruling numbers ([R 1]) are those of the rules file.
 *
 * A *square* is written as on the chart: column letter and row number, `K11`. Chest sites and harbours are named by their
 * id, which is their square unless the map says otherwise. Navy ships are numbered from 1. The *quarry* is the pirate
 * ship: everything in it is the pirate's secret until the round is over.
 */
import type { Seat, Viewer } from '../game.ts';

export type Square = string;
export type SiteId = string;
export type HarbourId = string;
/** Number of a ship, from 1. */
export type ShipNumber = number;

/** Clockwise from north. Shots go along the four straight ones. */
export const directions = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;
export type Direction = (typeof directions)[number];
export const straight = ['N', 'E', 'S', 'W'] as const;
export type Straight = (typeof straight)[number];

/** Numbers that a map gives for the game played on it (11.4). */
export interface Counts {
  chests: number;
  chestsToEscape: number;
  maxChestsPerIsland: number;
  navyShips: number;
  openGarrisons: number;
  closedGarrisons: number;
}

/** A map, as small as it goes: this is what a record keeps. Geometry is worked out by `chartOf`. */
export interface Ocean {
  id: string;
  title: string;
  author: string;
  /** North to south; `~` ocean, `#` mainland, `o` island. */
  rows: string[];
  /** NO PASSING. Names may be empty. */
  straits: { square: Square; name: string }[];
  harbours: { id: HarbourId; name: string; square: Square }[];
  sites: { id: SiteId; square: Square }[];
  /** A name for the island that this square belongs to. */
  islands: { name: string; square: Square }[];
  counts: Counts;
}

export interface Options {
  /** A bundled id or the map itself. */
  map: string | Ocean;
  /** `map`: as the map says; `standard`: those of the default map. */
  counts: 'map' | 'standard' | Counts;
  firstPirate: 'roll' | Seat;
  /** `rotation`: each seat is the pirate once. */
  rounds: number | 'rotation';
  /** Number of directions in which a telescope looks ([R 2]). */
  telescope: 'eight' | 'four';
  /** Range of a shot: exactly what the die shows, or up to that ([R 3]). */
  shot: 'exact' | 'upTo';
  /** Moment when a second salvo is aimed: before its roll, or after it ([R 4]). */
  secondAim: 'beforeRoll' | 'afterRoll';
  /** Pirate turns after which the Navy wins; 0 for none. */
  turnLimit: number;
  autoSetup: boolean;
}

/** Fixed parts of the first round, for tutorials, demos and written scenarios. */
export interface Deal {
  firstPirate: Seat;
  /** All chests, or all ships: they are then placed without asking. */
  chests: SiteId[];
  ships: Square[];
  /** The harbours with corrupt garrisons. */
  open: HarbourId[];
  /** Numbers that the die shows, roll by roll, before chance takes over. */
  dice: number[];
}

export const phases = [
  'setup.roles',
  'setup.chests',
  'setup.ships',
  'setup.departure',
  'pirate',
  'navy.roll',
  'navy.decide',
  'navy.seen',
  'navy.salvo2',
  'navy.unseen',
  'over',
] as const;
export type Phase = (typeof phases)[number];

export type Garrison = 'open' | 'closed';
export type Reason = 'escaped' | 'sunk' | 'rammed' | 'trapped' | 'limit';

/**
 * Line of what everybody saw of one Pirate turn and of the Navy turn behind it, in words divided by spaces: the squares
 * of the Navy ships while the pirate moved (`-` for one sunk before), `!J11` the marker that went, `xC14` the harbour
 * that turned the pirate away, `#3` the ship whose turn came, `?L9` a look from L9 and a Nay, `?L9=M10` an Aye,
 * `*S4=L13` a salvo to the south with a range of 4 and where it landed (`*S4` where it was lost), `>K9` where its move
 * ended. A line, because copies of a game are made by the thousand; `readWatch` takes it apart.
 */
export type WatchLine = string;

export interface Watch {
  /** Squares where the Navy ships lay while the pirate moved; null for those already sunk. */
  ships: (Square | null)[];
  /** The square of the marker that went at the end of this turn. */
  stolen: Square | null;
  /** The square of a harbour that turned him away in this turn. */
  closed: Square | null;
  /** The ship of the Navy turn; null until it has done something. */
  ship: ShipNumber | null;
  /** Square from where it looked, and the one where it saw the pirate. */
  look: { from: Square; saw: Square | null } | null;
  /** Its salvos; `landing` is null for those that were lost on land or off the board. */
  shots: { direction: Straight; range: number; landing: Square | null }[];
  /** Square where its move ended. */
  moved: Square | null;
}

export interface Quarry {
  harbour: HarbourId;
  square: Square;
  /** Lines in the notation of section 2: one per turn, a loading turn in brackets behind the line it follows. */
  log: string[];
  /** Loaded on his latest turn: aboard, but its marker still lies on the board. */
  loaded: SiteId | null;
}

export interface Sighting {
  square: Square;
  /** The Pirate turn after which he was seen. */
  turn: number;
}

export interface RoundResult {
  pirate: Seat;
  winner: 'pirate' | 'navy';
  reason: Reason;
  /** Chests aboard at the end, the loaded one included. */
  aboard: number;
  turns: number;
  /** The seat whose ship ended the round. */
  catcher: Seat | null;
}

export interface Roles {
  /** The seats that still contend for the part of the pirate. */
  contenders: Seat[];
  /** The latest die of each seat; null for a contender that is to roll. */
  rolls: (number | null)[];
}

export interface State {
  options: Options;
  seats: number;
  phase: Phase;
  /** Number of the round, from 1. */
  round: number;
  roles: Roles;
  pirate: Seat | null;
  /** Squares by the ship's number; null when not placed yet or sunk. */
  ships: (Square | null)[];
  sunk: ShipNumber[];
  /** Markers on the board. */
  chests: SiteId[];
  /** Markers that are gone, in order. */
  stolen: SiteId[];
  /** Garrisons in the order of the map's harbours; empty before they are dealt. Hidden from everybody. */
  garrisons: Garrison[];
  /** Harbours whose garrison is turned up. */
  turned: HarbourId[];
  quarry: Quarry | null;
  /** Pirate turns played in this round. */
  turn: number;
  /** The Navy ship whose turn it is, or comes next. */
  ship: ShipNumber;
  /** Its movement roll. */
  roll: number | null;
  /** Rolled for the second salvo before it is aimed ([R 4]). */
  range: number | null;
  /** The black token, while he is sighted. */
  token: Square | null;
  lastSeen: Sighting | null;
  watch: WatchLine[];
  /** Finished rounds. */
  results: RoundResult[];
  /** Facts that the deal has fixed and that are still to come. Hidden from everybody. */
  fixed: { chests: SiteId[]; ships: Square[]; open: HarbourId[] | null; dice: number[] };
}

export type Action =
  | { type: 'rollForRole' }
  | { type: 'placeChest'; site: SiteId }
  | { type: 'placeShip'; ship: ShipNumber; square: Square }
  | { type: 'depart'; harbour: HarbourId; square: Square }
  /** `path`: the squares entered, in order, without the start. */
  | { type: 'sail'; path: Square[]; tryHarbour?: HarbourId }
  | { type: 'load'; site: SiteId }
  | { type: 'rollDie' }
  | { type: 'moveFirst'; path: Square[] }
  | { type: 'lookFirst' }
  | { type: 'fire'; direction: Straight }
  | { type: 'holdFirst' }
  | { type: 'cease' }
  | { type: 'move'; path: Square[] }
  | { type: 'stay' }
  | { type: 'nextRound' };

export type ErrorCode =
  | 'BAD_OPTIONS'
  | 'GAME_OVER'
  | 'WRONG_PHASE'
  | 'NOT_YOUR_TURN'
  | 'NOT_YOUR_SHIP'
  | 'NO_SUCH_SITE'
  | 'SITE_TAKEN'
  | 'ISLAND_FULL'
  | 'NOT_OCEAN'
  | 'SQUARE_TAKEN'
  | 'NOT_ADJACENT'
  | 'NO_WAY_OUT'
  | 'PATH_BROKEN'
  | 'PATH_REPEATS'
  | 'STRAIT_HELD'
  | 'MUST_USE_ROLL'
  | 'NOT_AT_ANCHOR'
  | 'CHEST_GONE'
  | 'TOO_FEW_CHESTS'
  | 'HARBOUR_KNOWN'
  /** Of no shape that exists; the match's own code. */
  | 'BAD_ACTION';

export interface SightLine {
  direction: Direction;
  /** Squares from the ship outwards. */
  squares: Square[];
}

/** One line of the ranking of section 12. `turns` are those of the seat's escapes. */
export interface Rank {
  seat: Seat;
  place: number;
  escapes: number;
  chests: number;
  catches: number;
  turns: number;
}

interface SecretFor<F> {
  secret?: { to: Seat[]; facts: F }[];
  only?: Seat[];
}

/** Fields marked "pirate" reach him alone, as a supplement; whole events marked so are sent to nobody else. */
export type Event = SecretFor<object> &
  (
    | { type: 'RoleDieRolled'; seat: Seat; value: number }
    /** `owners`: the seat of every ship, in order. */
    | { type: 'PirateChosen'; seat: Seat; captains: Seat[]; owners: Seat[] }
    | { type: 'ChestPlaced'; seat: Seat; site: SiteId; island: string }
    | { type: 'NavyShipPlaced'; ship: ShipNumber; square: Square }
    | { type: 'GarrisonsDealt' }
    /** Harbour and square: both for the pirate alone. */
    | { type: 'PirateDeparted'; harbour?: HarbourId; square?: Square }
    | { type: 'PirateTurnTaken'; turn: number }
    /** Pirate. `path` begins with the start. */
    | { type: 'PirateMoved'; path: Square[] }
    /** Pirate. `aboard`: how many now. */
    | { type: 'TreasureLoaded'; site: SiteId; aboard: number }
    | { type: 'TreasureStolen'; site: SiteId; island: string; stolen: number }
    | { type: 'HarbourTested'; harbour: HarbourId; garrison: Garrison }
    | { type: 'NavyDieRolled'; ship: ShipNumber; value: number; purpose: 'move' | 'range' }
    | { type: 'CaptainDecided'; ship: ShipNumber; decision: 'moveFirst' | 'lookFirst' }
    /** `path` begins with the start. */
    | { type: 'NavyMoved'; ship: ShipNumber; path: Square[]; rolled: number; used: number }
    /** The ship stays where it is, or holds a salvo back. */
    | { type: 'NavyHeld'; ship: ShipNumber; what: 'stays' | 'cannotMove' | 'firstSalvo' | 'secondSalvo' }
    | { type: 'TelescopeAsked'; ship: ShipNumber; square: Square; lines: SightLine[] }
    | { type: 'TelescopeAnswered'; ship: ShipNumber; answer: 'aye'; square: Square; direction: Direction }
    | { type: 'TelescopeAnswered'; ship: ShipNumber; answer: 'nay' }
    | { type: 'PirateSighted'; square: Square }
    | { type: 'SalvoAimed'; ship: ShipNumber; salvo: 1 | 2; direction: Straight }
    /** `landing` is the square where the shot ended, or `lost`. */
    | {
        type: 'SalvoFired';
        ship: ShipNumber;
        salvo: 1 | 2;
        direction: Straight;
        range: number;
        landing: Square | 'lost';
        result: 'splash' | 'lost' | 'navy' | 'pirate';
      }
    | { type: 'NavySunk'; ship: ShipNumber; by: ShipNumber; square: Square }
    | { type: 'PirateTokenRemoved' }
    | { type: 'PirateSunk'; square: Square; ship: ShipNumber }
    | { type: 'PirateRammed'; square: Square; ship: ShipNumber }
    | { type: 'PirateTrapped'; square: Square; ship: ShipNumber }
    | { type: 'PirateEscaped'; square: Square; harbour: HarbourId }
    | {
        type: 'RoundEnded';
        round: number;
        winner: 'pirate' | 'navy';
        reason: Reason;
        harbour: HarbourId;
        square: Square;
        log: string[];
        garrisons: Record<HarbourId, Garrison>;
        aboard: number;
        turns: number;
      }
    | { type: 'PirateRolePassed'; seat: Seat }
    | { type: 'MatchEnded'; ranking: Rank[]; winners: Seat[] }
  );

export interface View {
  viewer: Viewer;
  options: Options;
  seats: number;
  phase: Phase;
  round: number;
  rounds: number;
  counts: Counts;
  /** Seats that the game waits for. */
  toAct: Seat[];
  roles: Roles;
  pirate: Seat | null;
  /** Clockwise from the pirate's left; empty before the pirate is known. */
  captains: Seat[];
  /** The seat of every ship. */
  owners: Seat[];
  ships: (Square | null)[];
  sunk: ShipNumber[];
  chests: SiteId[];
  stolen: SiteId[];
  /** Garrisons by harbour, null where one lies face-down; empty before they are dealt. */
  garrisons: Record<HarbourId, Garrison | null>;
  turned: HarbourId[];
  /** He has left his harbour. */
  departed: boolean;
  turn: number;
  ship: ShipNumber;
  roll: number | null;
  range: number | null;
  token: Square | null;
  lastSeen: Sighting | null;
  watch: WatchLine[];
  results: RoundResult[];
  /** The pirate's own ship; everybody's to see once the round is over. */
  quarry: (Quarry & { aboard: number }) | null;
  ranking: Rank[] | null;
  winners: Seat[] | null;
}

export interface Yellowbeard {
  options: Options;
  deal: Deal;
  state: State;
  action: Action;
  event: Event;
  view: View;
  memory: null;
}
