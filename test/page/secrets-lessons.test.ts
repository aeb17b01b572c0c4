/**
 * The page of somebody who is taught holds what they may know and no more: neither the hands of the others, nor the rest of
 * a deck, nor a quarry's log, at any step of any lesson.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { botsOf, games as rules } from '../../src/bots/all.ts';
import { Office } from '../../src/host/office.ts';
import { memoryStore } from '../../src/host/store.ts';
import { deck } from '../../src/rules/card-pirates/cards.ts';
import { cards } from '../../src/rules/korsar/cards.ts';
import { epoch, installClock } from '../../src/tools/page-clock.ts';
import { few, times } from '../how-much.ts';
import { finger, hands, pass, untilAsked, untilOpen } from './hands.ts';
import { handsInReach, stringsInReach } from './heap.ts';
import { type House, openHouse } from './open-page.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

/** Every text in it, however deep. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];

interface Secrets {
  /** Tells whether a text names something that may be hidden. */
  names: (text: string) => boolean;
  /** Lists the names of all that lies in a state, where it does not stand there in names. */
  hold?: (state: object) => string[];
  /** Where every page knows the names: the lists that are hands. */
  lists?: Parameters<typeof handsInReach>[1];
}

const games: Readonly<Record<string, Secrets>> = {
  'treasure-fleet': { names: (text) => /^d\d\/\w+\.\d$/.test(text) },
  korsar: {
    names: (text) => cards.some(({ id }) => id === text),
    // Hidden cards are ranks there.
    hold: (state) => {
      const { hands: held, deck: left } = state as { hands: number[][]; deck: number[] };
      const kept = new Set([...held.flat(), ...left]);
      return cards.filter(({ rank }) => kept.has(rank)).map(({ id }) => id);
    },
    lists: { names: cards.map(({ id }) => id), least: 3, most: Number.POSITIVE_INFINITY },
  },
  // The box itself is a list of 52, the sea one of 48.
  'card-pirates': {
    names: (text) => (deck as readonly string[]).includes(text),
    lists: { names: deck, least: 4, most: 39 },
  },
  // A turn in the log: squares one after the other.
  yellowbeard: { names: (text) => /^[A-Z]\d+(-[A-Z]\d+)+/.test(text) },
};

/** What the learner may know at this step, and what not. */
async function knowledge(game: string, lesson: string, step: number) {
  const office = new Office(() => '0123456789abcdef0123456789abcdef', { store: memoryStore() });
  const opened = await office.openLesson({ game, lesson, step, names: ['Anne', 'Bart', 'Calico', 'Mary'] });
  if (!opened.ok) throw new Error(opened.refused.code);
  const { match } = opened.room.session.table;
  const seat = match.players.findIndex(({ kind }) => kind === 'person');
  const { names, hold = textsIn } = games[game];
  const known = new Set(textsIn(match.view(seat)).filter(names));
  const all = hold(match.position.state as object);
  return { known, hidden: new Set(all.filter((text) => names(text) && !known.has(text))) };
}

/** Hidden names that lie in the page's memory, and some of the known ones. */
async function reached(page: Page, game: string, { known, hidden }: Awaited<ReturnType<typeof knowledge>>) {
  const { lists } = games[game];
  if (!lists) {
    const strings = await stringsInReach(page);
    return { leaks: strings.filter((text) => hidden.has(text)), found: strings.filter((text) => known.has(text)) };
  }
  const held = await handsInReach(page, lists);
  const isHeld = (of: ReadonlySet<string>) => [
    ...held.lists.filter((list) => list.some((name) => of.has(name))).map(String),
    ...held.texts.filter((text) => [...of].some((name) => text.includes(`"${name}"`))),
  ];
  return { leaks: isHeld(hidden), found: isHeld(known) };
}

async function press(page: Page, id: string): Promise<void> {
  for (let waits = 0; waits < 200; waits++) {
    if ((await hands(page))?.targets.some((target) => target.id === id && !target.refusal)) break;
    await pass(page, 200);
  }
  await finger.choose(page, id);
  await pass(page, 450);
}

// In Yellowbeard the learner may be the pirate, from whom nothing of this is hidden.
const taught = Object.keys(rules).flatMap((game) =>
  Object.entries(botsOf(game).lessons ?? {}).map(([lesson, { steps }]) => ({ game, lesson, steps: steps.length })),
);

it.each(few(1, [...taught.filter(({ lesson }) => lesson === 'skulls'), ...taught]))(
  '$game, $lesson: memory holds nothing that the learner may not know',
  async ({ game, lesson, steps }) => {
    const context = await house.browser.newContext({ viewport: { width: 960, height: 540 }, hasTouch: true });
    const page = await context.newPage();
    await page.addInitScript(installClock, { epoch, seed: 1 });
    await page.goto(`${house.served.url}?renderer=canvas&speed=express&language=en`);
    await untilOpen(page);
    for (const id of [`game:${game}`, 'teach', `lesson:${lesson}`]) await press(page, id);
    let secrets = 0;
    let seen = 0;
    for (let step = 0; step < times(1, steps); step++) {
      await untilAsked(page);
      const facts = await knowledge(game, lesson, step);
      const { leaks, found } = await reached(page, game, facts);
      expect(leaks, `step ${step + 1}`).toEqual([]);
      seen += found.length;
      secrets += facts.hidden.size;
      await press(page, 'skip-step');
    }
    if (game !== 'yellowbeard') {
      expect(secrets).toBeGreaterThan(4);
      // The search finds what is there; before hands are dealt there is nothing.
      expect(seen).toBeGreaterThan(0);
    }
    await context.close();
  },
);
