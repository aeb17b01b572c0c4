/** Pictures of sounds, nine to a sheet: envelope over spectrogram, 30 Hz to 16 kHz. To be held against `cues.ts`. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { cues, render } from './cues.ts';
import { loopSound, loops } from './sheet.ts';
import { rate, type Stereo } from './signal.ts';
import { fourier } from './spectrum.ts';

const width = 460;
const wave = 70;
const tall = 200;
const height = wave + tall + 24;
const columns = 3;
const lines = [60, 250, 1000, 4000];
const lowest = 30;
const octaves = Math.log2(16_000 / lowest);

const rowOf = (hz: number): number => wave + Math.round(tall * (1 - Math.log2(hz / lowest) / octaves));

function picture(sound: Stereo): Buffer {
  const mid = sound[0].map((x, i) => (x + sound[1][i]!) / 2);
  const pixels = Buffer.alloc(width * height * 3);
  const dot = (x: number, y: number, r: number, g: number, b: number): void => {
    pixels.set([r, g, b], (y * width + x) * 3);
  };
  const size = mid.length < rate / 4 ? 1024 : 4096;
  for (let x = 0; x < width; x++) {
    const from = Math.floor((mid.length * x) / width);
    const to = Math.max(from + 1, Math.floor((mid.length * (x + 1)) / width));
    let most = 0;
    for (let i = from; i < to; i++) most = Math.max(most, Math.abs(mid[i]!));
    const half = Math.round((most * wave) / 2);
    for (let y = -half; y <= half; y++) dot(x, Math.min(wave - 1, Math.max(0, wave / 2 + y)), 230, 220, 190);

    const re = new Float64Array(size);
    const im = new Float64Array(size);
    for (let i = 0; i < size; i++) re[i] = (mid[from + i - size / 2] ?? 0) * Math.sin((Math.PI * i) / size) ** 2;
    fourier(re, im);
    for (let y = 0; y < tall; y++) {
      const bin = (lowest * 2 ** ((octaves * (tall - y)) / tall) * size) / rate;
      const at = Math.floor(bin);
      const power = (n: number): number => re[n]! ** 2 + im[n]! ** 2;
      const between = power(at) + (bin - at) * (power(at + 1) - power(at));
      const heat = Math.min(1, Math.max(0, (10 * Math.log10(between / size ** 2 + 1e-12) + 85) / 70));
      dot(
        x,
        wave + y,
        255 * heat ** 0.7,
        255 * Math.max(0, heat - 0.35) * 1.5,
        255 * Math.max(0, 0.5 - Math.abs(heat - 0.3)),
      );
    }
  }
  for (const hz of lines) for (let x = 0; x < width; x += 6) dot(x, rowOf(hz), 90, 200, 220);
  return pixels;
}

export async function look(folder: string, names: readonly string[]): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const all = [
    ...cues.map((cue) => ({ name: cue.name, paint: () => render(cue) })),
    ...loops.map((loop) => ({ name: loop.name as string, paint: () => loopSound(loop) })),
  ].filter(({ name }) => names.length === 0 || names.includes(name));
  for (let first = 0; first < all.length; first += 9) {
    const sheet = all.slice(first, first + 9);
    const rows = Math.ceil(sheet.length / columns);
    const parts = sheet.flatMap(({ name, paint }, n) => {
      const sound = paint();
      const [left, top] = [(n % columns) * width, Math.floor(n / columns) * height];
      const title = `${name}  ${Math.round((sound[0].length * 1000) / rate)} ms   lines ${lines.join(' ')} Hz`;
      const text = `<svg width="${width}" height="24"><text x="6" y="17" font-size="15" fill="#ffd">${title}</text></svg>`;
      return [
        { input: picture(sound), raw: { width, height, channels: 3 as const }, left, top },
        { input: Buffer.from(text), left, top: top + wave + tall },
      ];
    });
    const file = path.join(folder, `sheet-${first / 9 + 1}.png`);
    const background = '#203040';
    await sharp({ create: { width: width * columns, height: height * rows, channels: 3, background } })
      .composite(parts)
      .png()
      .toFile(file);
    console.log(`${file}: ${sheet.map(({ name }) => name).join(', ')}`);
  }
}
