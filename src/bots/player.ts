/** A bot at a table. */
import type { Player } from '../match/player.ts';
import { type Breath, withBreaths } from '../match/slices.ts';
import type { Dice } from '../rules/dice.ts';
import type { Game } from '../rules/game.ts';
import type { Bot, QuickBot } from './bot.ts';
import type { Temper } from './tempers.ts';

/** Makes a new `until` for every decision. */
export type Patience = () => () => boolean;

/** Allows so many rounds of thought for each decision, whatever time they take: the same game every time. */
export const rounds =
  (count: number): Patience =>
  () => {
    let left = count;
    return () => left-- > 0;
  };

interface Thinking {
  /** Stream of the bots' dice, the same one for all bots of a match. */
  dice: Dice;
  patience: Patience;
  /** Lets others go first between two slices of thought. */
  breath: Breath;
  temper?: Temper;
}

/** Makes a player of a bot. */
export function botPlayer(bot: Bot | QuickBot, game: Game, { dice, patience, breath, temper }: Thinking): Player {
  return {
    choose: async ({ seat, view, legal, memory }, signal) => {
      const budget = { until: patience(), signal };
      if (!('deliberate' in bot) || !bot.deliberate)
        return bot.decide(game, view, legal, seat, dice, budget, memory, temper);
      return withBreaths(bot.deliberate(game, view, legal, seat, dice, budget, memory, temper), breath, () =>
        signal.throwIfAborted(),
      );
    },
  };
}
