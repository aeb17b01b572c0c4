/** Samples in memory: 48 kHz (what Opus works in), doubles, mono parts painted into stereo. */
export const rate = 48_000;

export type Mono = Float64Array;
export type Stereo = readonly [Mono, Mono];

export const samples = (ms: number): number => Math.round((ms * rate) / 1000);
export const gain = (db: number): number => 10 ** (db / 20);
export const decibels = (factor: number): number => 20 * Math.log10(Math.max(factor, 1e-9));

export const silence = (ms: number): Mono => new Float64Array(samples(ms));
export const stereo = (ms: number): Stereo => [silence(ms), silence(ms)];

export type Curve = (seconds: number) => number;

export function draw(ms: number, curve: Curve): Mono {
  return silence(ms).map((_, i) => curve(i / rate));
}

export function shaped(sound: Mono, curve: Curve): Mono {
  return sound.map((x, i) => x * curve(i / rate));
}

export function scaled(sound: Mono, factor: number): Mono {
  return sound.map((x) => x * factor);
}

export function sum(...parts: readonly Mono[]): Mono {
  const out = new Float64Array(Math.max(...parts.map((p) => p.length)));
  for (const part of parts) for (let i = 0; i < part.length; i++) out[i]! += part[i]!;
  return out;
}

/** Saturates a sound: thickens a hit and tames its peak without a corner in the waveform. */
export function driven(sound: Mono, amount: number): Mono {
  const norm = Math.tanh(amount);
  return sound.map((x) => Math.tanh(amount * x) / norm);
}

/** Adds a sound to a stereo picture. What runs past the end is cut, so the caller fades. */
export function put(out: Stereo, sound: Mono, atMs = 0, level = 1, pan = 0): void {
  const start = samples(atMs);
  const angle = ((pan + 1) * Math.PI) / 4;
  const left = level * Math.cos(angle) * Math.SQRT2;
  const right = level * Math.sin(angle) * Math.SQRT2;
  const end = Math.min(sound.length, out[0].length - start);
  for (let i = Math.max(0, -start); i < end; i++) {
    out[0][start + i]! += left * sound[i]!;
    out[1][start + i]! += right * sound[i]!;
  }
}

/** Puts a sound on a loop, as `put` does: what runs past the end comes in again at the beginning. */
export function putRound(out: Stereo, sound: Mono, atMs: number, level = 1, pan = 0): void {
  const length = out[0].length;
  const start = samples(atMs);
  const angle = ((pan + 1) * Math.PI) / 4;
  const left = level * Math.cos(angle) * Math.SQRT2;
  const right = level * Math.sin(angle) * Math.SQRT2;
  for (let i = 0; i < sound.length; i++) {
    const at = (((start + i) % length) + length) % length;
    out[0][at]! += left * sound[i]!;
    out[1][at]! += right * sound[i]!;
  }
}

export function peak(sound: Stereo): number {
  let most = 0;
  for (const side of sound) for (const x of side) most = Math.max(most, Math.abs(x));
  return most;
}
