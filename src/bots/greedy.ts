/**
 * Looks one action ahead: imagines a few states that its view allows, plays every candidate in each of them and takes the
 * action with the highest worth on average. It gives no thought to what others do next.
 */
import { pick, shuffle } from '../rules/dice.ts';
import type { QuickBot } from './bot.ts';

/** States imagined per decision. */
const worlds = 8;
/** More actions than this (whole hands to choose from) are sampled. */
const candidates = 32;

const nobody = () => {};

export const greedy: QuickBot = {
  decide(game, view, legal, seat, dice) {
    if (legal.length === 1) return legal[0];
    const tried = legal.length > candidates ? shuffle([...legal], dice).slice(0, candidates) : legal;
    const totals = tried.map(() => 0);
    for (let world = 0; world < worlds; world++) {
      const state = game.imagine(view, seat, dice);
      tried.forEach((action, i) => {
        const after = game.clone(state);
        game.play(after, seat, action, nobody, dice);
        totals[i] += game.worth(after, seat);
      });
    }
    const best = Math.max(...totals);
    // Sums in another order may differ in the last digit.
    const slack = 1e-9 * Math.max(1, Math.abs(best));
    return pick(
      tried.filter((_, i) => totals[i] >= best - slack),
      dice,
    );
  },
};
