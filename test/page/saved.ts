/** Puts a record into the page's storage as the running match, and reads it back: for crashes and hand-made saves. */
import type { Page } from 'playwright-core';
import { Match } from '../../src/match/match.ts';
import type { GameRecord, Player } from '../../src/match/record.ts';
import { seedFrom } from '../../src/rules/dice.ts';
import { games } from '../../src/rules/index.ts';

/** A match that nobody has played yet, with a seed of our choice. */
export function newRecord(players: Player[], seed: string, options: object = {}, id = 'treasure-fleet'): GameRecord {
  const game = games[id];
  return Match.create(game, { seats: players.length, seed: seedFrom(seed), players, options }).record;
}

const open = `
  const open = () => new Promise((done, fail) => {
    const asked = indexedDB.open('captains-table', 1);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore('running');
      asked.result.createObjectStore('finished', { autoIncrement: true });
    };
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => fail(asked.error);
  });
  const ask = (request) => new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error);
  });
`;

/** The page must be at the house's address already. */
export async function putRecord(page: Page, record: unknown): Promise<void> {
  await page.evaluate(`(async () => {
    ${open}
    const db = await open();
    await ask(db.transaction('running', 'readwrite').objectStore('running').put(${JSON.stringify(record)}, 'match'));
    db.close();
  })()`);
}

export async function readRecord(page: Page): Promise<GameRecord | null> {
  return page.evaluate(`(async () => {
    ${open}
    const db = await open();
    const found = await ask(db.transaction('running').objectStore('running').get('match'));
    db.close();
    return found ?? null;
  })()`);
}
