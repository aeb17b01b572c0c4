/** Takes the picture, or the film strip, of a moment. */
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { drive, type Size } from './drive.ts';
import { addressOf, type Moment, type Renderer } from './moments.ts';

/** Pictures of one size side by side, `gap` apart. */
export async function sideBySide(pictures: Buffer[], { width, height }: Size, gap = 8): Promise<Buffer> {
  return sharp({
    create: {
      width: pictures.length * (width + gap) - gap,
      height,
      channels: 3,
      background: '#000000',
    },
  })
    .composite(pictures.map((input, i) => ({ input, left: i * (width + gap), top: 0 })))
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
