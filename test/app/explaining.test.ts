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

/** A spot where such a thing lies and nothing can be chosen. */
async function spotOf(house: SilentHouse, like: RegExp): Promise<{ x: number; y: number }> {
  const open = house.prompter.hands?.targets.filter(({ refusal }) => !refusal) ?? [];
  await house.key({ kind: 'explain' });
  const found = things(house)
    .filter(({ label }) => like.test(label))
    .map(({ x, y, w, h }) => ({ x: x + w / 2, y: y + h / 2 }))
    .find((at) => open.every(({ x, y, w, h }) => Math.hypot(gap(at.x, x, w), gap(at.y, y, h)) > 96));
  await house.key({ kind: 'explain' });
  if (!found) throw new Error(`Nothing like ${like} lies apart from what can be chosen.`);
  return found;
}

const gap = (at: number, from: number, long: number) => Math.max(0, from - at, at - from - long);

const note = (house: SilentHouse) => house.scene.over.get('explain:words')?.props.text as string | undefined;

const asks = (house: SilentHouse, at: { x: number; y: number }) => {
  house.hands.onIntent({ kind: 'what', ...at }, 'mouse', null);
  return house.pass(50);
};

/** A finger goes down, and stays for so many milliseconds. */
async function rest(house: SilentHouse, at: { x: number; y: number }, ms: number): Promise<void> {
  house.touch(at);
  house.hands.onRest(at);
  await house.pass(ms);
  house.hands.onRest(null);
  await house.pass(100);
}

it.each(['the second button of a mouse', 'a finger that rests'])(
  '%s explains one thing, until any press',
  async (how) => {
    const house = await at('korsar', 1, 'draw');
    const ship = await spotOf(house, /merchant with|deck|plate|captain/i);
    const explained = () => (how.startsWith('a finger') ? rest(house, ship, 650) : asks(house, ship));
    const steps = async () => (await house.desk.waiting())[0].steps;
    const [before, played] = [[...house.ids()], await steps()];
    for (const end of ['draw', 'elsewhere', 'key'] as const) {
      const draw = house.prompter.hands?.targets.find(({ id }) => id === 'draw');
      await explained();
      expect(note(house)).toMatch(/merchant with|deck|plate|captain/i);
      // The press that ends it does nothing else, wherever it is.
      if (end === 'draw') house.touch({ x: (draw?.x ?? 0) + 20, y: (draw?.y ?? 0) + 20 });
      else if (end === 'elsewhere') house.touch({ x: 5, y: 5 });
      else await house.key({ kind: 'confirm' });
      await house.pass(500);
      expect(note(house)).toBeUndefined();
      expect(house.ids()).toEqual(before);
    }
    expect(await steps()).toBe(played);
  },
);

it('from one thing to the next, and to nothing', async () => {
  const house = await at('korsar', 1, 'draw');
  const ship = await spotOf(house, /merchant with|deck|plate|captain/i);
  await asks(house, ship);
  const first = note(house);
  const other = things(house)
    .filter(({ label }) => !label.startsWith(first ?? ''))
    .map(({ x, y, w, h }) => ({ x: x + w / 2, y: y + h / 2 }))
    .find(({ x, y }) => Math.hypot(x - ship.x, y - ship.y) > 300);
  if (!other) throw new Error('There is nothing else.');
  await asks(house, other);
  expect(note(house)).toBeDefined();
  expect(note(house)).not.toBe(first);
  await asks(house, { x: 1, y: 1 });
  expect(note(house)).toBeUndefined();
  await asks(house, { x: 1, y: 1 });
  expect(house.ids()).toContain('draw');
});

it('what can be chosen is no matter of either: a hold is a choice, the second button means nothing', async () => {
  const house = await at('korsar', 1, 'draw');
  const steps = async () => (await house.desk.waiting())[0].steps;
  const card = house.prompter.hands?.targets.find(({ id }) => id === 'card|0');
  if (!card) throw new Error('There is no card.');
  const middle = { x: card.x + card.w / 2, y: card.y + card.h / 2 };
  const [before, played] = [house.words, await steps()];
  await asks(house, middle);
  expect(house.words).toEqual(before);
  await rest(house, middle, 2000);
  // The card is chosen, and nothing is explained on the screen that came then.
  expect(house.words).not.toEqual(before);
  expect(note(house)).toBeUndefined();
  expect(await steps()).toBe(played);
});

it('a finger that lifts, moves or is busy with something else asks nothing', async () => {
  const house = await at('korsar', 1, 'draw');
  const ship = await spotOf(house, /merchant with|deck|plate|captain/i);
  await rest(house, ship, 500);
  await house.pass(1000);
  expect(note(house)).toBeUndefined();
  house.touch(ship);
  house.hands.onRest(ship);
  await house.pass(300);
  await house.key({ kind: 'move', direction: 'left' });
  await house.pass(1000);
  expect(note(house)).toBeUndefined();
});

it('neither shows the room what only one captain may see, nor stays when that goes', async () => {
  const house = await at('treasure-fleet', 2, 'reveal');
  const cannons = /cannon|Boarders beat/;
  const everywhere = async (each: (at: { x: number; y: number }) => Promise<void>) => {
    for (let x = 40; x < 1920; x += 160) for (let y = 40; y < 1080; y += 160) await each({ x, y });
  };
  await everywhere(async (at) => {
    await asks(house, at);
    expect(house.words.join()).not.toMatch(cannons);
    if (note(house) !== undefined) await house.key({ kind: 'back' });
  });
  await house.untilAsked((ids) => ids.includes('reveal'));
  await house.tap('reveal');
  let own: { x: number; y: number } | null = null;
  await everywhere(async (at) => {
    if (own) return;
    await asks(house, at);
    if (note(house) === undefined) return;
    own = at;
  });
  if (!own) throw new Error('Nothing is explained there.');
  expect(note(house)).toBeDefined();
  house.window.leave();
  await house.settle();
  expect(note(house)).toBeUndefined();
  await asks(house, own);
  expect(house.words.join()).not.toMatch(cannons);
});

it('while nothing is asked the second button hurries nothing', async () => {
  const house = await openSilentHouse({ query: 'game=korsar', settings: { speed: 'calm' } });
  await house.tap('sail');
  await house.untilAsked((ids) => ids.includes('draw'));
  await house.tap('draw');
  expect(house.prompter.hands).toBeNull();
  const beats = house.scene.reel.beats;
  await asks(house, { x: 960, y: 700 });
  expect(house.scene.reel.beats).toBe(beats);
  expect(note(house)).toBeUndefined();
});
