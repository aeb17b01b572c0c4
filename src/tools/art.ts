/**
 * `npm run art`: bakes the SVG sources into texture pages and backgrounds. The results are committed, so that nobody
 * has to bake before playing. `npm run art common 1` bakes one pack at one scale; `npm run art bg` the backgrounds;
 * `npm run art pixels` asks a browser for the few files that only a browser draws well.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { bakeBackgrounds } from './art/backgrounds.ts';
import type { FrameJob } from './art/frame.ts';
import { framesOf } from './art/frames.ts';
import { type DrawnTexture, packPages } from './art/pages.ts';
import { backgrounds, margins, packs, scales, unused } from './art/plan.ts';
import { encodeWebp, renderSvg } from './art/render.ts';
import { linesOf } from './art/report.ts';
import { readSources, type Source } from './art/sources.ts';

const quality = 88;

/** Two programs share most machines this runs on. */
sharp.concurrency(1);

/** Gives the atlas of a source; null for a source that is not baked. */
function packOf(source: Source): string | null {
  if (backgrounds.some((background) => background.name === source.name)) return 'bg';
  const pack = packs.find((plan) => plan.from.some((start) => source.file.startsWith(start)));
  if (!pack && unused.some((start) => source.file.startsWith(start))) return null;
  if (!pack) throw new Error(`${source.file} belongs to no pack.`);
  return pack.name;
}

function draw(job: FrameJob, scale: number): DrawnTexture {
  const { w, h, slice, tile } = job.info;
  const picture = renderSvg(job.svg, w * scale, h * scale, margins[job.name]);
  return { name: job.name, picture, whole: Boolean(slice ?? tile) };
}

async function bakeScale(folder: string, jobs: readonly FrameJob[], scale: number): Promise<string> {
  const { atlas, pages } = packPages(
    jobs.map((job) => draw(job, scale)),
    scale,
  );
  for (const old of readdirSync(folder)) if (old.startsWith(`${scale}x`)) rmSync(path.join(folder, old));
  let bytes = 0;
  let pixels = 0;
  for (const [index, page] of pages.entries()) {
    const file = await encodeWebp(page, quality);
    writeFileSync(path.join(folder, `${scale}x-${index}.webp`), file);
    bytes += file.length;
    pixels += page.width * page.height;
  }
  writeFileSync(path.join(folder, `${scale}x.json`), linesOf(atlas));
  const sizes = atlas.textures.map(({ size }) => `${size.w} x ${size.h}`).join(', ');
  return `${scale}x: ${sizes}; ${Math.round(bytes / 1000)} kB, ${((pixels * 4) / 1e6).toFixed(1)} MB as textures`;
}

const [onlyPack, onlyScale] = process.argv.slice(2);
const sources = readSources();
if (onlyPack === 'pixels') await (await import('./art/pixels.ts')).drawInBrowser(sources);

for (const { name, more, facts } of packs) {
  if (onlyPack && onlyPack !== name) continue;
  const jobs = sources.filter((source) => packOf(source) === name).flatMap((source) => framesOf(source, sources));
  if (more) jobs.push(...more(sources));
  const folder = path.join('assets', name, 'baked');
  mkdirSync(folder, { recursive: true });
  const frames = Object.fromEntries(jobs.map((job) => [job.name, job.info]));
  writeFileSync(path.join(folder, 'pack.json'), linesOf({ name, ...facts?.(sources), frames }));
  for (const scale of scales) {
    if (onlyScale && Number(onlyScale) !== scale) continue;
    console.log(`${name} (${jobs.length} frames), ${await bakeScale(folder, jobs, scale)}`);
  }
}
if (!onlyPack || onlyPack === 'bg') await bakeBackgrounds(sources);
