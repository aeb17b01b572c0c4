/**
 * Treasure Fleet, the words. Read this first. Section and ruling numbers (R1..) are those of the rules file.
 *
 * Names of cards. A player's card has an id that only its owner ever sees: `d3/4.2` is the second 4 of deck d3. In
 * public a card is its kind plus, once played, the running number of its play: the room cannot tell equal cards apart.
 * A ship's id is its points and a letter (`16a`), a cursed ship's is `X1` or `X2`.
 */
import type { Seat, Viewer } from '../game.ts';

export const deckIds = ['d1', 'd2', 'd3', 'd4', 'd5'] as const;
export type DeckId = (typeof deckIds)[number];

/** Kinds of cards in the order in which hands are sorted: cannons from 4 down, boarding party, storm. */
export const cardKinds = ['4', '3', '2', '1', 'BP', 'ST'] as const;
export type CardKind = (typeof cardKinds)[number];
/** `DECK/KIND.COPY`; copies count from 1. */
export type CardId = string;
export type ShipId = string;

/** A seat, or the pirate nobody plays in a two-player game (section 7). */
export type Captain = Seat | 'neutral';

export interface Options {
  storms: boolean;
  cursedShips: boolean;
  /** Score of its own for the neutral pirate; with two players only (7.3). */
  scoreNeutral: boolean;
  /** Points of the governor (R1). */
  governorPoints: number;
  /** R4. `none` keeps all 30 ships at every player count. */
  fiveSpotShips: 'proportional' | 'none';
  /** `drawn`, or the deck of every seat (with two players a third is drawn for the neutral pirate). */
  decks: 'drawn' | DeckId[];
  /** Chooser of the ship that a curse takes: its owner, or nobody, as it is the dearest one (R14). */
  curseChoice: 'victim' | 'highest';
}

/** Fixed parts of the set-up. Orders may be shorter than the pile: what they do not name is shuffled below. */
export interface Deal {
  /** Decks that the seats draw in the captain draw (3.2); the deck of `lookout`'s seat is the one nobody draws. */
  draws: (DeckId | 'lookout')[];
  firstLookout: Seat;
  /** Ships from the top. */
  fleet: ShipId[];
  /** Cards from the top. */
  neutral: CardKind[];
}

export type Phase = 'loading' | 'neutralShot' | 'volley' | 'curse' | 'gameOver';

/** One card lying on a ship, in the order played. `play` counts all plays of the game from 1, so it names the card. */
export interface Shot {
  captain: Captain;
  card: CardKind;
  play: number;
}

export interface Ship {
  ship: ShipId;
  kind: 'treasure' | 'cursed';
  points: number;
}

export interface Slot extends Ship {
  /** Its place in the line, from 0. Ships leave the line at capture, so that in phase `curse` places may be missing. */
  slot: number;
  fire: Shot[];
  /** The storm that lies on a cursed ship (6.4), or null. */
  becalmedBy: Shot | null;
  /** A storm has blown cannons off this treasure ship (6.3): everybody saw it. */
  swept: boolean;
}

export interface Prize {
  ship: ShipId;
  points: number;
  /** Number of the sailing in which it was captured; the curse asks for this. */
  sailing: number;
}

export interface SeatState {
  deckId: DeckId;
  /** Not loaded, sorted. */
  deck: CardId[];
  /** Cards in hand in this sailing, in the order in which they were loaded. */
  loaded: CardId[];
  ready: boolean;
  captured: Prize[];
}

export interface NeutralState {
  deckId: DeckId;
  /** Hidden, top first. */
  drawPile: CardKind[];
  /** Turned up and not yet placed. */
  revealed: CardKind | null;
  captured: Prize[];
}

export interface State {
  options: Options;
  phase: Phase;
  /** Number from 1. */
  sailing: number;
  /** 1 to 3. */
  volley: number;
  lookout: Seat;
  /** Seats that may load a fourth card in this sailing (5.1). */
  extraEligible: Seat[];
  seats: SeatState[];
  /** State of the neutral pirate with two players, else null. */
  neutral: NeutralState | null;
  /** Hidden, top first. */
  fleetPile: ShipId[];
  line: Slot[];
  /** Seats still to play in this volley, the next one first. */
  toPlay: Seat[];
  /** Ships each captain still owes to the curse; seats that choose are those with a number above 0. */
  curseDebt: number[];
  plays: number;
  discard: { cards: { captain: Captain; card: CardKind }[]; ships: ShipId[] };
  /** The cards shown for the governor, one per captain; empty before. */
  lastCards: { captain: Captain; card: CardKind }[];
  governorTaken: Captain | 'escaped' | null;
}

export type Action =
  | { type: 'load'; cards: CardId[] }
  | { type: 'placeNeutral'; ship: ShipId }
  | { type: 'playCard'; card: CardId; ship: ShipId }
  | { type: 'surrenderShip'; ship: ShipId };

export type ErrorCode =
  | 'WRONG_PHASE'
  | 'NOT_YOUR_TURN'
  | 'LOAD_COUNT'
  | 'DUPLICATE_CARD'
  | 'CARD_NOT_YOURS'
  | 'CARD_NOT_LOADED'
  | 'NO_SUCH_SHIP'
  | 'SHIP_BECALMED'
  | 'SHIP_NOT_ELIGIBLE'
  | 'BAD_OPTIONS';

/** Fire of one captain on one ship (6.1). `guns` is what counts as long as nobody boards. */
export interface Strength {
  captain: Captain;
  guns: number;
  boarding: boolean;
}

/** Captain who would take the ship now; 'tie' (equal guns), 'boardersTie', or null when nobody has fired. */
export type Leader = Captain | 'tie' | 'boardersTie' | null;

/** Numbers of each thing that are left in a pile. Keys are card kinds, or points and `X` for ships. */
export type Composition = Record<string, number>;

interface SecretFor<F> {
  secret?: { to: Seat[]; facts: F }[];
  only?: Seat[];
}

export type Event = SecretFor<object> &
  (
    | {
        type: 'GameStarted';
        playerCount: number;
        options: Options;
        /** Decks by seat; with two players the neutral's is the last. */
        decks: DeckId[];
        deckSize: number;
        fleetSize: number;
        fleet: Composition;
        governorPoints: number;
        sailings: number;
      }
    | { type: 'CaptainDrawn'; seat: Seat; drew: DeckId | 'lookout' }
    | { type: 'CaptainAssigned'; seat: Seat; deckId: DeckId }
    | { type: 'LookoutSet'; seat: Seat }
    | { type: 'NeutralDeckReady'; deckId: DeckId; size: number }
    | { type: 'SailingStarted'; sailing: number; lookout: Seat; extraEligible: Seat[]; fleetRemaining: number }
    | { type: 'CursedShipReturned'; slot: number; ship: ShipId; storm: { captain: Captain; play: number } }
    | { type: 'ShipSighted'; slot: number; ship: ShipId; kind: 'treasure' | 'cursed'; points: number }
    /** `cards` only for the seat itself. */
    | { type: 'CardsLoaded'; seat: Seat; count: number; replaced: boolean; cards?: CardId[] }
    | { type: 'LoadingClosed'; counts: number[] }
    | { type: 'VolleyStarted'; sailing: number; volley: number; lookout: Seat; order: Seat[] }
    | { type: 'TurnStarted'; seat: Seat; what: 'neutral' | 'own' }
    | { type: 'NeutralCardRevealed'; card: CardKind; by: Seat }
    /** `cardId` only for the seat that played it. */
    | {
        type: 'CardPlayed';
        captain: Captain;
        by: Seat;
        card: CardKind;
        play: number;
        ship: ShipId;
        slot: number;
        points: number;
        strengths: Strength[];
        leader: Leader;
        cardId?: CardId;
      }
    /** `strengths` and `leader` as they are afterwards. */
    | {
        type: 'StormStruck';
        captain: Captain;
        by: Seat;
        ship: ShipId;
        slot: number;
        play: number;
        removed: Shot[];
        boarders: Captain[];
        strengths: Strength[];
        leader: Leader;
      }
    | { type: 'ShipBecalmed'; ship: ShipId; slot: number; captain: Captain; play: number }
    | { type: 'VolleyEnded'; sailing: number; volley: number }
    | { type: 'LookoutPassed'; from: Seat; to: Seat; reason: 'volley' | 'sailing' }
    /** `card` only for the seat itself. */
    | { type: 'SpareReturned'; seat: Seat; card?: CardId }
    /** `guns` is 0 when boarded. `kept` is false for a neutral pirate that is not scored. */
    | {
        type: 'ShipCaptured';
        ship: ShipId;
        slot: number;
        points: number;
        captain: Captain;
        by: 'cannon' | 'boarding';
        guns: number;
        kept: boolean;
        strengths: Strength[];
      }
    | {
        type: 'ShipEscaped';
        ship: ShipId;
        slot: number;
        points: number;
        reason: 'noFire' | 'tie' | 'boardersTie';
        strengths: Strength[];
      }
    | { type: 'CurseResolved'; ship: ShipId; slot: number; warded: Captain[]; cursed: Captain[] }
    | { type: 'CurseHeld'; ship: ShipId; slot: number }
    | { type: 'SurrenderRequired'; seat: Seat; count: number; ships: ShipId[] }
    | { type: 'ShipLostToCurse'; captain: Captain; ship: ShipId; points: number; automatic: boolean }
    | { type: 'CursedShipLeft'; ship: ShipId; slot: number }
    /** Running points of every seat; `neutral` only when it is scored. */
    | { type: 'SailingEnded'; sailing: number; points: number[]; neutral?: number }
    | { type: 'GovernorCardShown'; captain: Captain; card: CardKind }
    | { type: 'GovernorRansomed'; captain: Captain; points: number; by: 'cannon' | 'boarding' }
    | { type: 'GovernorEscaped'; reason: 'tie' | 'boardersTie' }
    | { type: 'GameEnded'; standings: Standing[]; winners: Captain[] }
  );

export interface Standing {
  captain: Captain;
  ships: number;
  governor: number;
  total: number;
}

/** Facts of a seat that everybody may know (section 9). */
export interface SeatView {
  deckId: DeckId;
  /** Cards not played yet, loaded or not. */
  left: number;
  /** Their kinds: equal starting decks and public plays make this public. */
  unplayed: Composition;
  loaded: number;
  ready: boolean;
  captured: Prize[];
  /** Captured ships and, once taken, the governor. */
  points: number;
  /** Ships the seat has yet to choose for the curse. */
  owes: number;
  /** Ships it may choose then. */
  eligible: ShipId[];
}

export interface NeutralView {
  deckId: DeckId;
  left: number;
  unplayed: Composition;
  revealed: CardKind | null;
  captured: Prize[];
  points: number;
}

export interface SlotView extends Ship {
  /** Its place in the line, from 0; a ship that has left leaves a gap. */
  slot: number;
  fire: Shot[];
  becalmedBy: Shot | null;
  /** A storm has blown cannons off this treasure ship (6.3). */
  swept: boolean;
  strengths: Strength[];
  leader: Leader;
}

export interface View {
  viewer: Viewer;
  options: Options;
  phase: Phase;
  sailing: number;
  /** 4, or 5 with five players. */
  sailings: number;
  volley: number;
  lookout: Seat;
  extraEligible: Seat[];
  /** Seats that the game waits for. */
  toAct: Seat[];
  /** Seats still to play in this volley, the next one first. */
  toPlay: Seat[];
  seats: SeatView[];
  neutral: NeutralView | null;
  fleet: { left: number; composition: Composition };
  line: SlotView[];
  plays: number;
  discard: { cards: { captain: Captain; card: CardKind }[]; ships: ShipId[] };
  lastCards: { captain: Captain; card: CardKind }[];
  governor: { points: number; taken: Captain | 'escaped' | null };
  standings: Standing[] | null;
  winners: Captain[] | null;
  /** The viewer's own cards; null for the table. */
  own: { deck: CardId[]; loaded: CardId[] } | null;
}

export interface TreasureFleet {
  options: Options;
  deal: Deal;
  state: State;
  action: Action;
  event: Event;
  view: View;
  memory: null;
}
