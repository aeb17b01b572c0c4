/** An effect, and what has to be known of one besides how it looks. */
import type Phaser from 'phaser';
import type { EffectCue } from '../../controller/beat.ts';
import type { DrawingContext } from '../art/drawing-context.ts';
import type { Extent } from '../pieces/piece.ts';

/** The table an effect is shown on, as far as effects use it. */
export interface EffectPlace {
  readonly kit: DrawingContext;
  /** Everything that leans with the camera. */
  readonly world: Phaser.GameObjects.Container;
  /** Container into which the effect puts its sprites. */
  readonly box: Phaser.GameObjects.Container;
  /** Containers of what is shown nearer than the rest, with the place behind it where darkness lies. */
  readonly near: { readonly whole: Phaser.GameObjects.Container; readonly veils: Phaser.GameObjects.Container };
  get(piece: string): { readonly extent: Extent } | undefined;
  /** Finds where a place of the ground is seen. */
  seenAt(x: number, y: number): { x: number; y: number };
}

/** Puts sprites into the box and takes them away when they are done. `factor` stretches all times (the table's speed). */
export type Effect = (cast: EffectPlace, cue: EffectCue, factor: number) => void;

/** A cue by any name: the names of effects are read off the very registries that this is told in. */
type AnyCue = EffectCue<string>;

/**
 * Facts that tell how an effect is shown where not everything may move. Plain data: tests of beats read it without a
 * picture.
 */
export interface EffectTraits {
  /** Makes what stands for the effect with reduced motion; without it the effect is left out there. */
  still?: (cue: AnyCue) => AnyCue;
  /** True if it only decorates what other cues tell: Express leaves it out. */
  decoration?: true;
  /** True if it is light on the water: in a close-up it lies under the ships. */
  underShips?: true;
  /** True if it is at plates: plates must not hide it. */
  overPlates?: true;
}

export type TraitsByName = Readonly<Record<string, EffectTraits>>;

/** Leaves a cue as it is: what is said or counted may stand still and be there all the same. */
export const asItIs = (cue: AnyCue): AnyCue => cue;

/** Shows a scene as it is at the moment that tells it all. */
export const asPicture = (cue: AnyCue): AnyCue => ({ ...cue, still: 1 });

/** Shows a flight as a gold line. */
export const asLine = (cue: AnyCue): AnyCue => ({ ...cue, name: 'line', ms: 300 });
