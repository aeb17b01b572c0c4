/** Loudness per ITU-R BS.1770-4 (K weighting, gates) and true peak with four-fold oversampling. */
import { decibels, type Mono, type Stereo, samples } from './signal.ts';

type Biquad = readonly [b0: number, b1: number, b2: number, a1: number, a2: number];

/** The two stages of the K weighting at 48 kHz, as the recommendation prints them. */
const stages: readonly Biquad[] = [
  [1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241, 0.73248077421585],
  [1, -2, 1, -1.99004745483398, 0.99007225036621],
];

function biquad(sound: Mono, [b0, b1, b2, a1, a2]: Biquad): Mono {
  let x1 = 0;
  let x2 = 0;
  let y1 = 0;
  let y2 = 0;
  return sound.map((x) => {
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    return y;
  });
}

/** Measures the mean K-weighted power over both channels in windows of `window` ms, `hop` ms apart. */
function powers(sound: Stereo, window: number, hop: number): number[] {
  const size = samples(window);
  const step = samples(hop);
  const sums = sound.map((side) => {
    const weighted = stages.reduce(biquad, side);
    const running = new Float64Array(weighted.length + 1);
    for (let i = 0; i < weighted.length; i++) running[i + 1] = running[i]! + weighted[i]! ** 2;
    return running;
  });
  const out: number[] = [];
  const last = sums[0]!.length - 1;
  for (let start = 0; start + size <= last; start += step)
    out.push(sums.reduce((all, s) => all + (s[start + size]! - s[start]!) / size, 0));
  return out;
}

const lufs = (power: number): number => -0.691 + 10 * Math.log10(Math.max(power, 1e-12));
const mean = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0) / Math.max(1, list.length);

export function integrated(sound: Stereo): number {
  const blocks = powers(sound, 400, 100).filter((p) => lufs(p) > -70);
  const gate = lufs(mean(blocks)) - 10;
  return lufs(mean(blocks.filter((p) => lufs(p) > gate)));
}

/**
 * Measures the loudest 100 ms: about what the ear adds up, and fair to cues shorter than the 400 ms of the standard.
 */
export function loudest(sound: Stereo): number {
  const size = Math.max(sound[0].length, samples(100)) + samples(200);
  const padded = sound.map((side) => {
    const long = new Float64Array(size);
    long.set(side, samples(100));
    return long;
  }) as unknown as Stereo;
  return lufs(Math.max(...powers(padded, 100, 5)));
}

const taps = 12;
/** Windowed sinc, one row of twelve taps for each of the four positions between two samples. */
const phases = [0, 1, 2, 3].map((phase) =>
  Array.from({ length: taps }, (_, n) => {
    const x = n - taps / 2 + 1 - phase / 4;
    const sinc = x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
    return sinc * Math.cos((Math.PI * x) / (taps + 1)) ** 2;
  }),
);

/** Measures the true peak in dBTP. */
export function truePeak(sound: Stereo): number {
  let most = 0;
  for (const side of sound) {
    for (let i = 0; i < side.length; i++) {
      for (const row of phases) {
        let value = 0;
        for (let n = 0; n < taps; n++) value += row[n]! * (side[i + n - taps / 2 + 1] ?? 0);
        most = Math.max(most, Math.abs(value));
      }
    }
  }
  return decibels(most);
}

export function rms(sound: Stereo): number {
  const power = mean(sound.map((side) => side.reduce((all, x) => all + x * x, 0) / side.length));
  return decibels(Math.sqrt(power));
}
