/** The decision of a duel: looked at now and then, so that chance does not decide by being looked at after every game. */
import { deviations, type Interval, wilson } from '../statistics.ts';

/** Games before the first look, and between one look and the next. */
export const looks = { first: 100, every: 20 } as const;

export interface DuelStanding {
  games: number;
  /** Mean share of the victories. */
  share: number;
  /** Interval with a certainty of 95 %. */
  usual: Interval;
  /** Interval with a certainty of 99 %: the one that decides. */
  strict: Interval;
  verdict: 'above' | 'below' | 'open';
}

export function standingOf(shares: readonly number[], bound: number): DuelStanding {
  const games = shares.length;
  const sum = shares.reduce((all, share) => all + share, 0);
  const strict = wilson(sum, games, deviations['99']);
  return {
    games,
    share: games === 0 ? Number.NaN : sum / games,
    usual: wilson(sum, games),
    strict,
    verdict: strict.low > bound ? 'above' : strict.high < bound ? 'below' : 'open',
  };
}

/**
 * Gives the number of games after which this duel is over, or null while more have to be played. `shares` are those
 * of the first games in their order, however they were played, so that the end is the same every time.
 */
export function endOf(shares: readonly number[], bound: number, most: number): number | null {
  for (let games: number = looks.first; games <= Math.min(shares.length, most); games += looks.every)
    if (standingOf(shares.slice(0, games), bound).verdict !== 'open') return games;
  return shares.length >= most ? most : null;
}
