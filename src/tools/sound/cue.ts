import type { Recipe } from './recipes/table.ts';

export interface CueRecipe {
  name: string;
  ms: number;
  /** Loudness against the cannon. */
  db: number;
  /** One recipe, or several takes of the same thing; the deck plays them in turn. */
  takes: readonly Recipe[];
  /** Share of the cabin's echo; the open deck has less. */
  wet: number;
  /** Fade at the end in ms. */
  fade: number;
  /** Push in dB into the soft limit, for hits that should be dense. */
  push?: number;
  /** True for what keeps its pitch because it is in tune with something else: bells, rising coins, what the band plays. */
  tuned?: true;
  /** Peak in dB of a cue so dense that a lossy codec overshoots more than usual; -3 when absent. */
  peak?: number;
  /** Least ms between two of this cue's group, whichever of them sounds: nobody shouts without end. */
  rest?: { group: string; ms: number };
  /** Sea and music step back although the cue is soft, as at the fuse. */
  ducks?: true;
}
