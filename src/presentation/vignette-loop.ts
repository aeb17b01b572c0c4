/** The moving picture on a game's board on the title, as data. */

/** Pose of a layer at a moment of its loop; between two moments it goes straight from one to the other. */
export interface LayerPose {
  /** Milliseconds from the beginning of the loop. */
  at: number;
  /** Pixels from where it was drawn. */
  dx?: number;
  dy?: number;
  /** Strength at which it is seen; all when absent. */
  alpha?: number;
}

/** The ways of those layers that move; each begins and ends as the layer was drawn. */
export type VignetteLoop = Readonly<Record<string, readonly LayerPose[]>>;

/** A shot over the picture, and the water that it throws up: large enough to be seen across a room. */
export interface VignetteShot {
  /** Milliseconds from the beginning of the loop. */
  at: number;
  from: readonly [x: number, y: number];
  to: readonly [x: number, y: number];
}
