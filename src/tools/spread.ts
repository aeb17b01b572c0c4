/**
 * `npm run spread [-- --only GAME]`: how much of the screen every peak takes at its height: pixels that differ from the
 * picture before the beat by more than 14 of 255, without darkening, grade and ambient life. Prints them beside the bound,
 * and ends with 1 where one is below it.
 */
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { readArgs } from './args.ts';
import { dist, freshDist } from './dist.ts';
import { drive, launch } from './drive.ts';
import { toolsOfGames } from './games.ts';
import { needChromium } from './install-chromium.ts';
import { addressOfMoment, type Moment, moments } from './moments.ts';
import { serve } from './serve.ts';
import { bound, isLarge, shareChanged } from './spread/changed.ts';
import { Stop } from './stop.ts';

/** Window of the pictures, and their size when they are compared: what is smaller than a thumb is not seen from afar. */
const size = { width: 960, height: 540 };
const compared = { width: 320, height: 180 };
/** Milliseconds between two pictures, and the longest beat that is looked at. */
const step = 300;
const longest = 4200;

const { values } = readArgs({ options: { only: { type: 'string' } } });
const asked = toolsOfGames.filter(([game, { peaks }]) => peaks && (values.only === undefined || values.only === game));
if (asked.length === 0) throw new Stop(`There is no game "${values.only}" with peaks.`);

const chromium = await needChromium();
await freshDist();
const server = await serve(dist);
const browser = await launch(chromium);
const rows: Record<string, object> = {};
const shares: Record<string, number> = {};
try {
  for (const [game, { peaks = {} }] of asked)
    for (const [peak, name] of Object.entries(peaks)) {
      const moment = moments.find((each) => each.name === name);
      if (!moment) throw new Stop(`There is no moment "${name}" for ${peak}.`);
      const { share, at } = await heightOf(browser, moment);
      const percent = Math.round(share * 1000) / 10;
      rows[`${game}, ${peak}`] = { '%': percent, 'at ms': at, holds: isLarge(share) ? 'yes' : 'NO' };
      shares[`${game}, ${peak}`] = share;
      console.log(`${game}, ${peak}: ${percent} % at ${at} ms`);
    }
} finally {
  await browser.close();
  await server.close();
}
console.table(rows);
console.log(`Bound: ${bound * 100} % of the screen.`);
const small = Object.entries(shares).filter(([, share]) => !isLarge(share));
if (small.length > 0) throw new Stop(`These peaks are too small: ${small.map(([name]) => name).join('; ')}.`);

/** Gives the largest share that changes while the beat is told, and when that is. */
async function heightOf(browser: Browser, moment: Moment): Promise<{ share: number; at: number }> {
  const driven = await drive(browser, server.url + addressOfMoment(moment, 'canvas'), size);
  const look = async () => {
    const picture = await driven.page.screenshot({ type: 'png' });
    return sharp(picture).removeAlpha().resize(compared).raw().toBuffer();
  };
  const now = () => driven.page.evaluate(() => window.stage!.now());
  try {
    await driven.page.evaluate(() => window.stage!.bare());
    await driven.walk(moment.walk);
    const before = await look();
    const told = (await now()).step;
    const height = { share: 0, at: 0 };
    for (let at = step; at <= longest; at += step) {
      await driven.advance(step);
      if ((await now()).step !== told) break;
      const share = shareChanged(before, await look());
      if (share > height.share) Object.assign(height, { share, at });
    }
    return height;
  } finally {
    await driven.close();
  }
}
