/** The gallery walked from end to end on the built page: every beat, piece, effect and sound of every game is there. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { games } from '../../src/rules/index.ts';
import { epoch, installClock } from '../../src/tools/page-clock.ts';
import { finger, pass } from './hands.ts';
import { type House, openHouse } from './open-page.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

/** The names of a game's events, as its types list them. */
function eventsOf(game: string): string[] {
  const text = readFileSync(`src/rules/${game}/types.ts`, 'utf8');
  const names = [...text.matchAll(/type: '([A-Z]\w+)'/g)].map(([, name]) => name);
  return [...new Set(names)];
}

const titles: Record<string, string> = { korsar: 'Korsar', 'card-pirates': 'Card Pirates', yellowbeard: 'Yellowbeard' };

describe('the gallery', () => {
  it('has a beat for every event, and everything in its four rooms can be shown', async () => {
    const context = await house.browser.newContext({ viewport: { width: 960, height: 540 }, hasTouch: true });
    const page = await context.newPage();
    const troubles: string[] = [];
    page.on('pageerror', (error) => troubles.push(String(error.stack)));
    page.on('console', (message) => {
      if (message.type() === 'error') troubles.push(message.text());
    });
    await page.addInitScript(installClock, { epoch, seed: 1 });
    await page.goto(`${house.served.url}?gallery&renderer=canvas`);
    await page.waitForFunction(() => window.stage?.exhibits !== undefined, null, { polling: 200 });
    const rooms = await page.evaluate(() => window.stage!.exhibits!);
    const missing = Object.keys(games).flatMap((game) => {
      const prefix = titles[game] ? `${titles[game]}: ` : '';
      return eventsOf(game)
        .map((event) => `${prefix}${event}`)
        .filter((name) => !rooms.beats.some((beat) => beat === name || beat.startsWith(`${name} `)));
    });
    expect(missing).toEqual([]);
    await pass(page, 500);
    const found: string[] = [];
    for (const [room, names] of Object.entries(rooms)) {
      expect(names.length, room).toBeGreaterThan(30);
      await finger.choose(page, room);
      for (const name of names) {
        // In the middle of it, drawn; what goes wrong says so on the console.
        await page.evaluate(() => window.stage!.advance(50));
        await pass(page, 450);
        for (const trouble of troubles.splice(0)) found.push(`${room}: ${name}: ${trouble}`);
        await finger.choose(page, 'next');
      }
    }
    console.log(
      Object.entries(rooms)
        .map(([room, names]) => `${names.length} ${room}`)
        .join(', '),
    );
    expect(found).toEqual([]);
    const heard = new Set(await page.evaluate(() => window.stage!.heard().map(({ cue }) => cue)));
    const asked = rooms.sounds
      .filter((name) => name !== 'sea')
      .map((name) => name.replace('music ', 'music:').replace(' + drum', '+tension'));
    expect(asked.filter((name) => !heard.has(name))).toEqual([]);
    await context.close();
  });
});
