/**
 * Keeps a browser open for ever: asks it again and again whether it still draws, and starts it anew when it does not answer,
 * has crashed, or was closed. Between starts that do not last it waits longer and longer.
 */
import type { Opened } from './browser.ts';

export interface Rhythm {
  /** Milliseconds between two questions. */
  every: number;
  /** Milliseconds within which the page has to draw a frame. */
  patience: number;
  /** The same for a page that has just been opened, and may have much to load. */
  firstPatience: number;
  /** Milliseconds before a new start; doubled after every start that did not last, up to the second. */
  pause: readonly [first: number, most: number];
  /** A browser that has lived so long, in milliseconds, has lasted. */
  lasts: number;
}

export const usualRhythm: Rhythm = {
  every: 2000,
  patience: 6000,
  firstPatience: 45_000,
  pause: [500, 30_000],
  lasts: 60_000,
};

/** The reasons why the browser was started anew. */
export type Loss = 'closed' | 'crashed' | 'hung' | 'not started';

interface Doors {
  open: () => Promise<Opened>;
  /** Runs at every loss, with the milliseconds before the next start. */
  onLoss?: (loss: Loss, wait: number) => void;
  /** Runs when a page has drawn for the first time after a start. */
  onLife?: (opened: Opened) => void;
  /** Call between two questions, which wait for it as long as for a frame: a page that hangs answers neither. */
  between?: (opened: Opened) => Promise<void>;
  rhythm?: Rhythm;
}

const after = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

export class Keeper {
  /** Number of starts so far. */
  starts = 0;
  opened: Opened | null = null;
  private readonly doors: Doors;
  private readonly rhythm: Rhythm;
  private ended = false;
  private tellEnd = () => {};
  private readonly ending = new Promise<void>((tell) => {
    this.tellEnd = tell;
  });
  private running: Promise<void> | null = null;

  constructor(doors: Doors) {
    this.doors = doors;
    this.rhythm = doors.rhythm ?? usualRhythm;
  }

  run(): Promise<void> {
    this.running ??= this.keep();
    return this.running;
  }

  /** Closes the browser, and starts none any more. */
  async end(): Promise<void> {
    this.ended = true;
    this.tellEnd();
    if (this.opened) await close(this.opened);
    await this.running;
  }

  private async keep(): Promise<void> {
    const [first, most] = this.rhythm.pause;
    let wait = first;
    while (!this.ended) {
      const begun = performance.now();
      const loss = await this.life();
      if (this.ended) return;
      if (performance.now() - begun > this.rhythm.lasts) wait = first;
      this.doors.onLoss?.(loss, wait);
      await Promise.race([after(wait), this.ending]);
      wait = Math.min(most, wait * 2);
    }
  }

  /** Looks after one browser, from its start until it is lost. */
  private async life(): Promise<Loss> {
    this.starts++;
    let opened: Opened;
    try {
      opened = await this.doors.open();
    } catch (error) {
      console.error(error instanceof Error ? error.message.split('\n')[0] : error);
      return 'not started';
    }
    this.opened = opened;
    const { context, page } = opened;
    const lost = new Promise<Loss>((tell) => {
      context.once('close', () => tell('closed'));
      page.once('close', () => tell('closed'));
      page.once('crash', () => tell('crashed'));
    });
    const loss = await Promise.race([lost, this.watch(opened), this.ending.then(() => 'closed' as const)]);
    this.opened = null;
    await close(opened);
    return loss;
  }

  /** Asks until there is no answer. */
  private async watch(opened: Opened): Promise<Loss> {
    const { every, patience, firstPatience } = this.rhythm;
    if (!(await draws(opened, firstPatience))) return 'hung';
    this.doors.onLife?.(opened);
    while (!this.ended) {
      await after(every);
      await Promise.race([this.doors.between?.(opened), after(patience)]);
      if (!(await draws(opened, patience))) return 'hung';
    }
    return 'closed';
  }
}

/**
 * Tells whether the page draws a frame in time. A page between two addresses is asked again; one that is not ours, because the
 * server answers with a fault or not at all, is none.
 */
async function draws({ page }: Opened, patience: number): Promise<boolean> {
  const until = performance.now() + patience;
  while (performance.now() < until) {
    const answer = await Promise.race([
      page
        .evaluate(
          () => new Promise((done) => requestAnimationFrame(() => done(document.getElementById('notice') !== null))),
        )
        .catch(() => null),
      after(until - performance.now()).then(() => 'late' as const),
    ]);
    if (answer === 'late') return false;
    if (answer === true) return true;
    if (page.isClosed()) return false;
    await after(100);
  }
  return false;
}

/** Closes a browser; one that hangs is not asked politely for long. */
async function close({ context, kill }: Opened): Promise<void> {
  const closed = context.close().then(
    () => true,
    () => false,
  );
  if (!(await Promise.race([closed, after(3000).then(() => false)]))) kill();
}
