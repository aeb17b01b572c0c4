/**
 * Every lesson on the built page, to its end by the right presses of one finger: at Normal, with three seconds before every
 * decision. Whoever reads every note, at three words a second, takes a minute to two and a half.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { botsOf } from '../../src/bots/games.ts';
import { fetchGame } from '../../src/presentation/index.ts';
import { frames } from '../../src/presentation/shapes.ts';
import { games } from '../../src/rules/index.ts';
import { epoch, installClock } from '../../src/tools/page-clock.ts';
import { few } from '../how-much.ts';
import { choiceOf, choicesOf } from '../presentation/lesson-steps.ts';
import { finger, hands, pass, untilOpen } from './hands.ts';
import { type House, openHouse } from './open-page.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

/** Milliseconds before a decision, before each further press of it, and to read a word. */
const look = 3000;
const between = 1000;
const word = 1000 / 3;
/** Seconds of a lesson for somebody who reads. */
const limits = { least: 60, most: 150 } as const;

const wordsIn = (...texts: readonly string[]): number => texts.join(' ').split(/\s+/).length;

const lessons = Object.keys(games).flatMap((game) =>
  Object.keys(botsOf(game).lessons ?? {}).map((lesson) => [game, lesson] as const),
);

const taken: string[] = [];
afterAll(() => console.log(taken.join('\n')));

it.each(few(1, lessons))('%s, %s', async (game, lesson) => {
  const { human, lessons: words } = await fetchGame(game);
  const { steps } = words!()[lesson];
  const context = await house.browser.newContext({ viewport: { width: 960, height: 540 }, hasTouch: true });
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(String(error.stack)));
  await page.addInitScript(installClock, { epoch, seed: 1 });
  await page.goto(`${house.served.url}?renderer=canvas&speed=normal&language=en`);
  await untilOpen(page);
  const offered = async (id: string) => {
    for (let ms = 0; ms < 60_000; ms += 100) {
      if ((await hands(page))?.targets.some((target) => target.id === id && !target.refusal)) return;
      await pass(page, 100);
    }
    throw new Error(`${id} is never offered: ${(await hands(page))?.targets.map((target) => target.id).join(', ')}`);
  };
  const press = async (id: string, wait: number) => {
    await offered(id);
    await pass(page, wait);
    await finger.choose(page, id);
  };
  const clock = () => page.evaluate(() => performance.now());
  for (const id of [`game:${game}`, 'teach', `lesson:${lesson}`]) await press(id, between);
  const from = await clock();
  let presses = 0;
  for (const { ask, match, seat } of choicesOf(game, lesson)) {
    const way = human.way(choiceOf(match, seat, frames.wide), ask.wants[0]);
    expect(way.length, JSON.stringify(ask.wants[0])).toBeGreaterThan(0);
    for (const [i, id] of way.entries()) await press(id, i === 0 ? look : between);
    presses += way.length;
  }
  // Nothing else leads here: whoever leaves a lesson or its last step out comes to the list.
  await offered('once');
  const seconds = ((await clock()) - from) / 1000;
  const reading = steps.reduce((ms, { line, more }) => ms + wordsIn(line, more) * word, 0) / 1000;
  taken.push(
    `${game}, ${lesson}: ${presses} presses, ${seconds.toFixed(1)} s, read ${(seconds + reading).toFixed(1)} s`,
  );
  expect(seconds + reading).toBeGreaterThanOrEqual(limits.least);
  expect(seconds + reading).toBeLessThanOrEqual(limits.most);
  expect(troubles).toEqual([]);
  await context.close();
});
