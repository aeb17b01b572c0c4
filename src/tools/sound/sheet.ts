/** All cues on strips, with the map a Howler sprite needs and the gain each is played at. */
import { around, aroundMs } from './around.ts';
import { duck, form, variety } from './conduct.ts';
import { cues, ducking, type ListedCue, render } from './cues.ts';
import { ceiling } from './finish.ts';
import { integrated, loudest } from './meter.ts';
import { apronMs, sea, seaMs } from './sea.ts';
import { intro, introTailMs, overWhistle, second, shanty, soft, tension } from './shanty.ts';
import { gain, peak, rate, type Stereo, samples } from './signal.ts';
import { introOf, softOf, songMs, strainMs } from './song.ts';
import { games, soundOf, stripFile, strips } from './strips.ts';

/** Silence between two segments: a decoder's edges never reach the neighbour. */
export const gapMs = 200;

/** Keeps every cue below full scale. */
export const masterDb = -9;

/**
 * Level of the title and of every game, in dB. The title is music and sea alone, and meant to be in the background.
 */
export const trims: Readonly<Record<string, number>> = {
  title: 6,
  ...Object.fromEntries(games.map((game) => [game, soundOf[game].trim])),
};

/**
 * A game of cards is turned up by its trim, and a cannon in it would be turned up with the cards. So in these games a cue
 * that is louder than `from` is held back, by this much for every dB that it is louder: the order of `cues.ts` stays, a
 * cannon remains the loudest, and the limiter has little to do.
 */
export const holds: Readonly<{ from: number; by: Record<string, number> }> = {
  from: -8,
  by: Object.fromEntries(
    games.flatMap((game) => {
      const { hold } = soundOf[game];
      return hold === undefined ? [] : [[game, hold]];
    }),
  ),
};

/** Gives the dB, 0 or less, by which music is held down under a cue. */
export const holdOf = ({ holds: { from, by } }: Pick<SoundMap, 'holds'>, game: string, db: number): number =>
  Math.min(0, (from - db) * (by[game] ?? 0));

export interface Listed {
  /** Length of each take. */
  ms: number;
  /** One when absent. */
  takes?: number;
  db: number;
  /** Gain in dB to play a take at: level, its own loudness and the master together. */
  gain: number;
  duck?: true;
  tuned?: true;
  rest?: { group: string; ms: number };
}

export interface SoundMap {
  /** File of each strip, without the ending of its format. */
  files: Record<string, string>;
  /** Silence before each take. */
  gap: number;
  /** Cues of each strip, in the order in which their takes lie on it. */
  strips: Record<string, Record<string, Listed>>;
  trims: Record<string, number>;
  holds: { from: number; by: Record<string, number> };
  /**
   * Loops, and what leads into one. `gain` brings it to `lufs` where the trim is 0; the deck
   * takes the trim back. `leads`: ms until the tune begins, for what leads into one.
   */
  loops: Record<
    string,
    { file: string; at: [startMs: number, lengthMs: number]; lufs: number; gain: number; leads?: number }
  >;
  duck: typeof duck;
  variety: typeof variety;
  form: typeof form;
}

/** Lists the cues of all strips by name. */
export const listedIn = ({ strips }: Pick<SoundMap, 'strips'>): Record<string, Listed> =>
  Object.assign({}, ...Object.values(strips));

const tenth = (db: number): number => Math.round(db * 10) / 10;
const level = (sound: Stereo, db: number): Stereo => [
  sound[0].map((x) => x * gain(db)),
  sound[1].map((x) => x * gain(db)),
];

/** Makes the takes of a cue, the louder ones turned down to the softest. */
export function takesOf(cue: ListedCue): Stereo[] {
  const all = cue.takes.map((_, take) => render(cue, take));
  const loud = all.map(loudest);
  const least = Math.min(...loud);
  return all.map((sound, n) => level(sound, least - loud[n]!));
}

/** Integrated loudness of each kind of loop when it is heard, in LUFS, whatever the trim of its game. */
export const heardAt = { sea: -41, around: -37, music: -29, drum: -31, whistle: -34, intro: -29 } as const;

export interface SheetLoop {
  name: string;
  file: string;
  lufs: number;
  ms: number;
  paint: () => Stereo;
  opus: string;
  mp3: string;
  mono?: true;
  /** Loops of one group start together and need the same loop points. */
  group: string;
  /** Milliseconds until the tune begins, for what is played once before it and rings out; it needs no aprons. */
  leads?: number;
}

const seaLoop: SheetLoop = {
  name: 'sea',
  file: 'common/sound/sea',
  lufs: heardAt.sea,
  ms: seaMs,
  paint: sea,
  opus: '32k',
  mp3: '64k',
  group: 'sea',
};

/** Lists the layers of a game's music: those of one length are in step, and have their loop points in common. */
const musicOf = (game: string): SheetLoop[] => {
  const { song } = soundOf[game];
  const file = (layer: string): string => `${game}/sound/${layer}`;
  const layer = (name: string) => {
    return {
      name: `${game}-${name}`,
      file: file(name),
      lufs: heardAt.music,
      ms: songMs(song),
      opus: '32k',
      mp3: '80k',
    };
  };
  const small = { opus: '20k', mp3: '40k', mono: true } as const;
  return [
    { ...layer('shanty'), group: game, paint: () => shanty(game, song) },
    { ...layer('tension'), ...small, mp3: '48k', lufs: heardAt.drum, group: game, paint: () => tension(game, song) },
    {
      ...layer('second'),
      group: `${game}-second`,
      ms: strainMs(song, song.second),
      paint: () => second(game, song),
    },
    {
      ...layer('soft'),
      ...small,
      group: `${game}-soft`,
      ms: strainMs(song, softOf(song)),
      opus: '24k',
      paint: () => soft(game, song),
    },
    {
      ...layer('intro'),
      lufs: heardAt.intro,
      group: `${game}-intro`,
      ms: strainMs(song, introOf(song)) + introTailMs,
      leads: strainMs(song, introOf(song)),
      paint: () => intro(game, song),
    },
  ];
};

const aroundOf = (game: string): SheetLoop => {
  return {
    name: `${game}-around`,
    file: `${game}/sound/around`,
    lufs: heardAt.around,
    ms: aroundMs,
    paint: () => around(game, soundOf[game].around),
    opus: '24k',
    mp3: '40k',
    mono: true,
    group: `${game}-around`,
  };
};

/** Gives the whistle that the title has over a game's shanty. */
const whistleOf = (game: string): SheetLoop[] => {
  const { song } = soundOf[game];
  if (!song.over) return [];
  const whistle = { name: 'title-whistle', file: `${game}/sound/whistle`, paint: () => overWhistle(song) };
  return [{ ...musicOf(game)[0]!, ...whistle, lufs: heardAt.whistle, opus: '24k', mp3: '48k', mono: true }];
};

export const loops: readonly SheetLoop[] = [
  seaLoop,
  ...games.flatMap(musicOf),
  ...games.map(aroundOf),
  ...games.flatMap(whistleOf).slice(0, 1),
];

/** Folds both channels into the one that a file keeps: what is measured is what is heard. */
function folded([left, right]: Stereo): Stereo {
  const mid = left.map((x, i) => (x + right[i]!) / 2);
  return [mid, mid];
}

export function loopSound(loop: SheetLoop): Stereo {
  const sound = loop.mono ? folded(loop.paint()) : loop.paint();
  const factor = ceiling / peak(sound);
  return [sound[0].map((x) => x * factor), sound[1].map((x) => x * factor)];
}

export interface Painted {
  map: SoundMap;
  strips: Map<string, Stereo>;
  takes: Map<string, Stereo[]>;
  beds: Map<string, Stereo>;
}

/** Paints all cues, and those loops that are wanted. */
export function paintAll(wanted: readonly SheetLoop[] = loops): Painted {
  const takes = new Map(cues.map((cue) => [cue.name, takesOf(cue)]));
  const beds = new Map(wanted.map((loop) => [loop.name, loopSound(loop)]));
  const reference = loudest(takes.get('cannon')![0]!);
  const map: SoundMap = {
    files: Object.fromEntries(strips.map((strip) => [strip, stripFile(strip)])),
    gap: gapMs,
    strips: {},
    trims: { ...trims },
    holds: { from: holds.from, by: { ...holds.by } },
    loops: {},
    duck,
    variety,
    form,
  };
  const painted = new Map<string, Stereo>();
  for (const strip of strips) {
    const here = cues.filter((cue) => cue.strip === strip);
    const listed: Record<string, Listed> = {};
    for (const cue of here) {
      const all = takes.get(cue.name)!;
      listed[cue.name] = {
        ms: cue.ms,
        ...(all.length > 1 && { takes: all.length }),
        db: cue.db,
        gain: tenth(cue.db + reference - loudest(all[0]!) + masterDb),
        ...(ducking(cue) && { duck: true }),
        ...(cue.tuned && { tuned: cue.tuned }),
        ...(cue.rest && { rest: cue.rest }),
      };
    }
    map.strips[strip] = listed;
    painted.set(strip, laid(here, takes));
  }
  for (const loop of wanted) {
    const played = tenth(loop.lufs - integrated(beds.get(loop.name)!));
    const { file, ms, lufs, leads } = loop;
    map.loops[loop.name] = { file, at: [apronMs, ms], lufs, gain: played, ...(leads && { leads }) };
  }
  return { map, strips: painted, takes, beds };
}

/** Lays all takes one after another, each after a silence, and a silence at the end. */
function laid(here: readonly ListedCue[], takes: Map<string, Stereo[]>): Stereo {
  const all = here.flatMap(({ name, ms }) => takes.get(name)!.map((sound) => ({ sound, ms })));
  const whole = all.reduce((sum, { ms }) => sum + ms + gapMs, gapMs);
  const strip: Stereo = [new Float64Array(samples(whole)), new Float64Array(samples(whole))];
  let at = gapMs;
  for (const { sound, ms } of all) {
    strip[0].set(sound[0], samples(at));
    strip[1].set(sound[1], samples(at));
    at += ms + gapMs;
  }
  return strip;
}

export const lengthMs = (sound: Stereo): number => (sound[0].length * 1000) / rate;
