/**
 * Puts a record into the page's storage as a waiting match, in the layout of earlier versions, and reads back what was saved
 * last: for pictures, crashes and hand-made saves.
 */
import type { Page } from 'playwright-core';
import type { GameRecord } from '../match/record.ts';

/** Code that opens the database with the layout of `host/disk.ts`. */
const open = `
  const open = () => new Promise((done, fail) => {
    const asked = indexedDB.open('captains-table', 2);
    asked.onupgradeneeded = () => {
      const db = asked.result;
      for (const name of ['waiting', 'waiting-heads', 'finished-heads', 'house']) db.createObjectStore(name);
      db.createObjectStore('finished', { autoIncrement: true });
    };
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => fail(asked.error);
  });
  const ask = (request) => new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error);
  });
`;

/** Puts a record in place of every match that waits in the page, which must be at an address of the house already. */
export async function putRecord(page: Page, record: unknown): Promise<void> {
  await page.evaluate(`(async () => {
    ${open}
    const db = await open();
    const change = db.transaction(['waiting', 'waiting-heads'], 'readwrite');
    change.objectStore('waiting').clear();
    change.objectStore('waiting-heads').clear();
    await ask(change.objectStore('waiting').put({ mark: 0, record: ${JSON.stringify(record)} }, 'match'));
    db.close();
  })()`);
}

/** Reads the match that was played last. */
export async function readRecord(page: Page): Promise<GameRecord | null> {
  return page.evaluate(`(async () => {
    ${open}
    const db = await open();
    const look = db.transaction(['waiting', 'waiting-heads']);
    const keys = await ask(look.objectStore('waiting').getAllKeys());
    let latest = null;
    for (const key of keys) {
      const [id] = [key].flat();
      const [entry, head] = await Promise.all([
        ask(look.objectStore('waiting').get(key)),
        ask(look.objectStore('waiting-heads').get(id)),
      ]);
      const order = head?.order ?? 0;
      // The saves of one match lie one behind the other, the latest last.
      if (!latest || order > latest.order || id === latest.id) latest = { id, order, record: entry.record };
    }
    db.close();
    return latest?.record ?? null;
  })()`);
}

/** Reads the game that came to its end last. */
export async function readFinished(page: Page): Promise<GameRecord | null> {
  return page.evaluate(`(async () => {
    ${open}
    const db = await open();
    const all = await ask(db.transaction('finished').objectStore('finished').getAll());
    db.close();
    return all.at(-1) ?? null;
  })()`);
}
