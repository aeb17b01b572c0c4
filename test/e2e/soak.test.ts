/**
 * Fifty demo games in one page, as the house shows them when nobody plays: all four games in turn, with every number of
 * captains. Whatever the engine holds after the first of each, it holds after the last, and no more.
 */
import { expect, it } from 'vitest';
import { findChromium } from '../../src/tools/chromium.ts';
import { dist, freshDist } from '../../src/tools/dist.ts';
import { drive, launch } from '../../src/tools/drive.ts';
import { serve } from '../../src/tools/serve.ts';

const games = 50;
/** Every game has been on the table, and everything it needs has come. */
const settled = 8;

it(`${games} demo games leave nothing behind`, { timeout: 7_200_000 }, async () => {
  const path = findChromium();
  if (!path) throw new Error('There is no Chromium.');
  await freshDist();
  const served = await serve(dist);
  const browser = await launch(path);
  try {
    const query = 'seed=soak&speed=express&renderer=canvas';
    const { page, close } = await drive(browser, `${served.url}index.html?${query}`, { width: 960, height: 540 });
    const troubles: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') troubles.push(message.text());
    });
    // Left alone, the title becomes a demo.
    await page.evaluate(() => window.stage!.pass(21_000));
    const counted: Record<string, number>[] = [];
    for (let game = 0; game < games; game++) {
      // A game takes minutes at Express; the ceremony lasts longer than one look.
      const last = await page.evaluate(async () => {
        const stage = window.stage!;
        for (let looks = 0; looks < 6000; looks++) {
          const { event } = stage.now();
          if (event === 'GameEnded' || event === 'MatchEnded') return event;
          await stage.pass(400);
        }
        return null;
      });
      expect(last, `game ${game + 1}`).not.toBe(null);
      await page.evaluate(() => window.stage!.pass(7000));
      counted.push(await page.evaluate(() => window.stage!.counts()));
      if (game % 4 === 3 || game === games - 1) console.log(`after game ${game + 1}: ${JSON.stringify(counted[game])}`);
      await page.evaluate(() => window.stage!.pass(6000));
    }
    expect(troubles).toEqual([]);
    expect(counted[settled - 1].textures).toBeGreaterThan(10);
    expect(counted.at(-1)).toEqual(counted[settled - 1]);
    await close();
  } finally {
    await browser.close();
    await served.close();
  }
});
