/** A game's advice to the search besides its rules: how far to play a line out, and what a sensible captain would do. */
import type { Dice } from '../rules/dice.ts';
import type { Kind, Seat } from '../rules/game.ts';

export interface Policy<K extends Kind = Kind> {
  /** Actions played out after a new move until `value` judges; Infinity plays to the end. */
  depth: number;
  /** Weight of what is tried seldom against what has done well. */
  explore: number;
  /** Weight of the look one action ahead; it fades as an action is visited. */
  prior: number;
  /** Difference of `worth` that makes an action e times as promising in that look. */
  scale: number;
  /**
   * Points by which a seat is ahead at the end to count e times as much, where that counts half beside the victory: a narrow
   * defeat is then nearer to winning than a clear one. Victory alone counts when absent.
   */
  margin?: number;
  /** Own actions that are thought of, the most promising ones; all of them when absent. */
  width?: number;
  /** Leaves out legal actions that are never needed; at least one stays. */
  sensible?(state: K['state'], seat: Seat, legal: readonly K['action'][]): readonly K['action'][];
  /**
   * Chooses for playing out, for moves that nobody sees, and what others may try at all; any action is as likely as another
   * when absent.
   */
  choose?(state: K['state'], seat: Seat, legal: readonly K['action'][], dice: Dice): K['action'];
  /**
   * Tells whether `seat` would have to know what `searcher` alone knows to be searched fairly: its moves are then
   * chosen by `choose` and never by how well they did.
   */
  unaware?(state: K['state'], seat: Seat, searcher: Seat): boolean;
}

export const plainPolicy: Policy = { depth: Number.POSITIVE_INFINITY, explore: 0.7, prior: 1, scale: 8 };
