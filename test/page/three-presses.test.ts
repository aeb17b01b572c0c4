/**
 * A stranger is three presses away from the first card, with whatever they hold, and needs no arrow for it. By the page's own
 * clock, with a second before every touch, where all begin together the first own action comes within ten seconds and its
 * consequence within fifteen.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { epoch, installClock } from '../../src/tools/page-clock.ts';
import { few } from '../how-much.ts';
import { firstTried } from '../tried.ts';
import { finger, hands, pass, untilAsked } from './hands.ts';
import { type House, openHouse } from './open-page.ts';
import { type Pads, pads } from './pads.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

async function open(query: string) {
  const context = await house.browser.newContext({ viewport: { width: 960, height: 540 }, hasTouch: true });
  const page = await context.newPage();
  await page.addInitScript(installClock, { epoch, seed: 1 });
  const held = await pads(page, 1);
  await page.goto(`${house.served.url}${query}`);
  await page.waitForFunction(() => window.stage !== undefined, null, { polling: 50 });
  await pass(page, 100);
  return { page, held, close: () => context.close() };
}

/** Somebody is asked at the table, or it tells; neither title nor set-up are there any more. */
async function plays(page: Page): Promise<boolean> {
  const ids = (await hands(page))?.targets.map(({ id }) => id);
  return !ids?.some((id) => id === 'sail' || id === 'settings');
}

const strangers: Record<string, (page: Page, held: Pads) => Promise<unknown>> = {
  keys: (page) => page.keyboard.press('Enter'),
  'a gamepad': (_, held) => held.press(0, 'south'),
};

it.each(Object.entries(strangers))('with %s', async (_, press) => {
  const { page, held, close } = await open('?renderer=canvas');
  let presses = 0;
  for (; presses < 3 && !(await plays(page)); presses++) {
    await press(page, held);
    for (let ms = 0; ms < 3000 && (await hands(page)) === null && !(await plays(page)); ms += 100)
      await pass(page, 100);
    await pass(page, 200);
  }
  expect(presses).toBeLessThanOrEqual(3);
  expect(await plays(page)).toBe(true);
  // The very device that pressed is asked: one person, the others are computers, and the hand lies open.
  expect((await untilAsked(page)).targets.some(({ id }) => id.startsWith('deck|'))).toBe(true);
  await close();
});

it.each(few(1, ['treasure-fleet', 'korsar', 'card-pirates', 'yellowbeard']))('with a finger: %s', async (game) => {
  const { page, close } = await open('?renderer=canvas');
  await finger.choose(page, `game:${game}`);
  await untilAsked(page);
  await finger.choose(page, 'sail');
  expect(await plays(page)).toBe(true);
  expect((await untilAsked(page)).targets.length).toBeGreaterThan(1);
  await close();
});

it.each(few(1, ['korsar', 'treasure-fleet', 'card-pirates', 'yellowbeard']))(
  'the address opens the set-up of %s',
  async (game) => {
    const { page, close } = await open(`?game=${game}&renderer=canvas`);
    expect((await untilAsked(page)).targets.map(({ id }) => id)).toContain('sail');
    await close();
  },
);

/** Milliseconds since the page was opened, by its own clock. */
const clock = (page: Page): Promise<number> => page.evaluate(() => performance.now());
const shown = (page: Page): Promise<string | null> => page.evaluate(() => window.stage!.now().event);

interface Row {
  game: string;
  /** Touches before the first own one. */
  touches: number;
  /** Seconds from the first touch. */
  own: number;
  consequence: number;
}

async function firstSteps(game: string): Promise<Row> {
  const { page, close } = await open('?renderer=canvas&language=en');
  // Nobody touches the title, and something is shown.
  for (let ms = 0; ms < 120_000 && (await hands(page)); ms += 1000) await pass(page, 1000);
  expect(await hands(page)).toBeNull();
  const from = await clock(page);
  await page.touchscreen.tap(480, 300);
  let touches = 1;
  for (const id of [`game:${game}`, 'sail']) {
    for (let ms = 0; ms < 10_000 && !(await hands(page))?.targets.some((each) => each.id === id); ms += 100)
      await pass(page, 100);
    await pass(page, 1000);
    await finger.choose(page, id);
    touches++;
  }
  const asked = async () => {
    for (let ms = 0; ms < 30_000 && !((await hands(page)) && (await plays(page))); ms += 100) await pass(page, 100);
    await pass(page, 1000);
    return (await hands(page))?.targets ?? [];
  };
  let own = 0;
  for (let presses = 0; presses < 12; presses++) {
    const targets = (await asked()).filter(({ refusal }) => refusal === undefined);
    own ||= (await clock(page)) - from;
    const id = firstTried(targets.map((each) => each.id));
    if (!id) throw new Error(`There is nothing to try: ${targets.map((each) => each.id).join(', ')}`);
    await finger.choose(page, id);
    for (let ms = 0; ms < 400; ms += 50) {
      if ((await shown(page)) !== null || (await hands(page)) === null) break;
      await pass(page, 50);
    }
    if ((await hands(page)) !== null) continue;
    for (let ms = 0; ms < 20_000 && (await shown(page)) === null; ms += 50) await pass(page, 50);
    break;
  }
  expect(await shown(page)).not.toBeNull();
  const consequence = (await clock(page)) - from;
  await close();
  return { game, touches, own: own / 1000, consequence: consequence / 1000 };
}

/** Games in which all begin together; in the others it depends on who begins, and the table says how long that took. */
const togetherOnly = ['treasure-fleet'];

const rows: Row[] = [];
afterAll(() => {
  for (const { game, touches, own, consequence } of rows)
    console.log(
      `${game}: ${touches} touches, ${own.toFixed(1)} s to act, ${consequence.toFixed(1)} s to a consequence`,
    );
});

it.each(few(1, ['treasure-fleet', 'card-pirates', 'korsar', 'yellowbeard']))(
  'from what is shown while nobody plays to the first own action and what comes of it: %s',
  async (game) => {
    const row = await firstSteps(game);
    rows.push(row);
    expect(row.touches).toBeLessThanOrEqual(3);
    expect(row.consequence).toBeGreaterThan(row.own);
    if (!togetherOnly.includes(game)) return;
    expect(row.own).toBeLessThanOrEqual(10);
    expect(row.consequence).toBeLessThanOrEqual(15);
  },
);
