/**
 * The functions that the page offers to programs that drive it by hand, when `window.__manualClock` is true before it
 * starts. Time is virtual then: Date, performance and chance come from `page-clock.ts`, and nothing moves unless
 * `advance` moves it.
 */
export interface StageHook {
  /** Promise that resolves when the first picture is drawn. */
  ready: Promise<void>;
  /** Moves time forward in frames of 1000/60 ms: sets the clock, steps the loop, lets the host answer; draws each frame. */
  advance(ms: number): Promise<void>;
  /** Gives the event on show (null between events), the time since it began, and the number of the record's step. */
  now(): { event: string | null; at: number; step: number };
  /**
   * Moves time forward until the next event of this type begins; one that has begun already does not count. Gives false
   * when it has not come within `maxMs` of virtual time. Only the last frame need be drawn.
   */
  until(eventType: string, maxMs: number): Promise<boolean>;
  /**
   * Moves time forward without drawing, for long journeys. Frames are longer than those of `advance`: 50 ms, or `length`
   * where nobody does anything and much time has to pass.
   */
  pass(ms: number, length?: number): Promise<void>;
  /** Lists what a hand could choose now, in reference pixels, and what has the focus; null while nothing asks. */
  hands(): {
    focus: string | null;
    targets: { id: string; x: number; y: number; w: number; h: number }[];
    /** Place and scale that turn reference pixels into those of the canvas. */
    at: { x: number; y: number; scale: number };
  } | null;
  /** Leaves out darkness and whatever lives by itself from now on: what is left is what is told. */
  bare(): void;
  /** Gives the draw calls of the last frame drawn. */
  drawCalls(): number;
  /**
   * Lists every cue and every change of music that was asked for, with the virtual time; none of it was played aloud.
   */
  heard(): Heard[];
  /** Names of everything that the gallery shows, by room, in the order in which `next` walks; absent elsewhere. */
  exhibits?: Record<string, readonly string[]>;
  /** Clears the table (the next event fills it again) and counts what the engine still holds. */
  counts(): Record<string, number>;
  /** Counts what sounds and what is kept of it, and leaves the table alone. */
  sounds(): Record<string, number>;
}

export interface Heard {
  at: number;
  /** Name of the cue, `mute`, `unmute`, or `music:` and the track, with `+tension` where the drum is in. */
  cue: string;
  pan?: number;
  rate?: number;
}

declare global {
  interface Window {
    stage?: StageHook;
    __manualClock?: boolean;
    /** Switch for playing sounds all the same, at whatever pace the clock is moved: for soaks. */
    __aloud?: boolean;
    /** Switch for keeping files and taking new versions all the same: for tests of just that. */
    __offline?: boolean;
    /** Frames that the table has drawn since it opened: whoever looks after the browser of a kiosk sees there that it does. */
    drawn?: number;
    /** True where the table is pressed again and again and acts on nothing: the launcher of a kiosk loads it anew. */
    dead?: boolean;
    /** Loads the page anew, which goes on with the match that is played. */
    goOnAnew?: () => void;
    /** Sets the virtual time, in ms since the page began. It never goes back. */
    __setClock?: (ms: number) => void;
  }
}
