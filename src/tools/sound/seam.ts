import { spawnSync } from 'node:child_process';
import { apronMs } from './sea.ts';
import { type Mono, rate, samples } from './signal.ts';

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
