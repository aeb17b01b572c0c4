/** Games that are over: listed on the title, told again with a hand on time, out to a file and in from one. */
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { epoch, installClock } from '../../src/tools/page-clock.ts';
import { countFiles, untilRead } from './files.ts';
import { finger, hands, keyboard, pass, untilAsked } from './hands.ts';
import { type House, openHouse } from './open-page.ts';
import { pads } from './pads.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

const ids = async (page: Page): Promise<string[]> => (await hands(page))?.targets.map((target) => target.id) ?? [];
const watched = async (page: Page): Promise<string[]> => (await ids(page)).filter((id) => id.startsWith('watch:'));

/** Chooses a file for the page, as a person would, and waits until it has been judged. One that is too large is not read. */
async function take(page: Page, name: string, buffer: Buffer, tooLarge = false): Promise<void> {
  const give = async () => {
    const asked = page.waitForEvent('filechooser');
    await finger.choose(page, 'take');
    await (await asked).setFiles({ name, mimeType: 'application/json', buffer });
  };
  await (tooLarge ? give() : untilRead(page, give));
  // The host judges it before time goes on.
  await pass(page, 200);
}

describe('games that are over', () => {
  it('are watched, stepped through, kept as a file and taken in from one', async () => {
    const context = await house.browser.newContext({ viewport: { width: 960, height: 540 }, hasTouch: true });
    const page = await context.newPage();
    const troubles: string[] = [];
    page.on('pageerror', (error) => troubles.push(String(error.stack)));
    await countFiles(page);
    await page.addInitScript(installClock, { epoch, seed: 1 });
    await page.goto(`${house.served.url}?renderer=canvas&speed=express`);
    await page.waitForFunction(() => window.stage !== undefined, null, { polling: 50 });
    await pass(page, 200);

    await finger.choose(page, 'past');
    expect(await ids(page)).toEqual(['take', 'close']);
    await finger.choose(page, 'close');
    await finger.choose(page, 'game:treasure-fleet');
    await finger.choose(page, 'count:2');
    await finger.choose(page, 'bot:0');
    await finger.choose(page, 'sail');
    expect((await untilAsked(page)).targets.map(({ id }) => id)).toContain('again');
    await finger.choose(page, 'title');
    await finger.choose(page, 'past');
    const [game] = await watched(page);

    // Out, and in again: it is here already. What is none is refused, and what is there stays.
    const download = page.waitForEvent('download');
    await finger.choose(page, game.replace('watch', 'give'));
    const kept = path.join(tmpdir(), `captains-table-${process.pid}.json`);
    await (await download).saveAs(kept);
    const buffer = await readFile(kept);
    await rm(kept);
    await take(page, 'game.json', buffer);
    expect(await watched(page)).toHaveLength(1);
    const broken = Buffer.from(buffer.toString().replace('"seat":1', '"seat":0'));
    await take(page, 'broken.json', broken);
    expect(await watched(page)).toHaveLength(1);

    // Hostile, huge or of another time: each is refused, and the page lives.
    const record = JSON.parse(buffer.toString());
    const bad: Record<string, string> = {
      huge: ' '.repeat(8_000_001),
      deep: '['.repeat(200_000),
      prototype: buffer.toString().replace('{', '{"__proto__":{"players":[]},"constructor":{},'),
      older: JSON.stringify({ ...record, version: 0 }),
      newer: JSON.stringify({ ...record, version: 99 }),
      markup: JSON.stringify({ ...record, game: '<img src=x onerror=alert(1)>' }),
    };
    for (const [name, text] of Object.entries(bad)) {
      await take(page, `${name}.json`, Buffer.from(text), name === 'huge');
      expect(await watched(page), name).toHaveLength(1);
    }

    await finger.choose(page, game);
    await pass(page, 1500);
    await finger.choose(page, 'play');
    const held = await page.evaluate(() => window.stage!.now());
    await pass(page, 10_000);
    expect(await page.evaluate(() => window.stage!.now())).toEqual(held);
    await finger.choose(page, 'step');
    await pass(page, 5000);
    expect((await page.evaluate(() => window.stage!.now())).step).toBeGreaterThan(held.step);
    await finger.choose(page, 'back');
    // A hand on time: to the beginning, on by one, to where the game turned.
    const stepNow = async () => (await page.evaluate(() => window.stage!.now())).step;
    await finger.choose(page, 'to:0');
    expect((await hands(page))?.targets.find(({ id }) => id === 'back')).toMatchObject({ refusal: expect.any(String) });
    await keyboard.choose(page, 'scrub');
    const before = await stepNow();
    await page.keyboard.press('ArrowRight');
    await pass(page, 50);
    expect((await hands(page))?.targets.find(({ id }) => id === 'back')).not.toHaveProperty('refusal');
    await finger.choose(page, 'turn');
    await pass(page, 8000);
    expect(await stepNow()).toBeGreaterThan(before);
    // From a captain's side, and on from there.
    await finger.choose(page, 'to:0');
    await finger.choose(page, 'side');
    await pass(page, 300);
    await finger.choose(page, 'step');
    await pass(page, 8000);
    expect(await stepNow()).toBeGreaterThan(0);
    const ends = (await ids(page)).filter((id) => id.startsWith('to:')).at(-1);
    await finger.choose(page, ends ?? '');
    const last = await hands(page);
    expect(last?.targets.find(({ id }) => id === 'step')).toMatchObject({ refusal: expect.any(String) });
    // From the end it begins anew, and plays to the end by itself.
    await finger.choose(page, 'play');
    await pass(page, 120_000);
    expect((await hands(page))?.targets.find(({ id }) => id === 'step')).toMatchObject({ refusal: expect.any(String) });
    await page.keyboard.press('Escape');
    await pass(page, 100);
    expect(await watched(page)).toHaveLength(1);
    await page.keyboard.press('Escape');
    await pass(page, 100);
    expect(await ids(page)).toContain('game:treasure-fleet');
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('lie under the hand of a gamepad: shoulders, triggers, speed, side; the bar fades and comes back', async () => {
    const context = await house.browser.newContext({ viewport: { width: 960, height: 540 }, hasTouch: true });
    const page = await context.newPage();
    await page.addInitScript(installClock, { epoch, seed: 1 });
    const held = await pads(page, 1);
    await page.goto(`${house.served.url}?renderer=canvas&speed=express`);
    await page.waitForFunction(() => window.stage !== undefined, null, { polling: 50 });
    await pass(page, 200);
    await finger.choose(page, 'game:treasure-fleet');
    await finger.choose(page, 'bot:0');
    await finger.choose(page, 'sail');
    await untilAsked(page);
    await finger.choose(page, 'title');
    await finger.choose(page, 'past');
    await finger.choose(page, (await watched(page))[0]);
    await finger.choose(page, 'to:0');

    const refusal = async (id: string) => (await hands(page))?.targets.find((target) => target.id === id)?.refusal;
    const steps = async () => (await page.evaluate(() => window.stage!.now())).step;
    // A trigger goes on as long as it is held, and back again to the very beginning.
    expect(await refusal('back')).toBeDefined();
    await held.press(0, 'trigger');
    expect(await refusal('back')).toBeUndefined();
    await held.press(0, 'triggerLeft');
    expect(await refusal('back')).toBeDefined();
    await held.set(0, 'trigger', true);
    await pass(page, 8000);
    await held.set(0, 'trigger', false);
    expect(await refusal('step')).toBeDefined();
    await held.set(0, 'triggerLeft', true);
    await pass(page, 8000);
    await held.set(0, 'triggerLeft', false);
    expect(await refusal('back')).toBeDefined();
    // A shoulder tells the next step on which the game turned, and stops after it.
    const before = await steps();
    await held.press(0, 'shoulder');
    await pass(page, 9000);
    expect(await steps()).toBeGreaterThan(before);
    const told = await steps();
    await pass(page, 5000);
    expect(await steps()).toBe(told);
    expect(await refusal('back')).toBeUndefined();
    await held.press(0, 'shoulderLeft');
    await held.press(0, 'north');
    await held.press(0, 'west');
    expect(await hands(page)).not.toBeNull();

    // While it plays and nobody touches anything the table shines through the bar; any touch brings it back.
    await finger.choose(page, 'to:0');
    const playButton = async () => {
      const play = (await hands(page))!.targets.find(({ id }) => id === 'play')!;
      const { x, y, scale } = (await hands(page))!.at;
      await page.evaluate(() => window.stage!.advance(20));
      const clip = { x: x + play.x * scale, y: y + (play.y + 20) * scale, width: 16, height: 16 };
      const { channels } = await sharp(await page.screenshot({ clip })).stats();
      return channels[0].mean;
    };
    await finger.choose(page, 'play');
    const bright = await playButton();
    await pass(page, 3500);
    const faint = await playButton();
    expect(faint).toBeLessThan(bright - 40);
    await page.mouse.move(300, 200);
    await pass(page, 50);
    expect(await playButton()).toBeGreaterThan(faint + 40);
    await pass(page, 3500);
    expect(await playButton()).toBeLessThan(bright - 40);
    await held.press(0, 'shoulder');
    expect(await playButton()).toBeGreaterThan(faint + 40);
    await context.close();
  });
});
