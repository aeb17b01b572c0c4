/**
 * A beat is how one event looks and sounds: plain data, so that it can be tested without a picture, skipped to its end
 * and drawn again at any time. Times are milliseconds at Normal speed, from the start of the beat.
 */

import type { EffectName } from './drawn.ts';

/** Where a piece is and how it is turned. Angles in degrees, places in reference pixels (1920 x 1080). */
export interface Pose {
  x: number;
  y: number;
  scale: number;
  angle: number;
  alpha: number;
}

/** What is moved by a tween: a pose, and numbers that only this kind of piece has (`score`, `tilt`, `sails`). */
export type Motion = Partial<Pose> & Record<string, number>;

export interface TweenCue {
  /** Id of the piece. */
  piece: string;
  /** Where it starts; where it is when absent. */
  from?: Motion;
  to: Motion;
  ms: number;
  /** A Phaser ease name. */
  ease?: string;
  /** Height of the arc in pixels, up being positive; the flight bends, the tween's end does not. */
  arc?: number;
  /** There and back again. */
  yoyo?: boolean;
}

export interface SoundCue {
  name: string;
  /** -1 left to 1 right. */
  pan?: number;
  rate?: number;
}

/** A short-lived effect (flame, smoke, splash); it belongs to nobody and leaves nothing behind. */
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
  /** Puts a piece of the table after the event on the table, where that table has it (a tween may start elsewhere). */
  enter?: string;
  /** Holds a world piece over the plates and captions (a card or a prize in somebody's hand) or puts it back among the rest. */
  hold?: { piece: string; on: boolean };
  /** Takes a piece off. */
  leave?: string;
  /** Gives a piece new properties (a text, a frame, a state) at this moment instead of at the end of the beat. */
  set?: { piece: string; props: Record<string, unknown> };
  /** Words that take the place of the beat's caption at this moment: what the beat discloses then and not before. */
  say?: Caption;
  /** Leans the stage towards a point: `zoom` 1 is rest. Never used with reduced motion. */
  camera?: { x: number; y: number; zoom: number; ms: number };
  /** Lets every movement stand for so many milliseconds: the blow of a hit. Idle life goes on. */
  stand?: number;
  /**
   * This cue's effect brightens the picture. Cues of one beat that name the same pulse are one light, of so many square
   * pixels together; the flash governor decides whether it may pulse or has to be a steady glow.
   */
  flash?: { pulse: string; area: number };
}

/** A part of a caption; `name` is coloured. */
export interface Span {
  text: string;
  tone?: 'name';
}

export type Caption = Span[];

export interface Beat {
  /** When the next beat may begin. Tails may ring on. */
  length: number;
  caption?: Caption;
  cues: Cue[];
}

/** The latest moment at which anything in this beat still moves. */
export function tailOf(beat: Beat): number {
  return beat.cues.reduce((end, cue) => Math.max(end, cue.at + (cue.tween?.ms ?? cue.camera?.ms ?? 0)), beat.length);
}

/** What is to be read when the beat is over, and since when. */
export function lastWords(beat: Beat): { at: number; caption: Caption | undefined } {
  let last: { at: number; caption: Caption | undefined } = { at: 0, caption: beat.caption };
  for (const { at, say } of beat.cues) if (say && at >= last.at) last = { at, caption: say };
  return last;
}
