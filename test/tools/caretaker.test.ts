/** The way in for whoever has a terminal and no page: what is written down, and a reset that the page takes. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Caretaker } from '../../src/tools/kiosk/caretaker.ts';
import { mishapsOfClocks, SetClocks } from '../set-clocks.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'captains-table-care-'));
});
afterEach(() => {
  rmSync(dir, { recursive: true });
  vi.unstubAllGlobals();
});

const lock = { isSet: true, wrong: 2, wait: 0 };
const at = (second: number) => new Date(Date.UTC(2030, 0, 1, 0, 0, second));

/** A page whose code runs here, on this storage. */
function openPage(storage: Map<string, string>, answers = true) {
  const calls = { reloads: 0 };
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    removeItem: (key: string) => void storage.delete(key),
  });
  return Object.assign(calls, {
    evaluate: async (run: (given: unknown) => unknown, given: unknown) => {
      if (!answers) throw new Error('The page is gone.');
      return run(given);
    },
    reload: async () => {
      calls.reloads++;
      return null;
    },
  }) as unknown as Page & { reloads: number };
}

it('what the page keeps is written down once a minute, and told', async () => {
  const clocks = new SetClocks(Date.UTC(2030, 0, 1));
  const caretaker = new Caretaker(path.join(dir, 'office'), clocks);
  const storage = new Map([
    ['captains-table/house', '{"cap":3}'],
    ['captains-table/mishaps', '[{"what":"CardPlayed"}]'],
  ]);
  const page = openPage(storage);
  await caretaker.look(page);
  storage.set('captains-table/house', '{"cap":4}');
  clocks.pass(59_000);
  await caretaker.look(page);
  expect(caretaker.state(lock).join('\n')).toContain('{"cap":3}');
  clocks.pass(1000);
  await caretaker.look(page);
  const told = caretaker.state(lock).join('\n');
  for (const part of ['{"cap":4}', 'CardPlayed', 'wrong tries since the last right one: 2', '2030-01-01T00:01'])
    expect(told).toContain(part);
});

it.each(mishapsOfClocks)('it is written down again within two minutes: %s', async (_, happens) => {
  const clocks = new SetClocks();
  const caretaker = new Caretaker(dir, clocks);
  const storage = new Map([['captains-table/house', '{"cap":3}']]);
  const page = openPage(storage);
  await caretaker.look(page);
  storage.set('captains-table/house', '{"cap":4}');
  happens(clocks);
  for (let second = 0; second < 120; second++) {
    clocks.pass(1000);
    await caretaker.look(page);
  }
  expect(caretaker.state(lock).join('\n')).toContain('{"cap":4}');
});

it('a reset waits for a page that answers, is done once, and leaves everything else', async () => {
  const caretaker = new Caretaker(dir);
  const storage = new Map([
    ['captains-table/house', '{"cap":3}'],
    ['captains-table/settings', '{}'],
  ]);
  new Caretaker(dir).askForReset();
  expect(caretaker.state(lock).join('\n')).toContain('about to be reset');
  await caretaker.look(openPage(storage, false));
  expect(storage.size).toBe(2);
  const page = openPage(storage);
  await caretaker.look(page);
  await caretaker.look(page);
  expect([...storage.keys()]).toEqual(['captains-table/settings']);
  expect(page.reloads).toBe(1);
});

it('lines about the browser do not grow without end', () => {
  const caretaker = new Caretaker(dir);
  for (let n = 0; n < 1500; n++) caretaker.note(`line ${n}`, at(0));
  const lines = readFileSync(path.join(dir, 'browser.log'), 'utf8').trimEnd().split('\n');
  expect(lines.length).toBeLessThan(1000);
  expect(lines.at(-1)).toContain('line 1499');
  expect(caretaker.state({ ...lock, isSet: false, wait: 0 })[0]).toContain('stays closed');
});

it('nothing at all is told as well', () => {
  expect(new Caretaker(dir).state({ ...lock, wait: 4200 }).join('\n')).toContain('next try in 5 s');
});

it('a folder that takes nothing is said once, and everything goes on', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const file = path.join(dir, 'file');
  writeFileSync(file, '');
  const caretaker = new Caretaker(path.join(file, 'office'));
  for (let n = 0; n < 3; n++) {
    caretaker.note('The table is shown.', at(n));
    await caretaker.look(openPage(new Map()));
  }
  expect(said.mock.calls.length).toBeGreaterThan(0);
  expect(said.mock.calls.length).toBeLessThan(3);
  said.mockRestore();
});
