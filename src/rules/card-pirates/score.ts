/** Points and ranking (section 13). */
import { isCrew, rankOf } from './cards.ts';
import type { CardId, Points, Standing, State } from './types.ts';

export function pointsOf(card: CardId, points: Points): number {
  return isCrew(card) ? points.crew : points[rankOf(card) as 'A' | 'K' | 'Q' | 'J'];
}

export function scoreOf(hand: readonly CardId[], points: Points): number {
  let score = 0;
  for (const card of hand) score += pointsOf(card, points);
  return score;
}

/** Gives the standings from the best down; captains who are equal in everything share the place (R 18). */
export function standingsOf(state: State): Standing[] {
  const { points } = state.options;
  const standings = state.seats.map(({ hand }, seat): Standing => {
    const count = (rank: string) => {
      let found = 0;
      for (const card of hand) if (rankOf(card) === rank) found++;
      return found;
    };
    const score = scoreOf(hand, points);
    return { seat, score, aces: count('A'), kings: count('K'), queens: count('Q'), jacks: count('J'), place: 1 };
  });
  standings.sort((a, b) => compare(b, a) || a.seat - b.seat);
  standings.forEach((each, i) => {
    if (i > 0) each.place = compare(each, standings[i - 1]) === 0 ? standings[i - 1].place : i + 1;
  });
  return standings;
}

function compare(a: Standing, b: Standing): number {
  return a.score - b.score || a.aces - b.aces || a.kings - b.kings || a.queens - b.queens || a.jacks - b.jacks;
}
