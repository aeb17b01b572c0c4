/** Copies of a state, and other states that somebody cannot tell from it (section 9, decisions 5 and 6). */
import { type Dice, shuffle } from '../dice.ts';
import type { Seat, Viewer } from '../game.ts';
import { box, cards, idOf, rankOf } from './cards.ts';
import { sideOf } from './sides.ts';
import type { Placed, Prize, Rank, Side, State, Vessel, VesselId, View } from './types.ts';
import { handIsOpen, stackIsOpen } from './view.ts';

/** Copies share the options, which never change. */
export function clone(state: State): State {
  return {
    options: state.options,
    mode: state.mode,
    hands: state.hands.map((hand) => hand.slice()),
    deck: state.deck.slice(),
    discard: state.discard.map(clonePlaced),
    sea: state.sea.map(cloneVessel),
    stacks: state.stacks.map((stack) => stack.map(clonePrize)),
    unclaimed: state.unclaimed.map(clonePrize),
    sittingOut: state.sittingOut.slice(),
    turnSeat: state.turnSeat,
    turnNumber: state.turnNumber,
    phase: state.phase,
  };
}

function clonePlaced({ seat, card, turn }: Placed): Placed {
  return { seat, card, turn };
}

function clonePrize({ vessel, gold, cards }: Prize): Prize {
  return { vessel, gold, cards: cards.slice() };
}

function cloneVessel({ vessel, gold, owner, launchedTurn, forces, trumps }: Vessel): Vessel {
  return {
    vessel,
    gold,
    owner,
    launchedTurn,
    forces: forces.map(({ side, suit, strength, pirates }) => ({
      side,
      suit,
      strength,
      pirates: pirates.map(clonePlaced),
    })),
    trumps: trumps.map(({ side, seat, card, turn }) => ({ side, seat, card, turn })),
  };
}

export function permute(state: State, viewer: Viewer, dice: Dice): State {
  const next = clone(state);
  redeal(next, viewer === 'table' ? null : sideOf(state, viewer), dice);
  return next;
}

/** What the view does not show is blank first (no card's rank, a prize without a name), and is then dealt. */
export function imagine(view: View, seat: Seat, dice: Dice): State {
  const blanks = (count: number) => new Array<Rank>(count).fill(-1);
  const state = clone({
    options: { ...view.options },
    mode: view.mode,
    hands: view.seats.map(({ cards, hand }) => cards?.map(rankOf) ?? blanks(hand)),
    deck: blanks(view.deck),
    discard: view.discard,
    sea: view.sea,
    stacks: view.sides.map(({ stack, captured }) => stack ?? blanks(captured).map(namelessPrize)),
    unclaimed: view.unclaimed,
    sittingOut: view.seats.map(({ sittingOut }) => sittingOut),
    turnSeat: view.turnSeat,
    turnNumber: view.turnNumber,
    phase: view.phase,
  });
  redeal(state, sideOf(view, seat), dice);
  return state;
}

const namelessPrize = (): Prize => ({ vessel: '', gold: 0, cards: [] });

/**
 * Deals the cards and vessels that this side cannot see anew: as many into every closed hand, closed stack and the deck
 * as there were. Cards that lie with captured vessels are hidden with them, and only their sum is known.
 */
function redeal(state: State, own: Side | null, dice: Dice): void {
  const closedHands = state.hands.filter((_, seat) => !handIsOpen(state, sideOf(state, seat), own));
  const closedPrizes = state.stacks.filter((_, side) => !stackIsOpen(state, side, own)).flat();
  const unseen = shuffle(unseenCards(state, own), dice);
  const names = shuffle(unseenNames(state, own), dice);

  let withPrizes = unseen.length - closedPrizes.length - state.deck.length;
  for (const hand of closedHands) withPrizes -= hand.length;
  for (const prize of closedPrizes) {
    prize.vessel = names.pop()!;
    prize.gold = cards[take(unseen, true)].gold;
    prize.cards = [];
  }
  for (; withPrizes > 0; withPrizes--)
    closedPrizes[dice.below(closedPrizes.length)].cards.push(idOf(take(unseen, false)));
  for (const hand of closedHands) {
    for (let i = 0; i < hand.length; i++) hand[i] = unseen.pop()!;
    hand.sort((a, b) => a - b);
  }
  for (let i = 0; i < state.deck.length; i++) state.deck[i] = unseen.pop()!;
}

/** Takes out the last vessel, or the last card that is none. */
function take(pile: Rank[], vessel: boolean): Rank {
  let at = pile.length - 1;
  while ((cards[pile[at]].kind === 'vessel') !== vessel) at--;
  return pile.splice(at, 1)[0];
}

/** The box less everything that lies open to this side. */
function unseenCards(state: State, own: Side | null): Rank[] {
  const left = cards.map(({ copies }) => copies);
  const see = (card: string) => void left[rankOf(card)]--;
  state.hands.forEach((hand, seat) => {
    if (handIsOpen(state, sideOf(state, seat), own)) for (const rank of hand) left[rank]--;
  });
  for (const { card } of state.discard) see(card);
  for (const { gold, forces, trumps } of state.sea) {
    see(`vessel${gold}`);
    for (const { pirates } of forces) for (const { card } of pirates) see(card);
    for (const { card } of trumps) see(card);
  }
  for (const prize of openPrizes(state, own)) {
    see(`vessel${prize.gold}`);
    prize.cards.forEach(see);
  }
  return box.filter((rank) => left[rank]-- > 0);
}

/** Names of the vessels that lie face down: launched, and nowhere to be seen. */
function unseenNames(state: State, own: Side | null): VesselId[] {
  const seen = new Set<VesselId>();
  for (const { vessel } of state.sea) seen.add(vessel);
  for (const { vessel } of openPrizes(state, own)) seen.add(vessel);
  const launched = state.sea.length + state.stacks.flat().length + state.unclaimed.length;
  return Array.from({ length: launched }, (_, i) => `v${i + 1}`).filter((name) => !seen.has(name));
}

function openPrizes(state: State, own: Side | null): Prize[] {
  return [...state.stacks.filter((_, side) => stackIsOpen(state, side, own)).flat(), ...state.unclaimed];
}
