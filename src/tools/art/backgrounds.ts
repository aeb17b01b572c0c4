/** Pictures that stay out of the atlases: skies, seas, wood, and soft full-screen light. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { backgrounds, scales } from './plan.ts';
import { browserPixels, encodeWebp, renderSvg } from './render.ts';
import { linesOf } from './report.ts';
import type { Source } from './sources.ts';

const folder = 'assets/common/baked/bg';
const usualQuality = 84;

export async function bakeBackgrounds(sources: readonly Source[]): Promise<void> {
  const images: Record<string, object> = {};
  for (const { name, density = 1, quality = usualQuality } of backgrounds) {
    const source = sources.find((candidate) => candidate.name === name);
    if (!source) throw new Error(`There is no background ${name}.`);
    const [w, h] = source.size;
    const [left, top, boxWidth, boxHeight] = source.viewBox;
    const ox = Number(((source.pivot[0] - left) / boxWidth).toFixed(6));
    const oy = Number(((source.pivot[1] - top) / boxHeight).toFixed(6));
    images[name] = {
      w,
      h,
      ...(source.tile && { tile: source.tile }),
      ...(source.blend && { blend: source.blend }),
      ...((ox !== 0 || oy !== 0) && { ox, oy }),
      density,
    };
    for (const scale of scales) {
      const picture =
        (await browserPixels(name, scale)) ?? renderSvg(source.svg, w * scale * density, h * scale * density);
      const file = await encodeWebp(picture, quality);
      mkdirSync(path.join(folder, `${scale}x`), { recursive: true });
      writeFileSync(path.join(folder, `${scale}x`, `${name}.webp`), file);
      const memory = ((picture.width * picture.height * 4) / 1e6).toFixed(1);
      console.log(`${name} ${scale}x: ${Math.round(file.length / 1000)} kB, ${memory} MB as a texture`);
    }
  }
  writeFileSync(path.join(folder, 'images.json'), linesOf(images));
}
