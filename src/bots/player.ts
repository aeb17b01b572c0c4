/** A bot at a table. */
import type { Player } from '../match/player.ts';
import type { Dice } from '../rules/dice.ts';
import type { Game } from '../rules/game.ts';
import type { Bot } from './bot.ts';
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

/** Makes a player of a bot. `dice`: the bots' stream, the same one for all bots of a match. */
export function botPlayer(bot: Bot, game: Game, dice: Dice, patience: Patience, temper?: Temper): Player {
  return {
    choose: async ({ seat, view, legal, memory }, signal) =>
      bot.decide(game, view, legal, seat, dice, { until: patience(), signal }, memory, temper),
  };
}
