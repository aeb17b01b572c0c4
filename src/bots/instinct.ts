/**
 * Some games are lost by anybody who looks one action ahead: there a game may bring an instinct of its own. The level that
 * plays by instincts is greedy in every other game, and wherever an instinct has nothing to say.
 */
import type { Dice } from '../rules/dice.ts';
import type { Seat } from '../rules/game.ts';
import type { View, Action as YellowbeardAction } from '../rules/yellowbeard/types.ts';
import type { QuickBot } from './bot.ts';
import { greedy } from './greedy.ts';
import { yellowbeardInstinct } from './yellowbeard/instinct.ts';

/** One of `legal`, or null to leave the choice to greed. Like a bot it sees what its seat sees, and nothing else. */
export type Instinct<V = object, A = { type: string }> = (
  view: V,
  legal: readonly A[],
  seat: Seat,
  dice: Dice,
) => A | null;

const ofYellowbeard: Instinct<View, YellowbeardAction> = yellowbeardInstinct;

const instincts: Readonly<Record<string, Instinct>> = { yellowbeard: ofYellowbeard as unknown as Instinct };

export const instinctive: QuickBot = {
  decide(game, view, legal, seat, dice, budget, memory) {
    if (legal.length === 1) return legal[0];
    const instinct = Object.hasOwn(instincts, game.id) ? instincts[game.id] : undefined;
    const chosen = instinct?.(view, legal, seat, dice) ?? null;
    return chosen === null
      ? greedy.decide(game, view, legal, seat, dice, budget, memory)
      : (chosen as (typeof legal)[number]);
  },
};
