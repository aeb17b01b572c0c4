/**
 * The time that is promised to people: seconds until a hand is covered, until a board is put away, until a lock opens. It is
 * read from two clocks (docs/decisions.md, promised time), and never from the lengths of frames, which the engine smooths and
 * shortens. The running clock stands still while some machines sleep; the wall's clock does not, and can be set. Whatever ends
 * goes by the clock that went further, whatever has to last by the running one, which nobody can set.
 */
export interface Clocks {
  /** Gives milliseconds that only ever go forward. */
  running(): number;
  /** Gives the time of day, in milliseconds as `Date` counts them. */
  wall(): number;
}

/** The clocks of this machine; under the manual clock of tests both are that one. */
export const machineClocks: Clocks = {
  running: () => performance.now(),
  wall: () => Date.now(),
};

/** The time between two looks at the clocks. */
export interface Passage {
  /** Milliseconds that have passed. Days that the wall's clock alone claims are left out: it has been put right. */
  passed: number;
  /** Milliseconds that have passed at most: whatever guards a secret or a door goes by them. */
  most: number;
  /** Milliseconds that have passed at least, whatever the wall's clock says: a lock that has to last goes by them. */
  least: number;
  /** True after more than two seconds in which nobody looked: whatever was private then is not any more. */
  gap: boolean;
  /** Milliseconds by which the wall's clock has gone ahead of the running one, or fallen behind where negative; 0 mostly. */
  leap: number;
}

/** Milliseconds after which two looks have a gap between them. */
const gapFrom = 2000;

/**
 * Milliseconds by which the clocks may differ. They tick in steps of their own, and whoever took the larger step each time
 * would be seconds ahead after minutes.
 */
const tolerance = 250;

/** Milliseconds that a sleep may take; the wall's clock has been set where it alone says more. */
export const longestSleep = 86_400_000;

export class PromisedTime {
  private readonly clocks: Clocks;
  private ran: number;
  /** Milliseconds by which the wall's clock is ahead of the running one. */
  private ahead: number;

  constructor(clocks: Clocks = machineClocks) {
    this.clocks = clocks;
    this.ran = clocks.running();
    this.ahead = clocks.wall() - this.ran;
  }

  /** Gives the time since the last look. */
  look(): Passage {
    const now = this.clocks.running();
    const ahead = this.clocks.wall() - now;
    const running = Math.max(0, now - this.ran);
    this.ran = Math.max(now, this.ran);
    const off = ahead - this.ahead;
    const leap = Math.abs(off) > tolerance ? off : 0;
    if (leap !== 0) this.ahead = ahead;
    // A clock that was set back takes nothing away.
    const most = running + Math.max(0, leap);
    return { passed: leap > longestSleep ? running : most, most, least: running, gap: most > gapFrom, leap };
  }
}

/** The time since it was made, for whoever looks at it now and then. */
export class TimeSince {
  private readonly time: PromisedTime;
  private readonly sum = { passed: 0, most: 0, least: 0 };

  constructor(clocks: Clocks = machineClocks) {
    this.time = new PromisedTime(clocks);
  }

  /** Gives the milliseconds until now, as `Passage` does. */
  read(): Readonly<Pick<Passage, 'passed' | 'most' | 'least'>> {
    const { sum } = this;
    const passage = this.time.look();
    for (const each of ['passed', 'most', 'least'] as const) sum[each] += passage[each];
    return sum;
  }
}

/** Milliseconds between two looks at whether the time of something has come. */
const often = 200;

/** Runs something once so many milliseconds have passed, though the machine slept. Gives what calls it off. */
export function afterPassed(ms: number, run: () => void): () => void {
  const since = new TimeSince();
  const timer = setInterval(() => {
    if (since.read().passed < ms) return;
    clearInterval(timer);
    run();
  }, often);
  return () => clearInterval(timer);
}
