import type { FrameJob } from './frame.ts';
import type { PackPlan } from './pack-plan.ts';
import type { Source } from './sources.ts';

/** The drawings of one game. */
export interface GameArt {
  /** Atlases of the game. A drawing lies in the first one that names it. */
  packs: readonly PackPlan[];
  /** Things whose layers move or change apart, see `layered` in plan.ts. */
  layered?: readonly string[];
  /** Pictures that are also shown in another size, see `otherSizes` in plan.ts. */
  otherSizes?: readonly { readonly start: string; readonly width: number }[];
  /** Wider canvases for what resvg aborts at, see `margins` in plan.ts. */
  margins?: Readonly<Record<string, number>>;
  /** Frames of a source that is drawn in a way of its own; null for any other source. */
  framesOf?(source: Source, all: readonly Source[]): FrameJob[] | null;
}
