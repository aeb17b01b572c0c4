/**
 * Fifty demo games in one page, as the house shows them when nobody plays and the reel is off: all four games in turn, with every number of
 * captains. What the engine holds is counted at two moments of each: what is drawn and moves when its ceremony has come
 * to rest, what is kept (painted icons, files, sounds) when the next game has begun. For one game and one number of
 * captains both are the same every time, to the last sound.
 */
import { expect, it } from 'vitest';
import { demoTurn } from '../../src/app/demo-turns.ts';
import { loopNames, stripNames } from '../../src/stage/sound/cues.ts';
import { drive } from '../../src/tools/drive.ts';
import { openHouse } from '../page/open-page.ts';

const games = 50;
/** There are so many: from then on every game has been on the table, and everything it needs has come. */
const settled = 4;
/** Sea and shanty: what still sounds when every cue has rung out. */
const layers = 2;
/** Icons in the colours of what lies on a table that has just been laid; another game lays others. */
const mostPainted = 12;
/** The band over a demo shows how much of it is left: pieces of it come and go. */
const bandPieces = 4;

type Page = Awaited<ReturnType<typeof drive>>['page'];
type Counts = Record<string, number>;

it(`${games} demo games leave nothing behind`, { timeout: 10_800_000 }, async () => {
  const house = await openHouse();
  const { browser, served } = house;
  try {
    const query = 'seed=soak&speed=express&renderer=canvas&reel=off';
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
    const turn = (n: number) => Object.values(demoTurn(n)).join(' ');
    const counted: Record<'over' | 'begun', [string, Counts]>[] = [];
    for (let game = 0; game < games; game++) {
      // A game takes minutes at Express; the ceremony lasts longer than one look.
      let over = false;
      for (let minutes = 0; minutes < 40 && !over; minutes++) over = await minuteUntilOver(page);
      if (!over) throw new Error(`Game ${game + 1} does not end.`);
      const drawn = await page.evaluate(async () => {
        const stage = window.stage!;
        await stage.pass(7000);
        const { step } = stage.now();
        // The pieces of the table do not count: another game has other prizes.
        const { painted, howls, sounds, sounding, pooled, ...drawn } = stage.counts();
        // The next game's controller counts its beats from the first again.
        for (let looks = 0; looks < 400; looks++) {
          await stage.pass(100);
          const now = stage.now();
          if (now.step < step && now.event !== null) return drawn;
        }
        return null;
      });
      if (!drawn) throw new Error(`Nothing follows game ${game + 1}.`);
      // The atlases of the one before leave.
      await page.evaluate(() => window.stage!.pass(1000));
      const { painted, howls, sounds, sounding, atlases } = await quiet(page);
      const kept = { painted, howls, sounds, sounding, atlases };
      counted.push({ over: [turn(game), drawn], begun: [turn(game + 1), kept] });
      console.log(`${game + 1}: ${JSON.stringify(counted[game])}`);
    }
    expect(troubles).toEqual([]);
    // The house's three, and those of one game.
    for (const { over, begun } of counted)
      for (const [, { atlases }] of [over, begun]) expect(atlases).toBeLessThanOrEqual(5);
    for (const moment of ['over', 'begun'] as const) {
      const first = new Map<string, Counts>();
      let compared = 0;
      for (const [which, held] of counted.slice(settled).map((each) => each[moment])) {
        const before = first.get(which);
        first.set(which, before ?? held);
        if (!before) continue;
        const { displayObjects: now = 0, painted: _, ...same } = held;
        const { displayObjects: then = 0, painted: __, ...wanted } = before;
        expect(same, `${which}, ${moment}`).toEqual(wanted);
        expect(Math.abs(now - then), `${which}, ${moment}`).toBeLessThanOrEqual(bandPieces);
        compared++;
      }
      expect(compared).toBeGreaterThan(games / 2);
    }
    for (const { over, begun } of counted.slice(settled)) {
      expect(over[1].textures).toBeGreaterThan(10);
      const { painted, howls, sounds, sounding } = begun[1];
      expect(painted).toBeLessThanOrEqual(mostPainted);
      // Every file there is, once; of sounds only those that sound.
      expect(howls).toBe(stripNames.length + loopNames.length);
      expect([sounds, sounding]).toEqual([layers, layers]);
    }
    await close();
  } finally {
    await house.close();
  }
});

/** Lets a minute of the page's time pass, or less when the game is over before; says whether it is. */
function minuteUntilOver(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const stage = window.stage!;
    const over = () => ['GameEnded', 'MatchEnded'].includes(stage.now().event ?? '');
    for (let looks = 0; looks < 150 && !over(); looks++) await stage.pass(400);
    return over();
  });
}

/**
 * Sounds know only real time: the table waits until every cue has rung out and what was kept of it is let go of, which
 * shows when two looks in a row find the same.
 */
async function quiet(page: Page): Promise<Counts> {
  const counts = () => page.evaluate(() => window.stage!.counts());
  let before = '';
  let held = await counts();
  // What does not fall silent is judged by whoever asked.
  for (let looks = 0; looks < 100; looks++) {
    const now = JSON.stringify(held);
    if (now === before && held.sounding === layers && held.sounds === layers) break;
    before = now;
    await page.waitForTimeout(500);
    held = await counts();
  }
  return held;
}
