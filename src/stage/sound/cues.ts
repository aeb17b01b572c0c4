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
  /** True for what keeps its pitch: it is in tune with itself or with the band. */
  tuned?: boolean;
  /** Least ms between two cues of a group, whichever of them sound. */
  rest?: { group: string; ms: number };
}

interface LoopFacts {
  file: string;
  at: [startMs: number, lengthMs: number];
  /** Level in dB in a game whose trim is 0. */
  gain: number;
  /** Milliseconds until the tune begins, for what leads into one. */
  leads?: number;
}

/** Sights that go with cues, each in a sentence. */
export type SeenWithSound = Readonly<Partial<Record<CueName, string>>>;

export const stripNames = Object.keys(map.sprites) as StripName[];
export const cues = map.levels as Readonly<Record<CueName, CueFacts & { gain: number }>>;
export const loopNames = Object.keys(map.loops) as LoopName[];
export const loopMap = map.loops as unknown as Readonly<Record<LoopName, LoopFacts>>;

/** Files of the strips, without the ending of their format. */
export const stripFiles: Readonly<Record<StripName, string>> = map.files;

/** The strip that is fetched when there is time, and never because something happened. */
export const leisurely: StripName = 'crew';

/** Strips that do not belong to a game. */
export const houseStrips: readonly StripName[] = ['common', leisurely];

/** Level in dB on everything while this music is on, so that every game comes out at the same loudness. */
export const trims = map.trims as Readonly<Record<string, number>>;

/** Figures by which cues vary, music steps back and strains follow one another: the offline mix has the same. */
export const { duck, variety, form } = map;
