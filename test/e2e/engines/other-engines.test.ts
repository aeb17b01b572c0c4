/**
 * Firefox and WebKit play: a game of each kind from the set-up to its end, the curtain, a host that dies, two windows, the
 * way to another address and back, both renderers and sound. Chromium is tested everywhere else.
 */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { GameRecord } from '../../../src/match/record.ts';
import { pick, seededDice, seedFrom } from '../../../src/rules/dice.ts';
import { findChromium } from '../../../src/tools/chromium.ts';
import { launch } from '../../../src/tools/drive.ts';
import type { Served } from '../../../src/tools/serve.ts';
import { median } from '../../../src/tools/statistics.ts';
import { cardPiratesPlugged } from '../../page/card-pirates-hands.ts';
import { finger, hands, idleFrame, keyboard, marked, pass, untilAsked, untilOpen } from '../../page/hands.ts';
import { korsar, over, pressKorsar } from '../../page/korsar-hands.ts';
import { fleet, type Plugged, people } from '../../page/plug.ts';
import { newRecord, putRecord, readFinished, readRecord } from '../../page/saved.ts';
import { yellowbeardGame } from '../../page/yellowbeard-hands.ts';
import { until } from '../../progress.ts';
import { openFirefox } from './firefox.ts';
import { type EnginePage, pageOf } from './page.ts';
import { needPrograms, openPremises, type Premises, type Programs } from './programs.ts';
import { serveWatched } from './served.ts';
import type { Engine } from './tab.ts';
import { openWebKit } from './webkit.ts';

const engines: Record<string, (programs: Programs, env: NodeJS.ProcessEnv) => Promise<Engine>> = {
  WebKit: ({ driver, webkit }, env) => openWebKit(driver, webkit, env),
  Firefox: ({ firefox }, env) => openFirefox(firefox, env),
};
const dice = seededDice(seedFrom('other engines'), 'effects');
const decisions = 5;
/** Cards that go nowhere are put back, and every third time one is drawn. */
const rounds = { curtains: 0, cards: 0, draws: 0 };
const korsarPlayed: Plugged = {
  ...korsar,
  press: async (page) => void (await pressKorsar(page, finger, rounds.cards + rounds.draws, rounds)),
};
/** Whoever is asked goes on where that is offered, and else presses any card or square. */
const cardPirates: Plugged = {
  ...cardPiratesPlugged(),
  async press(page, _, choose) {
    const { targets } = await untilAsked(page);
    const free = targets.filter(({ refusal }) => refusal === undefined).map(({ id }) => id);
    const on = free.filter((id) => /^(go|stay|decline|ready|forfeit)$/.test(id));
    await finger.choose(page, choose(on.length > 0 ? on : free.filter((id) => /^(card|to|at|row)\|/.test(id))));
  },
};
/** Whole games: a quick one may be over after fewer decisions. */
const games: readonly Plugged[] = [korsarPlayed, fleet, cardPirates, yellowbeardGame];

let programs: Programs;
let premises: Premises;
/** The table whose time stands still until a test moves it, and the one with a time of its own. */
let still: Served;
let live: Served;
beforeAll(async () => {
  programs = needPrograms();
  premises = await openPremises(programs);
  [still, live] = await Promise.all([serveWatched(true), serveWatched(false)]);
});
afterAll(async () => {
  await Promise.all([still?.close(), live?.close()]);
  await premises?.close();
});

const ids = async (page: Page): Promise<string[]> => (await hands(page))?.targets.map(({ id }) => id) ?? [];
const hosts = (page: Page): Promise<number> => page.evaluate(() => window.__host!.workers.length);
const stillTable = (renderer = 'canvas') => `${still.url}?renderer=${renderer}&speed=express`;

/** Presses until so many more actions are acknowledged, or the game is over. */
async function decide(page: Page, game: Plugged, count: number): Promise<void> {
  const enough = (await marked(page, 'acknowledged')) + count;
  for (let presses = 0; (await marked(page, 'acknowledged')) < enough; presses++) {
    expect(presses).toBeLessThan(60 * count);
    await untilAsked(page);
    if (over(await ids(page))) return;
    await game.press(page, await ids(page), (all) => pick(all, dice));
  }
}

/** A match between two people lies on the table: both have secrets. */
async function sitTwo(page: Page, seed: string, game = 'treasure-fleet'): Promise<void> {
  await page.goto(stillTable());
  await untilOpen(page);
  await putRecord(page, newRecord(people, seed, {}, game));
  await page.reload();
  await untilOpen(page);
  await finger.choose(page, 'resume');
  await untilAsked(page);
}

/** Three cards are loaded behind the curtain, and the next one is called. */
async function loadBehindCurtain(page: Page): Promise<void> {
  const before = await marked(page, 'acknowledged');
  await finger.choose(page, 'reveal');
  for (let n = 0; n < 3; n++) {
    const deck = (await untilAsked(page)).targets.filter(({ id }) => id.startsWith('deck|'));
    await finger.choose(page, deck[0].id);
  }
  await untilAsked(page);
  await finger.choose(page, 'ready');
  await untilAsked(page);
  expect(await marked(page, 'acknowledged')).toBe(before + 1);
}

describe.each(Object.entries(engines))('%s', (name, start) => {
  let engine: Engine;
  const opened: EnginePage[] = [];
  beforeAll(async () => {
    engine = await start(programs, premises.env);
    console.log(engine.name);
  });
  afterAll(() => engine?.close());

  const open = async (): Promise<Page> => {
    const one = pageOf(await engine.open());
    opened.push(one);
    return one.page;
  };
  // A page that stayed would keep the table.
  afterEach(async () => {
    for (const one of opened.splice(0)) await one.close();
  });
  /** Nothing went wrong in any of the pages that a test has opened. */
  const fine = async () => {
    for (const one of opened) expect(await one.troubles()).toEqual([]);
  };

  it.each(games)(
    `a game of $id: ${decisions} decisions, reloaded, gone on with, played to its end by computers`,
    async (game) => {
      const page = await open();
      let saved: GameRecord | null = null;
      // A whole game of Card Pirates may be over after 17 actions of four captains.
      for (let begun = 0; saved === null; begun++) {
        expect(begun).toBeLessThan(4);
        await page.goto(stillTable());
        await untilOpen(page);
        await keyboard.choose(page, `game:${game.id}`);
        await untilAsked(page);
        await finger.choose(page, 'sail');
        await decide(page, game, decisions);
        // One host: a second one would answer as well.
        expect(await hosts(page)).toBe(1);
        saved = await readRecord(page);
      }
      expect(saved.steps.length).toBeGreaterThanOrEqual(decisions);
      await page.reload();
      await untilOpen(page);
      await finger.choose(page, 'resume');
      await decide(page, game, 1);
      const later = (await readRecord(page)) ?? (await readFinished(page));
      expect(later?.steps.slice(0, saved.steps.length)).toEqual(saved.steps);
      expect(later?.steps.length).toBeGreaterThan(saved.steps.length);
      for (const id of ['pause', 'captains', 'bot:0', 'done']) {
        await untilAsked(page);
        if (over(await ids(page))) break;
        await finger.choose(page, id);
      }
      await until(
        'the end of the game',
        async () => {
          await pass(page, 4000, idleFrame);
          return { steps: (await readRecord(page))?.steps.length ?? null, over: over(await ids(page)) };
        },
        (seen) => seen.over,
      );
      expect((await readFinished(page))?.steps.slice(0, later?.steps.length)).toEqual(later?.steps);
      await fine();
    },
  );

  it('two people: a hand lies behind the curtain, and the host may die', async () => {
    const page = await open();
    await sitTwo(page, 'curtain');
    expect(JSON.stringify(await hands(page))).not.toMatch(fleet.secret);
    await finger.choose(page, 'reveal');
    expect(await ids(page)).toContain('ready');
    await page.evaluate(() => window.dispatchEvent(new Event('blur')));
    await pass(page, 100);
    await untilAsked(page);
    expect(await ids(page)).not.toContain('ready');
    await loadBehindCurtain(page);
    const before = await readRecord(page);
    const had = await hosts(page);
    await page.evaluate(() => window.__host!.workers.at(-1)!.terminate());
    await page.waitForFunction((n) => window.__host!.workers.length > n, had);
    await pass(page, 100);
    await untilAsked(page);
    expect(await readRecord(page)).toEqual(before);
    await loadBehindCurtain(page);
    expect((await readRecord(page))?.steps.length).toBe(before!.steps.length + 1);
    await fine();
  });

  it('two windows: the second one is told, takes the table and goes on with what was saved', async () => {
    const first = await open();
    await sitTwo(first, 'windows');
    await loadBehindCurtain(first);
    const before = await readRecord(first);
    const second = await open();
    await second.goto(stillTable());
    const becomes = (page: Page, target: string) =>
      until(
        `a window with "${target}"`,
        // A page that is loaded anew in between answers nothing.
        () =>
          page
            .evaluate(async (): Promise<string[]> => {
              await window.stage?.pass(500);
              return window.stage?.hands()?.targets.map(({ id }) => id) ?? [];
            })
            .catch((): string[] => []),
        (all) => all.includes(target),
        100,
      );
    await becomes(second, 'take');
    await finger.choose(second, 'take');
    await becomes(second, 'resume');
    await becomes(first, 'take');
    await finger.choose(second, 'resume');
    await untilAsked(second);
    await loadBehindCurtain(second);
    const after = await readRecord(second);
    expect(after?.steps.slice(0, before?.steps.length)).toEqual(before?.steps);
    await fine();
  });

  it('a table that is left for another address can be gone back to: nobody else has it, and nothing is lost', async () => {
    const page = await open();
    await sitTwo(page, 'back and forward');
    await loadBehindCurtain(page);
    const saved = await readRecord(page);
    // The next address has the table at once, and the game.
    await page.goto(`${stillTable()}&motion=reduced`);
    await untilOpen(page);
    expect(await ids(page)).toContain('resume');
    expect(await readRecord(page)).toEqual(saved);
    for (const go of ['goBack', 'goForward', 'goBack'] as const) {
      await page[go]();
      // A page that the browser has kept is loaded anew.
      await page.waitForFunction(() => window.stage !== undefined && window.__shown?.kept === 0, null);
      await untilOpen(page);
      // It goes on by itself where it was kept; elsewhere the title offers it.
      if ((await ids(page)).includes('resume')) await finger.choose(page, 'resume');
      await untilAsked(page);
      expect(await ids(page)).toContain('reveal');
      expect(await readRecord(page)).toEqual(saved);
    }
    await loadBehindCurtain(page);
    expect((await readRecord(page))?.steps.length).toBe(saved!.steps.length + 1);
    await fine();
  });

  it('WebGL draws a game', async () => {
    const page = await open();
    await page.goto(`${stillTable('webgl')}&quality=plain`);
    await untilOpen(page);
    expect(await page.evaluate(() => document.querySelector('canvas')!.getContext('webgl') !== null)).toBe(true);
    await finger.choose(page, 'game:korsar');
    await untilAsked(page);
    await finger.choose(page, 'quick');
    await decide(page, korsarPlayed, 1);
    await page.evaluate(() => window.stage!.advance(100));
    await fine();
  });

  it('by itself it draws on Canvas where no graphics processor is', async () => {
    const page = await open();
    await page.goto(live.url);
    await page.waitForFunction(() => performance.getEntriesByName('first-frame').length > 0, null);
    expect(await page.evaluate(() => document.querySelector('canvas')!.getContext('2d') !== null)).toBe(true);
    await fine();
  });

  it('sound runs after a press', async () => {
    const page = await open();
    await page.goto(`${live.url}?renderer=canvas`);
    await page.waitForFunction(() => performance.getEntriesByName('first-frame').length > 0, null);
    const sounds = () =>
      page.evaluate(() => window.__sounds!.map(({ state, currentTime }) => ({ state, currentTime })));
    await page.mouse.click(300, 300);
    await until('sound that runs', sounds, (all) => all.some(({ state }) => state === 'running'));
    const [before] = await sounds();
    await until('sound that goes on', sounds, ([now]) => now.currentTime > before.currentTime);
    await fine();
  });

  it('frame times, beside those of Chromium', async () => {
    const page = await open();
    const ours = await frameTimes(page);
    const chromium = await launch(findChromium()!);
    const theirs = await frameTimes(await chromium.newPage({ viewport: { width: 1000, height: 600 } }));
    await chromium.close();
    const said = (times: number[]) => {
      const sorted = [...times].sort((a, b) => a - b);
      return `${Math.round(median(sorted))} ms, one in ten above ${Math.round(sorted[Math.floor(sorted.length * 0.9)])}`;
    };
    console.log(`Korsar on Canvas: ${name} ${said(ours)}; Chromium ${said(theirs)}`);
    expect(Math.min(ours.length, theirs.length)).toBeGreaterThan(0);
    await fine();
  });
});

/** Watches some frames of a demo at its real pace; milliseconds of each. */
async function frameTimes(page: Page): Promise<number[]> {
  await page.goto(`${live.url}?demo=korsar&renderer=canvas&seed=frames`);
  await page.waitForFunction(() => performance.getEntriesByName('first-frame').length > 0, null);
  return page.evaluate(
    () =>
      new Promise<number[]>((done) => {
        const times: number[] = [];
        let before = performance.now();
        const next = () => {
          const now = performance.now();
          times.push(now - before);
          before = now;
          if (times.length < 120) requestAnimationFrame(next);
          else done(times);
        };
        requestAnimationFrame(next);
      }),
  );
}
