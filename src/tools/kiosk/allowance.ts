/**
 * The time that a start is given. It is learned from the last one that came: whatever takes far longer hangs, and another one is
 * quicker. A machine that is slow or busy is given twice as much after each that came to nothing.
 */
const times = 3;

export class RestartAllowance {
  private readonly least: number;
  private readonly most: number;
  /** Milliseconds that the next start is given. */
  ms: number;

  constructor([least, most]: readonly [least: number, most: number]) {
    this.least = least;
    this.most = most;
    // Nothing is known of the first start.
    this.ms = most;
  }

  /** Learns from a start that has shown the table after so many milliseconds. */
  came(after: number): void {
    this.ms = Math.min(this.most, Math.max(this.least, times * after));
  }

  /** Gives the next one more time. */
  failed(): void {
    this.ms = Math.min(this.most, 2 * this.ms);
  }
}
