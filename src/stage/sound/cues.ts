/**
 * The names of every cue, strip and loop of the house and of the games, from the map that `npm run sound` writes together
 * with the files: a misspelt cue is a type error and not a silence.
 */
import map from '../../../assets/common/sound/cues.json';

export type StripName = keyof typeof map.sprites;
export type CueName = keyof typeof map.levels;
export type LoopName = keyof typeof map.loops;

interface CueFacts {
  /** The file it is in. */
  strip: StripName;
  /** Its loudness against the cannon. */
  db: number;
  /** True if it makes sea and music step back. */
  duck: boolean;
  takes: number;
}

/** Sights that go with cues, each in a sentence. */
export type SeenWithSound = Readonly<Partial<Record<CueName, string>>>;

export const stripNames = Object.keys(map.sprites) as StripName[];
export const cues = map.levels as Readonly<Record<CueName, CueFacts & { gain: number }>>;
export const loopNames = Object.keys(map.loops) as LoopName[];
