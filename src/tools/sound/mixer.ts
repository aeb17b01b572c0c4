/** The mix of a whole game, offline: what the deck in the page does, without a page. */
import { holdOf, lengthMs, listedIn, type Painted, type SoundMap } from './sheet.ts';
import { gain, rate, type Stereo, samples, stereo } from './signal.ts';

export interface SoundMoment {
  at: number;
  /** A cue, or `music:` and a game, with `+tension` where the drum is in, or `music:none`. */
  cue: string;
  pan?: number;
  rate?: number;
}

export interface Mix {
  sound: Stereo;
  /** The band by itself, and the sea with what is around the table, as loud as they are in the mix. */
  music: Stereo;
  around: Stereo;
  /** Most the limiter took away, in dB, and when, in ms. */
  limited: number;
  limitedAt: number;
  /** Cues asked for that do not exist. */
  unknown: string[];
}

/** Bends a sound faster and higher, or slower and lower, as a player does it. */
function bent([left, right]: Stereo, pitch: number): Stereo {
  if (pitch === 1) return [left, right];
  const length = Math.floor((left.length - 1) / pitch);
  const read = (side: Float64Array): Float64Array =>
    new Float64Array(length).map((_, i) => {
      const at = i * pitch;
      const low = Math.floor(at);
      return side[low]! + (at - low) * (side[low + 1]! - side[low]!);
    });
  return [read(left), read(right)];
}

/**
 * Evens out that the far side folds into the near one when a StereoPanner turns a stereo source, which makes it up to
 * 3 dB louder. The deck does the same: a cue is as loud at the edge of the table as in the middle.
 */
const evened = (pan: number): number => 1 / Math.sqrt(1 + Math.sin((Math.abs(pan) * Math.PI) / 2));

/** Pans a stereo source as a StereoPanner does. */
function panned(out: Stereo, [left, right]: Stereo, at: number, level: number, pan: number): void {
  const turn = ((pan <= 0 ? pan + 1 : pan) * Math.PI) / 2;
  const near = Math.sin(turn);
  const far = Math.cos(turn);
  const start = samples(at);
  const end = Math.min(left.length, out[0].length - start);
  for (let i = 0; i < end; i++) {
    const l = left[i]!;
    const r = right[i]!;
    out[0][start + i]! += level * (pan <= 0 ? l + r * far : l * far);
    out[1][start + i]! += level * (pan <= 0 ? r * near : r + l * near);
  }
}

/** The limiter at the end of the deck in the page: from here on, 20 dB become one. */
const limiter = { threshold: -3, ratio: 20, ahead: 5, release: 150 };

/** Limits as the page's limiter does: it looks ahead and lets go slowly. Returns the most it took and when. */
function limit(sound: Stereo): { limited: number; limitedAt: number } {
  const ahead = samples(limiter.ahead);
  const [left, right] = sound;
  let now = 1;
  let least = 1;
  let leastAt = 0;
  const release = Math.exp(-1000 / (limiter.release * rate));
  const threshold = gain(limiter.threshold);
  const wanted = left.map((x, i) => {
    const over = Math.max(Math.abs(x), Math.abs(right[i]!)) / threshold;
    return over <= 1 ? 1 : over ** (1 / limiter.ratio - 1);
  });
  for (let i = 0; i < left.length; i++) {
    let need = 1;
    if (now < 1 || wanted[Math.min(i + ahead, left.length - 1)]! < 1)
      for (let n = i; n < Math.min(i + ahead, left.length); n++) need = Math.min(need, wanted[n]!);
    now = Math.min(need, 1 - (1 - now) * release);
    if (now < least) [least, leastAt] = [now, i];
    left[i]! *= now;
    right[i]! *= now;
  }
  return { limited: 20 * Math.log10(least), limitedAt: (leastAt * 1000) / rate };
}

export function mix({ map, takes, beds }: Painted, moments: readonly SoundMoment[], tailMs = 3000): Mix {
  const end = Math.max(0, ...moments.map((m) => m.at)) + tailMs;
  const [out, music, around] = [stereo(end), stereo(end), stereo(end)];
  const sorted = [...moments].sort((a, b) => a.at - b.at);
  const track = trackOf(sorted[0] ? sorted : []);
  const trim = map.trims[track] ?? 0;
  const { unknown, quiet } = playCues(out, { map, takes }, sorted, track);
  const back = steppedBack(out[0].length, quiet, map.duck);
  const play = (stem: Stereo, name: string, level: (i: number) => number, from = 0, once = false): void => {
    const bed = beds.get(name);
    if (!bed) {
      unknown.push(name);
      return;
    }
    const factor = gain(map.loops[name]!.gain - trim);
    const length = bed[0].length;
    const last = once ? Math.min(from + length, out[0].length) : out[0].length;
    for (let i = once ? from : 0; i < last; i++) {
      const now = factor * back[i]! * level(i);
      const at = (((i - from) % length) + length) % length;
      stem[0][i]! += now * bed[0][at]!;
      stem[1][i]! += now * bed[1][at]!;
    }
  };
  play(around, 'sea', () => 1);
  if (track) {
    play(around, `${track}-around`, () => 1);
    const [from, layers] = layersOf(sorted, track, map, out[0].length);
    play(music, `${track}-intro`, () => 1, samples(from), true);
    const tune = samples(from) + introLength(map, track);
    for (const [name, layer] of layers) play(music, name, (i) => layer[i]!, tune);
  }
  for (const stem of [music, around])
    for (const side of [0, 1] as const) for (let i = 0; i < out[0].length; i++) out[side][i]! += stem[side][i]!;
  for (const stem of [out, music, around])
    for (const side of stem) for (let i = 0; i < side.length; i++) side[i]! *= gain(trim);
  return { sound: out, music, around, ...limit(out), unknown };
}

function trackOf(moments: readonly SoundMoment[]): string {
  return /^music:([^+]+)/.exec(moments.find(({ cue }) => cue.startsWith('music:'))?.cue ?? '')?.[1] ?? '';
}

/** Gives the samples from the first of an intro to the first of its tune. */
const introLength = ({ loops }: SoundMap, track: string): number => samples(loops[`${track}-intro`]!.leads!);

function playCues(
  out: Stereo,
  { map, takes }: Pick<Painted, 'map' | 'takes'>,
  moments: readonly SoundMoment[],
  track: string,
): { unknown: string[]; quiet: [number, number][] } {
  const { pitches, levels } = map.variety;
  const listed = listedIn(map);
  const played = new Map<string, number>();
  const rested = new Map<string, number>();
  const unknown: string[] = [];
  const quiet: [number, number][] = [];
  for (const { at, cue, pan = 0, rate: pitch } of moments) {
    const all = takes.get(cue);
    if (!all) {
      if (!cue.startsWith('music:')) unknown.push(cue);
      continue;
    }
    const { tuned, rest, duck, db, gain: own } = listed[cue]!;
    if (rest && at < (rested.get(rest.group) ?? 0)) continue;
    if (rest) rested.set(rest.group, at + rest.ms);
    const count = played.get(cue) ?? 0;
    played.set(cue, count + 1);
    const sound = bent(all[count % all.length]!, pitch ?? (tuned ? 1 : pitches[count % pitches.length]!));
    const level = own + holdOf(map, track, db) + (tuned ? 0 : levels[count % levels.length]!);
    panned(out, sound, at, Math.min(1, gain(level)) * evened(pan), pan);
    if (duck) quiet.push([at, at + Math.min(map.duck.most, lengthMs(sound))]);
  }
  return { unknown, quiet };
}

/** Draws how far sea and music step back, as a factor for every sample. */
function steppedBack(length: number, quiet: readonly [number, number][], duck: SoundMap['duck']): Float64Array {
  const back = new Float64Array(length).fill(1);
  let quietFrom = -1;
  for (const [from, to] of quiet) {
    quietFrom = Math.max(quietFrom, samples(from));
    back.fill(0, quietFrom, Math.min(back.length, samples(to)));
    quietFrom = Math.max(quietFrom, samples(to));
  }
  let depth = 0;
  for (let i = 0; i < back.length; i++) {
    const step = back[i] === 0 ? 1000 / (duck.down * rate) : -1000 / (duck.up * rate);
    depth = Math.min(1, Math.max(0, depth + step));
    back[i] = gain(duck.db * depth);
  }
  return back;
}

/** Draws when each layer of the music sounds, and tells when the music begins, in ms. */
function layersOf(
  moments: readonly SoundMoment[],
  track: string,
  map: SoundMap,
  length: number,
): [begins: number, layers: Map<string, Float64Array>] {
  const begins = moments.find(({ cue }) => cue.startsWith('music:'))!.at;
  const layers = new Map<string, Float64Array>();
  const layerOf = (name: string): Float64Array => {
    const layer = layers.get(name) ?? new Float64Array(length);
    layers.set(name, layer);
    return layer;
  };
  const tune = samples(begins) + introLength(map, track);
  const pass = samples(map.loops[`${track}-shanty`]!.at[1]);
  for (let n = 0; tune + n * pass < length; n++)
    layerOf(`${track}-${map.form[n % map.form.length]!}`).fill(1, tune + n * pass, tune + (n + 1) * pass);
  for (const layer of layers.values()) smooth(layer, joinMs);
  for (const { at, cue } of moments) {
    const [, music, tension] = /^music:([^+]+)(\+tension)?$/.exec(cue) ?? [];
    if (music === undefined) continue;
    if (music === 'none') for (const layer of layers.values()) layer.fill(0, samples(at));
    layerOf(`${track}-tension`).fill(tension ? 1 : 0, samples(at));
  }
  smooth(layerOf(`${track}-tension`), 1200);
  return [begins, layers];
}

/** Time in ms in which one strain takes over from another. */
const joinMs = 120;

function smooth(curve: Float64Array, ms: number): void {
  const step = 1000 / (ms * rate);
  for (let i = 1; i < curve.length; i++) {
    const change = curve[i]! - curve[i - 1]!;
    curve[i] = curve[i - 1]! + Math.min(step, Math.max(-step, change));
  }
}
