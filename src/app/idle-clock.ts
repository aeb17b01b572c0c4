/**
 * The one idle clock: how long nobody has had a hand on anything. Every screen that asks declares of which kind it is, and
 * the one table of times says after how long such a screen gives itself up.
 */

/** Screens that never end by themselves. Decision 34 has times for them; the kiosk's issue sets them here. */
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
  /** A finished game that is watched again, while it plays and while it stands. */
  replay: 180_000,
  /** A hand of cards behind the curtain (decision 14). */
  hand: 20_000,
  /** A secret chart behind the curtain (decision 14). */
  chart: 20_000,
  /** The closed curtain: somebody is to come and look. */
  curtain: never,
  /** A choice on the open table. */
  question: never,
  'set-up': never,
  pause: never,
  /** The end of a match, with its winners. */
  results: never,
  /** The gamepad of whoever is to act is gone. */
  'pad-away': never,
  /** Everything on demand, for those who work on it. */
  gallery: never,
} as const satisfies Readonly<Record<string, number | null>>;

export type ScreenKind = keyof typeof idleAfter;

export class IdleClock {
  private kind: ScreenKind | null = null;
  private still = 0;

  /** Begins anew for a screen that asks. */
  begin(kind: ScreenKind): void {
    this.kind = kind;
    this.still = 0;
  }

  /** Nothing is asked any more. */
  end(): void {
    this.kind = null;
  }

  /** Somebody is there. */
  touch(): void {
    this.still = 0;
  }

  tick(delta: number): void {
    this.still += delta;
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

  /** Until the screen that asks gives itself up, in seconds; null when it never does. */
  get secondsLeft(): number | null {
    const { left } = this;
    return left === null ? null : Math.max(0, Math.ceil(left / 1000));
  }

  private get left(): number | null {
    const limit = this.kind && idleAfter[this.kind];
    return limit === null ? null : limit - this.still;
  }
}
