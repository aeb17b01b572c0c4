/**
 * A month of a table that nobody looks after, in one page: 500 demo games, each told to its end, and twelve hours of visitors
 * who take up what is shown, play, change settings, and walk away from every screen there is. They come in turn: the operator
 * switches the reel off, whole games are shown, the operator switches it on again, and visitors come. After each the title
 * rests, and the page holds as much as before.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { untilNext, untilOver } from './demo-games.ts';
import { Growth, growing, type Look, plant, plantsMissed, slopeOf } from './growth.ts';
import { between, callers, Premises, pay, said, type Visited } from './premises.ts';
import { pin, visits } from './visits.ts';

/**
 * Number of demo games: `TABLE_GAMES=500 npm run e2e -- "the month of a kiosk"` is the whole month, and costs a processor less
 * than half an hour. With fewer games fewer hours pass, and fewer kinds of visitors come, those as often.
 */
const all = Number(process.env.TABLE_GAMES ?? 60);
const rounds = 20;
const round = { games: Math.ceil(all / rounds), minutes: (12 * 60 * all) / 500 / rounds };
/** There are so many: from then on every kind of visitor has come, and most cuts of the reel have been shown. */
const warm = 0.4 * rounds;
/** Minutes from one visitor to the next, about. */
const perVisit = 4;
const kinds = visits.filter((_, n) => n % Math.ceil((visits.length * perVisit) / (warm * round.minutes)) === 0);
/** Rounds in which something is planted, on a page that has seen everything. */
const planted = { rounds: 6, games: 4, minutes: 6 };

const minute = 60_000;

let premises: Premises;
let visited: Visited;
let growth: Growth;
let next: ReturnType<typeof callers>;
/** What came, by its name, as often as it came. */
const done = new Map<string, number>();
let games = 0;
beforeAll(async () => {
  premises = await Premises.open();
  // What nobody plays is told at Express: so many games last for weeks otherwise.
  visited = await premises.table('month', '&speed=express&seed=month');
  growth = await Growth.of(visited.page);
  next = callers(visited.visitor, kinds);
});
afterAll(async () => {
  await visited?.close();
  await premises?.close();
});

/** The operator comes, switches the reel, and walks away. */
async function switchReel(on: boolean): Promise<void> {
  const { visitor, page } = visited;
  await visitor.take();
  await visitor.key('Control+Alt+O');
  await visitor.until((ids) => ids.includes('key:1'), 'The door');
  for (const digit of pin) await visitor.key(digit);
  // People play at the speed of the house, not at that of the address.
  await visitor.taps('open', 'page:screen', 'speed:more', 'speed:less', 'page:quiet', 'reel');
  await visitor.leave();
  const house = await page.evaluate(() => localStorage.getItem('captains-table/house'));
  expect(JSON.parse(house ?? '{}')).toMatchObject({ reel: on, speed: 'normal' });
}

/** Does something after every game. */
type Leave = () => Promise<unknown>;

/** Shows so many whole games to nobody. */
async function showGames(count: number, leave: Leave): Promise<void> {
  await switchReel(false);
  for (let n = 0; n < count; n++) {
    const what = `demo game ${games + 1}`;
    await untilOver(visited.page, what);
    await untilNext(visited.page, what);
    await leave();
    games++;
  }
}

/** Lets visitors come for so long, by the page's clock. */
async function receive(ms: number): Promise<void> {
  await switchReel(true);
  const { visitor, troubles } = visited;
  for (const end = visitor.passed + ms; visitor.passed < end; ) {
    const visit = next();
    await visitor.take();
    await pay(visitor, visit).catch(said(troubles, visit.name));
    done.set(visit.name, (done.get(visit.name) ?? 0) + 1);
  }
}

/** Gives a look after the games of every round, and one after its visitors. */
async function pass(count: number, { games: shown, minutes }: typeof round, leave: Leave): Promise<Look[][]> {
  const after: Look[][] = [[], []];
  const began = performance.now();
  for (let n = 0; n < count; n++)
    for (const [i, what] of [() => showGames(shown, leave), () => receive(minutes * minute)].entries()) {
      await what().catch(said(visited.troubles, `round ${n + 1}`));
      after[i].push(await between({ visitor: visited.visitor, growth }).catch(said(visited.troubles)));
      const spent = ((performance.now() - began) / minute).toFixed(1);
      const hours = (visited.visitor.passed / (60 * minute)).toFixed(1);
      const told = `${games} games, ${hours} h of visitors, ${spent} min`;
      console.log(`round ${n + 1} of ${count}: ${told}: ${JSON.stringify(after[i].at(-1))}`);
    }
  return after;
}

describe('a page that is left alone for a month', () => {
  it(`holds as much as before after ${rounds * round.games} games and ${((rounds * round.minutes) / 60).toFixed(1)} hours`, async () => {
    const after = await pass(rounds, round, async () => {});
    expect(visited.troubles).toEqual([]);
    expect(games).toBe(rounds * round.games);
    console.log([...done].map(([name, times]) => `${name}: ${times}`).join('\n'));
    for (const { name } of kinds) expect(done.get(name) ?? 0, name).toBeGreaterThan(0);
    for (const looks of after) {
      const settled = looks.slice(warm);
      const slope = slopeOf(settled.map(({ heap }) => heap)) / round.games;
      console.log(`${settled.length} looks, ${Math.round(slope)} bytes a game`);
      expect(growing(settled, round.games)).toEqual([]);
    }
  });

  it('and whatever is planted then is found', async () => {
    const [, after] = await pass(planted.rounds, planted, () => plant(visited.page));
    const found = growing(after, planted.games);
    console.log(found.join('\n'));
    expect(plantsMissed(found)).toEqual([]);
  });
});
