/** The number of the operator's office: kept salted, wrong tries slow down, and a server that hands tries on to it. */
import { mkdirSync, mkdtempSync, readFileSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OfficeDoor } from '../../src/tools/kiosk/office-door.ts';
import { free, isPin, PinLock, waitAfter } from '../../src/tools/kiosk/pin-lock.ts';
import { type Served, serve } from '../../src/tools/serve.ts';
import { mishapsOfClocks, SetClocks } from '../set-clocks.ts';

let dir: string;
let file: string;
let clocks: SetClocks;
const open = () => new PinLock(file, clocks);
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'captains-table-office-'));
  file = path.join(dir, 'office.json');
  clocks = new SetClocks();
});
afterEach(() => rmSync(dir, { recursive: true }));

describe('the number', () => {
  it('given again at a start leaves wrong tries as they are; another one, or a reset, forgets them', async () => {
    const lock = open();
    await lock.set('4711');
    await lock.try('1111');
    await lock.set('4711');
    expect(lock.wrong).toBe(1);
    await lock.set('4712');
    expect(lock.wrong).toBe(0);
    await lock.try('1111');
    lock.remove();
    await lock.set('4712');
    expect(lock.wrong).toBe(0);
  });

  it.each(['1111', '4711'])('that is reset while %s is tried stays reset', async (digits) => {
    const lock = open();
    await lock.set('4711');
    const tried = lock.try(digits);
    await Promise.resolve();
    lock.remove();
    expect((await tried).open).toBe(false);
    expect(lock.isSet).toBe(false);
  });

  it('has four to eight digits', () => {
    for (const good of ['1234', '00000000']) expect(isPin(good)).toBe(true);
    for (const bad of ['123', '123456789', '12a4', '', ' 1234', '１２３４', 1234, null]) expect(isPin(bad)).toBe(false);
  });

  it('is not in its file, is told apart by its salt, and nobody else reads the file', async () => {
    await open().set('20406080');
    const first = readFileSync(file, 'utf8');
    expect(first).not.toContain('20406080');
    expect(statSync(file).mode & 0o077).toBe(0);
    await open().set('20406080');
    expect(JSON.parse(readFileSync(file, 'utf8')).hash).not.toBe(JSON.parse(first).hash);
  });

  it('opens, and no other does', async () => {
    const lock = open();
    expect(lock.isSet).toBe(false);
    expect(await lock.try('1234')).toEqual({ open: false, wait: 0 });
    await lock.set('1234');
    expect(await lock.try('1235')).toEqual({ open: false, wait: 0 });
    expect(await lock.try('12345')).toEqual({ open: false, wait: 0 });
    expect(await lock.try('1234')).toEqual({ open: true });
  });

  it('is another one as soon as the terminal says so', async () => {
    const lock = open();
    await lock.set('1234');
    await open().set('4321');
    expect(await lock.try('4321')).toEqual({ open: true });
    open().remove();
    expect(lock.isSet).toBe(false);
    expect(await lock.try('4321')).toMatchObject({ open: false });
  });

  it('that cannot be read is none', () => {
    for (const text of ['', '{', '[]', '{"salt":"00","hash":"00","wrong":0,"until":0}', '{"salt":1}']) {
      writeFileSync(file, text);
      expect(open().isSet).toBe(false);
    }
  });
});

describe('wrong tries', () => {
  it('cost nothing three times, then twice as much each', async () => {
    expect([1, 2].map(waitAfter)).toEqual([0, 0]);
    const lock = open();
    await lock.set('1234');
    let before = 0;
    for (let wrong = 1; wrong < free + 4; wrong++) {
      const tried = await lock.try('0000');
      if (tried.open) throw new Error('It opened.');
      if (wrong >= free) expect(tried.wait).toBe(Math.max(2 * before, waitAfter(free)));
      before = tried.wait;
      clocks.pass(tried.wait);
    }
    expect(waitAfter(1000)).toBe(3_600_000);
  });

  it('shut it for the right number as well until the time is over', async () => {
    const lock = open();
    await lock.set('1234');
    // Every time another start of the server.
    for (let i = 0; i < free; i++) await open().try('0000');
    const { wait } = lock;
    expect(wait).toBe(waitAfter(free));
    expect(await open().try('1234')).toEqual({ open: false, wait });
    clocks.pass(wait - 1);
    expect(await lock.try('1234')).toEqual({ open: false, wait: 1 });
    // What was said meanwhile was not tried, so it costs nothing.
    expect(lock.wrong).toBe(free);
    clocks.pass(1);
    expect(await lock.try('1234')).toEqual({ open: true });
    expect([lock.wrong, open().wrong]).toEqual([0, 0]);
  });

  it('at once count one by one', async () => {
    const lock = open();
    await lock.set('1234');
    await Promise.all(Array.from({ length: 20 }, (_, i) => lock.try(`${5000 + i}`)));
    expect(lock.wrong).toBe(free);
    expect(lock.wait).toBe(waitAfter(free));
  });

  it('count on a disk that takes nothing as well, and are written as soon as it does', async () => {
    const lock = open();
    await lock.set('1234');
    // Nothing can be written any more.
    const fresh = `${file}.new`;
    mkdirSync(fresh);
    for (let i = 0; i < free; i++) await lock.try('0000');
    expect([lock.wrong, lock.wait, open().wrong]).toEqual([free, waitAfter(free), 0]);
    expect(await lock.try('1234')).toEqual({ open: false, wait: waitAfter(free) });
    clocks.pass(waitAfter(free));
    expect(await lock.try('0000')).toEqual({ open: false, wait: waitAfter(free + 1) });
    rmdirSync(fresh);
    clocks.pass(waitAfter(free + 1));
    await lock.try('0000');
    expect(open().wrong).toBe(free + 2);
    // Whoever knows the number comes in either way, and it is forgotten that others did not.
    clocks.pass(waitAfter(free + 2));
    mkdirSync(fresh);
    expect(await lock.try('1234')).toEqual({ open: true });
    expect([lock.wrong, lock.wait]).toEqual([0, 0]);
    // Another number from the terminal counts anew.
    rmdirSync(fresh);
    await open().set('4321');
    expect(await lock.try('0000')).toEqual({ open: false, wait: 0 });
    expect(open().wrong).toBe(1);
  });

  it.each(mishapsOfClocks)('shut it for as long as they say, no shorter and no longer: %s', async (_, happens) => {
    const lock = open();
    await lock.set('1234');
    for (let i = 0; i < free; i++) await lock.try('0000');
    clocks.pass(1000);
    happens(clocks);
    expect(lock.wait).toBe(waitAfter(free) - 1000);
    clocks.pass(waitAfter(free) - 1001);
    expect(await lock.try('1234')).toEqual({ open: false, wait: 1 });
    clocks.pass(1);
    expect(await lock.try('1234')).toEqual({ open: true });
  });

  it('shut it no shorter where the machine sleeps over them', async () => {
    const lock = open();
    await lock.set('1234');
    for (let i = 0; i < free; i++) await lock.try('0000');
    for (const slept of [4000, 3_600_000]) clocks.pass(0, slept);
    expect(lock.wait).toBe(waitAfter(free));
  });

  describe('over another start of the launcher', () => {
    beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
    afterEach(() => void vi.useRealTimers());

    const cost = waitAfter(free + 3);
    const pass = (ms: number) => {
      for (let left = ms; left > 0; left -= 1000) {
        clocks.pass(Math.min(1000, left));
        vi.advanceTimersByTime(Math.min(1000, left));
      }
    };
    async function shut(): Promise<PinLock> {
      const lock = open();
      await lock.set('1234');
      writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), wrong: free + 2 }));
      expect(await lock.try('0000')).toEqual({ open: false, wait: cost });
      return lock;
    }

    it.each(mishapsOfClocks)('it stays shut for what is left, at most ten seconds longer: %s', async (_, happens) => {
      await shut();
      pass(25_000);
      // The launcher is ended, and whatever becomes of the clock before the next start.
      vi.clearAllTimers();
      happens(clocks);
      const lock = open();
      const { wait } = lock;
      expect(wait).toBeGreaterThanOrEqual(cost - 25_000);
      expect(wait).toBeLessThanOrEqual(cost - 15_000);
      expect(await lock.try('1234')).toEqual({ open: false, wait });
      // It lasts, though the clock is put right a moment later.
      clocks.pass(0, 3_600_000);
      expect(lock.wait).toBe(wait);
      pass(wait - 1);
      expect(await lock.try('1234')).toEqual({ open: false, wait: 1 });
      pass(1);
      expect(await lock.try('1234')).toEqual({ open: true });
    });

    it('no start after another makes it longer than it costs, and one that is over is over', async () => {
      const lock = await shut();
      for (let starts = 0; starts < 20; starts++) expect(open().wait).toBe(cost);
      pass(cost);
      expect(lock.wait).toBe(0);
      expect(open().wait).toBe(0);
      expect(await open().try('1234')).toEqual({ open: true });
    });

    it('a file of an earlier version, or one that somebody has written into, shuts it for no longer than its tries cost', async () => {
      await shut();
      const { left, ...kept } = JSON.parse(readFileSync(file, 'utf8'));
      expect(left).toBe(cost);
      for (const [more, wait] of [
        [{ until: clocks.wall() + 1000 }, cost],
        [{ until: 0 }, 0],
        [{ until: 1, left: 5 * cost }, cost],
        [{ left: 100 }, 100],
      ] as const) {
        writeFileSync(file, JSON.stringify({ ...kept, ...more }));
        expect(open().wait, JSON.stringify(more)).toBe(wait);
      }
    });
  });
});

describe('on the server', () => {
  let served: Served;
  beforeEach(async () => {
    writeFileSync(path.join(dir, 'index.html'), '<title>Table</title>');
    served = await serve(
      dir,
      [0],
      [],
      new OfficeDoor({ lock: open(), folder: path.join(dir, 'office'), version: '1.2.3', clocks }).answers,
    );
  });
  afterEach(() => served.close());

  const say = (body: string, headers: Record<string, string> = {}, what = '') =>
    fetch(`${served.url}office${what}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: served.url.slice(0, -1), ...headers },
      body,
    });

  it('tells whether there is an office, and judges what its own page says', async () => {
    expect(await (await fetch(`${served.url}office`)).json()).toEqual({ office: false, wait: 0, version: '1.2.3' });
    await open().set('1234');
    expect(await (await fetch(`${served.url}office`)).json()).toEqual({ office: true, wait: 0, version: '1.2.3' });
    expect(await (await say('{"digits":"9999"}')).json()).toEqual({ open: false, wait: 0 });
    expect(await (await say('{"digits":"1234"}')).json()).toMatchObject({ open: true });
    expect(await (await fetch(served.url)).text()).toContain('Table');
  });

  it('takes nothing from other pages, and nothing long or strange', async () => {
    await open().set('1234');
    const foreign = await say('{"digits":"1234"}', { Origin: 'http://evil.example' });
    expect([foreign.status, (await foreign.json()).open]).toEqual([403, undefined]);
    expect((await say('{"digits":"1234"}', { 'Content-Type': 'text/plain' })).status).toBe(403);
    for (const body of ['', '{', '[]', 'null', '{"digits":1234}', '1'.repeat(5_000_000)])
      expect((await say(body)).status, body.slice(0, 20)).toBe(400);
    expect((await fetch(`${served.url}office`, { method: 'DELETE' })).status).toBe(403);
    expect(open().wrong).toBe(0);
  });

  it('keeps two files for whoever has said the number, for a while, and no other', async () => {
    await open().set('1234');
    const ask = async (what: string, said: object) => {
      const response = await say(JSON.stringify(said), {}, `/${what}`);
      return { status: response.status, ...(await response.json()) };
    };
    const file = { name: 'settings.json', text: '{"a":1}' };
    expect((await ask('save', { ...file, key: '' })).status).toBe(403);
    const { key } = await (await say('{"digits":"1234"}')).json();
    expect(await ask('load', { key, name: file.name })).toMatchObject({ text: null });
    const where = path.join(dir, 'office', 'settings.json');
    expect(await ask('save', { ...file, key })).toMatchObject({ saved: true, where });
    expect(readFileSync(where, 'utf8')).toBe(file.text);
    expect(await ask('load', { key, name: file.name })).toMatchObject({ text: file.text });
    for (const name of ['../office.json', '/etc/passwd', 'settings.json/..', '', null])
      expect((await ask('save', { key, name, text: '' })).status, String(name)).toBe(400);
    expect((await ask('load', { key: 'x', name: file.name })).status).toBe(403);
    clocks.pass(31 * 60_000);
    expect((await ask('load', { key, name: file.name })).status).toBe(403);
  });

  it.each([
    ['half an hour', () => clocks.pass(31 * 60_000)],
    ['half an hour in which the machine slept', () => clocks.pass(0, 31 * 60_000)],
    [
      'half an hour, though the clock was set back meanwhile',
      () => {
        clocks.pass(10_000, -86_400_000);
        clocks.pass(31 * 60_000);
      },
    ],
    ['a clock that was set forward by weeks', () => clocks.pass(10_000, 21 * 86_400_000)],
    [
      'sleep and wake by turns',
      () => {
        for (let minute = 0; minute < 32; minute++) clocks.pass(0, 60_000);
      },
    ],
  ])('shuts the folder after %s', async (_, passes) => {
    await open().set('1234');
    const { key } = await (await say('{"digits":"1234"}')).json();
    const load = async () => (await say(JSON.stringify({ key, name: 'settings.json' }), {}, '/load')).status;
    clocks.pass(60_000);
    expect(await load()).toBe(200);
    passes();
    expect(await load()).toBe(403);
    // It stays shut, whatever the clock says then.
    clocks.pass(0, -86_400_000);
    expect(await load()).toBe(403);
  });

  it.each([0, -60_000, -86_400_000, -Date.UTC(2029, 0, 1)])(
    'leaves it open for a while where the clock goes by %d',
    async (by) => {
      await open().set('1234');
      const { key } = await (await say('{"digits":"1234"}')).json();
      clocks.pass(0, by);
      clocks.pass(25 * 60_000);
      expect((await say(JSON.stringify({ key, name: 'settings.json' }), {}, '/load')).status).toBe(200);
    },
  );
});
