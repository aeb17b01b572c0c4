/** How far what was drawn is from what was to be expected. */
import { type Dice, seededDice, seedFrom } from '../../src/rules/dice.ts';

/**
 * The greatest distance of any of these frequencies from its chance, in standard deviations. `draw` names what came out
 * (some of the keys of `chances`) in each of so many draws.
 */
export function farthest(
  chances: ReadonlyMap<string, number>,
  draws: number,
  draw: (dice: Dice) => Iterable<string>,
): { distance: number; key: string } {
  const dice = seededDice(seedFrom('farthest'), 'bots');
  const counts = new Map<string, number>();
  for (let i = 0; i < draws; i++)
    for (const key of draw(dice)) {
      if (!chances.has(key)) throw new Error(`${key} was drawn, which cannot be.`);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  let worst = { distance: 0, key: '' };
  for (const [key, chance] of chances) {
    const off = (counts.get(key) ?? 0) - draws * chance;
    // A chance of 0 or 1 allows nothing else; a very rare thing may come once.
    const spread = Math.sqrt(draws * chance * (1 - chance)) + 1e-9;
    const distance = Math.abs(off) / Math.max(spread, chance < 1 && chance > 0 ? 1 : spread);
    if (distance > worst.distance) worst = { distance, key };
  }
  return worst;
}

/**
 * Pearson's chi-square for outcomes that are all equally likely, in standard deviations beyond what chance has on average: of
 * some dozen outcomes it is hardly ever above 4.
 */
export function unevenness(outcomes: readonly string[], draws: number, draw: (dice: Dice) => string): number {
  const dice = seededDice(seedFrom('unevenness'), 'bots');
  const counts = new Map(outcomes.map((outcome) => [outcome, 0]));
  for (let i = 0; i < draws; i++) {
    const outcome = draw(dice);
    const count = counts.get(outcome);
    if (count === undefined) throw new Error(`${outcome} was drawn, which cannot be.`);
    counts.set(outcome, count + 1);
  }
  const expected = draws / outcomes.length;
  let sum = 0;
  for (const count of counts.values()) sum += (count - expected) ** 2 / expected;
  const freedom = outcomes.length - 1;
  return (sum - freedom) / Math.sqrt(2 * freedom);
}

/** Lists every order of these things. */
export function orders<T>(things: readonly T[]): T[][] {
  if (things.length === 0) return [[]];
  return things.flatMap((first, i) => orders(things.toSpliced(i, 1)).map((rest) => [first, ...rest]));
}
