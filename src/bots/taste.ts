/**
 * A taste of a game: its ending, from a position that computers have played up to. A game says here what it calls
 * exciting and how near the end is. It is asked with the room's view alone, so that a position which was chosen tells
 * nobody what is hidden in it.
 */
import type { Kind, Seat } from '../rules/game.ts';
import type { Level } from './levels.ts';

export interface Taste<K extends Kind = Kind> {
  /** Options that stand whatever people have chosen, because another ending would take too long. */
  options?: Partial<K['options']>;
  /** Level of the captains who play up to the position. */
  level: Exclude<Level, 'admiral'>;
  /** Seconds in which the table tells one of the turns that `turnsLeft` counts. `npm run taste` shows how well they fit. */
  telling: number;
  /** Number of decisions that a turn is made of. */
  decisions: number;
  /** Opens in the state what everybody has seen and the table shows no more. The state is looked at as it is when absent. */
  remembered?(state: K['state']): K['state'];
  /**
   * Estimates how many turns are still to come; null where nothing is decided soon. `people` are the seats of people,
   * one of whom at least is to act, and all of whom have something to decide.
   */
  turnsLeft(view: K['view'], people: readonly Seat[]): number | null;
  /**
   * Gives options that end the match after so many turns from this position, where it could go on and on. They must not
   * change anything that was played before. Absent where every ending is near.
   */
  limit?(view: K['view'], turns: number): Partial<K['options']>;
}

/** Seconds that a person takes over a decision, a look at their cards included. */
const perDecision = 3;

/** Estimates the seconds of a turn, when so many of the captains are people. */
export const secondsPerTurn = ({ telling, decisions }: Taste, seats: number, people: number): number =>
  telling + (perDecision * decisions * people) / seats;
