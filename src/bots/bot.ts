/** A bot: it sees what its seat sees, and nothing else. */

import { atOnce, type Sliced } from '../match/slices.ts';
import type { Dice } from '../rules/dice.ts';
import type { Game, Kind, Seat } from '../rules/game.ts';
import type { Temper } from './tempers.ts';

/** Limits of a bot's thinking. Bots know no clock: whoever asks them counts rounds, or looks at one. */
export interface Budget {
  /** Question before every round of thought: is there still time for one more? */
  until: () => boolean;
  /** Aborts when nobody wants the answer any more. */
  signal: AbortSignal;
}

export interface Bot {
  /** True if it does not look at its view, so callers may save the work of building one. */
  blind?: true;
  /**
   * Chooses one of `legal`, which is not empty. `view` is the seat's own view, `memory` what else it has seen in this
   * match; `dice` the bots' stream. The game is there for its rules (`imagining`, `play`, `worth`); a bot never gets
   * the state of the match. Those who think enough to choose do so by their temper, if they have one. Throws the signal's reason when nobody wants the answer any more.
   */
  decide<K extends Kind>(
    game: Game<K>,
    view: K['view'],
    legal: readonly K['action'][],
    seat: Seat,
    dice: Dice,
    budget: Budget,
    memory: K['memory'] | null,
    temper?: Temper,
  ): K['action'] | Promise<K['action']>;
}

/** A bot that answers within the call. Without a budget it thinks as long as is usual for it, without a memory it has none. */
export interface QuickBot extends Bot {
  /** Decides alike, and yields after each slice of thought; absent where a decision takes a few milliseconds at most. */
  deliberate?: Deliberate;
  decide<K extends Kind>(...asked: Asked<K>): K['action'];
}

/** Arguments of a quick decision, see `Bot.decide`. */
type Asked<K extends Kind> = [
  game: Game<K>,
  view: K['view'],
  legal: readonly K['action'][],
  seat: Seat,
  dice: Dice,
  budget?: Budget,
  memory?: K['memory'] | null,
  temper?: Temper,
];

/** Way to a decision, in slices of a few milliseconds. */
export type Deliberate = <K extends Kind>(...asked: Asked<K>) => Sliced<K['action']>;

/** Makes a bot of its way to a decision. */
export const deliberating = (deliberate: Deliberate) =>
  ({ deliberate, decide: (...asked) => atOnce(deliberate(...asked)) }) satisfies QuickBot;
