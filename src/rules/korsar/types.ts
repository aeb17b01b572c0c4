/**
 * Korsar, the words. Read this first. Section and ruling numbers (R1..) are those of the rules file.
 *
 * Names of cards. A card is called by what is printed on it: `vessel6`, `kraken3`, `krakenCaptain`, `admiral`. Equal cards
 * have equal names, in hands, deck and records alike, so that no hidden card can be recognised by its name. What lies
 * open has a public identity besides: a vessel at sea is called by the number of its launch (`v3`), and a card played is
 * named by the number of the turn in which that was, for no turn plays two.
 */
import type { Seat, Viewer } from '../game.ts';

export const suits = ['kraken', 'serpent', 'star', 'raven'] as const;
export type Suit = (typeof suits)[number];

/** Name of a card by what is printed on it, as listed in `cards.ts`. */
export type CardId = string;
/** A card's place in the list of `cards.ts`, which is the order of sorted hands. In the state hidden cards are ranks. */
export type Rank = number;
/** `v` and the number of the launch, from 1. */
export type VesselId = string;

export type Mode = 'individual' | 'partnership';
/** A seat in the individual game; a team in partnership: seats 2t (first partner) and 2t + 1 (second partner). */
export type Side = number;

export interface Options {
  /** `standard`: individual for two to five, partnership for six and eight (section 2). */
  mode: Mode | 'standard';
  /** Seat that begins; in partnership a first partner (R2). */
  startSeat: Seat | 'random';
  /** House rule for partners: an admiral may go to the partner's vessel as well (R9). */
  admiralOnPartnerVessel: boolean;
  /** House rule: every side's captured vessels lie open (R17). */
  openStacks: boolean;
}

/** Fixed parts of the set-up. What these lists do not name is shuffled and dealt as always. */
export interface Deal {
  /** Hands by seat, up to six cards each. */
  hands: CardId[][];
  /** Cards of the deck from the top. */
  deck: CardId[];
}

export type Phase = 'action' | 'gameOver';

/** An open card on a vessel or in the discard. No two have the same `turn`. */
export interface Placed {
  seat: Seat;
  card: CardId;
  turn: number;
}

export interface Trump extends Placed {
  side: Side;
}

/** One side's pirates on one vessel. */
export interface Force {
  side: Side;
  suit: Suit;
  /** Sum of the skulls; captains count none (6.1). */
  strength: number;
  /** Pirates in order of play, never empty. */
  pirates: Placed[];
}

export interface Vessel {
  vessel: VesselId;
  gold: number;
  owner: Seat;
  launchedTurn: number;
  /** Forces in the order in which the sides opened their attacks. A side with nothing but an admiral has none. */
  forces: Force[];
  /** Captains and admiral in order of play: the last one rules (6.1). */
  trumps: Trump[];
}

/** A vessel that has left the sea, with the cards that were on it. */
export interface Prize {
  vessel: VesselId;
  gold: number;
  /** Pirates and trumps; they never return and score nothing. */
  cards: CardId[];
}

export interface State {
  options: Options;
  mode: Mode;
  /** Hands by seat, sorted. */
  hands: Rank[][];
  /** The top card is the last. */
  deck: Rank[];
  discard: Placed[];
  /** Vessels in launch order. */
  sea: Vessel[];
  /** Prizes by side, in the order in which they came home. */
  stacks: Prize[][];
  /** Deadlocked at the end: nobody's (section 7). */
  unclaimed: Prize[];
  /** Marks by seat: true once it has been told that it sits out (5). */
  sittingOut: boolean[];
  turnSeat: Seat;
  /** Turns begun, from 1. */
  turnNumber: number;
  phase: Phase;
}

export type Action =
  | { type: 'draw' }
  | { type: 'launchVessel'; card: CardId }
  | { type: 'playPirate'; card: CardId; vessel: VesselId }
  | { type: 'playCaptain'; card: CardId; vessel: VesselId }
  | { type: 'playAdmiral'; card: CardId; vessel: VesselId }
  | { type: 'discard'; card: CardId };

export type ErrorCode =
  | 'GAME_OVER'
  | 'NOT_YOUR_TURN'
  | 'CARD_NOT_IN_HAND'
  | 'WRONG_CARD_KIND'
  | 'VESSEL_NOT_DISCARDABLE'
  | 'DECK_EMPTY'
  | 'DECK_NOT_EMPTY'
  | 'NO_SUCH_VESSEL'
  | 'COLOUR_COMMITTED'
  | 'COLOUR_IN_FORCE'
  | 'NO_PIRATE_FOR_CAPTAIN'
  | 'NOT_YOUR_VESSEL'
  | 'BAD_OPTIONS';

/** Side that leads a vessel now (6.1), or null in a deadlock. */
export type Leader = Side | null;

export interface Strength {
  side: Side;
  suit: Suit;
  strength: number;
}

/** Reason why a vessel goes home to its leader. */
export type Reason = 'untouched' | 'skulls' | 'captain' | 'admiral';

/** Way in which a vessel left the sea. */
interface Homecoming {
  vessel: VesselId;
  gold: number;
  owner: Seat;
  side: Side;
  reason: Reason;
  /** Skulls of every side on it; those of its own side decided only if the reason is `skulls`. */
  strengths: Strength[];
  /** All that lay on it: pirates side by side, then trumps in order of play. */
  cards: Placed[];
}

interface Played {
  seat: Seat;
  side: Side;
  vessel: VesselId;
  turn: number;
}

interface SecretFor<F> {
  secret?: { to: readonly Seat[]; facts: F }[];
  only?: Seat[];
}

export type Event = SecretFor<object> &
  (
    | {
        type: 'GameStarted';
        mode: Mode;
        seats: number;
        /** Seats by side. */
        teams: Seat[][];
        /** Number of cards in the deck after the deal. */
        deckSize: number;
        startSeat: Seat;
        options: Options;
      }
    /** `cards` only for the seat and its partner. */
    | { type: 'HandDealt'; seat: Seat; count: number; cards?: CardId[] }
    | { type: 'TurnStarted'; seat: Seat; side: Side; turn: number; checks: boolean }
    | ({ type: 'VesselCaptured' } & Homecoming)
    /** `card` only for the seat and its partner. */
    | { type: 'CardDrawn'; seat: Seat; deckLeft: number; card?: CardId }
    | { type: 'DeckExhausted' }
    | { type: 'VesselLaunched'; seat: Seat; side: Side; vessel: VesselId; card: CardId; gold: number; turn: number }
    /** `strength` is the side's sum there afterwards. */
    | ({ type: 'AttackOpened' | 'AttackReinforced'; card: CardId; suit: Suit; strength: number } & Played)
    /** `overcame`: another side that led until then, or null. */
    | ({ type: 'CaptainPlayed' | 'AdmiralPlayed'; card: CardId; overcame: Side | null } & Played)
    | { type: 'LeadChanged'; vessel: VesselId; from: Leader; to: Leader; strengths: Strength[] }
    | { type: 'CardDiscarded'; seat: Seat; card: CardId; turn: number }
    | { type: 'SeatSitsOut'; seat: Seat }
    | { type: 'LastCard'; sides: Side[]; cause: 'played' | 'discarded' | 'deckEmptied' }
    | ({ type: 'VesselAwarded' } & Homecoming)
    /** `tied`: the sides that share the highest sum. */
    | {
        type: 'VesselUnclaimed';
        vessel: VesselId;
        gold: number;
        owner: Seat;
        tied: Side[];
        strengths: Strength[];
        cards: Placed[];
      }
    | { type: 'HandRevealed'; seat: Seat; cards: CardId[] }
    | { type: 'GameEnded'; standings: Standing[]; winners: Side[] }
  );

export interface Standing {
  side: Side;
  captured: number;
  /** Gold of the vessels still in hand, not negative. */
  deducted: number;
  total: number;
}

export interface SeatView {
  side: Side;
  /** Number of cards in hand. */
  hand: number;
  /** Own and partner's, at the end everybody's; null when hidden. */
  cards: CardId[] | null;
  sittingOut: boolean;
}

export interface SideView {
  seats: Seat[];
  /** Number of vessels. */
  captured: number;
  /** The side's own, everybody's with `openStacks` and at the end; null when face down. */
  stack: Prize[] | null;
  /** Their gold, as visible as they are. */
  gold: number | null;
}

export interface VesselView extends Vessel {
  /** Side of the owner. */
  side: Side;
  leader: Leader;
  /** Reason why the leader leads; null in a deadlock. */
  reason: Reason | null;
  /** The sides that share the highest sum in a deadlock, else none. */
  tied: Side[];
}

export interface View {
  viewer: Viewer;
  options: Options;
  mode: Mode;
  phase: Phase;
  turnSeat: Seat;
  turnNumber: number;
  /** Seats that the game waits for. */
  toAct: Seat[];
  seats: SeatView[];
  sides: SideView[];
  /** Cards left. */
  deck: number;
  discard: Placed[];
  sea: VesselView[];
  unclaimed: Prize[];
  standings: Standing[] | null;
  winners: Side[] | null;
}

export interface Memory {
  /** Vessels that were seen going home, with all that lay on them, in that order. */
  prizes: (Prize & { side: Side })[];
  /**
   * Cards in hand, at most, that came there when the seat last drew or later, by seat; before it draws those that were
   * dealt. A seat that has not been watched so long has none.
   */
  fresh: (number | undefined)[];
}

export interface Korsar {
  options: Options;
  deal: Deal;
  state: State;
  action: Action;
  event: Event;
  view: View;
  memory: Memory;
}
