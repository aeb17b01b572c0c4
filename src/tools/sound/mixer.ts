/** The mix of a whole game, offline: what the deck in the page does, without a page. */
import type { Painted } from './sheet.ts';
import { holdOf, lengthMs } from './sheet.ts';
import { gain, rate, type Stereo, samples, stereo } from './signal.ts';

export interface Moment {
  at: number;
  /** A cue, or `music:` and a game, with `+tension` where the drum is in, or `music:none`. */
  cue: string;
  pan?: number;
  rate?: number;
}

/** Sea and music step back this far, this fast, and come back this slowly; the deck in the page uses the same. */
export const duck = { db: -6, down: 80, up: 500 };

export interface Mix {
  sound: Stereo;
  /** Most the limiter took away, in dB, and when, in ms. */
  limited: number;
  limitedAt: number;
  /** Cues asked for that do not exist. */
  unknown: string[];
}

/** Pitches that change from shot to shot, as the deck in the page changes them for cues that have several takes. */
const pitches = [1, 0.97, 1.03, 0.96, 1.01, 0.98, 1.04];

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

export function mix({ map, takes, beds }: Painted, moments: readonly Moment[], tailMs = 3000): Mix {
  const end = Math.max(0, ...moments.map((m) => m.at)) + tailMs;
  const out = stereo(end);
  const back = new Float64Array(out[0].length).fill(1);
  const layers = new Map<string, Float64Array>();
  const layerOf = (name: string): Float64Array => {
    if (!layers.has(name)) layers.set(name, new Float64Array(out[0].length));
    return layers.get(name)!;
  };
  const played = new Map<string, number>();
  const unknown: string[] = [];
  let quietFrom = -1;
  const quiet: [number, number][] = [];
  const track = /^music:([^+]+)/.exec(moments.find(({ cue }) => cue.startsWith('music:'))?.cue ?? '')?.[1] ?? '';

  for (const { at, cue, pan = 0, rate: pitch } of [...moments].sort((a, b) => a.at - b.at)) {
    const all = takes.get(cue);
    if (all) {
      const count = played.get(cue) ?? 0;
      played.set(cue, count + 1);
      const sound = bent(all[count % all.length]!, pitch ?? (all.length > 1 ? pitches[count % pitches.length]! : 1));
      const held = holdOf(map, track, map.levels[cue]!.db);
      panned(out, sound, at, gain(map.levels[cue]!.gain + held) * evened(pan), pan);
      if (map.levels[cue]!.duck) quiet.push([at, at + lengthMs(sound)]);
    } else if (cue.startsWith('music:')) {
      const [, music, tension] = /^music:([^+]+)(\+tension)?$/.exec(cue) ?? [];
      for (const layer of layers.values()) layer.fill(0, samples(at));
      if (music === 'none') continue;
      layerOf(`${music}-shanty`).fill(1, samples(at));
      if (tension) layerOf(`${music}-tension`).fill(1, samples(at));
    } else unknown.push(cue);
  }
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
  for (const layer of layers.values()) smooth(layer, 1200);
  const tracks = [
    { name: 'sea', level: () => 1 },
    ...[...layers].map(([name, layer]) => ({ name, level: (i: number) => layer[i]! })),
  ];
  for (const { name, level } of tracks) {
    const bed = beds.get(name);
    if (!bed) {
      unknown.push(name);
      continue;
    }
    const factor = gain(map.loops[name]!.gain);
    for (let i = 0; i < out[0].length; i++) {
      const now = factor * back[i]! * level(i);
      out[0][i]! += now * bed[0][i % bed[0].length]!;
      out[1][i]! += now * bed[1][i % bed[1].length]!;
    }
  }
  const trim = gain(map.trims[track] ?? 0);
  for (const side of out) for (let i = 0; i < side.length; i++) side[i]! *= trim;
  return { sound: out, ...limit(out), unknown };
}

function smooth(curve: Float64Array, ms: number): void {
  const step = 1000 / (ms * rate);
  for (let i = 1; i < curve.length; i++) {
    const change = curve[i]! - curve[i - 1]!;
    curve[i] = curve[i - 1]! + Math.min(step, Math.max(-step, change));
  }
}
