/** The launcher of a kiosk, by a clock of its own: what it takes for a sign of life, and how soon the table is back. */
import { EventEmitter } from 'node:events';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { goTo, type OpenedBrowser } from '../../src/tools/kiosk/browser.ts';
import { Keeper, type Loss, usualRhythm } from '../../src/tools/kiosk/keeper.ts';

/** The time of these tests. */
const clock = { now: () => vi.getMockedSystemTime()!.getTime() };
let titled = true;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.stubGlobal('performance', { getEntriesByName: () => (titled ? [{}] : []), now: clock.now });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  startsIn = 0;
  starts.length = 0;
});

/** What a page is at this moment, as its own code sees it. */
interface Sight {
  /** Frames that the table has drawn; undefined where the program has not come. */
  drawn: number | undefined;
  /** True where it acts on no press. */
  dead?: boolean;
  titled: boolean;
  draws: boolean;
  notice: boolean;
  readyState: string;
  protocol: string;
}

const started: Sight = { drawn: 0, titled: true, draws: true, notice: true, readyState: 'complete', protocol: 'http:' };
const scriptless: Sight = { ...started, drawn: undefined, draws: false };
const foreign: Sight = { ...scriptless, notice: false };

/** A browser with one page, whose answers are those that the launcher's question gives on such a page. */
function browser(first: Sight) {
  const state = { sight: { ...first }, hangs: false, closed: false };
  const page = Object.assign(new EventEmitter(), {
    isClosed: () => false,
    evaluate: async (ask: () => Promise<unknown>) => {
      if (state.hangs) return new Promise(() => {});
      const { sight } = state;
      vi.stubGlobal('window', sight);
      vi.stubGlobal('document', { readyState: sight.readyState, getElementById: () => (sight.notice ? {} : null) });
      vi.stubGlobal('location', { protocol: sight.protocol });
      titled = sight.titled;
      vi.stubGlobal('requestAnimationFrame', (run: () => void) => {
        if (sight.draws) sight.drawn = (sight.drawn ?? 0) + 1;
        run();
      });
      return ask();
    },
  });
  // One that hangs does not close when it is asked to.
  const close = async () => {
    if (state.hangs) await new Promise(() => {});
    state.closed = true;
  };
  const context = Object.assign(new EventEmitter(), { close });
  /** The page goes to another address, or comes anew. */
  const go = (sight: Sight) => {
    state.sight = { ...sight };
    page.emit('framenavigated');
  };
  return { state, go, page, opened: { context, page, kill: () => {} } as unknown as OpenedBrowser };
}

/** Milliseconds that a browser takes until its first frame: twice as long as on a small computer. */
let startsIn = 0;

/** Milliseconds that starts take, one after the other, before those that take as long as all; `never` is for ever. */
const starts: number[] = [];
const never = Number.POSITIVE_INFINITY;

/** A launcher with browsers like these, one after the other; the last kind from then on. */
function launch(...kinds: Sight[]) {
  const beats: boolean[] = [];
  const losses: Loss[] = [];
  const lives: number[] = [];
  const waits: number[] = [];
  const given: number[] = [];
  const browsers: ReturnType<typeof browser>[] = [];
  const keeper = new Keeper({
    open: async (within) => {
      given.push(within);
      const ms = starts.shift() ?? startsIn;
      await new Promise((done) => ms < never && setTimeout(done, ms));
      browsers.push(browser(kinds[Math.min(browsers.length, kinds.length - 1)]));
      return browsers.at(-1)!.opened;
    },
    onLife: () => lives.push(clock.now()),
    onLoss: (loss, wait) => {
      losses.push(loss);
      waits.push(wait);
    },
    between: async (_, dead) => void beats.push(dead),
  });
  void keeper.run();
  return { keeper, beats, losses, waits, lives, given, browsers, now: () => browsers.at(-1)! };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const { patience, every, again } = usualRhythm;
/** What a start is given where nothing is known of it, and at least. */
const [least, firstPatience] = usualRhythm.firstPatience;
/** Milliseconds in which a browser that hangs is asked to close. */
const closes = 1500;
/** Milliseconds that a question may come late, and a pause before the first new start. */
const late = 2 * every + usualRhythm.pause[0];

describe('a page of which', () => {
  it('a script has not come is none, though it stands there: it has a minute, and the next one comes', async () => {
    const { keeper, losses, lives } = launch(scriptless, started);
    await pass(firstPatience - late);
    expect(losses).toEqual([]);
    await pass(2 * late);
    expect(losses).toEqual(['hung']);
    expect(lives).toHaveLength(1);
    await keeper.end();
  });

  it('the program comes late is waited for', async () => {
    const { keeper, losses, lives, now } = launch(scriptless);
    await pass(firstPatience - 2 * late);
    now().state.sight = { ...started };
    await pass(firstPatience);
    expect([losses, lives.length]).toEqual([[], 1]);
    await keeper.end();
  });

  it('the table is drawn, but no title stands yet, is still being loaded: it may be silent for long', async () => {
    const { keeper, losses, lives, now } = launch({ ...started, titled: false });
    await pass(10 * every);
    now().state.hangs = true;
    await pass(firstPatience - late);
    expect([losses, lives]).toEqual([[], []]);
    await pass(2 * late + closes);
    expect(losses).toEqual(['hung']);
    await keeper.end();
  });

  it('no title ever stands, because it goes on with a match, is the table after a while', async () => {
    const { keeper, losses, lives, now } = launch({ ...started, titled: false, drawn: 290 });
    await pass(30 * every);
    expect(lives).toHaveLength(1);
    now().state.hangs = true;
    await pass(patience + late + closes);
    expect(losses).toEqual(['hung']);
    await keeper.end();
  });

  it('the table is drawn no more is none, though the browser draws it', async () => {
    const { keeper, losses, now } = launch(started);
    await pass(firstPatience);
    now().state.sight.draws = false;
    await pass(patience - late);
    expect(losses).toEqual([]);
    await pass(2 * late);
    expect(losses).toEqual(['hung']);
    await keeper.end();
  });

  it('the server knows nothing is given up at once', async () => {
    const { keeper, losses, now } = launch(foreign, started);
    await pass(patience + late);
    expect(losses).toEqual(['hung']);
    await pass(firstPatience);
    now().go(foreign);
    await pass(patience + late);
    expect(losses).toEqual(['hung', 'hung']);
    await keeper.end();
  });
});

it('an answer that is lost between two addresses is not waited for', async () => {
  const { keeper, losses, lives, now } = launch(started);
  await pass(0);
  now().state.hangs = true;
  await pass(2 * every);
  now().go(started);
  now().state.hangs = false;
  await pass(firstPatience + late + closes);
  expect([losses, lives.length]).toEqual([[], 1]);
  await keeper.end();
});

it('a table that acts on no press is none that hangs: every beat says so, and its browser stays', async () => {
  const { keeper, losses, beats, now } = launch(started);
  await pass(firstPatience);
  expect(beats).not.toContain(true);
  now().state.sight.dead = true;
  await pass(2 * every);
  const sound = beats.length;
  await pass(firstPatience);
  expect(beats.slice(sound)).not.toContain(false);
  expect(beats.length - sound).toBeGreaterThan(10);
  now().state.sight.dead = false;
  await pass(4 * every);
  expect([beats.at(-1), losses]).toEqual([false, []]);
  await keeper.end();
});

describe('a page that is loaded anew', () => {
  it('may take three times as long as the start did', async () => {
    startsIn = 5000;
    const { keeper, losses, now } = launch(started);
    await pass(firstPatience);
    now().go(scriptless);
    await pass(3 * startsIn - 2 * late);
    expect(losses).toEqual([]);
    now().state.sight = { ...started };
    await pass(firstPatience);
    expect(losses).toEqual([]);
    now().go(scriptless);
    await pass(3 * startsIn + 2 * late);
    expect(losses).toEqual(['hung']);
    await pass(startsIn + closes);
    await keeper.end();
  });

  it('again and again, and never comes, is given up all the same', async () => {
    const { keeper, losses, now } = launch(started);
    await pass(firstPatience);
    for (let seconds = 0; losses.length === 0 && seconds < 600; seconds += 10) {
      now().go(scriptless);
      await pass(10_000);
    }
    expect(losses).toEqual(['hung']);
    await keeper.end();
  });
});

describe('how soon it is back, by the rhythm that it has', () => {
  /** Loses the table so often, each time `after` milliseconds of its life, and gives the longest time until the next one. */
  async function longest(times: number, lose: (now: ReturnType<typeof browser>) => void, after: number) {
    startsIn = 4000;
    const { keeper, lives, waits, now } = launch(started);
    await pass(10_000);
    let worst = 0;
    for (let n = 1; n <= times; n++) {
      await pass(after);
      const begun = clock.now();
      lose(now());
      for (let ms = 0; lives.length === n && ms < 120_000; ms += 50) await pass(50);
      worst = Math.max(worst, clock.now() - begun);
    }
    await keeper.end();
    return { worst, waits };
  }

  it('twenty hangs in a row: each within 15 s', async () => {
    const { worst } = await longest(20, ({ state }) => void Object.assign(state, { hangs: true }), 1010);
    console.log(`back ${worst / 1000} s after a hang, where a start takes 4 s`);
    expect(worst).toBeLessThanOrEqual(15_000);
  });

  const closed = ({ page }: ReturnType<typeof browser>) => void page.emit('close', page);

  it('closed by a key after a while, again and again: each within 10 s', async () => {
    const { worst, waits } = await longest(20, closed, usualRhythm.stays + 1000);
    console.log(`back ${worst / 1000} s after it was closed, where a start takes 4 s`);
    expect(worst).toBeLessThanOrEqual(10_000);
    expect(new Set(waits)).toEqual(new Set([usualRhythm.pause[0]]));
  });

  it('what is closed within seconds four times is back within 10 s each, and waits longer each time if that goes on', async () => {
    const { worst } = await longest(4, closed, 700);
    expect(worst).toBeLessThanOrEqual(10_000);
    const [first, most] = usualRhythm.pause;
    const { waits } = await longest(9, closed, 700);
    expect(waits.slice(0, 3)).toEqual([first, 2 * first, 4 * first]);
    expect(waits.at(-1)).toBe(most);
  });

  it('what crashes at once waits longer each time, and not at all after a good minute', async () => {
    const crash = ({ page }: ReturnType<typeof browser>) => void page.emit('crash', page);
    const [first, most] = usualRhythm.pause;
    const { waits } = await longest(9, crash, 1000);
    expect(waits.slice(0, 3)).toEqual([first, 2 * first, 4 * first]);
    expect(waits.at(-1)).toBe(most);
    expect(new Set((await longest(3, crash, usualRhythm.lasts + 1000)).waits)).toEqual(new Set([first]));
  });

  it('what never shows a table waits longer each time', async () => {
    const { keeper, waits } = launch(foreign);
    await pass(200_000);
    await keeper.end();
    expect(waits.length).toBeGreaterThan(6);
    expect(waits.at(-1)).toBe(usualRhythm.pause[1]);
  });
});

describe('every wait of it has an end', () => {
  const close = ({ page }: ReturnType<typeof browser>) => void page.emit('close', page);

  /** Loses a table that took two seconds to start, while starts take so long, and gives the milliseconds until the next one. */
  async function back(...ms: number[]) {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    startsIn = 2000;
    const launched = launch(started);
    await pass(firstPatience);
    starts.push(...ms);
    const begun = clock.now();
    close(launched.now());
    for (let n = 0; launched.lives.length === 1 && n < 6000; n++) await pass(50);
    await launched.keeper.end();
    return { after: clock.now() - begun, ...launched };
  }

  it('that for a browser that does not come: another one stands there within 15 s', async () => {
    const { after, losses, given } = await back(never);
    console.log(`back ${after / 1000} s after it was closed, where the first start hangs and the second takes 2 s`);
    expect(after).toBeLessThanOrEqual(15_000);
    expect(losses).toEqual(['closed', 'not started']);
    expect(given).toEqual([firstPatience, least, 2 * least]);
  });

  it('that of a machine on which a start takes ten times as long as before: it is given more each time, and comes', async () => {
    const slow = Array<number>(9).fill(20_000);
    const { after, losses } = await back(...slow);
    expect(losses).toEqual(['closed', 'not started', 'not started']);
    expect(after).toBeLessThanOrEqual(55_000);
  });

  it('what a start is given is never more than a minute, however often none comes', async () => {
    const { given } = await back(...Array<number>(5).fill(never));
    expect(Math.max(...given)).toBe(firstPatience);
  });

  it('a browser that comes after all, when another one was started, is closed', async () => {
    const { browsers, keeper } = await back(least + 4000);
    await pass(firstPatience);
    await keeper.end();
    expect(browsers).toHaveLength(3);
    expect(browsers.map(({ state }) => state.closed)).toEqual([true, true, true]);
  });

  it('that for an answer that went lost: it is asked again two seconds later', async () => {
    const { keeper, lives, now } = launch({ ...started });
    await pass(0);
    const asked = vi.spyOn(now().page, 'evaluate');
    now().state.hangs = true;
    await pass(again + late);
    expect(asked).toHaveBeenCalled();
    now().state.hangs = false;
    await pass(again + late);
    expect(lives).toHaveLength(1);
    await keeper.end();
  });

  it('that for a browser that does not close: it is ended after a second and a half', async () => {
    const { keeper, losses, now } = launch(started);
    await pass(firstPatience);
    const { state, opened } = now();
    const kill = vi.spyOn(opened, 'kill');
    state.hangs = true;
    for (let n = 0; n < 400 && kill.mock.calls.length === 0; n++) await pass(50);
    expect(kill).toHaveBeenCalledTimes(1);
    await pass(50);
    expect(losses).toEqual(['hung']);
    await keeper.end();
  });

  it('that for a page that is silent, where the machine lets the launcher wait: it counts the time that goes by, up to twice', async () => {
    const { keeper, losses, now } = launch(started);
    await pass(firstPatience);
    // Every look comes late by half of what it waits.
    let slow = 0;
    const own = clock.now;
    vi.stubGlobal('performance', { getEntriesByName: () => [{}], now: () => own() + slow });
    now().state.hangs = true;
    const begun = own();
    for (let n = 0; n < 400 && losses.length === 0; n++) {
      await pass(50);
      slow += 25;
    }
    expect(own() - begun + slow).toBeLessThanOrEqual(patience + 1.5 * (late + closes));
    // A machine that slept an hour has not hung.
    await pass(firstPatience);
    slow += 3_600_000;
    await pass(patience);
    expect(losses).toEqual(['hung']);
    await keeper.end();
  });

  it('that for an address that does not come: it is asked for twice, three seconds each', async () => {
    const asked: number[] = [];
    let closed = 0;
    const page = {
      goto: (_: string, { timeout }: { timeout: number }) => {
        asked.push(clock.now());
        return new Promise((_, fail) => setTimeout(() => fail(new Error('Timeout')), timeout));
      },
      close: async () => void closed++,
    };
    const begun = clock.now();
    void goTo(page as unknown as Page, 'http://127.0.0.1/');
    await pass(5999);
    expect([asked.map((at) => at - begun), closed]).toEqual([[0, 3000], 0]);
    await pass(1);
    expect(closed).toBe(1);
  });
});

it('a disk that is full ends nothing: the cause is said once, and the table goes on', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const full = () => {
    throw new Error('ENOSPC: no space left on device, write');
  };
  const current = { browser: browser(started) };
  let looks = 0;
  const keeper = new Keeper({
    open: async () => {
      current.browser = browser(started);
      return current.browser.opened;
    },
    onLife: full,
    onLoss: full,
    between: async () => {
      looks++;
      full();
    },
  });
  let fault: unknown = null;
  keeper.run().catch((error) => {
    fault = error;
  });
  await pass(10_000);
  const before = looks;
  current.browser.page.emit('close', current.browser.page);
  await pass(10_000);
  expect([fault, keeper.starts]).toEqual([null, 2]);
  expect(before).toBeGreaterThan(5);
  expect(looks).toBeGreaterThan(before + 5);
  expect(said.mock.calls).toEqual([['ENOSPC: no space left on device, write']]);
  await keeper.end();
});
