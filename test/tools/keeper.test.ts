/** The launcher of a kiosk, by a clock of its own: what it takes for a sign of life, and how soon the table is back. */
import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Opened } from '../../src/tools/kiosk/browser.ts';
import { Keeper, type Loss, usualRhythm } from '../../src/tools/kiosk/keeper.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] }));
afterEach(() => {
  vi.useRealTimers();
});

/** What a page is at this moment, as its own code sees it. */
interface Sight {
  /** Frames that the table has drawn; undefined where the program has not come. */
  drawn: number | undefined;
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
  const state = { sight: { ...first }, hangs: false };
  const page = Object.assign(new EventEmitter(), {
    isClosed: () => false,
    evaluate: async (ask: () => Promise<unknown>) => {
      if (state.hangs) return new Promise(() => {});
      const { sight } = state;
      vi.stubGlobal('window', sight);
      vi.stubGlobal('document', { readyState: sight.readyState, getElementById: () => (sight.notice ? {} : null) });
      vi.stubGlobal('location', { protocol: sight.protocol });
      vi.stubGlobal('performance', { getEntriesByName: () => (sight.titled ? [{}] : []), now: () => clock.now() });
      vi.stubGlobal('requestAnimationFrame', (run: () => void) => {
        if (sight.draws) sight.drawn = (sight.drawn ?? 0) + 1;
        run();
      });
      return ask();
    },
  });
  const context = Object.assign(new EventEmitter(), { close: async () => {} });
  /** The page goes to another address, or comes anew. */
  const go = (sight: Sight) => {
    state.sight = { ...sight };
    page.emit('framenavigated');
  };
  return { state, go, opened: { context, page, kill: () => {} } as unknown as Opened };
}

/** A launcher with browsers like these, one after the other; the last kind from then on. */
function launch(...kinds: Sight[]) {
  const losses: Loss[] = [];
  const lives: number[] = [];
  const browsers: ReturnType<typeof browser>[] = [];
  const keeper = new Keeper({
    open: async () => {
      browsers.push(browser(kinds[Math.min(browsers.length, kinds.length - 1)]));
      return browsers.at(-1)!.opened;
    },
    onLife: () => lives.push(performance.now()),
    onLoss: (loss) => losses.push(loss),
  });
  void keeper.run();
  return { keeper, losses, lives, now: () => browsers.at(-1)! };
}

/** The time of these tests; a page has another `performance`. */
const clock = { now: () => vi.getMockedSystemTime()!.getTime() };
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const { patience, firstPatience, every } = usualRhythm;
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
    await pass(2 * late);
    expect(losses).toEqual(['hung']);
    await keeper.end();
  });

  it('no title ever stands, because it goes on with a match, is the table after a while', async () => {
    const { keeper, losses, lives, now } = launch({ ...started, titled: false, drawn: 290 });
    await pass(30 * every);
    expect(lives).toHaveLength(1);
    now().state.hangs = true;
    await pass(patience + late);
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

describe('a page that is loaded anew', () => {
  it('may take as long as the first', async () => {
    const { keeper, losses, now } = launch(started);
    await pass(firstPatience);
    now().go(scriptless);
    await pass(firstPatience - 2 * late);
    expect(losses).toEqual([]);
    now().state.sight = { ...started };
    await pass(firstPatience);
    expect(losses).toEqual([]);
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
