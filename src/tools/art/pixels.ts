/**
 * `npm run art pixels`: draws the few files in a browser that resvg gets wrong (it ignores stitchTiles, so its wood has a
 * seam), and keeps the pixels. Needed only when one of these sources changes; baking itself needs no browser.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { chromiumFlags, findChromium } from '../chromium.ts';
import { browserDrawn, pixelFolder, scales } from './plan.ts';
import { resized } from './render.ts';
import type { Source } from './sources.ts';

export async function drawInBrowser(sources: readonly Source[]): Promise<void> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium here: set the variable CHROMIUM to one.');
  const browser = await chromium.launch({ executablePath, args: [...chromiumFlags, '--no-sandbox'] });
  const page = await browser.newPage();
  for (const name of browserDrawn) {
    const source = sources.find((candidate) => candidate.name === name);
    if (!source) throw new Error(`There is no source ${name}.`);
    for (const scale of scales) {
      const [width, height] = [source.size[0] * scale, source.size[1] * scale];
      await page.setViewportSize({ width, height });
      await page.setContent(
        `<style>body { margin: 0; background: transparent } svg { display: block }</style>${resized(source.svg, width, height)}`,
      );
      const picture = await page.screenshot({ omitBackground: true });
      const folder = path.join(pixelFolder, `${scale}x`);
      mkdirSync(folder, { recursive: true });
      writeFileSync(
        path.join(folder, `${name}.webp`),
        await sharp(picture).webp({ lossless: true, effort: 6 }).toBuffer(),
      );
      console.log(`${name} ${scale}x: ${width} x ${height}`);
    }
  }
  await browser.close();
}
