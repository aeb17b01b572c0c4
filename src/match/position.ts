/** One moment of a match: the game's state, and beside it (never inside) the cursor of the deck's dice. */

import type { Dice } from '../rules/dice.ts';
import { diceFromCursor, seededDice } from '../rules/dice.ts';
import type { Game, GameEvent, Kind, Seat, Viewer } from '../rules/game.ts';
import { redact } from '../rules/game.ts';

/** A position, which is never mutated once it exists: callers may keep it. */
export interface Position<K extends Kind = Kind> {
  readonly state: K['state'];
  readonly dice: readonly number[];
}

export interface Applied<K extends Kind = Kind> {
  position: Position<K>;
  /** Events of the action, unredacted and in narrative order. */
  events: K['event'][];
}

export interface RefusedAction {
  /** Code of the refusal, from the rules file or one of the match's own. */
  refused: string;
}

/** Sets up a game. Throws what `Game.setup` throws, and RangeError for a bad seed. */
export function start<K extends Kind>(
  game: Game<K>,
  setup: { seats: number; options: K['options']; seed: string; deal: Partial<K['deal']> },
): Applied<K> {
  const dice = seededDice(setup.seed, 'deck');
  const events: K['event'][] = [];
  const state = game.setup(setup.seats, setup.options, onlyNumbers(dice), setup.deal, (event) => events.push(event));
  return { position: { state, dice: dice.cursor() }, events };
}

/**
 * Plays one action and leaves `position` as it was. The seat must exist; the action must have passed `game.action`.
 * A refused action gives its code and nothing else.
 */
export function apply<K extends Kind>(
  game: Game<K>,
  position: Position<K>,
  seat: Seat,
  action: K['action'],
): Applied<K> | RefusedAction {
  const refusal = game.refusal(position.state, seat, action);
  if (refusal) return { refused: refusal.code };
  if (!game.mayAct(position.state).includes(seat)) return { refused: 'NOT_YOUR_TURN' };
  const state = game.clone(position.state);
  const dice = diceFromCursor(position.dice);
  const events: K['event'][] = [];
  game.play(state, seat, action, (event) => events.push(event), onlyNumbers(dice));
  return { position: { state, dice: dice.cursor() }, events };
}

/** Gives what this viewer is sent of these events. */
export function sent<E extends GameEvent>(events: readonly E[], viewer: Viewer): E[] {
  return events.map((event) => redact(event, viewer)).filter((event) => event !== null);
}

/** Tells whether the room can see that the seat has one action and no other; false where its choices are private. */
export function isForced<K extends Kind>(game: Game<K>, state: K['state'], seat: Seat): boolean {
  return game.choices?.(state, seat).length === 1;
}

/** Tells whether nobody but the seat itself would be sent anything if it acted so. */
export function isQuiet<K extends Kind>(
  game: Game<K>,
  position: Position<K>,
  { seats, seat, action }: { seats: number; seat: Seat; action: K['action'] },
): boolean {
  const applied = apply(game, position, seat, action);
  if ('refused' in applied) return false;
  return viewers(seats).every((viewer) => viewer === seat || sent(applied.events, viewer).length === 0);
}

/** Lists every seat, then the table. */
export function viewers(seats: number): Viewer[] {
  return [...Array(seats).keys(), 'table'];
}

/** Hides the cursor of the dice. Rules get the numbers only, so the cursor cannot end up in a state or a view. */
export function onlyNumbers(dice: Dice): Dice {
  return { below: (n) => dice.below(n) };
}

export function isSeat(seat: Seat, seats: number): boolean {
  return Number.isInteger(seat) && seat >= 0 && seat < seats;
}
