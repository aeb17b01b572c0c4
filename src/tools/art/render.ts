/** Turns SVG into pixels. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { crop, type Picture, straighten } from './picture.ts';
import { pixelFolder } from './plan.ts';

export function renderSvg(svg: string, width: number, height: number, margin = 0): Picture {
  if (margin > 0) {
    const [left, top, boxWidth, boxHeight] = /viewBox="([^"]*)"/.exec(svg)![1]!.split(' ').map(Number) as number[];
    const scale = width / boxWidth!;
    const wider = `${left! - margin} ${top! - margin} ${boxWidth! + 2 * margin} ${boxHeight! + 2 * margin}`;
    const rim = margin * scale;
    const large = renderSvg(svg.replace(/viewBox="[^"]*"/, `viewBox="${wider}"`), width + 2 * rim, height + 2 * rim);
    return crop(large, { x: rim, y: rim, w: width, h: height });
  }
  const root = svg
    .slice(0, svg.indexOf('>') + 1)
    .replace(/ width="[^"]*"/, ` width="${width}"`)
    .replace(/ height="[^"]*"/, ` height="${height}"`);
  const sized = root + svg.slice(svg.indexOf('>') + 1);
  const image = new Resvg(sized, { font: { loadSystemFonts: false } }).render();
  if (image.width !== width || image.height !== height) {
    throw new Error(`Asked for ${width} x ${height}, got ${image.width} x ${image.height}.`);
  }
  return { width, height, data: straighten(image.pixels) };
}

/** The pixels a browser made of this frame at this scale, if its filters needed a browser. */
export async function renderedElsewhere(frame: string, scale: number): Promise<Picture | null> {
  const file = path.join(pixelFolder, `${scale}x`, `${frame.replace('/', '.')}.webp`);
  if (!existsSync(file)) return null;
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** Deterministic for one version of sharp. Alpha is kept without loss: edges show first. */
export function encodeWebp({ width, height, data }: Picture, quality: number): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 4 } })
    .webp({ quality, alphaQuality: 100, smartSubsample: true, effort: 5 })
    .toBuffer();
}
