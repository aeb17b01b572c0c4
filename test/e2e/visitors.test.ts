/**
 * Visitors of a table that nobody looks after, by the page's clock: they take up what is shown, play, change settings, and
 * walk away from every screen there is. Between two visits the page holds as much as before.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { growing, type Look, plant, plantsMissed, slopeOf } from './growth.ts';
import { between, callers, Premises, pay, said } from './premises.ts';
import { type Visit, visits } from './visits.ts';

/**
 * Visitors come for so many hours, in so many parts. Every kind of visitor comes in one of them, so often that what grows with
 * every visit shows. `TABLE_PARTS=1 npm run e2e -- "visitors, part 1"` lets all of them come into one page.
 */
const hours = 12;
const parts = Number(process.env.TABLE_PARTS ?? 6);
const hour = 3_600_000;

/**
 * Times that every kind of visitor comes before it is looked at what grows, and how many at least: code and caches come with
 * the first ones, and with the first cut of every game.
 */
const warming = 3;
const warmingVisits = 9;

/** Gives the looks that are judged. */
const settledOf = (looks: readonly Look[], kinds: readonly Visit[]): Look[] =>
  looks.slice(Math.max(warmingVisits, warming * kinds.length));

/** Visitors who come over and over. */
const shortest = ['the settings', 'the rules', 'a quick game of korsar, left'];

let premises: Premises;
beforeAll(async () => {
  premises = await Premises.open();
});
afterAll(() => premises?.close());

/** Lets visitors come until so much time has passed; `leave` happens in the page after each. */
async function visitFor(
  time: number,
  text: string,
  kinds: readonly Visit[],
  leave: (page: Page) => Promise<unknown> = async () => {},
) {
  const visited = await premises.table(text);
  const { page, visitor, troubles, growth, close } = visited;
  const done: string[] = [];
  const next = callers(visitor, kinds);
  while (visitor.passed < time) {
    const look = await between(visited).catch(said(troubles));
    const visit = next();
    console.log(`${Math.round(visitor.passed / 60_000)} min: ${JSON.stringify(look)} ${visit.name}`);
    await pay(visitor, visit).catch(said(troubles, visit.name));
    done.push(visit.name);
    await leave(page);
  }
  await between(visited).catch(said(troubles));
  await close();
  expect(troubles).toEqual([]);
  return { done, looks: growth.looks };
}

const tell = (done: readonly string[], looks: readonly Look[]): void =>
  console.log(`${done.length} visits, ${Math.round(slopeOf(looks.map(({ heap }) => heap)))} bytes a visit`);

describe('visitors leave nothing behind', () => {
  it('over and over', async () => {
    const kinds = visits.filter(({ name }) => shortest.includes(name));
    expect(kinds).toHaveLength(shortest.length);
    const { done, looks } = await visitFor(2 * hour, 'over and over', kinds);
    // In the first hour most cuts of the reel are seen for the first time, and with them their sentences.
    const settled = looks.slice(Math.floor(looks.length / 2));
    tell(done, settled);
    expect(settled.length).toBeGreaterThan(warmingVisits);
    expect(growing(settled)).toEqual([]);
  });

  it('and whatever is planted is found', async () => {
    const kinds = visits.filter(({ name }) => name === 'the settings');
    // So long that the heap is weighed often enough: what comes and goes in it is as much as a few plants.
    const { looks } = await visitFor(hour, 'planted', kinds, plant);
    const found = growing(settledOf(looks, kinds));
    console.log(found.join('\n'));
    expect(plantsMissed(found)).toEqual([]);
    expect(found).toHaveLength(3);
  });

  for (let part = 1; part <= parts; part++) {
    it(`in ${hours / parts} hours, part ${part} of ${parts}`, async () => {
      const kinds = visits.filter((_, n) => n % parts === part - 1);
      const { done, looks } = await visitFor((hours / parts) * hour, `part ${part}`, kinds);
      const settled = settledOf(looks, kinds);
      tell(done, settled);
      expect(settled.length).toBeGreaterThan(kinds.length);
      expect(growing(settled)).toEqual([]);
    });
  }
});
