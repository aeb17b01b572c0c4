/**
 * The leader of a vessel (6.1), and what may be done with a card (5.1): worked out from what lies open, by one and the same
 * code for the rules and for whoever shows them.
 */
import type { Seat } from '../game.ts';
import { type CardKind, cardOf } from './cards.ts';
import type {
  Action,
  CardId,
  ErrorCode,
  Force,
  Leader,
  Mode,
  Options,
  Placed,
  Reason,
  Side,
  Strength,
  Suit,
  Vessel,
  VesselId,
} from './types.ts';

export function sideOf({ mode }: { readonly mode: Mode }, seat: Seat): Side {
  return mode === 'partnership' ? seat >> 1 : seat;
}

/**
 * Finds the leader: the side of the last trump, else the single highest sum, else nobody; an untouched vessel is its
 * owner's.
 */
export function leaderOf(state: { readonly mode: Mode }, vessel: Vessel): Leader {
  const { trumps, forces } = vessel;
  if (trumps.length > 0) return trumps[trumps.length - 1].side;
  if (forces.length === 0) return sideOf(state, vessel.owner);
  let leader: Leader = null;
  let most = 0;
  for (let i = 0; i < forces.length; i++) {
    const { side, strength } = forces[i];
    if (strength > most) {
      most = strength;
      leader = side;
    } else if (strength === most) leader = null;
  }
  return leader;
}

/** Tells why the leader leads; means nothing in a deadlock. */
export function reasonOf({ trumps, forces }: Vessel): Reason {
  if (trumps.length > 0) return trumps[trumps.length - 1].card === 'admiral' ? 'admiral' : 'captain';
  return forces.length > 0 ? 'skulls' : 'untouched';
}

/** Gives the sides that share the highest sum, as they came. */
export function strongest({ forces }: Vessel): Side[] {
  let most = 0;
  for (const force of forces) most = Math.max(most, force.strength);
  return forces.filter((force) => force.strength === most).map((force) => force.side);
}

export function forceOf(vessel: Vessel, side: Side): Force | undefined {
  for (const force of vessel.forces) if (force.side === side) return force;
  return undefined;
}

export function strengthsOf(vessel: Vessel): Strength[] {
  const { forces } = vessel;
  const strengths: Strength[] = new Array(forces.length);
  for (let i = 0; i < forces.length; i++) {
    const { side, suit, strength } = forces[i];
    strengths[i] = { side, suit, strength };
  }
  return strengths;
}

/** The head of a lead as it is shown: who, why, or between whom. */
export interface Lead {
  leader: Leader;
  reason: Reason | null;
  tied: Side[];
}

export function leadOf(facts: Pick<Facts, 'mode'>, vessel: Vessel): Lead {
  const leader = leaderOf(facts, vessel);
  return leader === null
    ? { leader, reason: null, tied: strongest(vessel) }
    : { leader, reason: reasonOf(vessel), tied: [] };
}

/** Facts of a match that decide who may attack what. */
export interface Facts {
  readonly mode: Mode;
  readonly options: Pick<Options, 'admiralOnPartnerVessel'>;
}

/**
 * Tells why a pirate may not go to this vessel, or gives null: a side has one suit on a vessel, and a suit one side.
 */
export function pirateError({ forces }: Vessel, side: Side, suit: Suit): ErrorCode | null {
  let taken = false;
  for (let i = 0; i < forces.length; i++) {
    const force = forces[i];
    if (force.side === side) return force.suit === suit ? null : 'COLOUR_COMMITTED';
    if (force.suit === suit) taken = true;
  }
  return taken ? 'COLOUR_IN_FORCE' : null;
}

/**
 * Tells why a captain may not go to this vessel, or gives null. A captain needs a pirate of their own side, whoever of
 * the partners played it (R5, R31).
 */
export function captainError(vessel: Vessel, side: Side, suit: Suit): ErrorCode | null {
  return forceOf(vessel, side)?.suit === suit ? null : 'NO_PIRATE_FOR_CAPTAIN';
}

/**
 * Tells why the admiral may not go to this vessel, or gives null. The admiral goes to one's own vessel, with or
 * without own pirates there (R9, R10).
 */
export function admiralError(facts: Facts, { owner }: Vessel, seat: Seat): ErrorCode | null {
  const own = owner === seat || (facts.options.admiralOnPartnerVessel && sideOf(facts, owner) === sideOf(facts, seat));
  return own ? null : 'NOT_YOUR_VESSEL';
}

/** Actions by which a card of each kind is played. */
export const plays = {
  vessel: 'launchVessel',
  pirate: 'playPirate',
  captain: 'playCaptain',
  admiral: 'playAdmiral',
} as const satisfies Readonly<Record<CardKind, Action['type']>>;

/** Tells why nothing can be drawn from a deck of so many cards, or gives null. */
export const drawError = (deck: number): ErrorCode | null => (deck > 0 ? null : 'DECK_EMPTY');

/** Tells why a card of this kind may not be discarded beside a deck of so many cards, or gives null. */
export function discardError(kind: CardKind, deck: number): ErrorCode | null {
  if (kind === 'vessel') return 'VESSEL_NOT_DISCARDABLE';
  return deck > 0 ? 'DECK_NOT_EMPTY' : null;
}

/**
 * Tells why an action is refused to the seat whose turn it is and whose card it names, or gives null: the card's kind,
 * the deck, the target, suit or owner. `deck`: the number of its cards.
 */
export function actionError(
  facts: Facts & { readonly sea: readonly Vessel[] },
  deck: number,
  seat: Seat,
  action: Action,
): ErrorCode | null {
  if (action.type === 'draw') return drawError(deck);
  const kind = cardOf(action.card)?.kind;
  if (kind === undefined) return 'CARD_NOT_IN_HAND';
  if (action.type === 'discard') return discardError(kind, deck);
  if (plays[kind] !== action.type) return 'WRONG_CARD_KIND';
  if (action.type === 'launchVessel') return null;
  const vessel = vesselOf(facts, action.vessel);
  return vessel === undefined ? 'NO_SUCH_VESSEL' : attackError(facts, seat, action.card, vessel);
}

export function vesselOf<V extends Vessel>({ sea }: { readonly sea: readonly V[] }, name: VesselId): V | undefined {
  for (const vessel of sea) if (vessel.vessel === name) return vessel;
  return undefined;
}

/** Lays a card on a vessel: a pirate to those of its side, a trump over all others. */
export function layOn(vessel: Vessel, side: Side, { seat, card, turn }: Placed): void {
  const { kind, suit, skulls } = cardOf(card)!;
  if (kind !== 'pirate') {
    vessel.trumps.push({ side, seat, card, turn });
    return;
  }
  const force = forceOf(vessel, side);
  if (force) {
    force.pirates.push({ seat, card, turn });
    force.strength += skulls;
  } else vessel.forces.push({ side, suit: suit!, strength: skulls, pirates: [{ seat, card, turn }] });
}

/** Tells why this card may not go to this vessel, or gives null. A vessel goes to none. */
export function attackError(facts: Facts, seat: Seat, card: CardId, vessel: Vessel): ErrorCode | null {
  const { kind, suit } = cardOf(card) ?? {};
  if (kind === 'pirate') return pirateError(vessel, sideOf(facts, seat), suit!);
  if (kind === 'captain') return captainError(vessel, sideOf(facts, seat), suit!);
  return kind === 'admiral' ? admiralError(facts, vessel, seat) : 'WRONG_CARD_KIND';
}
