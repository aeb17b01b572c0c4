import { rate, type Stereo } from './signal.ts';

/** Gives the centre of gravity of the power spectrum in Hz, over frames of 85 ms. */
export function centroid(sound: Stereo): number {
  const size = 4096;
  const mid = sound[0].map((x, i) => (x + sound[1][i]!) / 2);
  let weighted = 0;
  let total = 0;
  for (let start = 0; start < mid.length; start += size) {
    const re = new Float64Array(size);
    const im = new Float64Array(size);
    for (let i = 0; i < size; i++) re[i] = (mid[start + i] ?? 0) * Math.sin((Math.PI * i) / size) ** 2;
    fourier(re, im);
    for (let bin = 1; bin < size / 2; bin++) {
      const power = re[bin]! ** 2 + im[bin]! ** 2;
      weighted += (power * bin * rate) / size;
      total += power;
    }
  }
  return total > 0 ? weighted / total : 0;
}

/** Transforms in place, radix 2. */
export function fourier(re: Float64Array, im: Float64Array): void {
  const n = re.length;
  for (let i = 1, j = 0; i < n; i++) {
    let bit = n >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j) {
      [re[i], re[j]] = [re[j]!, re[i]!];
      [im[i], im[j]] = [im[j]!, im[i]!];
    }
  }
  for (let size = 2; size <= n; size <<= 1) {
    const half = size >> 1;
    for (let k = 0; k < half; k++) {
      const cos = Math.cos((-2 * Math.PI * k) / size);
      const sin = Math.sin((-2 * Math.PI * k) / size);
      for (let a = k; a < n; a += size) {
        const b = a + half;
        const x = re[b]! * cos - im[b]! * sin;
        const y = re[b]! * sin + im[b]! * cos;
        re[b] = re[a]! - x;
        im[b] = im[a]! - y;
        re[a]! += x;
        im[a]! += y;
      }
    }
  }
}
