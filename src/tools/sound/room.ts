import { type Mono, rate, type Stereo } from './signal.ts';

/** Mutually prime delays of 9 to 31 ms: a small cabin of planks. */
const delays = [431, 557, 683, 797, 941, 1103, 1289, 1471];

/**
 * Gives the sound of the cabin: a feedback network of eight delays, 60 dB in `t60` seconds, duller with time as wood
 * makes it. Returns only the room; `rounds` 2 lets the tail of a loop run into its beginning.
 */
export function cabin(dry: Stereo, t60 = 0.5, dull = 0.35, rounds = 1): Stereo {
  const length = dry[0].length;
  const left: Mono = new Float64Array(length);
  const right: Mono = new Float64Array(length);
  const lines = delays.map((d) => new Float64Array(d));
  const back = delays.map((d) => 10 ** ((-3 * d) / (rate * t60)));
  const damp = new Float64Array(8);
  const out = new Float64Array(8);
  const at = new Int32Array(8);
  for (let round = 0; round < rounds; round++) {
    for (let i = 0; i < length; i++) {
      let all = 0;
      for (let n = 0; n < 8; n++) {
        damp[n]! += (1 - dull) * (lines[n]![at[n]!]! - damp[n]!);
        out[n] = damp[n]! * back[n]!;
        all += out[n]!;
      }
      for (let n = 0; n < 8; n++) {
        const input = n % 2 === 0 ? dry[0][i]! : dry[1][i]!;
        lines[n]![at[n]!] = out[n]! - all / 4 + input;
        at[n] = (at[n]! + 1) % delays[n]!;
      }
      left[i] = (out[0]! - out[2]! + out[4]! - out[6]!) / 2 + (out[1]! - out[5]!) / 4;
      right[i] = (out[1]! - out[3]! + out[5]! - out[7]!) / 2 + (out[2]! - out[6]!) / 4;
    }
  }
  return [left, right];
}

export function withRoom(dry: Stereo, wet: number, t60 = 0.5, dull = 0.35, rounds = 1): Stereo {
  if (wet === 0) return dry;
  const room = cabin(dry, t60, dull, rounds);
  return [dry[0].map((x, i) => x + wet * room[0][i]!), dry[1].map((x, i) => x + wet * room[1][i]!)];
}
