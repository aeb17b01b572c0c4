/** A line that stalls: whoever waits for a game, a room, a picture or words is told after a while, and goes on. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { servedOffice } from '../../src/app/operator/lock.ts';
import { SelfTest } from '../../src/app/operator/self-test.ts';
import { fetchRoom } from '../../src/app/page/fetch-room.ts';
import { inTime, pictured } from '../../src/app/page/in-time.ts';
import { Pending } from '../../src/app/page/pending.ts';
import { fetchLicences } from '../../src/app/settings/licences.ts';
import { loadPicture } from '../../src/stage/art/art-files.ts';
import { openSilentHouse } from './silent-house.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const never = new Promise<never>(() => {});
const minute = 60_000;
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('a game that does not come', () => {
  it.each(['', '?kiosk'])('is told of, and the title is there again (%s)', async (query) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const house = await openSilentHouse({ query, fetching: () => never });
    await house.tap('game:korsar');
    await pass(minute - 1000);
    await house.pass(500);
    expect(house.ids()).not.toContain('game:korsar');
    await pass(1000);
    await house.pass(500);
    expect(house.ids()).toContain('game:korsar');
    expect(house.notice.textContent).toContain('Korsar');
    // Whoever waited in vain has gone.
    await house.pass(21_000, 500);
    expect(house.shell.isEmpty).toBe(true);
  });
});

it('a room that does not come is told of, and its door can be opened again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const house = await openSilentHouse();
  const pending = new Pending();
  const room = fetchRoom(pending)(never);
  await pass(minute);
  expect(await room).toBeNull();
  expect(pending.count).toBe(0);
  expect(house.notice.textContent).not.toBe('');
});

it('pictures that do not come stop no story', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const told = pictured({ load: (pack) => (pack === 'late' ? never : Promise.reject(new Error(pack))) }, ['late']);
  await pass(minute);
  await told;
  await pictured({ load: () => Promise.reject(new Error('missing')) }, ['missing']);
  expect(warned).toHaveBeenCalledTimes(2);
});

it('a picture on a line that stalls is missing in the end, so that it is asked for anew', async () => {
  vi.stubGlobal('Image', class {});
  const seen = loadPicture('/stalls.webp').catch((error) => error.message);
  await pass(3 * minute);
  expect(await seen).toContain('stalls.webp could not be read');
});

it('a picture that has come is waited for no more', async () => {
  const pictures: { onload?: () => void }[] = [];
  vi.stubGlobal(
    'Image',
    class {
      constructor() {
        pictures.push(this);
      }
    },
  );
  const seen = loadPicture('/comes.webp');
  expect(vi.getTimerCount()).toBe(1);
  pictures[0].onload?.();
  expect(await seen).toBe(pictures[0]);
  expect(vi.getTimerCount()).toBe(0);
});

describe.each([
  ['nothing', () => never],
  ['no end', async () => new Response(new ReadableStream(), { headers: { 'content-type': 'application/json' } })],
])('of a server that gives %s', (_, answer) => {
  it('licences are not there after a while', async () => {
    vi.stubGlobal('fetch', answer);
    const licences = fetchLicences();
    await pass(minute);
    expect(await licences).toBeNull();
  });

  it('the office says so after a while', async () => {
    vi.stubGlobal('fetch', answer);
    const office = servedOffice();
    const said = [office.ask(), office.try('1234'), office.save('figures.csv', ''), office.load('settings.json')];
    await pass(minute);
    expect(await Promise.all(said)).toEqual([null, null, null, null]);
  });
});

it('a storage that never answers has failed in the test of the machine', async () => {
  const machine = { frames: () => 0, now: () => 0, offline: () => ({ how: 'none', share: 0 }) as const };
  const test = new SelfTest({
    ...{ ...machine, ring: () => {}, silent: () => false, sleeps: () => false, fingers: () => 0, pads: () => 0 },
    store: () => never,
  });
  const run = test.run();
  await pass(minute);
  await run;
  expect(test.cells.at(-1)).toMatchObject({ good: false });
});

it('what comes is given, and a failure is its own', async () => {
  expect(await inTime(Promise.resolve(3))).toBe(3);
  await expect(inTime(Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(vi.getTimerCount()).toBe(0);
});
