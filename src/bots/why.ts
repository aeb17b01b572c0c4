/** Reasons why a computer did something: for everybody in the room while it plays, and all of them when the game is over. */
import type { Game, GameAction, Seat } from '../rules/game.ts';
import { botsOf } from './games.ts';
import { best, type Reason } from './reason.ts';

/**
 * Gives the reason as far as the room can tell it, from what it sees and the action alone (docs/decisions.md, reasons): the
 * same at all tables that look the same to it. Null for what is done in secret, and where nothing can be said.
 */
export function roomReason({ id, nameFor }: Game, state: object, seat: Seat, action: GameAction): Reason | null {
  if (nameFor(state, seat, action, 'table') !== nameFor(state, seat, action, seat)) return null;
  const { reasons, roomReasons = reasons } = botsOf(id);
  return said(roomReasons?.(state, seat, action));
}

/** Gives the reason from what the captain saw, for a game that is over; null where there was no choice. */
export function ownReason({ id, legal }: Game, state: object, seat: Seat, action: GameAction): Reason | null {
  return legal(state, seat).length < 2 ? null : said(botsOf(id).reasons?.(state, seat, action));
}

/** Leaves out what goes without saying: that something is best. */
const said = (reason: Reason | undefined): Reason | null => (reason && reason.code !== best.code ? reason : null);
