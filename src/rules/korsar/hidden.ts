/**
 * Copies of a state, and other states that somebody cannot tell from it (section 9; docs/decisions.md, look-alikes and
 * secrets).
 */

import { type Dice, shuffle } from '../dice.ts';
import type { Sampler, Seat, Viewer } from '../game.ts';
import { box, cards, idOf, rankOf } from './cards.ts';
import { sideOf } from './open.ts';
import { insert } from './sides.ts';
import type { Memory, Placed, Prize, Rank, Side, State, Vessel, VesselId, View } from './types.ts';
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
  const own = viewer === 'table' ? null : sideOf(state, viewer);
  const next = clone(state);
  next.stacks.forEach((stack, side) => {
    if (!stackIsOpen(state, side, own)) next.stacks[side] = stack.map(namelessPrize);
  });
  return deal(next, hiddenFrom(next, own), dice);
}

/**
 * Part of its chance to be in a closed hand that a vessel keeps once the seat has drawn instead of launching. Of the
 * vessels that an even deal would leave them there, Monkeys held none; Bosuns nearly all at first, and one in three late.
 */
const kept = 0.25;

/**
 * Builds a sampler of the states that a seat may be in. What neither view nor memory shows is blank first (no card's
 * rank, a prize without a name), and is then dealt: every deal that fits is equally likely, but that vessels which were
 * left in hand are rare (`kept`).
 */
export function imagining(view: View, seat: Seat, memory: Memory | null = null): Sampler<State> {
  const own = sideOf(view, seat);
  const blanks = (count: number) => new Array<Rank>(count).fill(-1);
  const known = clone({
    options: { ...view.options },
    mode: view.mode,
    hands: view.seats.map(({ cards, hand }) => cards?.map(rankOf) ?? blanks(hand)),
    deck: blanks(view.deck),
    discard: view.discard,
    sea: view.sea,
    stacks: view.sides.map(({ stack, captured }, side) => stack ?? remembered(memory, side, captured)),
    unclaimed: view.unclaimed,
    sittingOut: view.seats.map(({ sittingOut }) => sittingOut),
    turnSeat: view.turnSeat,
    turnNumber: view.turnNumber,
    phase: view.phase,
  });
  const hidden = hiddenFrom(known, own);
  const left = hidden.hands.flatMap((each) => {
    const { hand } = view.seats[each];
    const others = hand - (memory?.fresh[each] ?? hand);
    return others > 0 ? [{ seat: each, others }] : [];
  });
  return (dice) => {
    const state = deal(clone(known), hidden, dice);
    for (const { seat: each, others } of left) sift(state, state.hands[each], others, dice);
    return state;
  };
}

/** Grains of chance: dice have sides. */
const grains = 1024;

/** Puts vessels of a hand, so many cards of which were left there, back into the deck as often as is likely. */
function sift({ deck }: State, hand: Rank[], left: number, dice: Dice): void {
  if (deck.length === 0) return;
  const away = (grains * (1 - kept) * left) / hand.length;
  // Vessels are the first of a sorted hand, and what comes for them is behind these.
  for (let i = hand.length - 1; i >= 0; i--) {
    if (cards[hand[i]].kind !== 'vessel' || dice.below(grains) >= away) continue;
    let at = dice.below(deck.length);
    for (let tries = 1; cards[deck[at]].kind === 'vessel' && tries < 5; tries++) at = dice.below(deck.length);
    const [vessel] = hand.splice(i, 1);
    insert(hand, deck[at]);
    deck[at] = vessel;
  }
}

/** Gives a closed stack as far as its vessels were seen going home; whoever came late has missed the first ones. */
function remembered(memory: Memory | null, side: Side, captured: number): Prize[] {
  const seen = memory?.prizes.filter((prize) => prize.side === side).slice(-captured) ?? [];
  return Array.from({ length: captured }, (_, i) => seen[i - captured + seen.length] ?? namelessPrize());
}

const namelessPrize = (): Prize => ({ vessel: '', gold: 0, cards: [] });
const isNameless = ({ vessel }: Prize) => vessel === '';

/** Cards that are to be dealt, and the places that they go to: blank prizes, closed hands, the deck. */
interface Hidden {
  hands: Seat[];
  /** Cards, and names of vessels, that lie nowhere in sight. */
  cards: Rank[];
  names: VesselId[];
  /** Side and place of the prizes without a name. */
  prizes: [Side, number][];
  /** Number of cards that lie with those prizes: only their sum is known. */
  withPrizes: number;
}

function hiddenFrom(state: State, own: Side | null): Hidden {
  const hands = state.hands.flatMap((_, seat) => (handIsOpen(state, sideOf(state, seat), own) ? [] : [seat]));
  const prizes = state.stacks.flatMap((stack, side) =>
    stack.flatMap((prize, at): [Side, number][] => (isNameless(prize) ? [[side, at]] : [])),
  );
  const cards = unseenCards(state, hands);
  let withPrizes = cards.length - prizes.length - state.deck.length;
  for (const seat of hands) withPrizes -= state.hands[seat].length;
  return { hands, cards, names: prizes.length > 0 ? unseenNames(state) : [], prizes, withPrizes };
}

/** Fills the blanks of this very state. */
function deal(state: State, hidden: Hidden, dice: Dice): State {
  const unseen = shuffle(hidden.cards.slice(), dice);
  if (hidden.prizes.length > 0) dealPrizes(state, hidden, unseen, dice);
  for (const seat of hidden.hands) {
    const hand = state.hands[seat];
    const count = hand.length;
    hand.length = 0;
    for (let i = 0; i < count; i++) insert(hand, unseen.pop()!);
  }
  const { deck } = state;
  for (let i = 0; i < deck.length; i++) deck[i] = unseen.pop()!;
  return state;
}

function dealPrizes(state: State, { names, prizes, withPrizes }: Hidden, unseen: Rank[], dice: Dice): void {
  const vessels = shuffle(names.slice(), dice);
  for (const [side, at] of prizes)
    state.stacks[side][at] = { vessel: vessels.pop()!, gold: cards[take(unseen, true)].gold, cards: [] };
  for (let left = withPrizes; left > 0; left--) {
    const [side, at] = prizes[dice.below(prizes.length)];
    state.stacks[side][at].cards.push(idOf(take(unseen, false)));
  }
  // Vessels and others were taken from one end: of what is left more of the one kind would lie there.
  shuffle(unseen, dice);
}

/** Takes out the last vessel, or the last card that is none. */
function take(pile: Rank[], vessel: boolean): Rank {
  let at = pile.length - 1;
  while ((cards[pile[at]].kind === 'vessel') !== vessel) at--;
  return pile.splice(at, 1)[0];
}

/** Lists the box less everything that lies open. */
function unseenCards(state: State, closedHands: readonly Seat[]): Rank[] {
  const left = cards.map(({ copies }) => copies);
  const see = (card: string) => void left[rankOf(card)]--;
  state.hands.forEach((hand, seat) => {
    if (!closedHands.includes(seat)) for (const rank of hand) left[rank]--;
  });
  for (const { card } of state.discard) see(card);
  for (const { gold, forces, trumps } of state.sea) {
    see(`vessel${gold}`);
    for (const { pirates } of forces) for (const { card } of pirates) see(card);
    for (const { card } of trumps) see(card);
  }
  for (const prize of knownPrizes(state)) {
    see(`vessel${prize.gold}`);
    prize.cards.forEach(see);
  }
  return box.filter((rank) => left[rank]-- > 0);
}

/** Lists the names of the vessels that lie face down: launched, and nowhere to be seen. */
function unseenNames(state: State): VesselId[] {
  const seen = new Set<VesselId>();
  for (const { vessel } of state.sea) seen.add(vessel);
  for (const { vessel } of knownPrizes(state)) seen.add(vessel);
  const launched = state.sea.length + state.stacks.flat().length + state.unclaimed.length;
  return Array.from({ length: launched }, (_, i) => `v${i + 1}`).filter((name) => !seen.has(name));
}

function knownPrizes(state: State): Prize[] {
  return [...state.stacks.flat().filter((prize) => !isNameless(prize)), ...state.unclaimed];
}
