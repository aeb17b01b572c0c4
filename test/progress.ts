/**
 * Knows whether a test gets anywhere: helpers tell what they did and what they wait for, and `stalled` loses patience when
 * nobody tells anything.
 */
let count = 0;
let what = '';
/** Rises when a test was given up: whatever still waits for its sake ends. */
let givenUp = 0;
/** Waits that are under way, the outermost first. */
const waits = new Set<{ what: string }>();
/** Number of looks under way: what they ask of a page is no progress, or whoever looks again and again would never be ended. */
let looks = 0;

// The real ones: a test may put others in their place.
const { setInterval, clearInterval, setTimeout } = globalThis;

/**
 * Says that a test has come on: an action, a beat, some time of the page's own clock. `byItself`: nobody asked for it, a page
 * that loads has told it.
 */
export function progress(done: string, byItself = false): void {
  if (looks > 0 && !byItself) return;
  count++;
  what = done;
}

/** Waits for a promise under this name: a test that is ended meanwhile says that it waited for it. */
export async function waitFor<T>(name: string, coming: PromiseLike<T>): Promise<T> {
  const wait = { what: name };
  waits.add(wait);
  try {
    return await coming;
  } finally {
    waits.delete(wait);
  }
}

/**
 * Looks every `every` milliseconds until what is seen will do, and resolves to it. It waits as long as now and then it sees
 * something else; the same sight for too long is no progress, and the watchdog ends the test with what was seen last.
 */
export async function until<T>(
  name: string,
  look: () => T | PromiseLike<T>,
  will: (seen: T) => boolean,
  every = 50,
): Promise<T> {
  const wait = { what: name };
  const mine = givenUp;
  let before: string | undefined;
  waits.add(wait);
  try {
    for (;;) {
      looks++;
      const seen = await Promise.resolve(look()).finally(() => looks--);
      if (will(seen)) {
        progress(name);
        return seen;
      }
      const now = String(JSON.stringify(seen));
      if (now !== before) progress(`${name}: saw ${now}`);
      before = now;
      wait.what = `${name} (last seen: ${now.slice(0, 300)})`;
      await new Promise((soon) => setTimeout(soon, every));
      if (mine !== givenUp) return new Promise<never>(() => {});
    }
  } finally {
    waits.delete(wait);
  }
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
      const names = [...waits].map((wait) => wait.what);
      const waited = names.length === 0 ? 'No helper said what it waits for' : `It waited for: ${names.join('; ')}`;
      const last = what === '' ? 'No helper said anything' : `The last was: ${what}`;
      givenUp++;
      waits.clear();
      fail(new Error(`Nothing has happened for ${(looks * every) / 1000} s. ${waited}. ${last}.`));
    }, every);
    signal.addEventListener('abort', () => clearInterval(timer));
  });
}
