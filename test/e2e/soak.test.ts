/**
 * Fifty demo games in one page, as the house shows them when nobody plays: all four games in turn, with every number of
 * captains. Always at the same moment, when the next game has just begun, everything that the engine holds is counted:
 * for one game and one number of captains it is the same every time, to the last sound.
 */
import { expect, it } from 'vitest';
import { demoTurn } from '../../src/app/demo-turns.ts';
import { loopNames, stripNames } from '../../src/stage/cues.ts';
import { findChromium } from '../../src/tools/chromium.ts';
import { dist, freshDist } from '../../src/tools/dist.ts';
import { drive, launch } from '../../src/tools/drive.ts';
import { serve } from '../../src/tools/serve.ts';

const games = 50;
/** There are so many: from then on every game has been on the table, and everything it needs has come. */
const settled = 4;
/** Sea, shanty, and perhaps the drum: what still sounds when every cue has rung out. */
const layers = [2, 3];

type Counts = Record<string, number>;

it(`${games} demo games leave nothing behind`, { timeout: 10_800_000 }, async () => {
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
    const counted: { turn: string; held: Counts }[] = [];
    for (let game = 0; game < games; game++) {
      // A game takes minutes at Express; the ceremony lasts longer than one look.
      const next = await page.evaluate(async () => {
        const stage = window.stage!;
        const over = () => ['GameEnded', 'MatchEnded'].includes(stage.now().event ?? '');
        for (let looks = 0; looks < 6000 && !over(); looks++) await stage.pass(400);
        if (!over()) return null;
        const { step } = stage.now();
        // The next game's controller counts its beats from the first again.
        for (let looks = 0; looks < 400; looks++) {
          await stage.pass(100);
          const now = stage.now();
          if (now.step < step && now.event !== null) return now.event;
        }
        return null;
      });
      expect(next, `what follows game ${game + 1}`).not.toBe(null);
      // The atlases of the one before leave.
      await page.evaluate(() => window.stage!.pass(1000));
      counted.push({ turn: JSON.stringify(demoTurn(game + 1)), held: await quiet(page) });
      console.log(`after game ${game + 1}: ${counted[game].turn} ${JSON.stringify(counted[game].held)}`);
    }
    expect(troubles).toEqual([]);
    // The house's three, and those of one game.
    for (const { held } of counted) expect(held.atlases).toBeLessThanOrEqual(5);
    const first = new Map<string, Counts>();
    let compared = 0;
    for (const [i, { turn, held }] of counted.entries()) {
      if (i < settled) continue;
      const before = first.get(turn);
      if (!before) {
        first.set(turn, held);
        continue;
      }
      expect(held, `after game ${i + 1}: ${turn}`).toEqual(before);
      compared++;
    }
    expect(compared).toBeGreaterThan(games / 2);
    for (const { held } of counted.slice(settled)) {
      expect(held.textures).toBeGreaterThan(10);
      // Every file there is, once; of sounds only those that sound.
      expect(held.howls).toBe(stripNames.length + loopNames.length);
      expect(layers).toContain(held.sounding);
      expect(held.sounds).toBe(held.sounding);
    }
    await close();
  } finally {
    await browser.close();
    await served.close();
  }
});

/** Sounds know only real time: the table waits until every cue has rung out and what was kept of it is let go of. */
async function quiet(page: Awaited<ReturnType<typeof drive>>['page']): Promise<Counts> {
  const counts = () => page.evaluate(() => window.stage!.counts());
  await new Promise((done) => setTimeout(done, 9500));
  let held = await counts();
  for (let looks = 0; looks < 40 && (!layers.includes(held.sounding) || held.sounds > held.sounding); looks++) {
    await new Promise((done) => setTimeout(done, 500));
    held = await counts();
  }
  return held;
}
