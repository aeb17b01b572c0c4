/** Turns SVG into pixels. */
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { crop, type PixelPicture, straighten } from './picture.ts';
import { browserDrawn, pixelFolder } from './plan.ts';

/** Gives the same file with another width and height in its root element. */
export function resized(svg: string, width: number, height: number): string {
  const end = svg.indexOf('>') + 1;
  const root = svg.slice(0, end).replace(/ width="[^"]*"/, ` width="${width}"`);
  return root.replace(/ height="[^"]*"/, ` height="${height}"`) + svg.slice(end);
}

export function renderSvg(svg: string, width: number, height: number, margin = 0): PixelPicture {
  if (margin > 0) {
    const [left, top, boxWidth, boxHeight] = /viewBox="([^"]*)"/.exec(svg)![1]!.split(' ').map(Number) as number[];
    const scale = width / boxWidth!;
    const wider = `${left! - margin} ${top! - margin} ${boxWidth! + 2 * margin} ${boxHeight! + 2 * margin}`;
    const rim = margin * scale;
    const large = renderSvg(svg.replace(/viewBox="[^"]*"/, `viewBox="${wider}"`), width + 2 * rim, height + 2 * rim);
    return crop(large, { x: rim, y: rim, w: width, h: height });
  }
  const image = new Resvg(resized(svg, width, height), { font: { loadSystemFonts: false } }).render();
  if (image.width !== width || image.height !== height) {
    throw new Error(`Asked for ${width} x ${height}, got ${image.width} x ${image.height}.`);
  }
  return { width, height, data: straighten(image.pixels) };
}

/** Gives the pixels that a browser made of this source at this scale, if it needed a browser. */
export async function browserPixels(name: string, scale: number): Promise<PixelPicture | null> {
  if (!browserDrawn.includes(name)) return null;
  const file = path.join(pixelFolder, `${scale}x`, `${name}.webp`);
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** Writes a WebP, the same every time for one version of sharp. Alpha is kept without loss: edges show first. */
export function encodeWebp({ width, height, data }: PixelPicture, quality: number): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 4 } })
    .webp({ quality, alphaQuality: 100, smartSubsample: true, effort: 5 })
    .toBuffer();
}
