/** Takes the picture, or the film strip, of a moment. */
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { drive, type ViewportSize } from './drive.ts';
import { faults, openOffice, prepareHost } from './faults.ts';
import { addressOfMoment, type Moment, type Renderer } from './moments.ts';
import { plugPad } from './plug-pad.ts';
import { putRecord } from './saved.ts';

/** Pictures of a film strip in one row; half as large, so that a whole beat fits on a desk. */
const shrink = 0.5;
/** A longer strip goes on in the next row. */
const perRow = 4;

/** Lays pictures of one size in rows, `gap` apart. */
export async function sideBySide(pictures: Buffer[], { width, height }: ViewportSize, gap = 8): Promise<Buffer> {
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

/** Takes the page as it is when no table comes about and it has said why. */
async function sentence(browser: Browser, address: string, size: ViewportSize, prepare: (page: Page) => Promise<void>) {
  const context = await browser.newContext({ viewport: size, deviceScaleFactor: 1 });
  try {
    const page = await context.newPage();
    await prepare(page);
    await page.goto(address);
    await page.waitForFunction(() => document.getElementById('notice')?.textContent !== '', null, { polling: 50 });
    return await page.screenshot({ type: 'png' });
  } finally {
    await context.close();
  }
}

/** Opens the table in another window of the same browser, which has it from then on. */
async function openElsewhere(page: Page, base: string): Promise<void> {
  const other = await page.context().newPage();
  await other.goto(`${base}index.html?renderer=canvas`);
  await other.waitForFunction(() => performance.getEntriesByName('title').length > 0, null, { polling: 50 });
}

/** Takes a picture of a moment. `base` is the address of the page's folder. */
export async function takePicture(
  browser: Browser,
  base: string,
  moment: Moment,
  renderer: Renderer,
  size: ViewportSize,
): Promise<Buffer> {
  const { fault, saved, office, pad, elsewhere } = moment;
  const prepare = async (page: Page) => {
    if (fault) await faults[fault](page);
    await prepareHost(page, fault);
    if (office) await openOffice(page, office);
    if (pad) await page.addInitScript(plugPad, pad);
    if (elsewhere) await openElsewhere(page, base);
    if (!saved) return;
    // Storage belongs to an address: any page of it will do.
    await page.goto(`${base}nothing-here`);
    await putRecord(page, saved());
  };
  const address = base + addressOfMoment(moment, renderer);
  if (moment.broken) return sentence(browser, address, size, prepare);
  const driven = await drive(browser, address, size, moment.demo ? undefined : prepare);
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
