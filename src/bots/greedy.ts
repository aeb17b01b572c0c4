/**
 * Looks one action ahead: imagines a few states that its view allows, plays every candidate in each of them and takes the
 * action with the highest worth on average. It gives no thought to what others do next, and remembers nothing: what only
 * leads back to where it was is never taken.
 */
import { pick } from '../rules/dice.ts';
import { deliberating } from './bot.ts';
import { botsOf } from './games.ts';
import { worths } from './prior.ts';

/** States imagined per decision. */
const usualWorlds = 8;

/** Makes a captain who imagines so many states per decision: fewer are quicker and less sure. */
export const greedyIn = (worlds: number) =>
  deliberating(function* (game, view, all, seat, dice) {
    const leadsBack = botsOf(game.id).leadsBack;
    const legal = leadsBack ? all.filter((action) => !leadsBack(action)) : all;
    if (legal.length === 1) return legal[0];
    const totals = yield* worths(game, game.imagining(view, seat), seat, legal, worlds, dice);
    const best = Math.max(...totals.filter((total) => total !== null));
    // Sums in another order may differ in the last digit.
    const slack = 1e-9 * Math.max(1, Math.abs(best));
    return pick(
      legal.filter((_, i) => totals[i] !== null && totals[i] >= best - slack),
      dice,
    );
  });

export const greedy = greedyIn(usualWorlds);
