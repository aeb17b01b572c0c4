import { high } from './filter.ts';
import { line } from './shape.ts';
import { gain, peak, rate, type Stereo, samples } from './signal.ts';

/** Peak of every segment in the files: room for what a lossy decoder adds. */
export const ceiling = gain(-3);

/** Bends the top 4 dB over, in both channels alike: a peak becomes a shoulder, not a corner. */
export function rounded(sound: Stereo, top: number): Stereo {
  const knee = top * 0.63;
  const bend = (x: number): number => {
    const size = Math.abs(x);
    return size <= knee ? x : Math.sign(x) * (knee + (top - knee) * Math.tanh((size - knee) / (top - knee)));
  };
  return [sound[0].map(bend), sound[1].map(bend)];
}

/** Ends every recipe: no DC, silent first and last sample, `push` dB into the soft limit, a peak of `top` dB. */
export function finished(sound: Stereo, fade: number, push = 0, top = -3): Stereo {
  const length = (sound[0].length * 1000) / rate;
  const shape = line([0, 0], [1.2, 1], [length - fade, 1], [length, 0]);
  const shaped = sound.map((side) => {
    const clean = high(side, 24);
    const out = clean.map((x, i) => x * shape(i / rate));
    const mean = out.reduce((all, x) => all + x, 0) / out.length;
    const soft = Math.min(samples(3), out.length >> 2);
    return out.map((x, i) => x - mean * Math.min(1, i / soft, (out.length - 1 - i) / soft));
  }) as unknown as Stereo;
  const factor = (ceiling / peak(shaped)) * gain(push);
  const loud: Stereo = [shaped[0].map((x) => x * factor), shaped[1].map((x) => x * factor)];
  const round = push > 0 ? rounded(loud, ceiling) : loud;
  const last = gain(top) / peak(round);
  return [round[0].map((x) => x * last), round[1].map((x) => x * last)];
}
