/**
 * Card Pirates, the words. Read this first. Section and ruling numbers (R 1..) are those of the rules file.
 *
 * A card is its rank and suit (`10C`, `QH`). Only cards that a viewer may see have a name for them: hands of others, the
 * stack and whatever lies face down are numbers. Hands and the cards of a square are always sorted, so that no order
 * tells where a card came from; only the stack has an order, and nobody sees it.
 */
import type { Seat, Viewer } from '../game.ts';

export const suits = ['C', 'D', 'H', 'S'] as const;
export type Suit = (typeof suits)[number];
/** Ranks in the order in which hands are sorted. */
export const ranks = ['A', 'K', 'Q', 'J', '10', '9', '8', '7', '6', '5', '4', '3', '2'] as const;
export type Rank = (typeof ranks)[number];
/** Rank and suit, `10C`. */
export type CardId = string;
/** Column and row, `A1` to `E5`; outside of that `@`, `F`, rows 0 and 6 (12.2). */
export type Square = string;

export interface Points {
  A: number;
  K: number;
  Q: number;
  J: number;
  crew: number;
}

export interface Options {
  /** Crew placed on a sea square is shown once and then lies face down (12.1). */
  hiddenCards: boolean;
  /** Sea cards move to an outer ring before the game, which leaves storms behind (12.2). */
  treacherousSeas: boolean;
  /** Islands that the captains pick, and may swap with a sea card (12.3). */
  randomIslands: boolean;
  /** End of the game when the last Ace leaves the islands, not when all four show Jacks (12.4). */
  simplePolitics: boolean;
  /** Sails to an island cost a card of that island's suit (12.6). */
  advancedSailing: boolean;
  points: Points;
  /** Seat that begins (R 35). */
  firstSeat: 'random' | Seat;
  /** Islands by seat, or each ship one island further round; ignored with `randomIslands` and `middleStart`. */
  startIslands: 'standard' | 'turned' | Suit[];
  /** Cards that each seat shifts with `treacherousSeas`; 0: as many as 12.2 says for the number of seats. */
  treacherousCards: number;
  /** Turns after which the game ends; 0: never (R 34). */
  turnCap: number;
  /** Extra of section 17: all ships start on C3, which gets no card. */
  middleStart: boolean;
  /** Extra of section 17: the cards that one side commits to a battle share a suit. */
  sameSuitBattle: boolean;
}

/** Fixed parts of a match. */
export interface Deal {
  firstSeat: Seat;
  /**
   * The 48 in order: onto the sea squares in reading order, then dealt one at a time clockwise from the first seat, then
   * the stack from the top. May be shorter: what it does not name is shuffled below.
   */
  deck: CardId[];
  /**
   * Numbers for the random choices after the set-up, before the dice are asked: casualties are shuffled (Fisher and
   * Yates from the end), a plundered card is a place in the sorted hand, counted from 0.
   */
  dice: number[];
}

export type Phase =
  | 'setup.islands'
  | 'setup.seas'
  | 'turn.move'
  | 'depart.setAside'
  | 'arrive.exchange'
  | 'arrive.storm'
  | 'battle.attack'
  | 'battle.defend'
  | 'battle.give'
  | 'over';

/** Part of a phase that everybody may be shown (section 6). */
export type PublicPhase = 'setup' | 'move' | 'arrival' | 'battle' | 'over';

export type EndReason = 'jacks' | 'aces' | 'stack' | 'voyage' | 'cap';
export type StoryId = 'stowaway' | 'letter-of-marque' | 'ransack' | 'wedding' | 'treasure-map' | 'ransom';

/** Cards that lie on one square. Islands have no `faceUp`; their `faceDown` are buried under the island card. */
export interface Place {
  island: CardId | null;
  faceUp: CardId[];
  faceDown: CardId[];
}

export interface SeatState {
  /** Null until it is placed (12.3). */
  ship: Square | null;
  hand: CardId[];
}

export interface Battle {
  attacker: Seat;
  defender: Seat;
  square: Square;
  /** Committed cards; empty again once they are casualties. */
  attack: CardId[];
  defence: CardId[];
  /** Seat that owes a card to the other one, in `battle.give`. */
  winner: Seat | null;
}

/** A move that waits for the card that solo sets aside (12.5). `card` is null when the ship drifts. */
export interface Departure {
  card: CardId | null;
  path: Square[];
}

export interface State {
  options: Options;
  phase: Phase;
  firstSeat: Seat;
  /** Turns begun. */
  turn: number;
  /** Seat whose turn it is, in the set-up as well. */
  active: Seat;
  seats: SeatState[];
  /** Places by index of `squares` in map.ts: 25, or 45 with treacherous seas; null where no place exists (yet). */
  places: (Place | null)[];
  /** Top first. In the set-up also the cards that are still to be dealt. */
  stack: CardId[];
  /** Set aside in solo play. */
  discards: CardId[];
  /** Islands picked by seat with random islands. */
  claimed: (Suit | null)[];
  /** Cards shifted so far with treacherous seas. */
  shifted: number;
  departure: Departure | null;
  battle: Battle | null;
  ended: EndReason | null;
  /** Rolls that are left of `Deal.dice`. */
  script: number[];
}

export type Action =
  | { type: 'placeIsland'; island: Suit; swapWith?: Square }
  | { type: 'shiftSea'; from: Square; to: Square }
  | { type: 'bury'; card: CardId }
  /** Squares entered, without the start. */
  | { type: 'sail'; card: CardId; path: Square[] }
  | { type: 'drift'; to: Square }
  | { type: 'setAside'; card: CardId }
  | { type: 'forfeit' }
  | { type: 'endVoyage' }
  | { type: 'exchange'; card: CardId }
  | { type: 'declineExchange' }
  | { type: 'placeInStorm'; card: CardId }
  | { type: 'commit'; card: CardId }
  | { type: 'takeBack'; card: CardId }
  | { type: 'ready' }
  | { type: 'give'; card: CardId };

export type ErrorCode =
  | 'BAD_OPTIONS'
  | 'GAME_OVER'
  | 'WRONG_PHASE'
  | 'NOT_YOUR_TURN'
  | 'CARD_NOT_IN_HAND'
  | 'NOT_CREW'
  | 'LAST_CARD'
  | 'HAND_TOO_LARGE'
  | 'PATH_BROKEN'
  | 'PATH_REPEATS'
  | 'PATH_BLOCKED'
  | 'WRONG_SUIT'
  | 'ISLAND_BY_DRIFT'
  | 'TOO_FAR'
  | 'CAN_STILL_MOVE'
  | 'NO_EXCHANGE'
  | 'BATTLE_CARDS'
  | 'ISLAND_TAKEN'
  | 'SQUARE_NOT_ALLOWED';

export interface Standing {
  seat: Seat;
  score: number;
  aces: number;
  kings: number;
  queens: number;
  jacks: number;
  /** Number from 1; equal for those who share it (R 18). */
  place: number;
}

interface SecretFor<F> {
  secret?: { to: Seat[]; facts: F }[];
  only?: Seat[];
}

/** Facts marked "only" travel in `secret`. */
export type Event = SecretFor<object> &
  (
    | { type: 'GameStarted'; playerCount: number; options: Options; firstSeat: Seat }
    /** `squares` with a card face down; `stack` counts the cards still to be dealt. */
    | { type: 'SeaLaid'; squares: Square[]; islands: { square: Square; card: CardId }[]; stack: number }
    /** `to` is absent when the island stays. */
    | { type: 'IslandMoved'; seat: Seat; suit: Suit; from: Square; to?: Square }
    | { type: 'ShipPlaced'; seat: Seat; square: Square }
    | { type: 'SeaShifted'; seat: Seat; from: Square; to: Square }
    /** `hand` only for the seat that holds it. */
    | { type: 'HandsDealt'; counts: number[]; stack: number; hand?: CardId[] }
    | { type: 'TurnBegan'; seat: Seat; turn: number }
    /** `card` only for the seat. */
    | { type: 'CardDrawn'; seat: Seat; stack: number; card?: CardId }
    /** `faceDown` counts the cards there now. `card`, `forced` only for the seat: the latter tells that no crew can sail. */
    | { type: 'TreasureBuried'; seat: Seat; square: Square; faceDown: number; card?: CardId; forced?: boolean }
    | { type: 'CrewSpent'; seat: Seat; card: CardId; from: Square; to: 'sea' | 'stackBottom'; faceUp: boolean }
    | { type: 'CardSetAside'; seat: Seat; card: CardId }
    /** `points` is what the card could have paid. */
    | { type: 'ShipSailed'; seat: Seat; from: Square; path: Square[]; cost: number; points: number }
    | { type: 'ShipDrifted'; seat: Seat; from: Square; to: Square }
    | { type: 'StormFormed'; square: Square }
    | { type: 'IslandLanded'; seat: Seat; square: Square; suit: Suit; card: CardId; others: Seat[] }
    | { type: 'IslandExchanged'; seat: Seat; square: Square; gave: CardId; took: CardId; story: StoryId }
    /** `faceDown` is their number; `cards` are these, only for the seat. */
    | { type: 'CardsDugUp'; seat: Seat; square: Square; faceUp: CardId[]; faceDown: number; cards?: CardId[] }
    | { type: 'StormEntered'; seat: Seat; square: Square }
    /** `card` for everybody if crew, else only for the seat. */
    | { type: 'StormToll'; seat: Seat; square: Square; faceDown: boolean; card?: CardId }
    | { type: 'BattleJoined'; attacker: Seat; defender: Seat; square: Square }
    | { type: 'BattleAvoided'; seat: Seat; other: Seat; square: Square }
    /** `cards` only for the seat. */
    | { type: 'AttackCommitted'; seat: Seat; count: number; cards?: CardId[] }
    | { type: 'DefenceCommitted'; seat: Seat; count: number; cards?: CardId[] }
    | {
        type: 'BattleRevealed';
        attacker: Seat;
        defender: Seat;
        attack: CardId[];
        defence: CardId[];
        attackTotal: number;
        defenceTotal: number;
      }
    /** Sorted: their order under the stack is known to nobody. */
    | { type: 'CasualtiesLost'; cards: CardId[]; stack: number }
    | { type: 'BattleResolved'; attacker: Seat; defender: Seat; outcome: 'attacker' | 'defender' | 'draw' }
    /** `cards` only for the two. */
    | { type: 'CardsPlundered'; from: Seat; to: Seat; count: number; cards?: CardId[] }
    /** `card` only for the two. */
    | { type: 'CardGiven'; from: Seat; to: Seat; card?: CardId }
    | { type: 'TurnForfeited'; seat: Seat }
    | { type: 'TurnEnded'; seat: Seat }
    | { type: 'VoyageEnded'; seat: Seat; reason: 'stopped' | 'stranded' }
    /** `ranking` from the best. `buried` and `stack`: whatever still lay face down is open now (14.2). */
    | {
        type: 'GameEnded';
        reason: EndReason;
        hands: CardId[][];
        scores: number[];
        ranking: Standing[];
        buried: { square: Square; cards: CardId[] }[];
        stack: CardId[];
      }
  );

/** A square that the active ship could sail to with some card, by its cheapest path. */
export interface Target {
  to: Square;
  cost: number;
  path: Square[];
  /** The suit that the card must have (12.6), or null. */
  suit: Suit | null;
}

export interface SquareView {
  square: Square;
  island: CardId | null;
  faceUp: CardId[];
  /** Number of cards that lie face down. */
  faceDown: number;
  /** Cards that were buried there, once the game is over. */
  buried: CardId[] | null;
  ships: Seat[];
  storm: boolean;
}

export interface SeatView {
  ship: Square | null;
  /** Cards held, those included that are being committed and not yet announced. */
  cards: number;
  /** Once the game is over. */
  hand: CardId[] | null;
}

export interface BattleView {
  attacker: Seat;
  defender: Seat;
  square: Square;
  /** Cards of the attack, face down; null until announced. The defence is revealed as soon as it is announced. */
  attack: number | null;
  /** Seat that has to give a card now. */
  winner: Seat | null;
}

export interface OwnView {
  hand: CardId[];
  committed: CardId[];
  /** 7.4: cards that must be buried before the ship can move at all. */
  mustBury: number;
  departure: Departure | null;
}

export interface View {
  viewer: Viewer;
  options: Options;
  phase: PublicPhase;
  /** The phase as exactly as this viewer may know it: the room is not told that solo has chosen to drift. */
  step: Phase;
  firstSeat: Seat;
  turn: number;
  active: Seat;
  toAct: Seat[];
  seats: SeatView[];
  /** Squares in reading order, the ring last. */
  squares: SquareView[];
  /** Number of cards. */
  stack: number;
  /** Top first, once the game is over. */
  stackCards: CardId[] | null;
  discards: CardId[];
  claimed: (Suit | null)[];
  /** Cards shifted so far, and in all. */
  shifted: number;
  toShift: number;
  battle: BattleView | null;
  /** While the active ship is about to move. Nothing here depends on a hand. */
  targets: Target[];
  /** Squares to which it could drift if its hand were small enough. */
  driftTargets: Square[];
  ended: EndReason | null;
  standings: Standing[] | null;
  /** The viewer's own cards; null for the table. */
  own: OwnView | null;
}

/** Places of cards that a seat has seen and its view does not show. */
export interface Memory {
  /** Cards by seat; its own hand stays empty, the view has that. */
  hands: CardId[][];
  /** Face down, by square. */
  buried: Record<Square, CardId[]>;
  /**
   * Groups of cards at the bottom of the stack, the lowest last; in what order the cards of a group lie nobody knows.
   */
  under: CardId[][];
}

export interface CardPirates {
  options: Options;
  deal: Deal;
  state: State;
  action: Action;
  event: Event;
  view: View;
  memory: Memory;
}
