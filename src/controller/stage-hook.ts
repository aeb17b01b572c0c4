/**
 * What the page offers to programs that drive it by hand, when `window.__manualClock` is true before it starts. Time is
 * virtual then: Date, performance and chance come from `page-clock.ts`, and nothing moves unless `advance` moves it.
 */
export interface StageHook {
  /** Settles when the first picture is drawn. */
  ready: Promise<void>;
  /** Moves time forward in frames of 1000/60 ms: sets the clock, steps the loop, lets the host answer; draws each frame. */
  advance(ms: number): Promise<void>;
  /** The event on show (null between events), the time since it began, and the number of the record's step. */
  now(): { event: string | null; at: number; step: number };
  /**
   * Moves time forward until the next event of this type begins, one that has begun already does not count. False when
   * it has not come within `maxMs` of virtual time. Frames on the way need not be drawn, only the last one.
   */
  until(eventType: string, maxMs: number): Promise<boolean>;
  /** As `advance`, without drawing: for long journeys. Frames may be longer. */
  pass(ms: number): Promise<void>;
  /** What a hand could choose now, in reference pixels, and what has the focus; null while nothing asks. */
  hands(): {
    focus: string | null;
    targets: { id: string; x: number; y: number; w: number; h: number }[];
    /** From reference pixels to those of the canvas. */
    at: { x: number; y: number; scale: number };
  } | null;
  /** Of the last frame drawn. */
  drawCalls(): number;
  /** Every cue and every change of music that was asked for, with the virtual time; nothing of it was played. */
  heard(): Heard[];
  /** In the gallery: the names of everything it shows, by room, in the order in which `next` walks. */
  exhibits?: Record<string, readonly string[]>;
  /** Clears the table (the next event fills it again) and counts what the engine still holds. */
  counts(): Record<string, number>;
}

export interface Heard {
  at: number;
  /** A cue, `mute`, `unmute`, or `music:` and the track, with `+tension` where the drum is in. */
  cue: string;
  pan?: number;
  rate?: number;
}

declare global {
  interface Window {
    stage?: StageHook;
    __manualClock?: boolean;
    /** Sounds all the same, at whatever pace the clock is moved: for soaks. */
    __aloud?: boolean;
    /** Sets the virtual time, in ms since the page began. It never goes back. */
    __setClock?: (ms: number) => void;
  }
}
