/** Puts a record into the page's storage as the running match, and reads it back: for pictures, crashes and hand-made saves. */
import type { Page } from 'playwright-core';
import type { GameRecord } from '../match/record.ts';

/** As `host/store.ts` lays it out. */
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

/** The page must be at an address of the house already. */
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
