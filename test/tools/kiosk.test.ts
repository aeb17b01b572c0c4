/** A kiosk loads its page anew by night, when nobody is there, and starts anew when the page hangs, whatever it was asked last. */
import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it, vi } from 'vitest';
import type { OpenedBrowser } from '../../src/tools/kiosk/browser.ts';
import { Keeper, type Loss, type Rhythm } from '../../src/tools/kiosk/keeper.ts';
import { Reloads } from '../../src/tools/kiosk/reloads.ts';
import { mishapsOfClocks, SetClocks } from '../set-clocks.ts';

describe('by night', () => {
  const page = (table: string | undefined) => {
    const calls = { reloads: 0 };
    return Object.assign(calls, {
      evaluate: async (look: () => unknown) => {
        vi.stubGlobal('document', { documentElement: { dataset: { table } } });
        return look();
      },
      reload: async () => {
        calls.reloads++;
        return null;
      },
    }) as unknown as Page & { reloads: number };
  };
  const at = (day: number, hour: number) => new Date(2030, 0, day, hour, 30).getTime();
  const opened = () => new SetClocks(at(1, 4));

  it('it is loaded anew once, at its hour, when nobody plays', async () => {
    const clocks = opened();
    const reloads = new Reloads(4, clocks);
    const look = (seen: Page, when: number) => {
      clocks.pass(Math.max(0, when - clocks.wall()));
      return reloads.look(seen);
    };
    const [free, busy] = [page('demo'), page('people')];
    await look(free, at(1, 4));
    await look(free, at(2, 3));
    await look(busy, at(2, 4));
    expect([free.reloads, busy.reloads]).toEqual([0, 0]);
    await look(free, at(2, 4));
    await look(free, at(2, 4));
    expect(free.reloads).toBe(1);
    await look(free, at(3, 4));
    expect(free.reloads).toBe(2);
  });

  // In Berlin there is no third hour on 31 March 2030 and two of them on 27 October; Santiago skips midnight, Lord Howe half an hour.
  it.each([
    ['Europe/Berlin', 2, '2030-03-30T22:00Z'],
    ['Europe/Berlin', 2, '2030-10-26T20:00Z'],
    ['America/New_York', 2, '2030-03-10T02:00Z'],
    ['America/New_York', 1, '2030-11-03T02:00Z'],
    ['America/Santiago', 0, '2030-09-07T12:00Z'],
    ['Australia/Lord_Howe', 2, '2030-10-05T10:00Z'],
    ['Asia/Tokyo', 2, '2030-03-30T22:00Z'],
  ])('once a night where clocks change: %s at %d, from %s', async (zone, hour, from) => {
    vi.stubEnv('TZ', zone);
    const clocks = new SetClocks(Date.parse(from));
    const reloads = new Reloads(hour, clocks);
    const free = page('demo');
    const counts: number[] = [];
    for (let night = 0; night < 3; night++) {
      for (let minute = 0; minute < 1440; minute += 5) {
        await reloads.look(free);
        clocks.pass(300_000);
      }
      counts.push(free.reloads);
    }
    vi.unstubAllEnvs();
    expect(counts[2]).toBe(3);
    expect(counts[0]).toBe(1);
  });

  it('so is one on which no table has come', async () => {
    const dead = page(undefined);
    const clocks = opened();
    const reloads = new Reloads(4, clocks);
    clocks.pass(86_400_000);
    await reloads.look(dead);
    expect(dead.reloads).toBe(1);
  });
});

describe('a table that acts on no press', () => {
  const page = (goesOn: boolean) => {
    const calls = { reloads: 0, goesOn: 0 };
    return Object.assign(calls, {
      evaluate: async (run: () => unknown) => {
        vi.stubGlobal('window', goesOn ? { goOnAnew: () => calls.goesOn++ } : {});
        return run();
      },
      reload: async () => {
        calls.reloads++;
        return null;
      },
    }) as unknown as Page & { reloads: number; goesOn: number };
  };

  it('goes on anew with its match, and not again within five minutes', async () => {
    const clocks = new SetClocks();
    const reloads = new Reloads(4, clocks);
    const dead = page(true);
    const done: boolean[] = [];
    for (const minutes of [0, 1, 3, 1, 1, 5]) {
      clocks.pass(minutes * 60_000);
      done.push(await reloads.revive(dead));
    }
    expect(done).toEqual([true, false, false, true, false, true]);
    expect([dead.goesOn, dead.reloads]).toEqual([3, 0]);
  });

  it.each(mishapsOfClocks)('is revived five minutes later, no sooner and no later: %s', async (_, happens) => {
    const clocks = new SetClocks();
    const reloads = new Reloads(4, clocks);
    const dead = page(true);
    await reloads.revive(dead);
    happens(clocks);
    clocks.pass(299_000);
    expect(await reloads.revive(dead)).toBe(false);
    clocks.pass(1000);
    expect(await reloads.revive(dead)).toBe(true);
  });

  it('is loaded anew where it does not know how to go on', async () => {
    const dead = page(false);
    await new Reloads(4, new SetClocks()).revive(dead);
    expect(dead.reloads).toBe(1);
  });
});

describe('a page that hangs', () => {
  const rhythm: Rhythm = {
    ...{ every: 1, again: 40, patience: 40, firstPatience: [40, 40], pause: [1, 1], lasts: 60_000, stays: 0 },
  };

  /** A browser whose page answers until it hangs. */
  function browser() {
    const state = { hangs: false };
    const page = Object.assign(new EventEmitter(), {
      evaluate: () => (state.hangs ? new Promise(() => {}) : Promise.resolve('frame')),
      isClosed: () => false,
    });
    const context = Object.assign(new EventEmitter(), { close: async () => {} });
    return { state, opened: { context, page, kill: () => {} } as unknown as OpenedBrowser };
  }

  it.each(['between two questions', 'while it is looked at'])('%s is started anew', async (when) => {
    const losses: Loss[] = [];
    let lives = 0;
    let current = browser();
    const twice = new Promise<void>((done) => {
      const keeper = new Keeper({
        open: async () => {
          current = browser();
          return current.opened;
        },
        onLife: () => {
          if (++lives === 1 && when === 'between two questions') current.state.hangs = true;
          if (lives === 2) void keeper.end().then(done);
        },
        onLoss: (loss) => losses.push(loss),
        between: async ({ page }) => {
          if (when === 'between two questions') return;
          current.state.hangs = true;
          await page.evaluate(() => true);
        },
        rhythm,
      });
      void keeper.run();
    });
    await twice;
    expect(losses).toEqual(['hung']);
  });
});

describe('whoever ends it', () => {
  const long = 60_000;
  const [every, again, patience, lasts, stays] = Array<number>(5).fill(long);
  const patient: Rhythm = { every, again, patience, firstPatience: [long, long], pause: [long, long], lasts, stays };

  it('waits neither for the next start nor for a page that does not come', async () => {
    for (const comes of [false, true]) {
      let closed = false;
      const close = async () => {
        closed = true;
      };
      const context = Object.assign(new EventEmitter(), { close });
      const page = Object.assign(new EventEmitter(), { evaluate: () => new Promise(() => {}), isClosed: () => false });
      let begun = () => {};
      const started = new Promise<void>((tell) => {
        begun = tell;
      });
      const keeper = new Keeper({
        open: async () => {
          begun();
          if (!comes) throw new Error('There is no screen.');
          return { context, page, kill: () => {} } as unknown as OpenedBrowser;
        },
        rhythm: patient,
      });
      const run = keeper.run();
      await started;
      await keeper.end();
      await run;
      expect(closed).toBe(comes);
    }
  });
});

it('the policies that hold the browser to the table leave the launcher its door, through which it looks after the page', () => {
  const policies = JSON.parse(readFileSync('docs/kiosk/policies.json', 'utf8')) as Record<string, unknown>;
  expect(policies.URLAllowlist).toEqual(['http://127.0.0.1:4747']);
  // With either of them set to no, the browser starts and shows nothing.
  for (const door of ['DeveloperToolsAvailability', 'RemoteDebuggingAllowed'])
    expect(policies).not.toHaveProperty(door);
});

it('the policies keep the browser from telling anybody anything', () => {
  const policies = JSON.parse(readFileSync('docs/kiosk/policies.json', 'utf8')) as Record<string, unknown>;
  expect(policies).toMatchObject({
    URLBlocklist: ['*'],
    ...{ SyncDisabled: true, BrowserSignin: 0, NetworkPredictionOptions: 2, SafeBrowsingProtectionLevel: 0 },
    ...{ MetricsReportingEnabled: false, UrlKeyedAnonymizedDataCollectionEnabled: false, SearchSuggestEnabled: false },
    ...{ SpellCheckServiceEnabled: false, TranslateEnabled: false, PasswordManagerEnabled: false },
    ...{ ComponentUpdatesEnabled: false, BackgroundModeEnabled: false, AlternateErrorPagesEnabled: false },
  });
});
