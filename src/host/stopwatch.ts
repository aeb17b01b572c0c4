/** The time that a match has been played for: what lies between its saves, without the time in which nobody was there. */

/** Milliseconds between two saves that still count: whoever thinks longer has gone. */
const longestPause = 300_000;

export class Stopwatch {
  private readonly now: () => number;
  private played: number | undefined;
  private last: number;

  /** Goes on from so many milliseconds; where they are not known it never tells any. */
  constructor(now: () => number, played: number | undefined) {
    this.now = now;
    this.played = played;
    this.last = now();
  }

  /** Gives the milliseconds until now; undefined where nobody knows. */
  read(): number | undefined {
    const now = this.now();
    if (this.played !== undefined) this.played += Math.min(Math.max(0, now - this.last), longestPause);
    this.last = now;
    return this.played;
  }
}
