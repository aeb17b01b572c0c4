/** First lines at a table: when they come, when more is said, and when they have done their work. */
import { expect, it } from 'vitest';
import { firstWords as korsarWords } from '../../src/words/korsar/first-lines.ts';
import { firstWords } from '../../src/words/treasure-fleet/first-lines.ts';
import { openSilentHouse, type SilentHouse } from './silent-house.ts';

const { load, card, ship } = firstWords();

/** Two people and two computers at a game. */
async function two(game: string): Promise<SilentHouse> {
  const house = await openSilentHouse({ query: `game=${game}` });
  await house.tap('person:1');
  await house.tap('sail');
  await house.untilAsked((ids) => ids.includes('reveal'));
  return house;
}

async function loads(house: SilentHouse): Promise<void> {
  for (let i = 0; i < 3; i++) await house.tap(house.ids().find((id) => id.startsWith('deck|')) ?? '');
  await house.tap('ready');
}

async function begins(house: SilentHouse, id: string): Promise<void> {
  await house.tap(house.ids().find((each) => each.startsWith(id)) ?? '');
}

it('come behind the curtain to each captain once, and never lie on it closed', async () => {
  const house = await two('treasure-fleet');
  for (let captain = 0; captain < 2; captain++) {
    expect(house.words).not.toContain(load.line);
    await house.tap('reveal');
    expect(house.words).toContain(load.line);
    expect(house.words).not.toContain(load.more);
    await loads(house);
    await house.untilAsked();
  }
});

it('say more to somebody who hesitates, and to somebody who was refused', async () => {
  const house = await two('treasure-fleet');
  await house.tap('reveal');
  await house.pass(5500);
  expect(house.words).not.toContain(load.more);
  await house.pass(600);
  expect(house.words).toContain(load.more);
  await loads(house);
  await house.untilAsked((ids) => ids.includes('reveal'));
  await house.tap('reveal');
  expect(house.words).not.toContain(load.more);
  await house.tap('ready');
  expect(house.words).toContain(load.more);
});

it('go when the captain has done what they are about', async () => {
  const house = await two('treasure-fleet');
  for (let captain = 0; captain < 2; captain++) {
    await house.tap('reveal');
    await loads(house);
    await house.untilAsked();
  }
  const told: string[][] = [];
  for (let turn = 0; turn < 4; turn++) {
    await house.untilAsked((ids) => ids.includes('card|0'));
    const said: string[] = [];
    if (house.words.includes(card.line)) said.push('card');
    await house.tap('card|0');
    if (house.words.includes(ship.line)) said.push('ship');
    await begins(house, 'ship|');
    told.push(said);
  }
  // Both captains are told in the first volley, and in the second nobody is.
  expect(told).toEqual([['card', 'ship'], ['card', 'ship'], [], []]);
});

it('follow what is chosen, and take no press', async () => {
  const house = await two('korsar');
  await house.tap('reveal');
  const { choose, launch } = korsarWords();
  expect(house.words).toContain(choose.line);
  const note = [...house.scene.over.values()].find(({ id }) => id === 'first-line');
  if (!note) throw new Error('There is no note.');
  // Out of reach of what can be pressed beside it (docs/decisions.md, fingers).
  const spots = [0.05, 0.25, 0.5, 0.75, 0.95].flatMap((across) =>
    [0.06, 0.5, 0.94].map((down) => ({
      x: note.x + Number(note.props.w) * across,
      y: note.y + Number(note.props.h) * down,
    })),
  );
  const gap = (at: number, from: number, long: number) => Math.max(0, from - at, at - from - long);
  const open = house.prompter.hands?.targets.filter(({ refusal }) => !refusal) ?? [];
  const apart = ({ x, y }: { x: number; y: number }) =>
    Math.min(...open.map((target) => Math.hypot(gap(x, target.x, target.w), gap(y, target.y, target.h))));
  const spot = spots.reduce((best, each) => (apart(each) > apart(best) ? each : best));
  expect(apart(spot)).toBeGreaterThan(96);
  house.touch(spot);
  await house.pass(500);
  expect(house.words).toContain(choose.line);
  for (const id of house.ids().filter((each) => each.startsWith('card|'))) {
    await house.tap(id);
    if (house.ids().includes('launch')) break;
    await house.tap(id);
  }
  if (house.ids().includes('launch')) expect(house.words).toContain(launch.line);
  expect(house.words).not.toContain(choose.line);
});

it('are forgotten with the match, and not before: other captains change nothing', async () => {
  const house = await two('treasure-fleet');
  for (let captain = 0; captain < 2; captain++) {
    await house.tap('reveal');
    await loads(house);
    await house.untilAsked();
  }
  for (let turn = 0; turn < 2; turn++) {
    await house.untilAsked((ids) => ids.includes('card|0'));
    expect(house.words).toContain(card.line);
    await house.tap('card|0');
    await begins(house, 'ship|');
  }
  await house.untilAsked((ids) => ids.includes('card|0'));
  // One of the two leaves, and a computer plays on for them.
  for (const id of ['pause', 'captains', 'bot:1', 'done']) await house.tap(id);
  await house.untilAsked((ids) => ids.includes('card|0') && ids.includes('pause'));
  expect(house.words).not.toContain(card.line);
  await house.tap('card|0');
  expect(house.words).not.toContain(ship.line);
  for (const id of ['pause', 'leave']) await house.tap(id);
  for (const id of ['game:treasure-fleet', 'sail']) {
    await house.untilAsked((ids) => ids.includes(id));
    await house.tap(id);
  }
  // The one who stayed is alone among computers now, whose hand lies open.
  await house.untilAsked((ids) => ids.includes('ready'));
  expect(house.words).toContain(load.line);
});
