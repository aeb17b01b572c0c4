import type { Around } from './around.ts';
import type { CueRecipe } from './cue.ts';
import type { Song } from './song.ts';

/** The sounds of one game. */
export interface GameSound {
  /** Cues that no other game has. */
  cues: readonly CueRecipe[];
  song: Song;
  /** Sounds around its table, over the sea. */
  around: Around;
  /**
   * Level in dB that moves the mix of its demo to -23 LUFS (`npm run loudness` says by how much): a volley is loud,
   * cards are not. Within a game all levels stay as `cues.ts` has them.
   */
  trim: number;
  /** Amount by which a loud cue is held back, see `holds` in sheet.ts; not at all when absent. */
  hold?: number;
  /** The demo that is recorded, with the event that ends it. */
  demo: { seats: number; options?: Record<string, boolean>; last: string };
}
