/**
 * The drawing context that every piece is made with. One per cast; the scene changes it when the window changes, and the
 * cast is rebuilt.
 */
import type Phaser from 'phaser';
import type { SoundCue } from '../../controller/beat.ts';
import type { Frame } from '../../controller/room.ts';
import type { Quality } from '../../presentation/quality.ts';
import type { Stir } from '../stir.ts';
import type { TableLight } from '../table-light.ts';
import type { Wakes } from '../wakes.ts';
import type { Art } from './art.ts';

/** Part of the plane that is seen, in reference pixels: the frame, and what the window has beyond it. */
export interface Reach {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface DrawingContext {
  scene: Phaser.Scene;
  art: Art;
  frame: Frame;
  reach: Reach;
  /** Device pixels per reference pixel, 1 to 3; text is drawn at this resolution so that it is never stretched. */
  resolution: number;
  /** Reduced motion: nothing lives, ships lie still, the sea is a picture. */
  still: boolean;
  /** Level of how much is drawn; by itself it only falls. Plain when absent. */
  quality?: Quality;
  /** Plays a sound; absent where nothing is heard. */
  heard?: (cue: SoundCue) => void;
  /** True where the ground never comes nearer. */
  far?: boolean;
  /** Pose of the ground, where there is one. */
  ground?: Readonly<{ x: number; y: number; scale: number }>;
  /** Something is told at this moment: what lives by itself keeps back. */
  telling?: boolean;
  /** Stir on the table while nothing is told; absent where nothing can stir. */
  stir?: Readonly<Stir>;
  /** Ships that the water shows; absent where no shader draws it. */
  wakes?: Wakes;
  /** The renderer draws with shaders. */
  shaders?: boolean;
  /** Light over the whole table; absent over screens. */
  grade?: TableLight;
  /** Words are set a size larger where there is room. */
  large?: boolean;
  /** Everybody is a computer of this level, and plates show its face. */
  face?: string;
  /** Dark sea, letters with outlines. */
  contrast?: boolean;
  /** True where nothing is shown that could be worked out from what everybody knows. */
  unaided?: boolean;
  /** True where people want to know why a computer did something, false where they do not. */
  whys?: boolean | null;
  /** Reason that is said now under words about this captain. */
  because?: { seat: number; text: string };
}
