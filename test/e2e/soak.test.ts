/**
 * Demo games in one page, as the house shows them when nobody plays and the reel is off: all four games in turn, with every
 * number of captains. What the engine holds is counted at two moments of each: what is drawn and moves when its ceremony has
 * come to rest, what is kept (painted icons, files, sounds, the heap after a collection) when the next game has begun. For one
 * game and one number of captains counts are the same every time, sounds stay few, and the heap does not grow.
 */
import { existsSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { demoTurn } from '../../src/app/attract/demo-turns.ts';
import { housePacks, stagedGames } from '../../src/presentation/index.ts';
import { loopNames, stripNames } from '../../src/stage/sound/cues.ts';
import { drive } from '../../src/tools/drive.ts';
import { bytesInReach } from '../page/heap.ts';
import { openHouse } from '../page/open-page.ts';
import { untilNext, untilOver } from './demo-games.ts';
import { mostPerVisit, plant, slopeOf } from './growth.ts';
import { ringOut, sooner } from './ring-out.ts';

/** Number of games of one soak: `TABLE_GAMES=500 npm run e2e -- soak` plays 500. */
const games = Number(process.env.TABLE_GAMES ?? 66);
/** There are so many: from then on every game has been on the table, and everything it needs has come. */
const settled = 4;
/** There are so many: from then on every game has been played by every number of captains, and has left what it keeps. */
const warm = 24;
/** Bytes by which the heap may grow with every game. */
const mostPerGame = mostPerVisit;
/** Sea, shanty and the drum of a tension: what still sounds when every cue has rung out. */
const layers = 3;
/** Sounds that are kept then: a strain of the shanty that has just ended beside them. */
const mostSounds = layers + 1;
/** Icons in the colours of what lies on a table that has just been laid; another game lays others. */
const mostPainted = 12;
/** The band over a demo shows how much of it is left: pieces of it come and go. */
const bandPieces = 4;

/** Counts the atlases at one time: the house's, and those of one game. */
function mostAtlases(game: string): number {
  const { packs, later } = stagedGames[game];
  const names = new Set([...housePacks, ...packs, ...later]);
  return [...names].filter((name) => existsSync(`assets/${name}/baked/pack.json`)).length;
}

type Counts = Record<string, number>;
/** Moments of a game at which it is counted. */
type Moment = 'over' | 'begun';
/** A game with its number of captains, and what was counted. */
type Counted = Record<Moment, [string, Counts]> & { heap: number | null };

/** Plays demo games; `leave` happens in the page after each. */
async function soak(games: number, leave: (page: Page) => Promise<unknown> = async () => {}) {
  const house = await openHouse();
  try {
    const query = 'seed=soak&speed=express&renderer=canvas&reel=off';
    const size = { width: 960, height: 540 };
    const { page, close } = await drive(house.browser, `${house.served.url}index.html?${query}`, size, (page) =>
      page.addInitScript(ringOut, sooner),
    );
    const troubles: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') troubles.push(message.text());
    });
    // A browser lets nothing sound before something was pressed: muted, and not.
    for (let i = 0; i < 2; i++) {
      await page.keyboard.press('m');
      await page.evaluate(() => window.stage!.pass(50));
    }
    // Left alone, the title becomes a demo.
    await page.evaluate(() => window.stage!.pass(21_000));
    const turn = (n: number) => Object.values(demoTurn(n)).join(' ');
    const counted: Counted[] = [];
    for (let game = 0; game < games; game++) {
      await untilOver(page, `Game ${game + 1}`);
      const drawn = await untilNext(page, `game ${game + 1}`);
      await leave(page);
      // The atlases of the one before leave.
      await page.evaluate(() => window.stage!.pass(1000));
      const { painted, howls, sounds, sounding, atlases } = await quiet(page, game < settled ? 1 : 300);
      const kept = { painted, howls, sounds, sounding, atlases };
      // Another game needs more or less, and weighing takes longer than a game.
      const heap = turn(game + 1) === turn(0) ? await bytesInReach(page) : null;
      counted.push({ over: [turn(game), drawn], begun: [turn(game + 1), kept], heap });
      console.log(`${game + 1}: ${JSON.stringify(counted[game])}`);
    }
    await close();
    return { counted, troubles };
  } finally {
    await house.close();
  }
}

/** Counts with bounds of their own: sounds know only real time, and some files are heard for the first time after hours. */
const bounded = ['displayObjects', 'painted', 'howls', 'sounds', 'sounding'];
const sameEveryTime = (held: Counts): Counts =>
  Object.fromEntries(Object.entries(held).filter(([name]) => !bounded.includes(name)));

/** Works out by how many bytes the heap grew with every game; it is weighed when the very first game has begun again. */
const growthOf = (counted: readonly Counted[]): number => slopeOf(counted.slice(warm).map(({ heap }) => heap));

it(`${games} demo games leave nothing behind`, async () => {
  const { counted, troubles } = await soak(games);
  expect(troubles).toEqual([]);
  for (const { over, begun } of counted)
    for (const [which, { atlases }] of [over, begun])
      expect(atlases, which).toBeLessThanOrEqual(mostAtlases(which.split(' ')[0]!));
  for (const moment of ['over', 'begun'] as const) {
    const first = new Map<string, Counts>();
    let compared = 0;
    for (const [which, held] of counted.slice(settled).map((each) => each[moment])) {
      const before = first.get(which);
      first.set(which, before ?? held);
      if (!before) continue;
      const { displayObjects: now = 0 } = held;
      const { displayObjects: then = 0 } = before;
      expect(sameEveryTime(held), `${which}, ${moment}`).toEqual(sameEveryTime(before));
      expect(Math.abs(now - then), `${which}, ${moment}`).toBeLessThanOrEqual(bandPieces);
      compared++;
    }
    expect(compared).toBeGreaterThan(games / 2);
  }
  for (const { over, begun } of counted.slice(settled)) {
    expect(over[1].textures).toBeGreaterThan(10);
    const { painted, howls, sounds, sounding } = begun[1];
    expect(painted).toBeLessThanOrEqual(mostPainted);
    // No file twice; of sounds hardly more than those that sound.
    expect(howls).toBeLessThanOrEqual(stripNames.length + loopNames.length);
    expect(sounding).toBeLessThanOrEqual(layers);
    expect(sounds).toBeLessThanOrEqual(mostSounds);
  }
  const growth = growthOf(counted);
  console.log(`${counted.length} games, ${Math.round(growth)} bytes a game`);
  expect(growth).toBeLessThanOrEqual(mostPerGame);
});

it('and a heap that is made to grow is found', async () => {
  // Two times the first game, after everything that is kept has come.
  const { counted } = await soak(warm + 24, plant);
  const growth = growthOf(counted);
  console.log(`planted: ${Math.round(growth)} bytes a game`);
  expect(growth).toBeGreaterThan(mostPerGame);
});

/**
 * Sounds know only real time: the table waits until every cue has rung out and what was kept of it is let go of, which
 * shows when two looks in a row find the same. `most`: the looks after which it is waited no more. Only the last look counts
 * what is drawn, because that ends the beat that is told: a game would go on by one with every look.
 */
async function quiet(page: Page, most: number): Promise<Counts> {
  const sounds = () => page.evaluate(() => window.stage!.sounds());
  let before = '';
  // What does not fall silent is judged by whoever asked.
  for (let looks = 0; looks < most; looks++) {
    const held = await sounds();
    const now = JSON.stringify(held);
    if (now === before && held.sounding <= layers && held.sounds === held.sounding) break;
    before = now;
    await page.waitForTimeout(100);
  }
  return page.evaluate(() => window.stage!.counts());
}
