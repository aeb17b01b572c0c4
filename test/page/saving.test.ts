/**
 * A disk that fails in the middle of a match: no room, or site data cleared. Whatever is not saved is told as not saved, and
 * all of it is saved as soon as that works again.
 */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CDPSession, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Match } from '../../src/match/match.ts';
import type { GameRecord } from '../../src/match/record.ts';
import { pick, seededDice, seedFrom } from '../../src/rules/dice.ts';
import { korsar as korsarRules } from '../../src/rules/korsar/game.ts';
import { openProfile } from '../../src/tools/drive.ts';
import { flawMessages } from '../../src/words/house/flaws.ts';
import { shellWords } from '../../src/words/house/house.ts';
import { until } from '../progress.ts';
import { finger, marked, untilAsked } from './hands.ts';
import { korsar } from './korsar-hands.ts';
import { type House, openHouse } from './open-page.ts';
import { openPage, people } from './plug.ts';
import { putRecord, readRecord } from './saved.ts';
import { watchedContext } from './watched.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

/** Acts once, with whatever presses that takes. */
async function act(page: Page, dice = seededDice(seedFrom('disk'), 'effects')): Promise<void> {
  const count = async () => (await marked(page, 'acknowledged')) + (await marked(page, 'unsaved'));
  const before = await count();
  for (let presses = 0; (await count()) === before; presses++) {
    expect(presses).toBeLessThan(50);
    const ids = (await untilAsked(page)).targets.map(({ id }) => id);
    await korsar.press(page, ids, (all) => pick(all, dice));
  }
}

/** Pixels of the corner where the sign stands, without the open sea's movement: bright letters on a dark ground, which gold is not. */
async function signShows(page: Page): Promise<boolean> {
  await page.evaluate(() => window.stage!.advance(20));
  const clip = { x: 36, y: 6, width: 80, height: 18 };
  const { channels } = await sharp(await page.screenshot({ clip })).stats();
  return channels[0].max > 200 && channels[0].mean < 100 && channels[2].min < 60;
}

/** Writes down every sentence from now on: one that is only to be read once goes by a real clock, sooner than a busy machine looks. */
async function listen(page: Page): Promise<() => Promise<string>> {
  const sentences = await page.evaluateHandle(() => {
    const all: string[] = [];
    const box = document.getElementById('notice')!;
    new MutationObserver(() => all.push(box.textContent ?? '')).observe(box, { childList: true });
    return all;
  });
  return () => sentences.evaluate((all) => all.join('\n'));
}

/** What the host says of itself arrives by a real clock. */
async function eventually(name: string, look: () => Promise<boolean>): Promise<void> {
  await until(name, look, (seen) => seen, 100);
}

interface Opened {
  page: Page;
  disk: CDPSession;
  origin: string;
  /** How many steps the record on the disk has. */
  steps(): Promise<number>;
  close(): Promise<void>;
}

/** A game between two people that has gone on for a while: its record is long enough to fill a small disk soon. */
function record(): GameRecord {
  const dice = seededDice(seedFrom('disk'), 'bots');
  const match = Match.create(korsarRules, { seats: 2, seed: seedFrom('disk'), players: people });
  for (let n = 0; n < 40; n++) {
    const [seat] = match.toAct;
    // Cards are drawn as long as there are some, so that the game is not over soon.
    const legal = match.legal(seat);
    match.act(seat, legal.find(({ type }) => type === 'draw') ?? pick(legal, dice));
  }
  return match.record;
}

/** Only a profile on the disk has a limit; with `room`, one that has no more than about so many bytes. */
async function openGame(room?: number): Promise<Opened> {
  const profile = await mkdtemp(path.join(tmpdir(), 'captains-table-'));
  const context = watchedContext(await openProfile(profile, { viewport: { width: 960, height: 540 }, hasTouch: true }));
  const origin = new URL(house.served.url).origin;
  // The browser remembers how much room there is, so it must be told before anything is written.
  const disk = await context.newCDPSession(await context.newPage());
  if (room !== undefined) await disk.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: room });
  const first = await openPage(house, context);
  await putRecord(first, record());
  await first.close();
  const page = await openPage(house, context);
  await finger.choose(page, 'resume');
  await act(page);
  expect(await marked(page, 'acknowledged')).toBe(1);
  expect(await signShows(page)).toBe(false);
  const close = async () => {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  };
  return { page, disk, origin, steps: () => readRecord(page).then((kept) => kept?.steps.length ?? 0), close };
}

describe('a disk that fails in the middle of a match', () => {
  it('without room: the sign stands and one sentence is said; with room again all of it is saved and the sign goes', async () => {
    const { page, disk, origin, steps, close } = await openGame(70_000);
    const said = await listen(page);
    let begun = 0;
    for (let n = 0; n < 40 && (await marked(page, 'unsaved')) === 0; n++) {
      begun = performance.now();
      await act(page);
    }
    const kept = await steps();
    expect(kept).toBe(40 + (await marked(page, 'acknowledged')));
    expect(await marked(page, 'unsaved')).toBe(1);
    await eventually('the sign that nothing is saved', () => signShows(page));
    console.info(`${Math.round(performance.now() - begun)} ms from before the action that was not saved to the sign`);
    expect(await said()).toMatch(/is full, so the game is not being saved/);
    for (let n = 0; n < 3; n++) await act(page);
    expect(await marked(page, 'unsaved')).toBe(4);
    expect(await steps()).toBe(kept);
    await disk.send('Storage.overrideQuotaForOrigin', { origin });
    await eventually('four steps more on the disk', async () => (await steps()) === kept + 4);
    await eventually('the sign that goes', async () => !(await signShows(page)));
    await act(page);
    expect(await steps()).toBe(kept + 5);
    expect(await steps()).toBe(40 + (await marked(page, 'acknowledged')) + 4);
    await close();
  });

  it('with its data cleared: the match is written anew, and nothing is lost', async () => {
    const { page, disk, origin, steps, close } = await openGame();
    for (let n = 0; n < 3; n++) await act(page);
    await disk.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    await eventually('44 steps on the disk', async () => (await steps()) === 44);
    await act(page);
    expect(await steps()).toBe(45);
    expect(await marked(page, 'acknowledged')).toBe(5);
    await eventually('the sign that goes', async () => !(await signShows(page)));
    await close();
  });
});

/** Closes the table, does something to what the browser keeps, and opens the table again. */
async function inBetween<T>(page: Page, work: () => Promise<T>): Promise<{ again: Page; done: T }> {
  const context = page.context();
  const other = await context.newPage();
  await other.goto(new URL('licences.txt', house.served.url).href);
  await page.close();
  const done = await other.evaluate(work);
  await other.close();
  return { again: await openPage(house, context), done };
}

const noticed = (page: Page) =>
  page.evaluate(() => {
    const box = document.getElementById('notice');
    return box && !box.hidden ? box.textContent : null;
  });

/** What says that a match runs. */
const runs = (page: Page) => page.evaluate(() => localStorage.getItem('captains-table/running'));

describe('a table that is opened again', () => {
  it('tells on the title that the match is gone when its database is, and only once', async () => {
    const { page, close } = await openGame();
    // When it began, and nothing else.
    expect(await runs(page)).toMatch(/^\d{13}$/);
    const { again } = await inBetween(
      page,
      () =>
        new Promise<void>((gone, fail) => {
          const asked = indexedDB.deleteDatabase('captains-table');
          asked.onsuccess = () => gone();
          asked.onerror = () => fail(asked.error);
        }),
    );
    const ids = (await untilAsked(again)).targets.map(({ id }) => id);
    expect(ids).toContain('game:korsar');
    expect(ids).not.toContain('resume');
    expect(await noticed(again)).toBe(flawMessages.GAME_LOST);
    const { again: third } = await inBetween(again, async () => {});
    await untilAsked(third);
    expect(await noticed(third)).toBeNull();
    await close();
  });

  it('goes on one decision earlier when the last save is spoilt, says so, and keeps that one aside', async () => {
    const { page, close } = await openGame();
    for (let n = 0; n < 3; n++) await act(page);
    const { again, done: spoilt } = await inBetween(page, async () => {
      const ask = <T>(request: IDBRequest<T>) =>
        new Promise<T>((done, fail) => {
          request.onsuccess = () => done(request.result);
          request.onerror = () => fail(request.error);
        });
      const db = await ask(indexedDB.open('captains-table'));
      const waiting = db.transaction('waiting', 'readwrite').objectStore('waiting');
      const last = (await ask(waiting.getAllKeys())).at(-1)!;
      const kept = await ask(waiting.get(last));
      kept.record.seed = 'f'.repeat(32);
      await ask(waiting.put(kept, last));
      db.close();
      return JSON.stringify(kept.record);
    });
    expect(JSON.parse(spoilt).steps).toHaveLength(44);
    await finger.choose(again, 'resume');
    await untilAsked(again);
    expect(await noticed(again)).toBe(shellWords().troubles.setBack);
    expect((await readRecord(again))?.steps).toHaveLength(43);
    await act(again);
    expect((await readRecord(again))?.steps).toHaveLength(44);
    const { done: all } = await inBetween(again, async () => {
      const db = await new Promise<IDBDatabase>((done) => {
        const asked = indexedDB.open('captains-table');
        asked.onsuccess = () => done(asked.result);
      });
      return new Promise<string[]>((done) => {
        const asked = db.transaction('waiting').objectStore('waiting').getAll();
        asked.onsuccess = () => done(asked.result.map(({ record }) => JSON.stringify(record)));
      });
    });
    expect(all).toContain(spoilt);
    await close();
  });
});
