/**
 * Presses that come late: they were made before something private went, by somebody who still saw it while the machine slept or was
 * busy, and would be taken for presses on what lies there now.
 */

/** Milliseconds that a press mostly takes to come. */
const soon = 1000;

/** Gives the time as the browser writes it on its events, whatever clock the table has. */
const now = (): number => new Event('now').timeStamp;

export class LatePresses {
  private since = 0;
  /** The times on presses can be believed: some systems write those of another clock on them. */
  private believed = false;

  /** Forgets presses that were made until now and have not come yet. */
  forget(): void {
    this.since = now();
  }

  /** Tells whether a press that was made at this time, as it says itself, is one of those. */
  isLate(at: number): boolean {
    const lag = now() - at;
    this.believed ||= lag >= 0 && lag < soon;
    return this.believed && at < this.since;
  }
}
