import { chance } from './chance.ts';
import { band, low } from './filter.ts';
import { type Stereo, samples, stereo } from './signal.ts';

export const seaMs = 14_000;

/**
 * Makes the sea bed: two swells of seven seconds, one after the other, over a low wash; each drifts across once in
 * the fourteen seconds of the loop. Everything has a whole number of turns and every filter goes round twice, so the
 * loop has no seam.
 */
export function sea(): Stereo {
  const out = stereo(seaMs);
  const c = chance('sea');
  const length = out[0].length;
  const turn = (i: number, times: number, phase: number): number =>
    0.5 - 0.5 * Math.cos(2 * Math.PI * ((times * i) / length - phase));
  const layers = [
    { hz: 420, q: 0.6, level: 1, swell: 0, drift: 0.1 },
    { hz: 760, q: 0.6, level: 0.6, swell: 0.46, drift: 0.6 },
    { hz: 1900, q: 0.5, level: 0.13, swell: 0.04, drift: 0.15 },
    { hz: 1500, q: 0.5, level: 0.12, swell: 0.5, drift: 0.65 },
  ];
  for (const { hz, q, level, swell, drift } of layers) {
    for (const side of [0, 1] as const) {
      const water = band(low(c.hiss(seaMs), 3200, Math.SQRT1_2, 2), hz, q, 2);
      for (let i = 0; i < length; i++) {
        const wave = 0.12 + 0.88 * turn(i, 2, swell) ** 1.7;
        const here = turn(i, 1, drift);
        out[side][i]! += level * wave * (0.62 + 0.38 * (side === 0 ? here : 1 - here)) * water[i]!;
      }
    }
  }
  for (const side of [0, 1] as const) {
    const wash = band(c.hiss(seaMs), 170, 0.7, 2);
    for (let i = 0; i < length; i++) out[side][i]! += 0.5 * wash[i]!;
  }
  const dc = out.map((s) => s.reduce((a, b) => a + b, 0) / length);
  return [out[0].map((x) => x - dc[0]!), out[1].map((x) => x - dc[1]!)];
}

/** A loop with some of its end before it and some of its beginning after it: whatever a codec adds at the edges, the loop points lie inside. */
export const apronMs = 120;
export function withAprons(loop: Stereo): Stereo {
  const apron = samples(apronMs);
  const length = loop[0].length;
  const wrap = (side: Float64Array): Float64Array =>
    new Float64Array(length + 2 * apron).map((_, i) => side[(i - apron + length) % length]!);
  return [wrap(loop[0]), wrap(loop[1])];
}

/** Puts a sound that is played once where the loop of a file would begin. */
export function led(sound: Stereo): Stereo {
  const apron = samples(apronMs);
  const behind = (side: Float64Array): Float64Array => {
    const out = new Float64Array(side.length + 2 * apron);
    out.set(side, apron);
    return out;
  };
  return [behind(sound[0]), behind(sound[1])];
}
