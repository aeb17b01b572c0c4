/** Copies of a state, and other states that somebody cannot tell from it (section 9, decisions 5 and 6). */
import { type Dice, shuffle } from '../dice.ts';
import type { Seat, Viewer } from '../game.ts';
import { buildDeck, buildFleet, kindComposition, kindOf, sortCards } from './cards.ts';
import {
  type CardId,
  type CardKind,
  type Composition,
  cardKinds,
  type DeckId,
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

/** Both piles are reshuffled; every other seat's cards are split anew, with other copies of the same kinds. */
export function permute(state: State, viewer: Viewer, dice: Dice): State {
  const next = clone(state);
  shuffle(next.fleetPile, dice);
  if (next.neutral) shuffle(next.neutral.drawPile, dice);
  next.seats.forEach((hand, seat) => {
    if (seat === viewer) return;
    const unplayed = kindComposition([...hand.deck, ...hand.loaded].map(kindOf));
    Object.assign(hand, dealHand(hand.deckId, unplayed, hand.loaded.length, next, dice));
  });
  return next;
}

/** Any of the copies may be the ones not played yet, and any of the cards the loaded ones. */
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

/** What the view does not show is dealt from what it says is left. */
export function imagine(view: View, seat: Seat, dice: Dice): State {
  const own = view.viewer === seat ? view.own : null;
  const { neutral, discard, options } = view;
  return clone({
    options,
    phase: view.phase,
    sailing: view.sailing,
    volley: view.volley,
    lookout: view.lookout,
    extraEligible: view.extraEligible,
    seats: view.seats.map((other, i) => ({
      deckId: other.deckId,
      ...(i === seat && own ? own : dealHand(other.deckId, other.unplayed, other.loaded, view, dice)),
      ready: other.ready,
      captured: other.captured,
    })),
    neutral: neutral && {
      deckId: neutral.deckId,
      drawPile: shuffle(kindsOf(neutral.unplayed), dice),
      revealed: neutral.revealed,
      captured: neutral.captured,
    },
    fleetPile: shuffle(unseenShips(view), dice),
    line: view.line,
    toPlay: view.toPlay,
    curseDebt: view.seats.map((other) => other.owes),
    plays: view.plays,
    discard,
    lastCards: view.lastCards,
    governorTaken: view.governor.taken,
  });
}

function kindsOf(composition: Composition): CardKind[] {
  return cardKinds.flatMap((kind) => new Array<CardKind>(composition[kind] ?? 0).fill(kind));
}

/** The pile by subtraction: every ship that has left it lies open somewhere. */
function unseenShips(view: View): string[] {
  const seen = new Set(view.discard.ships);
  for (const slot of view.line) seen.add(slot.ship);
  for (const seat of view.seats) for (const prize of seat.captured) seen.add(prize.ship);
  for (const prize of view.neutral?.captured ?? []) seen.add(prize.ship);
  return buildFleet(view.seats.length, view.options).filter((ship) => !seen.has(ship));
}
