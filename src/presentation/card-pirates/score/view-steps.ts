/** The steps by which a told view goes on: cards into hands and out of them, ships to squares, the next one's choice. */
import { deck } from '../../../rules/card-pirates/cards.ts';
import type { CardId, Event, Square, SquareView, View } from '../../../rules/card-pirates/types.ts';
import type { Seat } from '../../../rules/game.ts';
import type { Of } from '../../telling/script.ts';

export function place(square: Square, island: CardId | null, faceDown: number): SquareView {
  return { square, island, faceUp: [], faceDown, buried: null, ships: [], storm: false };
}

export function at(view: View, square: Square): SquareView {
  const found = view.squares.find((each) => each.square === square);
  if (!found) throw new Error(`There is no square ${square}.`);
  return found;
}

export const after = (view: View, seat: Seat): Seat => (seat + 1) % view.seats.length;

/** Gives the choice in the set-up to a seat; what their last choice leads to is told by the event that follows it. */
export function begin(view: View, step: View['step'], seat: Seat): void {
  view.phase = 'setup';
  view.step = step;
  view.active = seat;
  view.toAct = [seat];
}

/** Moves a ship: she no longer counts where she was, and where she comes to is no storm as long as she lies there. */
export function move(view: View, seat: Seat, square: Square): void {
  for (const each of view.squares) each.ships = each.ships.filter((other) => other !== seat);
  const there = at(view, square);
  there.ships = [...there.ships, seat].sort((a, b) => a - b);
  there.storm = false;
  view.seats[seat].ship = square;
}

export function lay(place: SquareView, card: CardId | null): void {
  if (card === null) place.faceDown += 1;
  else place.faceUp = sorted([...place.faceUp, card]);
}

export function take(view: View, seat: Seat, count: number, known: readonly CardId[]): void {
  view.seats[seat].cards += count;
  if (view.own && view.viewer === seat) view.own.hand = sorted([...view.own.hand, ...known]);
}

export function lose(view: View, seat: Seat, count: number, known: readonly CardId[]): void {
  view.seats[seat].cards -= count;
  if (view.own && view.viewer === seat) view.own.hand = without(view.own.hand, known);
}

/** Takes committed cards off the seat's number; in the view of whoever commits them they leave the hand too. */
export function commit(view: View, e: Of<Event, 'AttackCommitted' | 'DefenceCommitted'>): void {
  view.seats[e.seat].cards -= e.count;
  if (!e.cards || !view.own || view.viewer !== e.seat) return;
  view.own.hand = without(view.own.hand, e.cards);
  view.own.committed = [...e.cards];
}

export const without = (cards: readonly CardId[], some: readonly CardId[]): CardId[] =>
  cards.filter((card) => !some.includes(card));

export const sorted = (cards: CardId[]): CardId[] => cards.sort((a, b) => deck.indexOf(a) - deck.indexOf(b));
