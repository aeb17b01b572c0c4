/**
 * Copies of a state, and other states that somebody cannot tell from it (section 9; docs/decisions.md, look-alikes and
 * secrets).
 */
import { type Dice, shuffle } from '../dice.ts';
import type { Sampler, Seat, Viewer } from '../game.ts';
import { buildDeck, buildFleet, kindComposition, kindOf, sortCards } from './cards.ts';
import {
  type CardId,
  type CardKind,
  type Composition,
  cardKinds,
  type DeckId,
  type SeatState,
  type SeatView,
  type State,
  type View,
} from './types.ts';

export function clone(state: State): State {
  const { options, neutral, discard } = state;
  return {
    options: { ...options, decks: options.decks === 'drawn' ? 'drawn' : options.decks.slice() },
    phase: state.phase,
    sailing: state.sailing,
    volley: state.volley,
    lookout: state.lookout,
    extraEligible: state.extraEligible.slice(),
    seats: state.seats.map(({ deckId, deck, loaded, ready, captured }) => ({
      deckId,
      deck: deck.slice(),
      loaded: loaded.slice(),
      ready,
      captured: captured.map(({ ship, points, sailing }) => ({ ship, points, sailing })),
    })),
    neutral: neutral && {
      deckId: neutral.deckId,
      drawPile: neutral.drawPile.slice(),
      revealed: neutral.revealed,
      captured: neutral.captured.map(({ ship, points, sailing }) => ({ ship, points, sailing })),
    },
    fleetPile: state.fleetPile.slice(),
    line: state.line.map(({ ship, kind, points, slot, fire, becalmedBy, swept }) => ({
      ship,
      kind,
      points,
      slot,
      fire: fire.map(({ captain, card, play }) => ({ captain, card, play })),
      becalmedBy: becalmedBy && { captain: becalmedBy.captain, card: becalmedBy.card, play: becalmedBy.play },
      swept,
    })),
    toPlay: state.toPlay.slice(),
    curseDebt: state.curseDebt.slice(),
    plays: state.plays,
    discard: {
      cards: discard.cards.map(({ captain, card }) => ({ captain, card })),
      ships: discard.ships.slice(),
    },
    lastCards: state.lastCards.map(({ captain, card }) => ({ captain, card })),
    governorTaken: state.governorTaken,
  };
}

export function permute(state: State, viewer: Viewer, dice: Dice): State {
  return dealAnew(state, [viewer], dice);
}

/** Reshuffles both piles and splits the cards of all seats but these anew, with other copies of the same kinds. */
export function dealAnew(state: State, viewers: readonly Viewer[], dice: Dice): State {
  const next = clone(state);
  shuffle(next.fleetPile, dice);
  if (next.neutral) shuffle(next.neutral.drawPile, dice);
  next.seats.forEach((hand, seat) => {
    if (viewers.includes(seat)) return;
    const unplayed = kindComposition([...hand.deck, ...hand.loaded].map(kindOf));
    Object.assign(hand, dealHand(hand.deckId, unplayed, hand.loaded.length, next, dice));
  });
  return next;
}

/** Deals a hand: any of the copies may be the ones not played yet, and any of the cards the loaded ones. */
function dealHand(
  deckId: DeckId,
  unplayed: Composition,
  loaded: number,
  { seats, options }: { seats: readonly unknown[]; options: State['options'] },
  dice: Dice,
): { deck: CardId[]; loaded: CardId[] } {
  const built = buildDeck(deckId, seats.length, options.storms);
  const cards: CardId[] = [];
  for (const kind of cardKinds) {
    const copies = built.filter((card) => kindOf(card) === kind);
    cards.push(...shuffle(copies, dice).slice(0, unplayed[kind] ?? 0));
  }
  shuffle(cards, dice);
  return { loaded: cards.splice(0, loaded), deck: sortCards(cards) };
}

/**
 * Builds a sampler of the states that a seat may be in. What the view does not show is dealt from what it says is
 * left: every split and every order is equally likely.
 */
export function imagining(view: View, seat: Seat): Sampler<State> {
  const own = view.viewer === seat ? view.own : null;
  const { neutral, discard, options } = view;
  const known: State = {
    options,
    phase: view.phase,
    sailing: view.sailing,
    volley: view.volley,
    lookout: view.lookout,
    extraEligible: view.extraEligible,
    seats: view.seats.map(({ deckId, ready, captured }, i) => ({
      deckId,
      deck: i === seat && own ? own.deck : [],
      loaded: i === seat && own ? own.loaded : [],
      ready,
      captured,
    })),
    neutral: neutral && {
      deckId: neutral.deckId,
      drawPile: kindsOf(neutral.unplayed),
      revealed: neutral.revealed,
      captured: neutral.captured,
    },
    fleetPile: unseenShips(view),
    line: view.line,
    toPlay: view.toPlay,
    curseDebt: view.seats.map((other) => other.owes),
    plays: view.plays,
    discard,
    lastCards: view.lastCards,
    governorTaken: view.governor.taken,
  };
  const hands = view.seats.flatMap((other, i) => (i === seat && own ? [] : [{ seat: i, ...handOf(other, view) }]));
  return (dice) => {
    const state = clone(known);
    shuffle(state.fleetPile, dice);
    if (state.neutral) shuffle(state.neutral.drawPile, dice);
    for (const hand of hands) splitHand(hand, state.seats[hand.seat], dice);
    return state;
  };
}

/** Cards that may be in a hand: of every kind so many of these copies. */
interface Hand {
  kinds: { copies: readonly CardId[]; left: number }[];
  /** Number of the loaded cards. */
  loaded: number;
}

function handOf({ deckId, unplayed, loaded }: SeatView, { seats, options }: View): Hand {
  const built = buildDeck(deckId, seats.length, options.storms);
  const kinds = cardKinds.flatMap((kind) => {
    const left = unplayed[kind] ?? 0;
    return left === 0 ? [] : [{ copies: built.filter((card) => kindOf(card) === kind), left }];
  });
  return { kinds, loaded };
}

/** Draws which copies are left, and which of them are loaded; the rest stays sorted as the deck is. */
function splitHand({ kinds, loaded }: Hand, into: SeatState, dice: Dice): void {
  const cards: CardId[] = [];
  for (const { copies, left } of kinds) pickSome(copies, left, dice, cards);
  const places = cards.map((_, i) => i);
  // The first places of a shuffle that stops there.
  for (let i = 0; i < loaded; i++) {
    const j = i + dice.below(places.length - i);
    [places[i], places[j]] = [places[j], places[i]];
    into.loaded.push(cards[places[i]]);
    cards[places[i]] = '';
  }
  for (const card of cards) if (card !== '') into.deck.push(card);
}

/** Picks so many of these, in their order: each set of them is equally likely. */
function pickSome(cards: readonly CardId[], count: number, dice: Dice, into: CardId[]): void {
  let due = count;
  for (let i = 0; i < cards.length && due > 0; i++) {
    const rest = cards.length - i;
    if (due < rest && dice.below(rest) >= due) continue;
    into.push(cards[i]);
    due--;
  }
}

function kindsOf(composition: Composition): CardKind[] {
  return cardKinds.flatMap((kind) => new Array<CardKind>(composition[kind] ?? 0).fill(kind));
}

/** Works out the pile by subtraction: every ship that has left it lies open somewhere. */
function unseenShips(view: View): string[] {
  const seen = new Set(view.discard.ships);
  for (const slot of view.line) seen.add(slot.ship);
  for (const seat of view.seats) for (const prize of seat.captured) seen.add(prize.ship);
  for (const prize of view.neutral?.captured ?? []) seen.add(prize.ship);
  return buildFleet(view.seats.length, view.options).filter((ship) => !seen.has(ship));
}
