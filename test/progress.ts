/** Knows whether a test gets anywhere: helpers tell what they did, and `stalled` loses patience when nobody tells anything. */
let count = 0;
let what = '';

/** Says that a test has come on: an action, a beat, some time of the page's own clock. */
export function progress(done: string): void {
  count++;
  what = done;
}

export interface Patience {
  /** How many looks in a row may find nothing new, and how many milliseconds lie between two. */
  looks: number;
  every: number;
  /** Counts what else is progress. */
  alsoCount(): number;
  /** Ends the watch. */
  signal: AbortSignal;
}

/** Rejects when nothing has happened for too long. Looks are counted, not hours: a machine that slept is not late. */
export function stalled({ looks, every, alsoCount, signal }: Patience): Promise<never> {
  return new Promise((_, fail) => {
    let seen = '';
    let same = 0;
    const timer = setInterval(() => {
      const now = `${count}/${alsoCount()}`;
      same = now === seen ? same + 1 : 0;
      seen = now;
      if (same < looks) return;
      clearInterval(timer);
      const last = what === '' ? 'No helper said anything' : `The last was: ${what}`;
      fail(new Error(`Nothing has happened for ${(looks * every) / 1000} s. ${last}.`));
    }, every);
    signal.addEventListener('abort', () => clearInterval(timer));
  });
}
