import { spawnSync } from 'node:child_process';
import { apronMs } from './sea.ts';
import { decibels, type Mono, rate, samples } from './signal.ts';

/** Decodes the lossy file into what a player gets to hear, one array per channel. */
function decoded(file: string): Mono[] {
  const run = spawnSync('ffmpeg', ['-i', file, '-f', 'f32le', '-ac', '2', '-ar', String(rate), 'pipe:1'], {
    maxBuffer: 1 << 28,
  });
  if (run.status !== 0) throw new Error(`ffmpeg failed: ${run.stderr}`);
  const all = new Float32Array(run.stdout.buffer, run.stdout.byteOffset, run.stdout.length >> 2);
  return [0, 1].map((side) => Float64Array.from({ length: all.length >> 1 }, (_, i) => all[2 * i + side]!));
}

/**
 * Finds the ms inside the aprons where the two ends of a loop meet, for all layers that must start together and for
 * both formats. A codec keeps less than every sample, so the ends no longer meet everywhere.
 */
export function seamAt(files: readonly string[], loopMs: number): number {
  const sides = files.flatMap((file) => decoded(`${file}.webm`).concat(decoded(`${file}.mp3`)));
  const length = samples(loopMs);
  const margin = 20;
  let best = apronMs;
  let least = Number.POSITIVE_INFINITY;
  for (let ms = margin; ms <= 2 * apronMs - margin; ms += 0.25) {
    const at = samples(ms);
    const gap = (side: Mono, n: number): number => Math.abs(side[at + n]! - side[at + n + length]!);
    const cost = Math.max(...sides.map((side) => gap(side, -1) + gap(side, 0) + gap(side, 1)));
    if (cost < least) [best, least] = [ms, cost];
  }
  return best;
}

const tenth = (x: number): number => Math.round(x * 10) / 10;

/** Measures the peak in dBFS that a player gets to hear, the greater one of both formats. */
export const peakOf = (file: string): number =>
  tenth(
    Math.max(
      ...['webm', 'mp3'].flatMap((format) =>
        decoded(`${file}.${format}`).map((side) => decibels(side.reduce((most, x) => Math.max(most, Math.abs(x)), 0))),
      ),
    ),
  );

/** Measures the step from the end of a loop to its beginning against the largest step within 40 ms of it. */
export function stepAt(file: string, [start, length]: readonly [number, number]): number {
  const all = ['webm', 'mp3'].flatMap((format) => decoded(`${file}.${format}`));
  const [from, to] = [samples(start), samples(start + length)];
  const near = samples(20);
  const worst = all.map((side) => {
    const step = (i: number): number => Math.abs(side[i]! - side[i - 1]!);
    const around = Array.from({ length: near - 1 }, (_, n) => Math.max(step(to - 1 - n), step(from + 1 + n)));
    return Math.abs(side[from]! - side[to - 1]!) / Math.max(...around);
  });
  return tenth(Math.max(...worst));
}
