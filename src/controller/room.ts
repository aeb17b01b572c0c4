/**
 * The scene controller's idea of a table. A room draws views; a score turns events into beats; a reel plays beats. All
 * three exist twice: drawn with Phaser, and as silent twins for tests.
 */
import type { Beat, Caption, Pose } from './beat.ts';
import type { PieceKind } from './drawn.ts';
import type { Pacing } from './pacing.ts';
import type { Teller, Told } from './told.ts';

/** One piece of the picture: what it is, where it lies, what it shows. Plain data; equal data gives equal pixels. */
export interface Placement extends Pose {
  id: string;
  /** Kind of the piece that draws it. */
  kind: PieceKind;
  /**
   * Layer of the piece: world pieces lean with the camera, hud pieces never move. Pieces of the ground lie on the one
   * piece of the table whose id is `ground`, and come nearer with it.
   */
  layer: 'world' | 'ground' | 'hud';
  depth: number;
  /** Properties that only this kind of piece has. */
  props: Readonly<Record<string, unknown>>;
}

export type Placements = ReadonlyMap<string, Placement>;

/** The kind of screen that a table is laid out for: 16:9 and wider, 16:10, 4:3, upright. */
export type Shape = 'wide' | 'ten' | 'four' | 'portrait';

/** The reference frame of a shape: all places on the table are in its pixels, from its upper left corner. */
export interface Frame {
  shape: Shape;
  width: number;
  height: number;
}

/** The picture of one game. `show` puts every piece where the table has it: instantly, idempotently, the truth. */
export interface TablePicture {
  /** Frame of the table. It changes with the window; `onReshape` runs then, and the table has to be shown again. */
  readonly frame: Frame;
  onReshape: () => void;
  show(table: Placements): void;
  caption(caption: Caption | null): void;
}

export interface Pace {
  /** Factor that stretches all times. */
  factor: number;
  /** True when beats drop anticipation, camera and particles. */
  spare: boolean;
}

/** Plays one beat at a time. */
export interface Reel {
  /** Resolves at the beat's length, or at once when skipped. `after` holds the pieces that the beat lets enter. */
  play(beat: Beat, after: Placements, pace: Pace): Promise<void>;
  /** Brings the running beat to its end at once and drops all tails. */
  skip(): void;
  /** Brings the running beat to its end, and leaves a `wait` alone. */
  cut(): void;
  pause(on: boolean): void;
  /** Resolves after so many milliseconds of the reel's own clock, or at once when skipped. */
  wait(ms: number): Promise<void>;
}

/** The way one game is told. It is pure: no Phaser, no clock. */
export interface Script<View, Event extends { type: string }, Aside = unknown> extends Teller<View, Event, Aside> {
  layout(told: Told<View, Aside>, names: readonly string[], frame: Frame): Placements;
  /**
   * Gives the time from the first beat's start to the second's, where the two overlap; null where one comes after the
   * other.
   */
  overlap(first: Event, second: Event): number | null;
  /** Weights of its events, and the most that is told to people at once; everything is a plain move when absent. */
  pacing?: Pacing<View, Event, Aside>;
  /** Makes what brings the table to rest after the last event of an action; null where it rests already. */
  rest?(last: Told<View, Aside>, frame: Frame): Beat | null;
  beat(event: Event, before: Told<View, Aside>, after: Told<View, Aside>, names: readonly string[], frame: Frame): Beat;
}
