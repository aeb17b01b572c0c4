/**
 * Plays on as a child does: takes what glitters, errs often and never spoils the game. It looks at what lies before it and
 * at nothing that could come of it; where a game says nothing of its glitter any action is as likely as another.
 */
import { pick } from '../rules/dice.ts';
import type { QuickBot } from './bot.ts';
import { botsOf } from './games.ts';
import { spoils } from './glitter.ts';

/** One decision in so many is anything that spoils nothing. */
const errs = 4;

export const childlike: QuickBot = {
  decide(game, view, legal, seat, dice) {
    const glitter = legal.length > 1 ? botsOf(game.id).glitter?.(view, seat) : undefined;
    if (!glitter) return pick(legal, dice);
    const draws = legal.map(glitter);
    const most = Math.max(...draws);
    const least = dice.below(errs) > 0 || most === spoils ? most : -Number.MAX_VALUE;
    return pick(
      legal.filter((_, i) => draws[i] >= least),
      dice,
    );
  },
};
