/** Small sums over measurements. */

/** The value below which this share of the numbers lies (nearest rank); 0.5 is the median. */
export function quantile(numbers: readonly number[], share: number): number {
  if (numbers.length === 0) return Number.NaN;
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
}

export function median(numbers: readonly number[]): number {
  return quantile(numbers, 0.5);
}
