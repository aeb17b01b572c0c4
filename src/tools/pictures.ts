/** Takes the picture, or the film strip, of a moment. */
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { drive, type Size } from './drive.ts';
import { addressOf, type Moment, type Renderer } from './moments.ts';

/** Pictures of a film strip in one row; half as large, so that a whole beat fits on a desk. */
const shrink = 0.5;
/** A longer strip goes on in the next row. */
const perRow = 4;

/** Pictures of one size in rows, `gap` apart. */
export async function sideBySide(pictures: Buffer[], { width, height }: Size, gap = 8): Promise<Buffer> {
  const size = { width: Math.round(width * shrink), height: Math.round(height * shrink) };
  const columns = Math.min(perRow, pictures.length);
  const rows = Math.ceil(pictures.length / perRow);
  const small = await Promise.all(pictures.map((picture) => sharp(picture).resize(size).png().toBuffer()));
  return sharp({
    create: {
      width: columns * (size.width + gap) - gap,
      height: rows * (size.height + gap) - gap,
      channels: 3,
      background: '#000000',
    },
  })
    .composite(
      small.map((input, i) => ({
        input,
        left: (i % perRow) * (size.width + gap),
        top: Math.floor(i / perRow) * (size.height + gap),
      })),
    )
    .png({ compressionLevel: 9, adaptiveFiltering: false, palette: false })
    .toBuffer();
}

/** `base` is the address of the page's folder. */
export async function takePicture(
  browser: Browser,
  base: string,
  moment: Moment,
  renderer: Renderer,
  size: Size,
): Promise<Buffer> {
  const driven = await drive(browser, base + addressOf(moment.demo, renderer), size);
  const shoot = () => driven.page.screenshot({ type: 'png' });
  try {
    await driven.walk(moment.walk);
    if (!moment.strip) return await shoot();
    const pictures: Buffer[] = [];
    let at = 0;
    for (const time of moment.strip) {
      if (time > at) await driven.advance(time - at);
      at = time;
      pictures.push(await shoot());
    }
    return await sideBySide(pictures, size);
  } finally {
    await driven.close();
  }
}
