import { type Curve, type Mono, rate } from './signal.ts';

type Kind = 'low' | 'high' | 'band';

/**
 * Filters with a state variable (trapezoidal), which stays stable and quiet while its frequency moves, as a biquad
 * does not. `band` has 0 dB at its centre. `rounds` > 1 feeds the same samples again first, so that a loop has no
 * start.
 */
function filter(kind: Kind, sound: Mono, hz: number | Curve, q: number, rounds = 1): Mono {
  const out = new Float64Array(sound.length);
  const k = 1 / q;
  let g = 0;
  let one = 0;
  let two = 0;
  for (let round = 0; round < rounds; round++) {
    for (let i = 0; i < sound.length; i++) {
      if (i % 16 === 0 && (typeof hz !== 'number' || i === 0)) {
        const now = typeof hz === 'number' ? hz : hz(i / rate);
        g = Math.tan((Math.PI * Math.min(Math.max(now, 5), rate * 0.45)) / rate);
      }
      const v3 = sound[i]! - two;
      const v1 = (one + g * v3) / (1 + g * (g + k));
      const v2 = two + g * v1;
      one = 2 * v1 - one;
      two = 2 * v2 - two;
      out[i] = kind === 'low' ? v2 : kind === 'band' ? k * v1 : sound[i]! - k * v1 - v2;
    }
  }
  return out;
}

export const low = (sound: Mono, hz: number | Curve, q = Math.SQRT1_2, rounds = 1): Mono =>
  filter('low', sound, hz, q, rounds);
export const high = (sound: Mono, hz: number | Curve, q = Math.SQRT1_2, rounds = 1): Mono =>
  filter('high', sound, hz, q, rounds);
export const band = (sound: Mono, hz: number | Curve, q = 1, rounds = 1): Mono => filter('band', sound, hz, q, rounds);

/** Filters by several resonances side by side, as in a throat or a plank: [hz, q, level]. */
export function formants(sound: Mono, peaks: readonly (readonly [number | Curve, number, number])[]): Mono {
  const out = new Float64Array(sound.length);
  for (const [hz, q, level] of peaks) {
    const part = band(sound, hz, q);
    for (let i = 0; i < out.length; i++) out[i]! += level * part[i]!;
  }
  return out;
}
