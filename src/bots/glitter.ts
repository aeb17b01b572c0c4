/** Things that draw a child in a game: all that a game says of it for its Parrots. */
import type { Kind, Seat } from '../rules/game.ts';

/** Draw of what only spoils a game: undoing what was just done, sitting still. It is done where nothing else is legal. */
export const spoils = Number.NEGATIVE_INFINITY;

/**
 * Tells, from a seat's own view, how much an action draws a child: the more, the more obvious it is. Only which is greater
 * counts.
 */
export type Glitter<K extends Kind = Kind> = (view: K['view'], seat: Seat) => (action: K['action']) => number;
