/**
 * Measures two trees of this program in turn, and judges the ratio: a machine that is slow for a while is slow for both. A
 * ratio is how many times as much this tree costs, worked out within each round.
 */
import { median } from '../statistics.ts';

/** Bound of a ratio. `noise`: equal is enough, so that it is broken only where every round is beyond it. */
export interface Bound {
  most: number;
  noise?: true;
}

/** Bound of what must not get slower. */
export const notSlower: Bound = { most: 1, noise: true };

/** One figure of both trees: the medians over the rounds, and how they compare. */
export interface RatioRow {
  mine: number;
  /** Figure of the other tree; null where it has no such thing. */
  other: number | null;
  ratio: number | null;
  /** Lowest and highest ratio of a round. */
  rounds: string;
  bound: number;
  verdict: 'holds' | 'falls short' | 'not there';
}

/** A figure in every round, in which more is worse; `faster` is one in which more is better. */
export interface Figure {
  name: string;
  mine: readonly number[];
  /** Figures of the other tree, round by round; null where it has no such thing. */
  other: readonly number[] | null;
  faster?: true;
  bound: Bound;
}

const rounded = (x: number): number => (Math.abs(x) >= 100 ? Math.round(x) : Math.round(100 * x) / 100);

export function rowOf({ mine, other, faster, bound: { most, noise } }: Figure): RatioRow {
  const here = rounded(median(mine));
  if (other === null) return { mine: here, other, ratio: null, rounds: '', bound: most, verdict: 'not there' };
  if (mine.length !== other.length) throw new Error('Every round has a figure of both trees.');
  const ratios = mine.map((figure, i) => (faster ? other[i]! / figure : figure / other[i]!));
  const [ratio, lowest, highest] = [median(ratios), Math.min(...ratios), Math.max(...ratios)];
  const broken = noise ? lowest > most : ratio > most;
  return {
    mine: here,
    other: rounded(median(other)),
    ratio: rounded(ratio),
    rounds: `${rounded(lowest)}-${rounded(highest)}`,
    bound: most,
    // What is no number has not been shown to hold.
    verdict: broken || Number.isNaN(ratio) ? 'falls short' : 'holds',
  };
}

/**
 * Runs several measurements round by round, every second round in the other order: whoever comes later finds the machine
 * warm. A measurement that fails twice running is given up, and null; `told` hears why.
 */
export async function inTurn<T>(
  rounds: number,
  measures: readonly (() => Promise<T> | T)[],
  told: (error: Error) => void = () => {},
): Promise<(T[] | null)[]> {
  const found: (T[] | null)[] = measures.map(() => []);
  for (let round = 0; round < rounds; round++) {
    const order = [...measures.keys()];
    for (const i of round % 2 === 0 ? order : order.toReversed()) {
      if (found[i] === null) continue;
      try {
        found[i]!.push(await twice(measures[i]!));
      } catch (error) {
        found[i] = null;
        told(error as Error);
      }
    }
  }
  return found;
}

/** Lists what does not hold, each in a line. */
export const brokenOf = (rows: Readonly<Record<string, RatioRow>>): string[] =>
  Object.entries(rows)
    .filter(([, { verdict }]) => verdict === 'falls short')
    .map(([name, { ratio, bound }]) => `  ${name}: ${ratio} times the other tree, at most ${bound}`);

async function twice<T>(measure: () => Promise<T> | T): Promise<T> {
  try {
    return await measure();
  } catch {
    return measure();
  }
}
