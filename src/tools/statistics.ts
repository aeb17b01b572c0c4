/** Small sums over measurements. */

/** Gives the value below which this share of the numbers lies (nearest rank); 0.5 is the median. */
export function quantile(numbers: readonly number[], share: number): number {
  if (numbers.length === 0) return Number.NaN;
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
}

export function median(numbers: readonly number[]): number {
  return quantile(numbers, 0.5);
}

/** Standard deviations on either side of a mean that hold so much of a normal distribution. */
export const deviations = { '95': 1.96, '99': 2.576 } as const;

export interface Interval {
  low: number;
  high: number;
}

/**
 * Gives Wilson's interval for a share of `count` trials; the sum of successes may be a fraction, as shared victories
 * make it.
 */
export function wilson(sum: number, count: number, z: number = deviations['95']): Interval {
  if (count === 0) return { low: 0, high: 1 };
  const share = sum / count;
  const spread = (z * z) / count;
  const middle = (share + spread / 2) / (1 + spread);
  const half = (z * Math.sqrt((share * (1 - share)) / count + spread / (4 * count))) / (1 + spread);
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}
