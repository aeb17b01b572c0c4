/** A game may bring an instinct of its own, where thinking as in other games would lose it. */
import type { Dice } from '../rules/dice.ts';
import type { Seat } from '../rules/game.ts';
import type { View, Action as YellowbeardAction } from '../rules/yellowbeard/types.ts';
import type { QuickBot } from './bot.ts';
import { yellowbeardInstinct } from './yellowbeard/instinct.ts';

/** One of `legal`, or null where it has nothing to say. Like a bot it sees what its seat sees, and nothing else. */
export type Instinct<V = object, A = { type: string }> = (
  view: V,
  legal: readonly A[],
  seat: Seat,
  dice: Dice,
) => A | null;

const ofYellowbeard: Instinct<View, YellowbeardAction> = yellowbeardInstinct;

const instincts: Readonly<Record<string, Instinct>> = { yellowbeard: ofYellowbeard as unknown as Instinct };

/** Plays by instinct where the game brings one, else as `otherwise` does. */
export function instinctive(otherwise: QuickBot): QuickBot {
  return {
    decide(game, view, legal, seat, dice, budget, memory) {
      if (legal.length === 1) return legal[0];
      const instinct = Object.hasOwn(instincts, game.id) ? instincts[game.id] : undefined;
      const chosen = instinct?.(view, legal, seat, dice) ?? null;
      return chosen === null
        ? otherwise.decide(game, view, legal, seat, dice, budget, memory)
        : (chosen as (typeof legal)[number]);
    },
  };
}
