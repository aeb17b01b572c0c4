/**
 * Names of actions, by what others can tell apart: the pirate's turn is his secret but for a harbour he tries, all else is
 * open.
 */
import type { Seat, Viewer } from '../game.ts';
import type { Action, State } from './types.ts';

/** Names an action for the viewer. A ship is where its move ends, whichever way it took. */
export function nameFor(state: State, seat: Seat, action: Action, viewer: Viewer): string {
  const own = viewer === seat;
  switch (action.type) {
    case 'sail': {
      const tried = action.tryHarbour === undefined ? '' : ` ${action.tryHarbour}`;
      if (!own) return tried === '' ? 'turn' : `try${tried}`;
      return `sail ${action.path.at(-1) ?? state.quarry?.square}${tried}`;
    }
    case 'load':
      return own ? `load ${action.site}` : 'turn';
    case 'depart':
      return own ? `depart ${action.harbour} ${action.square}` : 'depart';
    case 'move':
    case 'moveFirst':
      return `${action.type} ${action.path.at(-1) ?? ''}`;
    case 'placeChest':
      return `placeChest ${action.site}`;
    case 'placeShip':
      return `placeShip ${action.ship} ${action.square}`;
    case 'fire':
      return `fire ${action.direction}`;
    default:
      return action.type;
  }
}
