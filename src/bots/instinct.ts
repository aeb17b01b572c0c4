/** Plays by the instinct that a game brings; as `otherwise` does in every other game, and where the instinct says nothing. */
import { type Deliberate, deliberating } from './bot.ts';
import type { Thinker } from './game-bots.ts';
import { botsOf } from './games.ts';

export const instinctive = (level: Thinker, otherwise: { deliberate: Deliberate }) =>
  deliberating(function* (game, view, legal, seat, dice, budget, memory, temper) {
    if (legal.length === 1) return legal[0];
    const instinct = botsOf(game.id).instincts?.[level];
    const chosen = instinct ? yield* instinct(view, legal, seat, dice, memory ?? null, temper) : null;
    return chosen === null
      ? yield* otherwise.deliberate(game, view, legal, seat, dice, budget, memory, temper)
      : (chosen as (typeof legal)[number]);
  });
