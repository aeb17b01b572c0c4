/** Names of actions, by what others can tell apart (14.2): cards put face down have none, and a battle's are chosen unseen. */
import type { Seat, Viewer } from '../game.ts';
import { isCrew } from './cards.ts';
import type { Action, State } from './types.ts';

export function nameFor(state: State, seat: Seat, action: Action, viewer: Viewer): string {
  const { type } = action;
  const own = viewer === seat;
  // Solo pays once more before anybody sees where the ship goes (12.5).
  const open = own || state.seats.length > 1;
  switch (action.type) {
    case 'bury':
      return own ? `bury ${action.card}` : type;
    case 'commit':
    case 'takeBack':
      return own ? `${type} ${action.card}` : 'choose battle cards';
    case 'placeInStorm':
      return own || isCrew(action.card) ? `${type} ${action.card}` : type;
    case 'give':
      return own || viewer === receiverOf(state, seat) ? `give ${action.card}` : type;
    case 'sail':
      return open ? `sail ${action.card} ${action.path.at(-1)}` : `sail ${action.card}`;
    case 'drift':
      return open ? `drift ${action.to}` : type;
    case 'placeIsland':
      return `${type} ${action.island} ${action.swapWith ?? ''}`;
    case 'shiftSea':
      return `${type} ${action.from} ${action.to}`;
    default:
      return 'card' in action ? `${type} ${action.card}` : type;
  }
}

function receiverOf({ battle }: State, giver: Seat): Seat | null {
  if (battle === null) return null;
  return giver === battle.attacker ? battle.defender : battle.attacker;
}
