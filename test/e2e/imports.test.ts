/**
 * Sixty files of 25 kinds are chosen on the page, as a person would choose them. What is sound is in the list, the rest is
 * refused in a sentence; the page goes on in every case, and keeps nothing else.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { levels } from '../../src/bots/index.ts';
import { readRecord } from '../../src/match/record.ts';
import { replay } from '../../src/match/replay.ts';
import { seededDice, seedFrom } from '../../src/rules/dice.ts';
import { games } from '../../src/rules/index.ts';
import { finished, ids } from '../host/judge.ts';
import { kinds } from '../host/spoil.ts';
import { countFiles, untilRead } from '../page/files.ts';
import { finger, hands, pass } from '../page/hands.ts';
import { type House, openHouse } from '../page/open-page.ts';
import { openPage } from '../page/plug.ts';

const files = 60;

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

/** As in src/app/page/files.ts, in bytes. */
const largest = 8_000_000;

/** Texts of all records that are kept, of finished games and of waiting ones. */
const kept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((done) => {
      const asked = indexedDB.open('captains-table', 2);
      asked.onsuccess = () => done(asked.result);
    });
    const all = (name: string) =>
      new Promise<unknown[]>((done) => {
        const asked = db.transaction(name).objectStore(name).getAll();
        asked.onsuccess = () => done(asked.result);
      });
    const [over, waiting] = [await all('finished'), await all('waiting')];
    db.close();
    return [...over, ...waiting.map((each) => (each as { record: unknown }).record)].map((each) =>
      JSON.stringify(each),
    );
  });

/** What a house without a page makes of this text: the record it keeps, and whether its game is over; null if it is not sound. */
function sound(text: string): { record: string; over: boolean } | null {
  const isLevel = (name: string) => Object.hasOwn(levels, name);
  const read = readRecord(text, games, isLevel);
  const replayed = read.ok ? replay(read.record, games, isLevel) : read;
  if (!replayed.ok) return null;
  const { match } = replayed as Extract<ReturnType<typeof replay>, { ok: true }>;
  return { record: JSON.stringify(match.record), over: match.outcome !== null };
}

it(`${files} files: what is sound is kept as it is, what is not is refused, and the page goes on`, async () => {
  const context = await house.browser.newContext({ viewport: { width: 480, height: 270 }, hasTouch: true });
  await countFiles(context);
  const page = await openPage(house, context);
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(String(error.stack)));
  await finger.choose(page, 'past');
  const names = Object.keys(kinds);
  const dice = seededDice(seedFrom('imports on the page'), 'effects');
  const expected: string[] = [];
  for (let n = 0; n < files; n++) {
    const { record } = finished(ids[n % ids.length]);
    // Every fifth file is one that nobody has touched.
    const spoilt = n % 5 === 0 ? record : kinds[names[n % names.length]](structuredClone(record), dice);
    const text = typeof spoilt === 'string' ? spoilt : (JSON.stringify(spoilt) ?? '');
    const taken = sound(text);
    // A game that is over comes in once.
    if (taken && !(taken.over && expected.includes(taken.record))) expected.push(taken.record);
    const buffer = Buffer.from(text);
    const give = async () => {
      const asked = page.waitForEvent('filechooser');
      await finger.choose(page, 'take');
      await (await asked).setFiles({ name: `${n}.json`, mimeType: 'application/json', buffer });
    };
    // One that is too large is not even read; the host judges the others before time goes on.
    await (buffer.length > largest ? give() : untilRead(page, give));
    // A finger that presses the same place faster than this for ten seconds is taken for a stuck button.
    await pass(page, 600);
    expect((await kept(page)).toSorted(), `file ${n}`).toEqual(expected.toSorted());
    expect((await hands(page))?.targets.map(({ id }) => id)).toContain('take');
  }
  console.log(`${files} files: ${expected.length} kept, ${files - expected.length} refused`);
  expect(expected.length).toBeGreaterThanOrEqual(ids.length);
  await finger.choose(page, 'close');
  expect((await hands(page))?.targets.map(({ id }) => id)).toContain('game:korsar');
  expect(troubles).toEqual([]);
  await context.close();
});
