/** Left alone the title counts down to the reel; any press, with whatever somebody holds, leads at once to the game shown. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { epoch, installClock } from '../../src/tools/page-clock.ts';
import { few, thorough } from '../how-much.ts';
import { besides, firstTried } from '../tried.ts';
import { finger, hands, marked, pass } from './hands.ts';
import { type House, openHouse } from './open-page.ts';
import { pads } from './pads.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

const frame = 1000 / 60;

async function open(query = '') {
  const context = await house.browser.newContext({ viewport: { width: 960, height: 540 }, hasTouch: true });
  const page = await context.newPage();
  await page.addInitScript(installClock, { epoch, seed: 1 });
  const held = await pads(page, 1);
  await page.goto(`${house.served.url}?renderer=canvas${query}`);
  await page.waitForFunction(() => window.stage !== undefined, null, { polling: 50 });
  await pass(page, 100);
  return { page, held, close: () => context.close() };
}

const isTitle = async (page: Page): Promise<boolean> =>
  (await hands(page))?.targets.some(({ id }) => id === 'settings') ?? false;

const isSetUp = async (page: Page): Promise<boolean> =>
  (await hands(page))?.targets.some(({ id }) => id === 'sail') ?? false;

/** How long, by the clock of the page, until such a screen asks. */
async function until(page: Page, there: (page: Page) => Promise<boolean>): Promise<number> {
  for (let ms = 0; ms < 2000; ms += frame) {
    if (await there(page)) return ms;
    await pass(page, frame);
  }
  return Number.POSITIVE_INFINITY;
}

/** Tells of which game this set-up is, by what only this game offers. */
async function gameOfSetUp(page: Page): Promise<string> {
  const ids = (await hands(page))?.targets.map(({ id }) => id) ?? [];
  const offers = {
    'option:storms': 'treasure-fleet',
    'count:8': 'korsar',
    'count:1': 'card-pirates',
    'count:6': 'yellowbeard',
  };
  return Object.entries(offers).find(([id]) => ids.includes(id))?.[1] ?? '';
}

/** Events that only one game has, of every phase of it: a reel begins anywhere, and some captures go by without a card. */
const signs: Readonly<Record<string, readonly string[]>> = {
  'treasure-fleet': [
    ...['CardsLoaded', 'LoadingClosed', 'ShipSighted', 'SailingStarted', 'VolleyStarted', 'CardPlayed', 'VolleyEnded'],
    ...[
      'ShipCaptured',
      'ShipEscaped',
      'ShipBecalmed',
      'StormStruck',
      'CurseResolved',
      'GovernorRansomed',
      'SailingEnded',
    ],
  ],
  korsar: ['VesselLaunched', 'AttackOpened', 'CaptainPlayed', 'LeadChanged', 'VesselCaptured', 'VesselAwarded'],
  'card-pirates': [
    ...['TurnBegan', 'ShipSailed', 'CrewSpent', 'IslandLanded', 'IslandExchanged', 'CardsDugUp', 'TreasureBuried'],
    ...['BattleJoined', 'BattleRevealed', 'BattleResolved', 'StormEntered', 'StormToll', 'IslandMoved', 'SeaShifted'],
  ],
  yellowbeard: [
    ...['PirateTurnTaken', 'PirateSighted', 'NavyDieRolled', 'NavyMoved', 'NavySunk', 'SalvoFired', 'TreasureStolen'],
    ...['HarbourTested', 'PirateSunk', 'PirateRammed', 'PirateEscaped', 'TelescopeAnswered', 'RoundEnded'],
  ],
};

const gameOfEvent = (event: string | null): string | undefined =>
  Object.keys(signs).find((game) => event !== null && signs[game].includes(event));

/** Tells of which game something is shown now. */
const gameShown = async (page: Page): Promise<string | undefined> =>
  gameOfEvent(await page.evaluate(() => window.stage!.now().event));

describe('a title left alone', () => {
  it('becomes a demo after 20 s, not earlier, and later when somebody moves about', async () => {
    const { page, close } = await open();
    await pass(page, 15_000);
    expect(await isTitle(page)).toBe(true);
    await page.keyboard.press('ArrowRight');
    await pass(page, 15_000);
    expect(await isTitle(page)).toBe(true);
    await pass(page, 6000);
    expect(await isTitle(page)).toBe(false);
    await close();
  });

  it('leads within 100 ms of any press to the set-up of the game that is shown, and from there to the title', async () => {
    const { page, held, close } = await open();
    const presses: [string, () => Promise<unknown>][] = [
      ['a finger', () => page.touchscreen.tap(480, 270)],
      ['a finger in a corner', () => page.touchscreen.tap(8, 532)],
      ['a key', () => page.keyboard.press('ArrowUp')],
      ['Escape', () => page.keyboard.press('Escape')],
      ['a button', () => held.set(0, 'south', true)],
      ['a mouse', () => page.mouse.click(700, 100)],
    ];
    const games: string[] = [];
    for (const [n, [name, press]] of presses.entries()) {
      await pass(page, 20_500);
      expect(await isTitle(page), name).toBe(false);
      // At another moment every time: while something is played, fired, counted.
      await pass(page, 3200 + n * 1730);
      let shown: string | undefined;
      for (let ms = 0; ms < 15_000 && !shown; ms += 200) {
        shown = await gameShown(page);
        if (!shown) await pass(page, 200);
      }
      await press();
      expect(await until(page, isSetUp), name).toBeLessThanOrEqual(100);
      games.push(await gameOfSetUp(page));
      expect(games.at(-1), name).toBe(shown);
      await held.set(0, 'south', false);
      await pass(page, 500);
      // That press has chosen nothing.
      expect(await isSetUp(page)).toBe(true);
      await page.keyboard.press('Escape');
      expect(await until(page, isTitle), name).toBeLessThanOrEqual(100);
    }
    // The title announces another game every time.
    expect(new Set(games.slice(0, 4)).size).toBe(4);
    await close();
  });

  if (thorough) {
    it('goes from one demo to the next behind velvet that sweeps by, and a press ends that, too', async () => {
      const { page, held, close } = await open('&reel=off');
      await pass(page, 20_500);
      /** Nothing is told: neither demo lies on the table. */
      const between = async () => {
        const { event, step } = await page.evaluate(() => window.stage!.now());
        return event === null && step === 0 && (await hands(page)) === null;
      };
      const untilBetween = async () => {
        for (let ms = 0; ms < 20_000 && !(await between()); ms += frame) await pass(page, frame);
        expect(await between()).toBe(true);
      };
      await pass(page, 85_000);
      await untilBetween();
      let lasted = 0;
      for (; lasted < 3000 && (await between()); lasted += frame) await pass(page, frame);
      // The first half of 900 ms; the other half goes from the table of the next.
      expect(lasted).toBeGreaterThan(400);
      expect(lasted).toBeLessThan(900);
      await pass(page, 85_000);
      await untilBetween();
      await pass(page, 100);
      await held.set(0, 'trigger', true);
      expect(await until(page, isSetUp)).toBeLessThanOrEqual(100);
      await close();
    });

    it('shows all four games in turn, each for 90 s at most', async () => {
      const { page, close } = await open('&reel=off');
      await pass(page, 20_500);
      // What only one game tells.
      const begins = ['CardsLoaded', 'VesselLaunched', 'ShipSailed', 'GarrisonsDealt'];
      const seen = new Map<string, number>();
      for (let second = 0; second < 2 * 4 * 95 && seen.size < begins.length; second++) {
        await pass(page, 500);
        const { event } = await page.evaluate(() => window.stage!.now());
        const sign = begins.find((each) => each === event);
        if (sign && !seen.has(sign)) seen.set(sign, second / 2);
      }
      expect([...seen.keys()]).toEqual(begins);
      const times = [...seen.values()];
      for (let i = 1; i < times.length; i++) expect(times[i] - times[i - 1]).toBeLessThan(150);
      await page.keyboard.press('ArrowUp');
      expect(await until(page, isSetUp)).toBeLessThanOrEqual(100);
      await close();
    });
  }
});

describe('the reel where nobody looks after the table', () => {
  /** Milliseconds that somebody looks before a touch. */
  const look = 1000;
  const clock = (page: Page): Promise<number> => page.evaluate(() => performance.now());

  // The game that is shown is taken over: its quick game first, with the third touch on the table itself.
  it.each(few(1, Object.keys(signs)))('%s: one press takes it over, and the third is an own action', async (game) => {
    const { page, close } = await open('&kiosk&speed=normal');
    await pass(page, 20_500);
    for (let ms = 0; ms < 400_000 && (await gameShown(page)) !== game; ms += 250) await pass(page, 250);
    expect(await gameShown(page)).toBe(game);
    const from = await clock(page);
    await page.touchscreen.tap(480, 270);
    expect(await until(page, isSetUp)).toBeLessThanOrEqual(100);
    expect(await gameOfSetUp(page)).toBe(game);
    expect((await hands(page))?.focus).toBe('quick');
    await pass(page, look);
    await finger.choose(page, 'quick');
    const free = async () => {
      const all = (await hands(page))?.targets.filter(({ id, refusal }) => !refusal && !besides.includes(id));
      const ids = all?.map(({ id }) => id) ?? [];
      return ids.includes('quick') ? [] : ids;
    };
    const asked = async () => {
      for (let ms = 0; ms < 30_000 && (await free()).length === 0; ms += frame) await pass(page, frame);
      return free();
    };
    // Two touches so far.
    await asked();
    const own = (await clock(page)) - from;
    expect(own + look).toBeLessThanOrEqual(10_000);
    const before = await marked(page, 'acknowledged');
    const pressed = new Set<string>();
    for (let touches = 3; touches < 15 && (await marked(page, 'acknowledged')) === before; touches++) {
      await pass(page, look);
      const ids = await asked();
      // Nobody goes on pressing what leads nowhere.
      const fresh = ids.filter((id) => !pressed.has(id));
      const id = firstTried(fresh) ?? fresh[0] ?? ids[0];
      pressed.add(id);
      await finger.choose(page, id);
      await pass(page, 500);
    }
    expect(await marked(page, 'acknowledged')).toBeGreaterThan(before);
    console.log(`${game}: ${(own / 1000).toFixed(1)} s from the first touch to a question`);
    await close();
  });
});
