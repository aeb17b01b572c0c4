/**
 * Fifty demo games in one page, as the house shows them when nobody plays: all four games in turn, with every number of
 * captains. Whatever the engine holds after the first of each, it holds after the last, and no more.
 */
import { expect, it } from 'vitest';
import { loopNames, stripNames } from '../../src/stage/cues.ts';
import { findChromium } from '../../src/tools/chromium.ts';
import { dist, freshDist } from '../../src/tools/dist.ts';
import { drive, launch } from '../../src/tools/drive.ts';
import { serve } from '../../src/tools/serve.ts';

const games = 50;
/** There are so many: from then on every game has been on the table, and everything it needs has come. */
const settled = 4;
/** Of one file of cues (see mostVoices) and of one loop. */
const pool = 12;

it(`${games} demo games leave nothing behind`, { timeout: 7_200_000 }, async () => {
  const path = findChromium();
  if (!path) throw new Error('There is no Chromium.');
  await freshDist();
  const served = await serve(dist);
  const browser = await launch(path);
  try {
    const query = 'seed=soak&speed=express&renderer=canvas';
    const { page, close } = await drive(
      browser,
      `${served.url}index.html?${query}`,
      { width: 960, height: 540 },
      (page) =>
        page.addInitScript(() => {
          window.__aloud = true;
        }),
    );
    const troubles: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') troubles.push(message.text());
    });
    // A browser lets nothing sound before something was pressed: muted, and not.
    for (let i = 0; i < 2; i++) {
      await page.keyboard.press('m');
      await page.evaluate(() => window.stage!.pass(50));
    }
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
      // Sounds know only real time: the last ones ring out.
      await new Promise((done) => setTimeout(done, 3000));
      counted.push(await page.evaluate(() => window.stage!.counts()));
      if (game % 4 === 3 || game === games - 1) console.log(`after game ${game + 1}: ${JSON.stringify(counted[game])}`);
      await page.evaluate(() => window.stage!.pass(6000));
    }
    expect(troubles).toEqual([]);
    // Games have atlases of their own (decision 25): the last one is compared with the same game of the second round.
    const [first, last] = [counted[settled + ((games - 1) % settled)], counted.at(-1)!];
    // The house's three, and those of one game.
    for (const { atlases } of counted) expect(atlases).toBeLessThanOrEqual(5);
    expect(first.textures).toBeGreaterThan(10);
    expect(first.howls).toBeGreaterThan(5);
    // What is kept on purpose has an end: an icon for each colour it is wanted in, every file, a few sounds for each.
    const { painted, howls, sounds, sounding, ...held } = last;
    expect(held).toEqual(Object.fromEntries(Object.keys(held).map((name) => [name, first[name]])));
    expect(painted).toBeLessThan(100);
    expect(howls).toBeLessThanOrEqual(stripNames.length + loopNames.length);
    expect(sounds).toBeLessThanOrEqual(howls * pool);
    // Sea, shanty, and perhaps the drum.
    expect(sounding).toBeLessThanOrEqual(4);
    await close();
  } finally {
    await browser.close();
    await served.close();
  }
});
