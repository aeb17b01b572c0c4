/**
 * Keeps a browser open for ever: asks it again and again whether the table is still drawn, and starts it anew when it is
 * not, has crashed, or was closed. Between starts that do not last it waits longer and longer.
 */
import { RestartAllowance } from './allowance.ts';
import type { OpenedBrowser } from './browser.ts';
import { startFault } from './start-fault.ts';

export interface Rhythm {
  /**
   * Milliseconds between two questions. Silence is counted in them, each for twice as much at most, so that a launcher that was held
   * up itself is patient.
   */
  every: number;
  /** Milliseconds after which another question is asked, while an answer to the last one may still come. */
  again: number;
  /** Milliseconds from one frame of the table to the next. */
  patience: number;
  /** The same over a start, or a page that is being loaded, see `RestartAllowance`. */
  firstPatience: readonly [least: number, most: number];
  /** Milliseconds before a new start; doubled after every start that did not last, up to the second. */
  pause: readonly [first: number, most: number];
  /** A browser that crashes so many milliseconds after its start has lasted. */
  lasts: number;
  /** So has one that was closed so many milliseconds after its table was shown: whoever passes by has pressed a key. */
  stays: number;
}

export const usualRhythm: Rhythm = {
  every: 500,
  again: 2000,
  patience: 6000,
  firstPatience: [8000, 60_000],
  pause: [500, 30_000],
  lasts: 60_000,
  stays: 5000,
};

/** The reasons why the browser was started anew. */
export type Loss = 'closed' | 'crashed' | 'hung' | 'not started';

interface Doors {
  /** Starts a browser, which has so many milliseconds. */
  open: (within: number) => Promise<OpenedBrowser>;
  /** Runs at every loss, with the milliseconds before the next start. */
  onLoss?: (loss: Loss, wait: number) => void;
  /** Runs when the table is drawn for the first time after a start. */
  onLife?: (opened: OpenedBrowser) => unknown;
  /**
   * Call after every frame that was heard of, unless the one before is still under way. `dead`: the table is pressed and acts on nothing.
   */
  between?: (opened: OpenedBrowser, dead: boolean) => Promise<void>;
  rhythm?: Rhythm;
}

/** Causes that are said: in some, every time has other numbers. */
const mostCauses = 100;

/** Milliseconds in which a browser closes when it is asked to; one whose page hangs may not. */
const politely = 1500;

const after = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

export class Keeper {
  /** Causes of what failed beside the table: each is said once. */
  private readonly said = new Set<string>();
  /** Times of the latest start, and when the table was drawn for the first time after it. */
  private begun = 0;
  private shown: number | null = null;
  /** Number of starts so far. */
  starts = 0;
  opened: OpenedBrowser | null = null;
  private readonly doors: Doors;
  private readonly rhythm: Rhythm;
  private readonly allowance: RestartAllowance;
  private ended = false;
  private tellEnd = () => {};
  private readonly ending = new Promise<void>((tell) => {
    this.tellEnd = tell;
  });
  private running: Promise<void> | null = null;

  constructor(doors: Doors) {
    this.doors = doors;
    this.rhythm = doors.rhythm ?? usualRhythm;
    this.allowance = new RestartAllowance(this.rhythm.firstPatience);
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
      this.begun = performance.now();
      const loss = await this.life();
      if (this.ended) return;
      if (this.shown === null) this.allowance.failed();
      if (this.lasted(loss)) wait = first;
      const pause = wait;
      void this.aside(() => this.doors.onLoss?.(loss, pause));
      await Promise.race([after(wait), this.ending]);
      wait = Math.min(most, wait * 2);
    }
  }

  /**
   * Tells whether the next start may come at once: only what comes again within seconds, and may do so for ever, is waited
   * for. A table that was shown and hangs takes longer by itself.
   */
  private lasted(loss: Loss): boolean {
    if (this.shown === null) return false;
    const { lasts, stays } = this.rhythm;
    const now = performance.now();
    if (loss === 'closed') return now - this.shown > stays;
    return loss !== 'crashed' || now - this.begun > lasts;
  }

  /** Does what the table does not depend on: a disk that is full or a door that fails is no reason to end. */
  private async aside(what: () => unknown): Promise<void> {
    try {
      await what();
    } catch (error) {
      const why = error instanceof Error ? error.message.split('\n')[0] : String(error);
      if (this.said.size >= mostCauses || this.said.has(why)) return;
      this.said.add(why);
      console.error(why);
    }
  }

  /** Starts a browser; null where none comes in its time. One that comes later is closed. */
  private async start(): Promise<OpenedBrowser | null> {
    const { ms } = this.allowance;
    const opening = this.doors.open(ms);
    try {
      const opened = await Promise.race([opening, after(ms + politely).then(() => null)]);
      if (opened) return opened;
      console.error('The browser does not start.');
      opening.then(close, () => {});
    } catch (error) {
      console.error(startFault(error));
    }
    return null;
  }

  /** Looks after one browser, from its start until it is lost. */
  private async life(): Promise<Loss> {
    this.starts++;
    this.shown = null;
    const opened = await this.start();
    if (!opened) return 'not started';
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

  /** Asks until the table has not been drawn for too long. */
  private async watch(opened: OpenedBrowser): Promise<Loss> {
    const { every, patience } = this.rhythm;
    const ear = this.listen(opened);
    // However often a page is loaded anew, it has no more time than that from its last frame on.
    while (!this.ended && this.opened === opened) {
      const before = performance.now();
      await after(every);
      ear.silent += Math.min(2 * every, performance.now() - before);
      if (ear.silent > (ear.loading ? this.allowance.ms : patience)) return 'hung';
    }
    return 'closed';
  }

  /** Notes that the table is drawn for the first time after a start. */
  private show(opened: OpenedBrowser): void {
    this.shown = performance.now();
    this.allowance.came(this.shown - this.begun);
    void this.aside(() => this.doors.onLife?.(opened));
  }

  /** Listens for frames as long as this browser is open. */
  private listen(opened: OpenedBrowser) {
    const { page } = opened;
    const { every, again } = this.rhythm;
    const ear = { silent: 0, loading: true };
    page.on('framenavigated', () => {
      ear.loading = true;
    });
    let busy = false;
    const between = async (dead: boolean) => {
      busy = true;
      await this.aside(() => this.doors.between?.(opened, dead));
      busy = false;
    };
    const hear = (seen: Seen | null): typeof seen => {
      if (this.opened !== opened) return null;
      if (seen === 'other') ear.loading = false;
      if (seen === 'early') ear.silent = 0;
      if (seen === 'frame' || seen === 'dead') {
        Object.assign(ear, { silent: 0, loading: false });
        if (this.shown === null) this.show(opened);
        if (!busy) void between(seen === 'dead');
      }
      return seen;
    };
    void (async () => {
      while (this.opened === opened) {
        // A page between two addresses gives no answer, and is asked again; so is one whose answer went lost between them.
        const answer = page.evaluate(nextFrame).catch(() => null);
        const seen = await Promise.race([answer.then(hear), after(again)]);
        await after(seen === 'frame' || seen === 'dead' ? every : Math.min(every, 100));
      }
    })();
    return ear;
  }
}

type Seen = 'frame' | 'dead' | 'early' | 'none' | 'other';

/**
 * Tells what the page shows: a frame of the table, or of one that acts on no press, counted by the program itself, because a page whose scripts, rules or
 * pictures have not come stands there just as well; one before the title, when much is still to be made ready; none yet; or
 * nothing of ours, because the server answers with a fault or not at all.
 */
const nextFrame = () =>
  new Promise<Seen>((tell) => {
    const before = window.drawn;
    requestAnimationFrame(() => {
      const now = window.drawn;
      // A page that goes on with a match comes by no title.
      if (before !== undefined && now !== undefined && now > before)
        return tell(
          now <= 300 && performance.getEntriesByName('title').length === 0 ? 'early' : window.dead ? 'dead' : 'frame',
        );
      const comes = document.readyState === 'loading' || location.protocol === 'about:';
      tell(comes || document.getElementById('notice') ? 'none' : 'other');
    });
  });

/** Closes a browser; one that hangs is not asked politely for long. */
async function close({ context, kill }: OpenedBrowser): Promise<void> {
  const closed = context.close().then(
    () => true,
    () => false,
  );
  if (!(await Promise.race([closed, after(politely).then(() => false)]))) kill();
}
