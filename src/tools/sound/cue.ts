import type { Recipe } from './recipes/table.ts';

export interface Cue {
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
  /** Sea and music step back although the cue is soft (chapter 10.4: the fuse). */
  ducks?: true;
}
