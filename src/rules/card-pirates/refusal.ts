/** The refusal of an action: the first check that fails, in the order of section 6. */
import type { Refusal, Seat } from '../game.ts';
import { mayExchange } from './arrival.ts';
import { committing } from './battle.ts';
import { actorOf } from './legal.ts';
import { innerSquares } from './map.ts';
import { canMove, driftError, sailError } from './moves.ts';
import { commitError, endError, phasesOf, readyError } from './open.ts';
import { islandTaken, mayBecomeIsland, mayShiftFrom, mayShiftTo } from './setup.ts';
import type { Action, ErrorCode, State } from './types.ts';

export function refusal(state: State, seat: Seat, action: Action): Refusal | null {
  const code = errorOf(state, seat, action);
  return code === null ? null : { code };
}

function errorOf(state: State, seat: Seat, action: Action): ErrorCode | null {
  if (state.phase === 'over') return 'GAME_OVER';
  if (!Object.hasOwn(phasesOf, action.type) || !phasesOf[action.type].includes(state.phase)) return 'WRONG_PHASE';
  const early = action.type === 'endVoyage' ? endError(state.seats.length) : null;
  if (early !== null) return early;
  if (actorOf(state) !== seat) return 'NOT_YOUR_TURN';
  if ('card' in action) {
    const held = action.type === 'takeBack' ? committing(state, seat)! : state.seats[seat].hand;
    if (!held.includes(action.card)) return 'CARD_NOT_IN_HAND';
  }
  switch (action.type) {
    case 'placeIsland':
      if (islandTaken(state, action.island)) return 'ISLAND_TAKEN';
      if (action.swapWith === undefined) return null;
      return innerSquares.includes(action.swapWith) && mayBecomeIsland(state, action.swapWith)
        ? null
        : 'SQUARE_NOT_ALLOWED';
    case 'shiftSea':
      return mayShiftFrom(state, action.from) && mayShiftTo(state, action.to) ? null : 'SQUARE_NOT_ALLOWED';
    case 'sail':
      return sailError(state, seat, action.card, action.path);
    case 'drift':
      return driftError(state, seat, action.to);
    case 'forfeit':
      return canMove(state, seat) ? 'CAN_STILL_MOVE' : null;
    case 'exchange':
      return mayExchange(state, seat, action.card) ? null : 'NO_EXCHANGE';
    case 'commit':
      return commitError(state.options, committing(state, seat)!, action.card);
    case 'ready':
      return readyError(committing(state, seat)!);
    default:
      return null;
  }
}
