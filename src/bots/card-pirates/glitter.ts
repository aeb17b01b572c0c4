/** Things that draw a child in Card Pirates: cards that lie about, other ships, and the nearest island that takes what is held. */
import { powerOf, storyOf } from '../../rules/card-pirates/cards.ts';
import { distance } from '../../rules/card-pirates/map.ts';
import type { Action, CardId, CardPirates, Square, View } from '../../rules/card-pirates/types.ts';
import { type Glitter, spoils } from '../glitter.ts';

/** Steps towards an island that a card on a square is worth: what lies face down is dug up, crew just joins. */
const buried = 2;
const crew = 0.5;
const storm = -3;
/** Another ship to fight with. */
const company = 1.5;
/** An island that takes a card which is held. */
const trade = 6;
/** Cards that a child puts into a fight. */
const enough = 2;

export const glitter: Glitter<CardPirates> = (view, seat) => {
  const ends = new Map<Square, number>();
  const endOf = (square: Square) => {
    const known = ends.get(square) ?? arrival(view, seat, square);
    ends.set(square, known);
    return known;
  };
  const { committed = [] } = view.own ?? {};
  return (action: Action) => {
    switch (action.type) {
      case 'sail':
        return endOf(action.path[action.path.length - 1]);
      case 'drift':
        return endOf(action.to);
      case 'bury':
      case 'forfeit':
      case 'endVoyage':
      case 'takeBack':
        return spoils;
      case 'exchange':
        return 1;
      case 'commit':
        return committed.length < enough ? powerOf(action.card) : 0;
      case 'ready':
        return committed.length === 0 ? -1 : committed.length < enough ? 5 : 10;
      case 'placeInStorm':
      case 'setAside':
      case 'give':
        // A child parts with its least card first: crew, and of the crew the weakest.
        return powerOf(action.card) > 0 ? -powerOf(action.card) : -20;
      default:
        return 0;
    }
  };
};

function arrival(view: View, seat: number, end: Square): number {
  const here = view.squares.find(({ square }) => square === end)!;
  const from = view.seats[seat].ship;
  let far = 0;
  for (const { square, island } of view.squares)
    if (island !== null && square !== from && takes(view, island)) {
      const steps = distance(end, square);
      far = far === 0 ? steps + 1 : Math.min(far, steps + 1);
    }
  const goal = far === 1 ? trade : -far;
  const fight = here.ships.some((ship) => ship !== seat) ? company : 0;
  return goal + fight + buried * Math.min(3, here.faceDown) + crew * here.faceUp.length + (here.storm ? storm : 0);
}

const takes = ({ own }: View, island: CardId) => own?.hand.some((card) => storyOf(card, island) !== null) ?? false;
