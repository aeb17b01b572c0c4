/**
 * A host that answers late: whatever is pressed meanwhile does what its button says, as soon as it can, and never what
 * another one says.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GameRecord } from '../../src/match/record.ts';
import { epoch, installClock } from '../../src/tools/page-clock.ts';
import { recordAt } from './card-pirates-hands.ts';
import { finger, hands, pass, untilAsked, untilOpen } from './hands.ts';
import { type House, openHouse } from './open-page.ts';
import { people } from './plug.ts';
import { newRecord, putRecord, readRecord } from './saved.ts';
import { hold, release, slowHost, untilHeld } from './slow-host.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

async function open(record: GameRecord | null, query = '') {
  const context = await house.browser.newContext({ viewport: { width: 960, height: 540 }, hasTouch: true });
  const page = await context.newPage();
  await page.addInitScript(installClock, { epoch, seed: 1 });
  await slowHost(page);
  const visit = async () => {
    await page.goto(`${house.served.url}?renderer=canvas&speed=express${query}`);
    await untilOpen(page);
  };
  await visit();
  if (record) {
    await putRecord(page, record);
    await visit();
    await finger.choose(page, 'resume');
  }
  await untilAsked(page);
  return { page, close: () => context.close() };
}

const ids = async (page: Page): Promise<string[]> => (await hands(page))?.targets.map(({ id }) => id) ?? [];

type Press = string | { key: string };

/** Presses the first with an answer held back, and what lies there too (or a key) before it comes. */
async function pressBoth(page: Page, first: string, then: Press): Promise<void> {
  const { targets, at } = await untilAsked(page);
  const tap = async (id: string) => {
    const box = targets.find((target) => target.id === id);
    if (!box) throw new Error(`There is no ${id}; there is ${targets.map((target) => target.id).join(', ')}.`);
    await page.touchscreen.tap(at.x + (box.x + box.w / 2) * at.scale, at.y + (box.y + box.h / 2) * at.scale);
  };
  await hold(page);
  await tap(first);
  await untilHeld(page);
  if (typeof then === 'string') await tap(then);
  else await page.keyboard.press(then.key);
  await release(page);
  await pass(page, 100);
}

const pauseIsOpen = async (page: Page): Promise<void> => {
  await untilAsked(page);
  expect(await ids(page)).toEqual(expect.arrayContaining(['stay', 'leave']));
};

async function load(page: Page): Promise<void> {
  await finger.choose(page, 'reveal');
  for (let n = 0; n < 3; n++) {
    const deck = (await untilAsked(page)).targets.filter(({ id }) => id.startsWith('deck|'));
    await finger.choose(page, deck[0].id);
  }
}

const steps = async (page: Page) => (await readRecord(page))?.steps ?? [];

describe('while the host is waited for', () => {
  it('the pause opens and taking back takes back, at every moment of a hand-over', async () => {
    const { page, close } = await open(newRecord(people, 'waiting'));
    // The hand is on its way: it stays closed.
    await pressBoth(page, 'reveal', 'pause');
    await pauseIsOpen(page);
    await finger.choose(page, 'stay');
    await load(page);
    // Saved, while nothing lies there.
    await pressBoth(page, 'ready', { key: 'Escape' });
    await pauseIsOpen(page);
    expect((await steps(page)).length).toBe(1);
    await finger.choose(page, 'stay');
    await untilAsked(page);
    await load(page);
    await finger.choose(page, 'ready');
    // The grey pirate is placed on the open table, and can be taken back.
    const ships = async () => (await untilAsked(page)).targets.filter(({ id }) => id.startsWith('ship|'));
    const [, { id: ship }] = await ships();
    await pressBoth(page, ship, 'pause');
    await pauseIsOpen(page);
    expect((await steps(page)).length).toBe(3);
    await finger.choose(page, 'stay');
    await untilAsked(page);
    await pressBoth(page, 'undo', 'pause');
    await pauseIsOpen(page);
    expect((await steps(page)).at(-1)).toEqual({ undo: 1 });
    await finger.choose(page, 'stay');
    await finger.choose(page, ship);
    await untilAsked(page);
    // The pause asks what can be taken back; the button for it lies on the table still.
    await pressBoth(page, 'pause', 'undo');
    await ships();
    expect((await steps(page)).length).toBe(6);
    // The last round is looked up; nothing of it is shown once somebody wants the pause.
    await finger.choose(page, ship);
    await untilAsked(page);
    await hold(page);
    await page.keyboard.press('r');
    await untilHeld(page);
    await page.keyboard.press('Escape');
    await release(page);
    await pass(page, 100);
    await pauseIsOpen(page);
    // What happened is looked up; it does not come between somebody and the door.
    await pressBoth(page, 'log', 'leave');
    await untilAsked(page);
    expect(await ids(page)).toContain('resume');
    await close();
  });

  it('a hand is hidden, and what was not chosen does nothing', async () => {
    const { page, close } = await open(recordAt('battle.attack', 3));
    await finger.choose(page, 'reveal');
    const free = (await untilAsked(page)).targets.filter(({ refusal }) => refusal === undefined);
    const card = free.find(({ id }) => id.startsWith('card|'))!.id;
    await pressBoth(page, card, 'hide');
    await untilAsked(page);
    expect(await ids(page)).toContain('reveal');
    expect((await steps(page)).length).toBe(recordAt('battle.attack', 3).steps.length + 1);
    // Twice on the curtain is once.
    await pressBoth(page, 'reveal', 'reveal');
    expect(await ids(page)).toContain('ready');
    await close();
  });

  it('a computer captain decides, and the pause opens before it is told', async () => {
    const players = [people[0], ...['Bart', 'Calico'].map((name) => ({ name, kind: 'bot' as const, level: 'parrot' }))];
    const { page, close } = await open(newRecord(players, 'computers'));
    for (let n = 0; n < 3; n++) {
      const deck = (await untilAsked(page)).targets.filter(({ id }) => id.startsWith('deck|'));
      await finger.choose(page, deck[0].id);
    }
    await finger.choose(page, 'ready');
    await pass(page, 20);
    await hold(page);
    const passing = pass(page, 60_000);
    await untilHeld(page);
    await page.keyboard.press('Escape');
    await release(page);
    await passing;
    await pauseIsOpen(page);
    await close();
  });

  it('at Yellowbeard’s table the aid, the pause and a second press on the dice', async () => {
    const options = { autoSetup: true, firstPirate: 0, map: 'short-voyage' };
    const { page, close } = await open(newRecord(people, 'aid', options, 'yellowbeard'));
    await finger.choose(page, 'reveal');
    const at = (await untilAsked(page)).targets.find(({ id }) => id.startsWith('at|'))!.id;
    await finger.choose(page, at);
    await finger.choose(page, 'sail');
    await untilAsked(page);
    await finger.choose(page, 'reveal');
    await finger.choose(page, 'anchor');
    await untilAsked(page);
    const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('captains-table/settings') ?? '{}').aid);
    const before = (await steps(page)).length;
    await pressBoth(page, 'rollDie', 'aid');
    expect(await kept()).toBe(false);
    expect((await steps(page)).length).toBe(before + 1);
    await untilAsked(page);
    const [{ id: next }] = (await untilAsked(page)).targets.filter(({ id }) => id === 'lookFirst' || id === 'sail');
    await pressBoth(page, next, 'pause');
    await pauseIsOpen(page);
    await close();
  });

  it('a replay is left although another side is being looked up, and a set-up although voyages are', async () => {
    const { page, close } = await open(null, '&game=card-pirates');
    await pressBoth(page, 'count:1', 'back');
    await untilAsked(page);
    expect(await ids(page)).toContain('past');
    await finger.choose(page, 'game:treasure-fleet');
    await finger.choose(page, 'count:2');
    await finger.choose(page, 'bot:0');
    await finger.choose(page, 'sail');
    await untilAsked(page);
    await finger.choose(page, 'title');
    await finger.choose(page, 'past');
    const watch = (await ids(page)).find((id) => id.startsWith('watch:'))!;
    await finger.choose(page, watch);
    await finger.choose(page, 'play');
    await pressBoth(page, 'side', 'leave');
    await untilAsked(page);
    expect(await ids(page)).toContain(watch);
    await close();
  });
});
