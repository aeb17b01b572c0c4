/** What a bot is: it sees what its seat sees, and nothing else. */
import type { Dice } from '../rules/dice.ts';
import type { Game, Kind, Seat } from '../rules/game.ts';

/** How long a bot may think. Bots know no clock: whoever asks them counts rounds, or looks at one. */
export interface Budget {
  /** Asked before every round of thought: whether there is time for one more. */
  until: () => boolean;
  /** Aborts when nobody wants the answer any more. */
  signal: AbortSignal;
}

export interface Bot {
  /** It does not look at its view, so callers may save the work of building one. */
  blind?: true;
  /**
   * One of `legal`, which is not empty. `view` is the seat's own view; `dice` the bots' stream. The game is there for its
   * rules (`imagine`, `play`, `worth`); a bot never gets the state of the match.
   */
  decide<K extends Kind>(
    game: Game<K>,
    view: K['view'],
    legal: readonly K['action'][],
    seat: Seat,
    dice: Dice,
    budget: Budget,
  ): K['action'] | Promise<K['action']>;
}

/** A bot that answers at once and needs no budget. */
export interface QuickBot extends Bot {
  decide<K extends Kind>(
    game: Game<K>,
    view: K['view'],
    legal: readonly K['action'][],
    seat: Seat,
    dice: Dice,
  ): K['action'];
}
