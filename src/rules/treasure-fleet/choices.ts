/** Choices that the room may know: the places of a seat's loaded cards, never the cards. */
import type { GameAction, Seat } from '../game.ts';
import { legal, liveShips } from './legal.ts';
import type { ShipId, State } from './types.ts';

export interface HiddenShot extends GameAction {
  type: 'playCard';
  card: { hidden: 'loaded'; index: number };
  ship: ShipId;
}

/**
 * Gives the actions that can be chosen. Loading is chosen behind the curtain; everything else of this game lies open
 * but for the cards' faces.
 */
export function choices(state: State, seat: Seat): GameAction[] {
  if (state.phase === 'loading') return [];
  if (state.phase !== 'volley') return legal(state, seat);
  if (state.toPlay[0] !== seat) return [];
  const ships = liveShips(state);
  return state.seats[seat].loaded.flatMap((_, index) =>
    ships.map((ship): HiddenShot => ({ type: 'playCard', card: { hidden: 'loaded', index }, ship })),
  );
}
