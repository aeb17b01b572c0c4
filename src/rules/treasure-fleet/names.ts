/** Names of actions, by what others can tell apart: equal cards look equal, and what is loaded lies face down. */
import type { Seat, Viewer } from '../game.ts';
import { kindOf } from './cards.ts';
import { type Action, cardKinds, type State } from './types.ts';

export function nameFor(_state: State, seat: Seat, action: Action, viewer: Viewer): string {
  switch (action.type) {
    case 'load':
      return viewer === seat ? `load ${kindsIn(action.cards)}` : `load ${action.cards.length}`;
    case 'playCard':
      return `play ${kindOf(action.card)} ${action.ship}`;
    case 'placeNeutral':
    case 'surrenderShip':
      return `${action.type} ${action.ship}`;
  }
}

/** Gives the kinds of cards, the same in whatever order these were chosen. */
function kindsIn(cards: readonly string[]): string {
  return cards
    .map(kindOf)
    .sort((a, b) => cardKinds.indexOf(a) - cardKinds.indexOf(b))
    .join(' ');
}
