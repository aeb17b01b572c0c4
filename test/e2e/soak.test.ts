/** Fifty demo games in one page: whatever the engine holds after the second, it holds after the last, and no more. */
import { expect, it } from 'vitest';
import { findChromium } from '../../src/tools/chromium.ts';
import { dist, freshDist } from '../../src/tools/dist.ts';
import { drive, launch } from '../../src/tools/drive.ts';
import { serve } from '../../src/tools/serve.ts';

const games = 50;

it(`${games} demo games leave nothing behind`, { timeout: 1_800_000 }, async () => {
  const path = findChromium();
  if (!path) throw new Error('There is no Chromium.');
  await freshDist();
  const served = await serve(dist);
  const browser = await launch(path);
  try {
    const query = 'demo=treasure-fleet&seats=4&options=storms,cursedShips&seed=soak&speed=express&renderer=canvas&loop';
    const { page, close } = await drive(browser, `${served.url}index.html?${query}`, { width: 960, height: 540 });
    const troubles: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') troubles.push(message.text());
    });
    const counted: Record<string, number>[] = [];
    for (let game = 0; game < games; game++) {
      // A game takes about a minute at Express; the ceremony lasts longer than one look.
      const ended = await page.evaluate(async () => {
        const stage = window.stage!;
        for (let looks = 0; looks < 2000; looks++) {
          if (stage.now().event === 'GameEnded') return true;
          await stage.pass(400);
        }
        return false;
      });
      expect(ended, `game ${game + 1}`).toBe(true);
      await page.evaluate(() => window.stage!.pass(7000));
      counted.push(await page.evaluate(() => window.stage!.counts()));
      await page.evaluate(() => window.stage!.pass(6000));
    }
    console.log(`after game 2: ${JSON.stringify(counted[1])}\nafter game ${games}: ${JSON.stringify(counted.at(-1))}`);
    expect(troubles).toEqual([]);
    expect(counted[1].textures).toBeGreaterThan(10);
    expect(counted.at(-1)).toEqual(counted[1]);
    await close();
  } finally {
    await browser.close();
    await served.close();
  }
});
