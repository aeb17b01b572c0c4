import type { Sliced } from '../match/slices.ts';
import type { Dice } from '../rules/dice.ts';
import type { Kind, Plan, Seat } from '../rules/game.ts';
import type { Glitter } from './glitter.ts';
import type { GameLessons } from './lesson.ts';
import type { Policy } from './policy.ts';
import type { Reasons } from './reason.ts';
import type { Taste } from './taste.ts';
import type { Temper } from './tempers.ts';

/**
 * Finds one of `legal`, or null to leave the choice to others. Like a bot it sees what its seat sees and remembers what that saw,
 * and nothing else.
 */
export type Instinct<V = object, A = { type: string }, M = object | null> = (
  view: V,
  legal: readonly A[],
  seat: Seat,
  dice: Dice,
  memory: M | null,
  temper?: Temper,
) => Sliced<A | null>;

/** Likings of the tempers in a game. They only decide between actions that are as good but for the margin. */
export interface Likings<K extends Kind = Kind> {
  /** Chance to win, from 0 to 1, by which an action may be worse than the best one and still be taken, by temper. */
  margin: Readonly<Record<Temper, number>>;
  /** Joy of each temper in a plan, from what the seat sees: the more it likes it, the higher. */
  likes: Readonly<Record<Temper, (state: K['state'], seat: Seat, plan: Plan<K['action']>) => number>>;
}

/** Levels that search. */
export type Thinker = 'bosun' | 'admiral';

/** Things that a game brings for computer captains; each is played without it. */
export interface GameBots<K extends Kind = Kind> {
  /** Some games are lost by anybody who looks one action ahead: their captains may follow an instinct, by level. */
  instincts?: Readonly<Record<Thinker, Instinct<K['view'], K['action'], K['memory']>>>;
  /** Tells whether an action only takes back another one: who looks one action ahead would do both for ever. */
  leadsBack?(action: K['action']): boolean;
  /** Things that draw Parrots; any action is as likely as another to them when absent. */
  glitter?: Glitter<K>;
  /** Likings of the tempers; all captains of a level play alike when absent. */
  likings?: Likings<K>;
  /** Policy by which the search thinks of the game. */
  policy?: Policy<K>;
  /**
   * Rounds of thought at most, by level. An Admiral's are what 300 ms of one core reach at a table of four
   * (`npm run duel -- --game G --calibrate`).
   */
  rounds?: Readonly<Record<Thinker, number>>;
  /** Policy by which advice plays an action out to see what it is worth; as the search does when absent. */
  weighing?: Policy<K>;
  /** Reasons why an action is good, for people who ask. */
  reasons?: Reasons<K>;
  /** The same as the room can tell them, from what everybody sees; the reasons themselves look at nothing else when absent. */
  roomReasons?: Reasons<K>;
  /** Endings that are worth a game of two minutes; there are none to be had when absent. */
  taste?: Taste<K>;
  /** Lessons that teach it; there are none when absent. */
  lessons?: GameLessons<K>;
}

/** Forgets a game's own types, in the one place where that happens. */
export const gameBots = <K extends Kind>(typed: GameBots<K>): GameBots => typed as unknown as GameBots;
