/** The mode in which things are explained: how people come there, that a press does nothing else, and how they leave. */
import { expect, it } from 'vitest';
import { shellWords } from '../../src/words/house/house.ts';
import { openSilentHouse, type SilentHouse } from './silent-house.ts';

const { explain } = shellWords();

async function at(game: string, people: 1 | 2, what: string): Promise<SilentHouse> {
  const house = await openSilentHouse({ query: `game=${game}` });
  if (people === 2) await house.tap('person:1');
  await house.tap('sail');
  await house.untilAsked((ids) => ids.includes(what));
  return house;
}

const things = (house: SilentHouse) =>
  (house.prompter.hands?.targets ?? []).filter(({ id }) => id.startsWith('thing|'));

it('every thing says what it is, and a press does nothing else', async () => {
  const house = await at('korsar', 1, 'draw');
  const before = [...house.ids()];
  await house.tap('explain');
  expect(house.words).toContain(explain.ask);
  const steps = async () => (await house.desk.waiting())[0].steps;
  const played = await steps();
  const said = new Set<string>();
  for (const { id, label } of things(house)) {
    await house.tap(id);
    // Where several lie on each other the one that was meant is explained.
    const words = String(house.scene.over.get('explain:words')?.props.text);
    expect(
      things(house).some((each) => each.label.startsWith(words)),
      label,
    ).toBe(true);
    said.add(words);
  }
  expect(said.size).toBeGreaterThan(4);
  expect([...said].join(' ')).toMatch(/merchant with \d gold|skull/);
  expect(await steps()).toBe(played);
  await house.tap('explain');
  expect(house.ids()).toEqual(before);
});

it('a key leads there and back, and so does Escape', async () => {
  const house = await at('treasure-fleet', 1, 'ready');
  for (const out of ['explain', 'back'] as const) {
    await house.key({ kind: 'explain' });
    expect(house.words).toContain(explain.ask);
    await house.key({ kind: out });
    expect(house.words).not.toContain(explain.ask);
    expect(house.ids()).toContain('ready');
  }
});

it('it lies beside the pause in the order of the focus, and is reached by arrows', async () => {
  const house = await at('korsar', 1, 'draw');
  const ids = house.ids();
  expect(ids.indexOf('explain')).toBe(ids.indexOf('pause') + 1);
});

it('a hand explains itself to its owner only, and goes with everything private', async () => {
  const house = await at('treasure-fleet', 2, 'reveal');
  const cannons = /cannon|Boarders beat/;
  await house.key({ kind: 'explain' });
  expect(things(house).filter(({ label }) => cannons.test(label))).toEqual([]);
  await house.key({ kind: 'explain' });
  await house.tap('reveal');
  await house.key({ kind: 'explain' });
  expect(things(house).filter(({ label }) => cannons.test(label)).length).toBeGreaterThan(2);
  house.window.leave();
  await house.settle();
  expect(JSON.stringify([...house.scene.over.values()])).not.toMatch(cannons);
  await house.untilAsked((ids) => ids.includes('reveal'));
});
