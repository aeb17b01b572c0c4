/** All cues on one strip, with the map a Howler sprite needs and the gain each is played at. */
import { type Cue, cues, ducking, render, takeName } from './cues.ts';
import { ceiling } from './finish.ts';
import { integrated, loudest } from './meter.ts';
import { apronMs, sea, seaMs } from './sea.ts';
import { overWhistle, shanty, shantyMs, tension } from './shanty.ts';
import { gain, peak, rate, type Stereo, samples } from './signal.ts';

/** Silence between two segments: a decoder's edges never reach the neighbour. */
export const gapMs = 200;

/** Moves the whole mix to -23 LUFS; `npm run loudness` says by how much. */
export const masterDb = -9;

export interface Level {
  db: number;
  /** dB to play the segment at: level, the segment's own loudness and the master together. */
  gain: number;
  duck: boolean;
  takes: number;
}
export interface SoundMap {
  sprite: Record<string, [startMs: number, lengthMs: number]>;
  levels: Record<string, Level>;
  loops: Record<string, { at: [startMs: number, lengthMs: number]; db: number; gain: number }>;
}

const tenth = (db: number): number => Math.round(db * 10) / 10;
const level = (sound: Stereo, db: number): Stereo => [
  sound[0].map((x) => x * gain(db)),
  sound[1].map((x) => x * gain(db)),
];

/** The takes of a cue, the louder ones turned down to the softest. */
export function takesOf(cue: Cue): Stereo[] {
  const all = cue.takes.map((_, take) => render(cue, take));
  const loud = all.map(loudest);
  const least = Math.min(...loud);
  return all.map((sound, n) => level(sound, least - loud[n]!));
}

export interface Loop {
  name: 'sea' | 'shanty' | 'tension' | 'whistle';
  file: string;
  db: number;
  ms: number;
  paint: () => Stereo;
  opus: string;
  mp3: string;
  mono?: true;
}
const music = { ms: shantyMs, mp3: '80k' };
export const loops: readonly Loop[] = [
  { name: 'sea', file: 'common/sound/sea', db: -30, ms: seaMs, paint: sea, opus: '40k', mp3: '64k' },
  { ...music, name: 'shanty', file: 'treasure-fleet/sound/shanty', db: -24, paint: shanty, opus: '48k' },
  { ...music, name: 'tension', file: 'treasure-fleet/sound/tension', db: -24, paint: tension, opus: '32k', mono: true },
  { ...music, name: 'whistle', file: 'treasure-fleet/sound/whistle', db: -27, paint: overWhistle, opus: '40k' },
];

export function loopSound(loop: Loop): Stereo {
  const sound = loop.paint();
  const factor = ceiling / peak(sound);
  return [sound[0].map((x) => x * factor), sound[1].map((x) => x * factor)];
}

export interface Painted {
  map: SoundMap;
  strip: Stereo;
  takes: Map<string, Stereo[]>;
  beds: Map<string, Stereo>;
}

export function paintAll(): Painted {
  const takes = new Map(cues.map((cue) => [cue.name, takesOf(cue)]));
  const beds = new Map(loops.map((loop) => [loop.name as string, loopSound(loop)]));
  const reference = loudest(takes.get('cannon')![0]!);
  const map: SoundMap = { sprite: {}, levels: {}, loops: {} };
  let at = gapMs;
  for (const cue of cues) {
    const all = takes.get(cue.name)!;
    map.levels[cue.name] = {
      db: cue.db,
      gain: tenth(cue.db + reference - loudest(all[0]!) + masterDb),
      duck: ducking(cue),
      takes: all.length,
    };
    for (let take = 0; take < all.length; take++) {
      map.sprite[takeName(cue, take)] = [at, cue.ms];
      at += cue.ms + gapMs;
    }
  }
  const strip: Stereo = [new Float64Array(samples(at)), new Float64Array(samples(at))];
  for (const cue of cues)
    takes.get(cue.name)!.forEach((sound, take) => {
      const start = samples(map.sprite[takeName(cue, take)]![0]);
      strip[0].set(sound[0], start);
      strip[1].set(sound[1], start);
    });
  for (const loop of loops) {
    const played = tenth(loop.db + reference - integrated(beds.get(loop.name)!) + masterDb);
    map.loops[loop.name] = { at: [apronMs, loop.ms], db: loop.db, gain: played };
  }
  return { map, strip, takes, beds };
}

export const lengthMs = (sound: Stereo): number => (sound[0].length * 1000) / rate;
