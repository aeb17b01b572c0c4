/**
 * Sounds around a table, strewn over a loop of a minute. Everything that is put comes round at the end and every filter
 * goes round twice, so the loop has no seam. One channel: the sea under it, which is wide, goes on.
 */
import { type Chance, chance } from './chance.ts';
import { low } from './filter.ts';
import { type Mono, putRound, type Stereo, samples, stereo } from './signal.ts';

export const aroundMs = 60_000;

/** Paints what is around a table, on a loop that is silent yet. */
export type Around = (loop: LoopPainter, c: Chance) => void;

export interface LoopPainter {
  /** Puts a sound on the loop. */
  put(sound: Mono, at: number, level?: number): void;
  /** Lays a bed of noise, filtered round the loop, which swells a whole number of times with an exponent. */
  bed(paint: (noise: Mono) => Mono, level: number, swells: number, still: number, phase?: number): void;
}

export function around(game: string, paint: Around): Stereo {
  const out = stereo(aroundMs);
  const c = chance(`around ${game}`);
  const length = samples(aroundMs);
  paint(
    {
      // Both channels alike, as the file has one.
      put: (sound, at, level = 1) => putRound(out, sound, at, level / Math.SQRT2),
      bed(paintBed, level, swells, still, phase = 0) {
        const noise = paintBed(c.hiss(aroundMs));
        for (let i = 0; i < length; i++) {
          const turn = 0.5 - 0.5 * Math.cos(2 * Math.PI * ((swells * i) / length - phase));
          const here = level * noise[i]! * (still + (1 - still) * turn ** 1.7);
          out[0][i]! += here;
          out[1][i]! += here;
        }
      },
    },
    c,
  );
  const soft = low(out[0], 9000, Math.SQRT1_2, 2);
  const dc = soft.reduce((a, b) => a + b, 0) / length;
  const even = soft.map((x) => x - dc);
  return [even, even];
}

/** Gives moments strewn over the loop, neither in step nor in a heap: one in each of `count` equal parts. */
export const strewn = (c: Chance, count: number): number[] =>
  Array.from({ length: count }, (_, n) => ((n + c.between(0.1, 0.9)) * aroundMs) / count);
