/**
 * The names of every cue, strip and loop of the house and of the games, from the map that `npm run sound` writes together
 * with the files: a misspelt cue is a type error and not a silence.
 */
import map from '../../../assets/common/sound/cues.json';

export type StripName = keyof typeof map.strips;
export type CueName = { [S in StripName]: keyof (typeof map.strips)[S] & string }[StripName];
export type LoopName = keyof typeof map.loops;

interface Listed {
  /** Length of each take. */
  ms: number;
  /** One when absent. */
  takes?: number;
  /** Its loudness against the cannon. */
  db: number;
  /** Level in dB at which it is played. */
  gain: number;
  /** True if it makes sea and music step back. */
  duck?: boolean;
  /** True for what keeps its pitch: it is in tune with itself or with the band. */
  tuned?: boolean;
  /** Least ms between two cues of a group, whichever of them sound. */
  rest?: { group: string; ms: number };
}

interface CueFacts extends Listed {
  /** The file it is in. */
  strip: StripName;
  takes: number;
}

interface LoopFacts {
  file: string;
  at: [startMs: number, lengthMs: number];
  /** Level in dB in a game whose trim is 0. */
  gain: number;
  /** Milliseconds until the tune begins, for what leads into one. */
  leads?: number;
}

type Own = { [name in CueName]: true };
declare module '../../controller/drawn.ts' {
  interface Sounds extends Own {}
}

const strips = map.strips as Readonly<Record<StripName, Readonly<Record<string, Listed>>>>;
export const stripNames = Object.keys(strips) as StripName[];
export const cues = Object.fromEntries(
  stripNames.flatMap((strip) =>
    Object.entries(strips[strip]).map(([name, facts]) => [name, { strip, takes: 1, ...facts }]),
  ),
) as Readonly<Record<CueName, CueFacts>>;

/** Names a take, from 0: the first has the cue's own name. `coin-2` is a cue (a step up), `creak#2` a take. */
export const takeName = (cue: string, take: number): string => (take === 0 ? cue : `${cue}#${take + 1}`);

/** Gives the start and the length in ms of every take on a strip: they lie one after another, each after a silence. */
export function segmentsOf(strip: StripName): Record<string, [startMs: number, lengthMs: number]> {
  const segments: Record<string, [number, number]> = {};
  let at = map.gap;
  for (const [name, { ms, takes = 1 }] of Object.entries(strips[strip]))
    for (let take = 0; take < takes; take++) {
      segments[takeName(name, take)] = [at, ms];
      at += ms + map.gap;
    }
  return segments;
}
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
