/** Chances of winning from what everybody may hope for. */

/**
 * Gives chances that add up to 1, from prospects in points: `doubt` is the difference that makes one side e times as
 * likely to win as another. Nothing is certain before the end, so `doubt` is above 0.
 */
export function oddsOf(prospects: readonly number[], doubt: number): number[] {
  let best = Number.NEGATIVE_INFINITY;
  for (const each of prospects) if (each > best) best = each;
  const odds = prospects.map((each) => Math.exp((each - best) / doubt));
  let sum = 0;
  for (const each of odds) sum += each;
  for (let i = 0; i < odds.length; i++) odds[i] /= sum;
  return odds;
}

/** Gives the shares at the end: every winner has the same share of the victory, the others nothing. */
export function sharesOf(sides: number, winners: readonly number[]): number[] {
  return Array.from({ length: sides }, (_, side) => (winners.includes(side) ? 1 / winners.length : 0));
}
