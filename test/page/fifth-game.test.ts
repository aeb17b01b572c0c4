/**
 * A fifth game on its first day: the program, built with a line more in each registry, has the toy game of the tests on its
 * title. It is played to its end by taps, by keys and with a computer captain; saved, resumed, kept as a file and told again.
 */

import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLevel } from '../../src/bots/levels.ts';
import type { GameRecord } from '../../src/match/record.ts';
import { replay } from '../../src/match/replay.ts';
import type { Game } from '../../src/rules/game.ts';
import { dist, filesBelow } from '../../src/tools/dist.ts';
import { epoch, installClock } from '../../src/tools/page-clock.ts';
import { until } from '../progress.ts';
import { buildWithParley } from '../toy/build.ts';
import { parley } from '../toy/parley.ts';
import { finger, type Hand, hands, keyboard, pass, untilAsked, untilOpen } from './hands.ts';
import { type House, openHouse } from './open-page.ts';
import { openPage } from './plug.ts';
import { readFinished, readRecord } from './saved.ts';

let house: House;
let remove = () => {};
beforeAll(async () => {
  const built = await buildWithParley();
  remove = built.remove;
  house = await openHouse(built.folder);
});
afterAll(async () => {
  await house?.close();
  remove();
});

const known = { parley: parley as unknown as Game };
/** Plays a record again, step by step: `over` where it leads to the end of a game. */
function replayed(record: unknown): string {
  const result = replay(record, known, isLevel);
  if (!result.ok) return JSON.stringify(result);
  return result.match.toAct.length === 0 ? 'over' : 'not over';
}

const idsOf = async (page: Page): Promise<string[]> => (await untilAsked(page)).targets.map(({ id }) => id);
/** Another game is offered. While there is a pause, `again` is the last round once more. */
const isOver = (ids: readonly string[]): boolean => ids.includes('again') && !ids.includes('pause');

/** Everything that goes wrong on a page, from now on. */
function troublesOf(page: Page): string[] {
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(String(error.stack)));
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(message.text());
  });
  return troubles;
}

async function enter(context: BrowserContext, hand: Hand) {
  const page = await openPage(house, context, hand);
  return { page, troubles: troublesOf(page) };
}

const newContext = () => house.browser.newContext({ viewport: { width: 960, height: 540 }, hasTouch: true });

/** From the title to the first question. Seats that are not named are the set-up's: a computer. */
async function sitDown(page: Page, hand: Hand, people: readonly number[]): Promise<void> {
  await hand.choose(page, 'game:parley');
  await untilAsked(page);
  for (const seat of people) {
    await hand.choose(page, `person:${seat}`);
    await untilAsked(page);
  }
  await hand.choose(page, 'sail');
}

/** One press of whoever is asked: looks behind the curtain, then takes the last of what is listed, or another one now and then. */
async function pressOnce(page: Page, hand: Hand, presses: number): Promise<string> {
  const ids = await idsOf(page);
  const listed = ids.filter((id) => id.startsWith('do|'));
  const id = ids.includes('reveal') ? 'reveal' : listed[presses % 3 === 0 ? 0 : listed.length - 1];
  await hand.choose(page, id);
  return id;
}

/** Presses until the game is over, or so many times. */
async function playOn(page: Page, hand: Hand, most = 120): Promise<string[]> {
  const pressed: string[] = [];
  while (pressed.length < most && !isOver(await idsOf(page))) pressed.push(await pressOnce(page, hand, pressed.length));
  return pressed;
}

describe('the fifth game', () => {
  it('lies on the title as one more board, and two people play it to its end by taps', async () => {
    const context = await newContext();
    const { page, troubles } = await enter(context, finger);
    expect((await idsOf(page)).filter((id) => id.startsWith('game:'))).toHaveLength(5);
    await sitDown(page, finger, [1]);
    const pressed = await playOn(page, finger);
    expect(isOver(await idsOf(page))).toBe(true);
    // Nobody chooses before the curtain was opened: what is listed tells the hand.
    expect(pressed.filter((id) => id === 'reveal').length).toBeGreaterThan(6);
    const record = (await readFinished(page)) as GameRecord;
    expect(record.players.map(({ kind }) => kind)).toEqual(['person', 'person']);
    expect(replayed(record)).toBe('over');
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('is played by keys against a computer, saved, resumed, kept as a file and told again', async () => {
    const context = await newContext();
    const { page, troubles } = await enter(context, keyboard);
    await sitDown(page, keyboard, []);
    await playOn(page, keyboard, 3);
    await untilAsked(page);
    const before = await readRecord(page);
    expect(before?.steps.length).toBeGreaterThan(3);
    await page.reload();
    await untilOpen(page);
    await keyboard.choose(page, 'resume');
    await untilAsked(page);
    expect((await readRecord(page))?.steps).toEqual(before?.steps);
    await playOn(page, keyboard);
    expect(isOver(await idsOf(page))).toBe(true);
    const record = (await readFinished(page)) as GameRecord;
    expect(record.players.map(({ kind }) => kind)).toEqual(['person', 'bot']);
    expect(record.steps.slice(0, before?.steps.length)).toEqual(before?.steps);

    // Out as a file, which any machine can replay, and in again.
    await finger.choose(page, 'title');
    await untilAsked(page);
    await finger.choose(page, 'past');
    const [game] = (await idsOf(page)).filter((id) => id.startsWith('watch:'));
    const download = page.waitForEvent('download');
    await finger.choose(page, game.replace('watch', 'give'));
    const buffer = await readFile(await (await download).path());
    // Facts about the game stand beside its record.
    const { kept: beside, ...taken } = JSON.parse(buffer.toString());
    expect(beside).toBeDefined();
    expect(replayed(taken)).toBe('over');
    const asked = page.waitForEvent('filechooser');
    await finger.choose(page, 'take');
    await (await asked).setFiles({ name: 'game.json', mimeType: 'application/json', buffer });
    const kept = async () => {
      await pass(page, 100);
      return (await idsOf(page)).filter((id) => id.startsWith('watch:')).length;
    };
    // It is the same game, which is here already.
    await pass(page, 2000);
    expect(await kept()).toBe(1);

    // Told again from its beginning to its end.
    await finger.choose(page, game);
    await pass(page, 500);
    await finger.choose(page, 'to:0');
    await finger.choose(page, 'play');
    const atEnd = async () => (await hands(page))?.targets.find(({ id }) => id === 'step')?.refusal !== undefined;
    expect(await atEnd()).toBe(false);
    const told = async () => {
      await pass(page, 2000);
      return { end: await atEnd(), step: await page.evaluate(() => window.stage!.now().step) };
    };
    await until('the end of the replay', told, ({ end }) => end);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('is played by three computers for whoever watches', async () => {
    const context = await newContext();
    const page = await context.newPage();
    const troubles = troublesOf(page);
    await page.addInitScript(installClock, { epoch, seed: 1 });
    const query = 'demo=parley&seats=3&bots=parrot,monkey,bosun&renderer=canvas&speed=brisk';
    await page.goto(`${house.served.url}?${query}`);
    await page.waitForFunction(() => window.stage !== undefined, null, { polling: 50 });
    expect(await page.evaluate(() => window.stage!.until('CardShown', 120_000))).toBe(true);
    expect(await page.evaluate(() => window.stage!.until('GameEnded', 240_000))).toBe(true);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('is not in the product', () => {
    const texts = filesBelow(dist).filter((file) => /\.(js|css|html|json|txt|map)$/.test(file));
    expect(texts.length).toBeGreaterThan(10);
    for (const file of texts) expect(/parley/i.test(readFileSync(file, 'utf8')), file).toBe(false);
    // It would be found there: the test's own program has it.
    const own = filesBelow(house.folder).filter((file) => file.endsWith('.js'));
    expect(own.some((file) => /parley/i.test(readFileSync(file, 'utf8')))).toBe(true);
  });
});
