/**
 * A beat is how one event looks and sounds: plain data, so that it can be tested without a picture, skipped to its end
 * and drawn again at any time. Times are milliseconds at Normal speed, from the start of the beat.
 */

import type { EffectName } from './drawn.ts';

/** Place of a piece and how it is turned. Angles in degrees, places in reference pixels (1920 x 1080). */
export interface Pose {
  x: number;
  y: number;
  scale: number;
  angle: number;
  alpha: number;
}

/** The changes that a tween makes: a pose, and numbers that only this kind of piece has (`score`, `tilt`, `sails`). */
export type TweenChanges = Partial<Pose> & Record<string, number>;

/** Names of Phaser's curves that tweens go by; others are not in our build of it (src/tools/phaser/left-out.ts). */
export type Ease = 'Linear' | `${'Sine' | 'Quad' | 'Cubic' | 'Back' | 'Bounce'}.ease${'In' | 'Out' | 'InOut'}`;

export interface TweenCue {
  /** Id of the piece. */
  piece: string;
  /** Pose at the start; where the piece is when absent. */
  from?: TweenChanges;
  to: TweenChanges;
  ms: number;
  ease?: Ease;
  /** Height of the arc in pixels, up being positive; the flight bends, the tween's end does not. */
  arc?: number;
  /** True for a motion there and back again. */
  yoyo?: boolean;
}

export interface SoundCue {
  name: string;
  /** Place of the sound from -1, left, to 1, right. */
  pan?: number;
  rate?: number;
  /** Share of its own level, from 0 to 1. */
  volume?: number;
}

/**
 * A short-lived effect (flame, smoke, splash), which belongs to no piece and leaves nothing behind. With `over` it is drawn
 * over the plates, and stays where it is when the ground comes nearer.
 */
export interface EffectCue<Name extends string = EffectName> {
  name: Name;
  x: number;
  y: number;
  [fact: string]: number | string | undefined;
}

export interface Cue {
  at: number;
  tween?: TweenCue;
  sound?: SoundCue;
  effect?: EffectCue;
  /**
   * Id of a piece to put on the table, at its place after the event if the table has it there (a tween may start
   * elsewhere).
   */
  enter?: string;
  /**
   * World piece to hold over the plates and captions (a card or a prize in somebody's hand), or to put back among the
   * rest.
   */
  hold?: { piece: string; on: boolean };
  /** Id of a piece to take off the table. */
  leave?: string;
  /** Properties that a piece gets (a text, a frame, a state) at this moment instead of at the end of the beat. */
  set?: { piece: string; props: Record<string, unknown> };
  /**
   * Caption that takes the place of the beat's caption at this moment, for what the beat discloses then and not before.
   */
  say?: Caption;
  /** Lean of the stage towards a point; `zoom` 1 is rest. Never used with reduced motion. */
  camera?: { x: number; y: number; zoom: number; ms: number };
  /**
   * Brings pieces of the table nearer than the rest, or, without pieces, back again: table pixels are shown `zoom` times as
   * large, and `x`, `y` is where the table's own corner comes to lie; at Brisk what is `far` stays as far as it is. On a table with
   * a ground its pieces are shown where they are, before the dark alone. What lies `under` them there goes out of sight with
   * this cue, and comes back with the one without pieces. Never used with reduced motion or at Express.
   */
  near?: {
    pieces: readonly string[];
    under?: readonly string[];
    x: number;
    y: number;
    zoom: number;
    ms: number;
    far?: boolean;
  };
  /**
   * Brings the ground nearer than its surroundings, or away again: its pixels are shown `scale` times as large, and `x`, `y`
   * is where its own corner comes to lie. Never used with reduced motion or at Express.
   */
  glide?: { x: number; y: number; scale: number; ms: number };
  /** Lets every movement stand for so many milliseconds: the blow of a hit. Idle life goes on. */
  stand?: number;
  /**
   * Lets everything go half as fast for so many milliseconds after it stood, and then faster until the beat is where it
   * would be: for the greatest blows, at most once a minute.
   */
  slow?: number;
  /**
   * Light of this cue's effect, which brightens the picture. Cues of one beat that name the same pulse are one light,
   * of so many square pixels together; the flash governor decides whether it may pulse or has to be a steady glow.
   */
  flash?: { pulse: string; area: number };
}

/** A part of a caption; `name` is coloured. */
export interface CaptionSpan {
  text: string;
  tone?: 'name';
  /** Seat of the captain whose name it is: words wear its colour and emblem. */
  seat?: number;
}

export type Caption = CaptionSpan[];

export interface Beat {
  /** Time after which the next beat may begin. The end of this beat's sounds and effects may outlast it. */
  length: number;
  caption?: Caption;
  cues: Cue[];
}

/** Gives the latest moment at which anything in this beat still moves. */
export function tailOf(beat: Beat): number {
  return beat.cues.reduce(
    (end, cue) => Math.max(end, cue.at + (cue.tween?.ms ?? cue.camera?.ms ?? cue.glide?.ms ?? 0)),
    beat.length,
  );
}

/** Gives the caption that stands when the beat is over, and since when. */
export function lastWords(beat: Beat): { at: number; caption: Caption | undefined } {
  let last: { at: number; caption: Caption | undefined } = { at: 0, caption: beat.caption };
  for (const { at, say } of beat.cues) if (say && at >= last.at) last = { at, caption: say };
  return last;
}
