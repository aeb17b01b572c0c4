/** Choices by weight, for playing out. */
import type { Dice } from '../rules/dice.ts';

const grains = 2 ** 20;

/**
 * Picks one of these, as likely as its weight says; weights are not negative. Picks any of them where all weigh
 * nothing.
 */
export function pickWeighted<T>(items: readonly T[], weights: readonly number[], dice: Dice): T {
  let sum = 0;
  for (let i = 0; i < weights.length; i++) sum += weights[i];
  if (sum <= 0) return items[dice.below(items.length)];
  let at = (sum * dice.below(grains)) / grains;
  for (let i = 0; i < items.length; i++) {
    at -= weights[i];
    if (at < 0) return items[i];
  }
  return items[items.length - 1];
}
