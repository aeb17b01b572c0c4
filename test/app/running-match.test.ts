/** The mark that a match runs here: where it is set and cleared, and what is told when nothing lies beside it. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Saving } from '../../src/app/host/saving.ts';
import { mishaps } from '../../src/app/page/mishaps.ts';
import type { PeopleAtTable } from '../../src/app/playing/people-at-table.ts';
import { idleAfter, unattendedAfter } from '../../src/app/prompts/idle-clock.ts';
import { markRunning, runningSince } from '../../src/app/replays/running-match.ts';
import { type MemoryStore, memoryStore, StoreFault } from '../../src/host/store.ts';
import { flawMessages } from '../../src/words/house/flaws.ts';
import { shellWords } from '../../src/words/house/house.ts';
import { shelf } from './shelf.ts';
import { openSilentHouse, type SilentHouse } from './silent-house.ts';

afterEach(() => vi.unstubAllGlobals());

const key = 'captains-table/running';

/** A match between people is under way. */
async function sail(query = '?game=treasure-fleet') {
  const lies = new Map<string, string>();
  const store = memoryStore();
  const house = await openSilentHouse({ query, store, shelf: lies });
  if (!query.includes('game=')) await house.tap('game:treasure-fleet');
  await house.tap('count:2');
  await house.tap('person:1');
  await house.tap('sail');
  await house.untilAsked((ids) => ids.includes('reveal'));
  return { house, store, lies };
}

/** The page is loaded anew: what the browser keeps is there, and nothing else. */
const reload = (lies: Map<string, string>, store: MemoryStore, query = ''): Promise<SilentHouse> =>
  openSilentHouse({ query, store, shelf: lies });

describe('the mark', () => {
  it('says since when a match runs and nothing more, and is gone when it is put aside', async () => {
    const before = Date.now();
    const { house, lies } = await sail();
    expect(lies.get(key)).toMatch(/^\d+$/);
    expect(Number(lies.get(key))).toBeGreaterThanOrEqual(before);
    await house.tap('pause');
    await house.tap('leave');
    await house.untilAsked((ids) => ids.includes('resume'));
    expect(lies.get(key)).toBe('null');
    await house.tap('resume');
    await house.untilAsked((ids) => ids.includes('reveal'));
    expect(lies.get(key)).toMatch(/^\d+$/);
  });

  it('goes with people who walk away', async () => {
    const { house, lies } = await sail('?kiosk');
    await house.pass(unattendedAfter.curtain + idleAfter['still-there'] + 2000, 1000);
    expect(house.shell.isEmpty).toBe(true);
    expect(lies.get(key)).toBe('null');
  });

  it('is gone when the match is over, while its results still stand', async () => {
    const { house, lies } = await sail();
    expect(lies.get(key)).toMatch(/^\d+$/);
    (house.shell.playing as PeopleAtTable).onOver();
    expect(lies.get(key)).toBe('null');
  });

  it('that cannot be kept or read is none', () => {
    const refusing = {
      getItem: () => {
        throw new Error('no');
      },
      setItem: () => {
        throw new Error('no');
      },
    };
    markRunning(refusing, 5);
    expect([runningSince(refusing), runningSince(null)]).toEqual([null, null]);
    for (const text of ['', 'null', 'soon', '{}']) expect(runningSince(shelf(text))).toBeNull();
    expect(runningSince(shelf('5'))).toBe(5);
  });
});

describe('a table that is loaded anew', () => {
  it('tells once that the match is gone where the store is empty, on the title, until somebody presses', async () => {
    const { lies } = await sail();
    const house = await reload(lies, memoryStore(), '?game=korsar');
    expect(house.ids()).toContain('game:korsar');
    expect(house.notice).toMatchObject({ textContent: flawMessages.GAME_LOST, hidden: false });
    expect(mishaps.latest[0].what).toBe('GAME_LOST');
    // Nobody was there to read it.
    await house.pass(idleAfter.title + 5000, 1000);
    expect(house.shell.isEmpty).toBe(true);
    expect(house.notice.textContent).toBe(flawMessages.GAME_LOST);
    house.touch({ x: 5, y: 500 });
    await house.settle();
    expect(house.notice.hidden).toBe(true);
    expect((await reload(lies, memoryStore())).notice.hidden).toBe(true);
  });

  it('troubles no visitor where nobody looks after it', async () => {
    const { lies } = await sail('?kiosk');
    const house = await reload(lies, memoryStore(), '?kiosk');
    expect(house.notice.textContent).toBe(shellWords().troubles.gone);
    await house.pass(idleAfter.title + 5000, 1000);
    expect(house.notice.hidden).toBe(true);
  });

  it('says nothing where the match waits, whatever becomes of it then', async () => {
    const { lies, store } = await sail();
    const house = await reload(lies, store);
    expect(house.ids()).toContain('resume');
    expect(house.notice.hidden).toBe(true);
    expect((await reload(lies, memoryStore())).notice.hidden).toBe(true);
  });

  it('keeps the mark while the storage does not answer', async () => {
    const { lies, store } = await sail();
    const mark = lies.get(key);
    const silent = Object.assign(memoryStore(), { waitingHeads: () => Promise.reject(new StoreFault('NO_STORAGE')) });
    const house = await reload(lies, silent);
    expect(house.notice.textContent).toBe(flawMessages.NO_STORAGE);
    expect(lies.get(key)).toBe(mark);
    expect((await reload(lies, store)).ids()).toContain('resume');
  });
});

it('a match that goes on from the save before is told of, with a line for whoever looks after the table', async () => {
  const house = await openSilentHouse();
  new Saving({ showUnsaved: () => {} }).setBack();
  expect(house.notice.textContent).toBe(shellWords().troubles.setBack);
  expect(mishaps.latest[0]).toMatchObject({ kind: 'fault', what: 'SAVE_DAMAGED' });
});

describe('a table that people leave', () => {
  it('keeps fifty matches when they have gone, and says nothing', async () => {
    const store = memoryStore();
    const head = (when: number) => ({ game: 'korsar', names: ['Anne'], when, steps: 1, broken: null });
    for (let n = 1; n <= 60; n++) await store.save({ id: `w${n}`, mark: 1, head: head(n), record: {} });
    const house = await openSilentHouse({ query: '?kiosk', store });
    await house.pass(5000, 1000);
    expect(await store.waitingHeads()).toHaveLength(60);
    await house.pass(idleAfter.title, 1000);
    expect(house.shell.isEmpty).toBe(true);
    const left = (await store.waitingHeads()).map(({ id }) => id);
    expect(left).toEqual(Array.from({ length: 50 }, (_, n) => `w${n + 11}`));
  });

  it('at home stays as it is', async () => {
    const store = memoryStore();
    for (let n = 1; n <= 60; n++) await store.save({ id: `w${n}`, mark: 1, head: null, record: {} });
    const house = await openSilentHouse({ store });
    await house.pass(idleAfter.title + 5000, 1000);
    expect(house.shell.isEmpty).toBe(true);
    expect(await store.waitingHeads()).toHaveLength(60);
  });
});
