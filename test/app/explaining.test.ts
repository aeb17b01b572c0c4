/** The mode in which things are explained: how people come there, that a press does nothing else, and how they leave. */
import { describe, expect, it } from 'vitest';
import { memoryStore } from '../../src/host/store.ts';
import { Match } from '../../src/match/match.ts';
import { type Direction, holds, Picker } from '../../src/presentation/hands/picker.ts';
import { seedFrom } from '../../src/rules/dice.ts';
import { games } from '../../src/rules/index.ts';
import { shellWords } from '../../src/words/house/house.ts';
import { fill } from '../../src/words/message.ts';
import { answer } from './answers.ts';
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

/** What the mode has to name on a captain's own turn. */
const named: Readonly<Record<string, readonly RegExp[]>> = {
  'treasure-fleet': [/^A ship worth \d+/, /cannons?\./, /^Boarders/, /points from ships/, /: number 2 in this round/],
  korsar: [/^A merchant with \d gold/, /^Pirates with/, /left in the deck/, /cards in hand/],
  'card-pirates': [/^An island: Ace/, /^A treasure: \d|^Crew of/, /^A captain’s ship/, /one for each turn/],
  yellowbeard: [/^A harbour/, /an island|a harbour/, /^The colours/],
};

describe.each(Object.keys(named))('%s', (game) => {
  it('every thing says what it is, and a press does nothing else; arrows reach things as well', async () => {
    const house = await at(game, 1, 'pause');
    const before = [...house.ids()];
    const steps = async () => (await house.desk.waiting())[0].steps;
    const played = await steps();
    await walk(house, 'explain');
    expect(house.words).toContain(explain.ask);
    for (const like of named[game])
      expect(
        things(house).some(({ label }) => like.test(label)),
        `${like}`,
      ).toBe(true);
    const said = new Set<string>();
    const words = () => String(house.scene.over.get('explain:words')?.props.text);
    // Of things that are called alike one is enough.
    const each = new Map(things(house).map((thing) => [thing.label.replace(/, \d+ of \d+$/, ''), thing]));
    for (const [label, box] of each) {
      const middle = { x: box.x + box.w / 2, y: box.y + box.h / 2 };
      house.touch(middle);
      await house.pass(450, 450);
      // Where several lie on each other one of those that lie there is explained.
      const there = things(house).filter((each) => holds(each, middle.x, middle.y));
      expect(
        there.some((each) => each.label.startsWith(words())),
        label,
      ).toBe(true);
      said.add(words());
    }
    expect(said.size).toBeGreaterThan(4);
    // On this stage every piece is as large as any other, so some lie exactly on each other.
    const found = [...ways(house)].filter(([id]) => id.startsWith('thing|'));
    expect(found.length).toBeGreaterThan(0.8 * things(house).length);
    const [farthest] = found[found.length - 1];
    const meant = things(house).find(({ id }) => id === farthest);
    await walk(house, farthest);
    expect(meant?.label.startsWith(words()), meant?.label).toBe(true);
    expect(await steps()).toBe(played);
    await walk(house, 'explain');
    expect(house.ids()).toEqual(before);
  });

  it.each(['touch', 'key'])(
    'what is told waits while somebody asks what lies there, and goes on: by %s',
    async (by) => {
      const house = await openSilentHouse({ query: `game=${game}`, settings: { speed: 'calm' } });
      await house.tap('sail');
      while (!house.scene.reel.isBusy) {
        if (house.prompter.hands) await answer(house);
        await house.pass(50);
      }
      await house.pass(100);
      const round = house.scene.over.get('explain')!;
      if (by === 'touch') house.touch({ x: round.x, y: round.y });
      else await house.key({ kind: 'explain' });
      await house.settle();
      const { beats } = house.scene.reel;
      expect(things(house).length).toBeGreaterThan(0);
      expect(house.words).not.toContain(shellWords().hurry.faster.touch);
      await house.pass(8000, 500);
      expect(house.scene.reel).toMatchObject({ beats, isBusy: true, isPaused: true });
      await house.tap('explain');
      expect(house.scene.reel.isPaused).toBe(false);
      expect(house.prompter.hands).toBeNull();
      await house.untilAsked((ids) => ids.includes('pause') && !ids.includes('thing|0'));
      expect(house.scene.reel.beats).toBeGreaterThan(beats);
    },
  );

  it.each(['touch', 'key'])('the last round waits while somebody asks what lies there: by %s', async (by) => {
    const house = await openSilentHouse({ query: `game=${game}`, settings: { speed: 'calm' } });
    await house.tap('sail');
    const { reel } = house.scene;
    await house.untilAsked();
    for (let tries = 0; tries < 40 && house.prompter.hands; tries++) {
      await answer(house);
      await house.untilAsked();
      await house.key({ kind: 'second' });
    }
    expect(house.words).toContain(shellWords().watching);
    const round = house.scene.over.get('explain')!;
    if (by === 'touch') house.touch({ x: round.x, y: round.y });
    else await house.key({ kind: 'explain' });
    await house.settle();
    const { beats } = reel;
    expect(things(house).length).toBeGreaterThan(0);
    await house.pass(8000, 500);
    expect(reel).toMatchObject({ beats, isBusy: true, isPaused: true });
    await house.tap('explain');
    expect(reel).toMatchObject({ isBusy: true, isPaused: false });
    expect(house.words).toContain(shellWords().watching);
    // Any other press ends it, as before.
    house.touch({ x: 5, y: 5 });
    await house.untilAsked((ids) => ids.includes('pause'));
    expect(house.words).not.toContain(shellWords().watching);
  });

  it('what is private explains itself to its owner only, and goes with everything private', async () => {
    const house = await openSilentHouse({ query: `game=${game}` });
    await house.tap('count:2');
    await house.tap('person:1');
    await house.tap('sail');
    await toCurtain(house);
    const labels = async () => {
      await house.key({ kind: 'explain' });
      const all = things(house).map(({ label }) => label);
      await house.key({ kind: 'explain' });
      return all;
    };
    const open = await labels();
    expect(open.filter((label) => secrets[game].test(label))).toEqual([]);
    await house.tap('reveal');
    expect((await labels()).filter((label) => secrets[game].test(label)).length).toBeGreaterThan(0);
    await house.key({ kind: 'explain' });
    house.window.leave();
    await house.settle();
    expect(house.words.join('\n')).not.toMatch(secrets[game]);
    await house.untilAsked((ids) => ids.includes('reveal'));
    expect((await labels()).sort()).toEqual(open.sort());
  });
});

/** Options with which a game is short. */
const short: Readonly<Record<string, object>> = {
  'card-pirates': { turnCap: 16 },
  yellowbeard: { map: 'short-voyage', autoSetup: true, turnLimit: 6 },
};

/** A game between two computers that has come to its end. */
async function over(game: string): Promise<SilentHouse> {
  const players = ['Anne', 'Bart'].map((name) => ({ name, kind: 'bot' as const, level: 'monkey' }));
  const setup = { seats: 2, seed: seedFrom(`over ${game}`), options: { ...short[game] }, players };
  const { record } = Match.create(games[game], setup);
  const house = await openSilentHouse({ store: memoryStore().put(record, 'over') });
  await house.tap('resume');
  await house.untilAsked((ids) => ids.includes('again') && !ids.includes('pause'));
  return house;
}

/** The same, watched from its beginning. */
async function watched(game = 'korsar'): Promise<SilentHouse> {
  const house = await over(game);
  for (const id of ['title', 'past']) await house.tap(id);
  await house.tap(house.ids().find((id) => id.startsWith('watch:')) ?? '');
  return house;
}

describe('a game that is over and watched', () => {
  it.each(['touch', 'key', 'second button'])('waits while somebody asks what lies there: by %s', async (by) => {
    const house = await watched();
    const { reel } = house.scene;
    // From the fastest pace to the slowest.
    await house.tap('speed');
    while (!reel.isBusy) await house.pass(50);
    const [before, { beats }] = [house.ids(), reel];
    if (by === 'touch') await house.tap('explain');
    else if (by === 'key') await house.key({ kind: 'explain' });
    else {
      await asks(house, await spotOf(house, /cards in hand/));
    }
    expect(things(house).length).toBeGreaterThan(0);
    await house.pass(8000, 500);
    expect(reel).toMatchObject({ beats, isBusy: true, isPaused: true });
    await house.key({ kind: 'back' });
    expect(reel).toMatchObject({ isBusy: true, isPaused: false });
    expect(house.ids()).toEqual(before);
    for (let ms = 0; ms < 20_000 && reel.beats === beats; ms += 100) await house.pass(100);
    expect(reel.beats).toBeGreaterThan(beats);
  });

  it.each(Object.keys(secrets))('explains as its side sees it, and stays where it is: %s', async (game) => {
    const house = await watched(game);
    const labels = async () => {
      await house.tap('explain');
      const all = things(house).map(({ label }) => label);
      await house.tap('explain');
      return all.filter((label) => secrets[game].test(label));
    };
    const count = () => house.words.filter((text) => /^\d+ \/ \d+$/.test(text));
    const places = house.prompter.hands?.targets.filter(({ id }) => id.startsWith('to:')) ?? [];
    const room = sideOf(house);
    let told = 0;
    for (const { id } of places) {
      await house.tap(id);
      const at = count();
      expect(at).toHaveLength(1);
      // What lies open on the table is explained to everybody.
      const open = await labels();
      await house.tap('side');
      const own = await labels();
      expect(count()).toEqual(at);
      for (let sides = 0; sides < 5 && sideOf(house) !== room; sides++) await house.tap('side');
      expect(sideOf(house)).toBe(room);
      if (own.length > open.length && ++told === 3) return;
    }
    expect(told).toBeGreaterThan(0);
  });
});

/** The side from which it is watched; the room's comes first. */
const sideOf = (house: SilentHouse) => house.prompter.hands?.targets.find(({ id }) => id === 'side')?.label;

describe('a game that is over', () => {
  it.each(Object.keys(named))('explains what came of it, and does nothing else: %s', async (game) => {
    const house = await over(game);
    const before = house.ids();
    expect(before).toContain('explain');
    await walk(house, 'explain');
    const labels = things(house).map(({ label }) => label);
    for (const like of [/^How /, /crown/, /ship at the end|wreck/])
      expect(
        labels.some((label) => like.test(label)),
        `${like}: ${labels.join('; ')}`,
      ).toBe(true);
    expect(labels.join('; ')).not.toMatch(/worth 0/);
    for (const { id } of things(house).slice(0, 12)) {
      await house.tap(id);
      expect(note(house)).not.toBe(explain.ask);
    }
    await house.key({ kind: 'back' });
    expect(house.ids()).toEqual(before);
    await asks(house, await spotOf(house, /crown/));
    // On this stage pieces lie on each other.
    expect(labels.some((label) => label.startsWith(note(house) ?? 'nothing'))).toBe(true);
    await house.key({ kind: 'confirm' });
    expect(house.ids()).toEqual(before);
  });
});

/** The shortest ways by arrows from the focus to everything on the screen, the nearest first. */
function ways({ prompter }: SilentHouse): Map<string, Direction[]> {
  const picker = new Picker();
  picker.offer(prompter.hands?.targets ?? [], prompter.hands?.focus ?? undefined);
  const found = new Map<string, Direction[]>([[picker.focus ?? '', []]]);
  for (const [id, way] of found)
    for (const direction of ['up', 'down', 'left', 'right'] as const) {
      picker.put(id);
      picker.take({ kind: 'move', direction }, 'keys');
      if (picker.focus && !found.has(picker.focus)) found.set(picker.focus, [...way, direction]);
    }
  return found;
}

/** Goes there by arrows and presses Enter. */
async function walk(house: SilentHouse, id: string): Promise<void> {
  for (const direction of ways(house).get(id) ?? []) await house.key({ kind: 'move', direction });
  expect(house.prompter.hands?.focus).toBe(id);
  await house.key({ kind: 'confirm' });
}

/** Words about what lies behind the curtain, at the first look of a match. */
const secrets: Readonly<Record<string, RegExp>> = {
  'treasure-fleet': /cannons?\.|^Boarders beat/m,
  korsar: /^Pirates with|^A captain beats|^The admiral/m,
  'card-pirates': /^A treasure:|^Crew of/m,
  yellowbeard: /^The pirate’s ship|^Framed squares|^Blue squares/m,
};

/** Chooses whatever is there to choose until somebody is called behind the curtain. */
async function toCurtain(house: SilentHouse): Promise<void> {
  const served = ['pause', 'explain', 'advice', 'last-round', 'aid', 'take-back'];
  for (let presses = 0; presses < 60; presses++) {
    await house.untilAsked();
    if (house.ids().includes('reveal')) return;
    const open = house.prompter.hands?.targets.find(({ id, refusal }) => !refusal && !served.includes(id));
    await house.tap(open?.id ?? '');
  }
  throw new Error('Nobody is called behind the curtain.');
}

it('a closed curtain says whose sign hangs there, and who comes as well', async () => {
  const house = await openSilentHouse({ query: 'game=treasure-fleet' });
  for (const id of ['person:1', 'sail']) await house.tap(id);
  await house.untilAsked((ids) => ids.includes('reveal'));
  const { prompter, office } = house;
  const [now, next] = office.session!.table.match.players.map(({ name }) => name);
  await house.key({ kind: 'explain' });
  // The sign of the one who is called hangs there twice: large, and small among the others.
  expect(prompter.hands?.targets.map(({ label }) => label.replace(/, \d of 2$/, ''))).toEqual(
    expect.arrayContaining([fill(explain.called, { name: now }), fill(explain.comes, { name: next })]),
  );
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
