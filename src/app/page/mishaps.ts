/**
 * The last things that went wrong in this page, for whoever looks after the table: a beat that was skipped, a fault that
 * nobody caught. A line says what kind of fault it was and where in the program, never what anybody is called or holds, so
 * sentences of faults are left out.
 */
import type { Shelf } from './shelf.ts';

export interface Mishap {
  /** Time of the latest one, in milliseconds of the clock of `Date`. */
  at: number;
  kind: 'beat' | 'fault' | 'clock';
  /** Event whose beat failed, or the kind of fault; of the clock one of `Leap`. */
  what: string;
  /** File, line and column. */
  where: string;
  times: number;
  /** Milliseconds by which the clock leapt. */
  by?: number;
}

/** Ways in which a clock leaps. One that is ahead by a day at most may have been right: the machine may have slept. */
const leaps = ['ahead', 'aheadOrAsleep', 'back'] as const;
export type Leap = (typeof leaps)[number];

export const isLeap = (what: string): what is Leap => leaps.some((each) => each === what);

/** Milliseconds by which a clock has to leap to be told of, and those that a sleep may take. */
const worthTelling = 60_000;
const aDay = 86_400_000;

const key = 'captains-table/mishaps';

/** Lines that are kept: the latest ones. */
const most = 60;

const word = (text: unknown): string =>
  typeof text === 'string' && /^[A-Za-z][\w-]{0,39}$/.test(text) ? text : 'Error';

/** Gives the uppermost place in the program that a fault names. */
function placeOf(error: unknown): string {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return /([\w.-]{1,60}\.[jt]s)(?:\?[\w=.-]*)?(:\d+:\d+)/.exec(stack)?.slice(1).join('') ?? '';
}

const isMishap = (value: unknown): value is Mishap => {
  const { at, kind, what, where, times, by } = (value ?? {}) as Partial<Mishap>;
  if (typeof what !== 'string' || typeof where !== 'string' || what.length >= 100 || where.length >= 100) return false;
  const isKind = kind === 'beat' || kind === 'fault' || (kind === 'clock' && isLeap(what) && Number.isFinite(by));
  return isKind && Number.isFinite(at) && Number.isSafeInteger(times);
};

export class Mishaps {
  private shelf: Shelf | null = null;
  private lines: Mishap[] = [];

  /** Keeps lines here from now on, after those that are there. */
  keepOn(shelf: Shelf | null): void {
    this.shelf = shelf;
    try {
      const kept: unknown = JSON.parse(shelf?.getItem(key) ?? '[]');
      if (Array.isArray(kept)) this.lines = [...kept.filter(isMishap), ...this.lines].slice(-most);
    } catch {
      // What was kept cannot be read.
    }
    if (this.lines.length > 0) this.write();
  }

  /** Lists the latest ones, the last one first. */
  get latest(): readonly Mishap[] {
    return [...this.lines].reverse();
  }

  note(kind: Mishap['kind'], what: unknown, error: unknown, at = Date.now()): void {
    this.add({ at, kind, what: word(what), where: placeOf(error), times: 1 });
  }

  /** Notes that the wall's clock leapt by so many milliseconds against the one that only goes forward; not a little. */
  noteLeap(by: number, at = Date.now()): void {
    if (Math.abs(by) <= worthTelling) return;
    const what: Leap = by < 0 ? 'back' : by > aDay ? 'ahead' : 'aheadOrAsleep';
    this.add({ at, kind: 'clock', what, where: '', times: 1, by: Math.abs(by) });
  }

  /** Adds a line; the same thing in the same place is one line. */
  private add(line: Mishap): void {
    const same = this.lines.findIndex((each) => each.what === line.what && each.where === line.where);
    if (same >= 0) line.times += this.lines.splice(same, 1)[0].times;
    this.lines = [...this.lines, line].slice(-most);
    this.write();
  }

  private write(): void {
    try {
      this.shelf?.setItem(key, JSON.stringify(this.lines));
    } catch {
      // They are known as long as the page is open.
    }
  }
}

/** The mishaps of this page. */
export const mishaps = new Mishaps();

/** Tells of a beat that could not be shown; the story goes on without it. */
export function noteBeat(event: string, error: unknown): void {
  console.error(`The beat of ${event} failed.`, error);
  mishaps.note('beat', event, error);
}

/** Notes every fault that nobody catches. */
export function watchForFaults(page: Window, kept: Mishaps = mishaps): void {
  page.addEventListener('error', ({ error }) => kept.note('fault', (error as Error | null)?.name, error));
  page.addEventListener('unhandledrejection', ({ reason }) =>
    kept.note('fault', (reason as Error | null)?.name, reason),
  );
}
