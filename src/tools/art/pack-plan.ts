import type { FrameJob } from './frame.ts';
import type { Source } from './sources.ts';

/** The contents of one atlas. */
export interface PackPlan {
  readonly name: string;
  /** Starts of the paths of its sources. */
  readonly from: readonly string[];
  /** Frames that are cut out of sources of other packs. */
  readonly more?: (all: readonly Source[]) => readonly FrameJob[];
  /** Makes the facts that the page must know besides its frames. */
  readonly facts?: (all: readonly Source[]) => Readonly<Record<string, unknown>>;
}
