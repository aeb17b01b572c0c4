/** The answer of a ship to a finger: she heels, and swings until she lies as before. */

/** Degrees of the first swing, and milliseconds in which it dies away and of half a swing. */
const first = 6;
const dying = 520;
const swing = 110;

export class Heel {
  private since: number | null = null;

  push(time: number): void {
    this.since = time;
  }

  /** Degrees at this time; none before she was touched, and none a while later. */
  angle(time: number): number {
    if (this.since === null) return 0;
    const t = time - this.since;
    if (t < 0 || t > 6 * dying) {
      this.since = null;
      return 0;
    }
    return first * Math.exp(-t / dying) * Math.sin(t / swing);
  }
}
