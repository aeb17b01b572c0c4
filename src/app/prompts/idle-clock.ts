/**
 * The one idle clock: how long nobody has had a hand on anything. Every screen that asks declares of which kind it is, and
 * two tables of times say after how long such a screen gives itself up: one for homes, one for a table that nobody looks after.
 */
import type { Passage } from '../../host/promised-time.ts';

/** A screen that never ends by itself. */
const never = null;

/** Milliseconds without a hand on anything after which a screen of this kind is answered with `idle`. */
export const idleAfter = {
  /** The title, which becomes a demo. */
  title: 20_000,
  /** The table is in another window, and it is tried again to have it here. */
  elsewhere: 2000,
  /** A board on which something is chosen or changed. */
  menu: 120_000,
  /** Rules, the log, credits, licences. */
  reading: 120_000,
  /** A finished game that is watched again; the time while it plays does not count. */
  replay: 180_000,
  /** A hand of cards behind the curtain (docs/decisions.md, reveal). */
  hand: 20_000,
  /** A secret chart behind the curtain (docs/decisions.md, reveal). */
  chart: 20_000,
  /** The closed curtain: somebody is to come and look. */
  curtain: never,
  /** A choice on the open table. */
  question: never,
  /** A choice on the open table that takes longer: on a chart, or while several people share the table. */
  'long-question': never,
  'set-up': never,
  pause: never,
  /** The end of a match, with its winners. */
  results: never,
  /** The gamepad of whoever is to act is gone. */
  'pad-away': never,
  /** A gamepad that nobody knows, and that people may teach. */
  learning: 10_000,
  /** The question whether anybody is still there; it comes only where nobody looks after the table. */
  'still-there': 20_000,
  /** The number that opens the office, and the office itself, which locks itself. */
  pin: 30_000,
  office: 60_000,
  /** Everything on demand, for those who work on it. */
  gallery: never,
} as const satisfies Readonly<Record<string, number | null>>;

export type ScreenKind = keyof typeof idleAfter;

/**
 * Screens that guard a secret or a door: a pointer that hovers over them keeps nothing open, and they go by the most that can
 * have passed (docs/decisions.md, noise and promised time).
 */
const guards: readonly ScreenKind[] = ['hand', 'chart', 'pin', 'office'];

/**
 * Times after which the house asks whether anybody is still there, where nobody looks after the table (docs/decisions.md, idle
 * clock).
 */
export const unattendedAfter = {
  menu: 60_000,
  reading: 90_000,
  replay: 90_000,
  curtain: 120_000,
  question: 75_000,
  'long-question': 120_000,
  'set-up': 60_000,
  pause: 60_000,
  results: 90_000,
  'pad-away': 75_000,
} as const satisfies Partial<Record<ScreenKind, number>>;

const asksFirst = (kind: ScreenKind): kind is keyof typeof unattendedAfter => kind in unattendedAfter;

export class IdleClock {
  /** Times of an operator's own, in place of those of the tables. */
  own: Partial<Record<ScreenKind, number>> = {};
  private readonly unattended: boolean;
  private kind: ScreenKind | null = null;
  private latest: ScreenKind | null = null;
  /** Milliseconds since somebody touched anything. */
  private still = 0;
  /** The same without the time in which the screen was busy by itself. */
  private waited = 0;

  /** Takes `unattended`: nobody looks after the table. */
  constructor(unattended = false) {
    this.unattended = unattended;
  }

  /** Begins anew for a screen that asks. `wearsOn`: it goes on where one of the same kind has just ended, for nobody has touched that. */
  begin(kind: ScreenKind, wearsOn = false): void {
    if (!wearsOn || kind !== this.latest) this.touch();
    this.kind = kind;
    this.latest = kind;
  }

  /** Stops the clock: nothing is asked any more. */
  end(): void {
    this.kind = null;
  }

  /** Tells whether a screen of this kind comes after one that has guarded something. */
  leavesGuarded(kind: ScreenKind): boolean {
    return this.latest !== null && guards.includes(this.latest) && !guards.includes(kind);
  }

  /** Tells whether the screen that asks guards something. */
  get guards(): boolean {
    return this.kind !== null && guards.includes(this.kind);
  }

  /** Starts the time anew, because somebody is there. */
  touch(): void {
    this.still = 0;
    this.waited = 0;
  }

  /** Counts the time. `busy`: the screen plays something by itself, and nobody is expected to do anything. */
  tick({ passed, most }: Pick<Passage, 'passed' | 'most'>, busy = false): void {
    const ms = this.guards ? most : passed;
    this.still += ms;
    if (!busy) this.waited += ms;
  }

  /** Tells whether nobody has touched anything for so many milliseconds. */
  hasStood(ms: number): boolean {
    return this.still >= ms;
  }

  /** Tells whether the screen that asks gives itself up now. */
  get isOver(): boolean {
    const { left } = this;
    return left !== null && left <= 0;
  }

  /** Tells whether people are asked first, before this screen is given up. */
  get asksFirst(): boolean {
    return this.unattended && this.kind !== null && asksFirst(this.kind);
  }

  /** Gives the seconds for which the screen that asks has waited, in halves: screens that count are drawn anew by them. */
  get stood(): number {
    return Math.floor(this.waited / 500) / 2;
  }

  /** Gives the seconds until the screen that asks gives itself up; null when it never does. */
  get secondsLeft(): number | null {
    const { left } = this;
    return left === null ? null : Math.max(0, Math.ceil(left / 1000));
  }

  private get left(): number | null {
    const { kind } = this;
    if (!kind) return null;
    const limit = this.own[kind] ?? (this.unattended && asksFirst(kind) ? unattendedAfter[kind] : idleAfter[kind]);
    return limit === null ? null : limit - this.waited;
  }
}
