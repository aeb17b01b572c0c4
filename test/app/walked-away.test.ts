/**
 * Where nobody looks after the table (docs/decisions.md, idle clock), in Node: from every screen the house has, people may walk
 * away. It is asked whether anybody is still there, then everything is put away and a demo is shown.
 */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Demo } from '../../src/app/attract/demo.ts';
import { speakIfFetched } from '../../src/app/page/spoken-language.ts';
import { idleAfter, unattendedAfter } from '../../src/app/prompts/idle-clock.ts';
import { defaults } from '../../src/app/settings/settings.ts';
import { shellWords } from '../../src/words/house/house.ts';
import { lessonWords } from '../../src/words/house/lessons.ts';
import { language, languages } from '../../src/words/language.ts';
import { declaredKinds } from './asks.ts';
import { openSilentHouse, type SilentHouse } from './silent-house.ts';
import { open, sail, tapped, walks } from './walks.ts';

vi.mock('virtual:licences', () => ({
  licences: [{ name: 'A library', version: '1', kind: 'MIT', text: 'As is.' }],
}));

afterEach(() => vi.unstubAllGlobals());

const asksWhoIsThere = (house: SilentHouse): boolean => house.words.includes(shellWords().stillThere.title);

/** How many hold what changes hands: presses that no screen asked for, gamepads that are kept away, pieces that are lent, the speed. */
const held = ({ prompter, scene, shell }: SilentHouse) => ({
  presses: prompter.unasked.held,
  gamepads: prompter.barred.held,
  pieces: scene.cast.lent.held,
  speeds: shell.preferences.speeds.held,
});
/** A demo hears presses and lends its pieces. */
const byDemo = { presses: 1, gamepads: 0, pieces: 1, speeds: 0 };

it('every place that asks is walked away from', () => {
  const places = Object.fromEntries(Object.entries(declaredKinds()).map(([file, kinds]) => [file, kinds.length]));
  expect(Object.fromEntries(Object.entries(walks).map(([file, all]) => [file, all.length]))).toEqual(places);
});

const all = Object.entries(walks).flatMap(([file, ways]) =>
  ways.flatMap((walk, i) => (walk ? [[`${file}, ask ${i + 1}`, walk] as const] : [])),
);

describe('whoever walks away from', () => {
  it.each(all)('%s', async (_, { to, kind, before = 0 }) => {
    const house = await to();
    const there = house.ids();
    await house.pass(before + unattendedAfter[kind] - 1000, 1000);
    expect(asksWhoIsThere(house)).toBe(false);
    if (before === 0) expect(house.ids()).toEqual(there);
    await house.pass(2000, 1000);
    expect(asksWhoIsThere(house)).toBe(true);
    expect(house.ids()).toEqual(['here', 'anew']);
    // Whatever lay there is covered.
    expect(house.scene.over.get('curtain')?.kind).toBe('curtain');
    await house.pass(idleAfter['still-there'], 1000);
    expect(house.shell.playing).toBeInstanceOf(Demo);
    expect(house.prompter.hands).toBeNull();
    expect(held(house)).toEqual(byDemo);
  });

  it('a table, with something of it still held: the search sees it', async () => {
    const house = await sail(1);
    expect(held(house)).toEqual({ presses: 1, gamepads: 2, pieces: 1, speeds: 1 });
    house.prompter.unasked.take(() => {});
    await house.pass(unattendedAfter.question + idleAfter['still-there'] + 1000, 1000);
    expect(house.shell.playing).toBeInstanceOf(Demo);
    expect(held(house)).not.toEqual(byDemo);
  });
});

describe('whoever is asked whether they are still there', () => {
  /** Somebody is asked that at a question on the open table. */
  async function asked(): Promise<{ house: SilentHouse; before: string[] }> {
    const house = await sail(1);
    const before = house.ids();
    await house.pass(unattendedAfter.question, 1000);
    expect(asksWhoIsThere(house)).toBe(true);
    return { house, before };
  }

  it('says so, and everything lies there as before', async () => {
    const { house, before } = await asked();
    await house.tap('here');
    expect(asksWhoIsThere(house)).toBe(false);
    expect(house.ids()).toEqual(before);
    // With all its time again.
    await house.pass(unattendedAfter.question - 1000, 1000);
    expect(house.ids()).toEqual(before);
  });

  it('presses anything else, which is an answer as well', async () => {
    const { house, before } = await asked();
    await house.key({ kind: 'back' });
    expect(house.ids()).toEqual(before);
  });

  it('starts anew: the match is put aside at once and waits as it was', async () => {
    const { house, before } = await asked();
    await house.tap('anew');
    expect(house.shell.playing).toBeInstanceOf(Demo);
    house.touch({ x: 5, y: 500 });
    await house.untilAsked((ids) => ids.includes('sail'));
    await house.key({ kind: 'back' });
    await house.untilAsked((ids) => ids.includes('resume'));
    await house.tap('resume');
    await house.untilAsked((ids) => ids.includes('pause'));
    expect(house.ids()).toEqual(before);
  });

  it('has as long as the ring says, however often it is asked', async () => {
    const { house } = await asked();
    for (let times = 0; times < 3; times++) {
      await house.pass(idleAfter['still-there'] - 1000, 1000);
      await house.tap('here');
      await house.pass(unattendedAfter.question, 1000);
      expect(asksWhoIsThere(house)).toBe(true);
    }
  });
});

describe('what lies on something', () => {
  it.each([
    [
      'a letter, on the board of names',
      ['game:korsar', 'name:0'],
      (house: SilentHouse) => house.hands.onTyped('a', true),
    ],
    [
      'an arrow, on a row that turns',
      ['settings'],
      (house: SilentHouse) => house.hands.onIntent({ kind: 'move', direction: 'left', again: true }, 'keys', null),
    ],
    [
      'the stick of a gamepad that has no part in it',
      ['game:korsar', 'name:0'],
      (house: SilentHouse) => {
        house.prompter.barred.take(() => 'Not you');
        house.hands.onIntent({ kind: 'move', direction: 'up', again: true }, 'pad', 3);
      },
    ],
  ])('is no visitor: %s', async (_, path, again) => {
    const house = await tapped(...path);
    if (path.includes('settings')) house.prompter.picker.put('music');
    for (let seconds = 0; seconds < 10 + unattendedAfter.menu / 1000; seconds++) {
      again(house);
      await house.pass(1000, 1000);
    }
    expect(asksWhoIsThere(house)).toBe(true);
  });

  it('nor does it wake what is shown while nobody plays', async () => {
    const house = await open();
    await house.pass(idleAfter.title, 1000);
    house.hands.onIntent({ kind: 'move', direction: 'up', again: true }, 'keys', null);
    await house.settle();
    expect(house.shell.playing).toBeInstanceOf(Demo);
  });
});

it('the key that turns the sound off is a hand like any other', async () => {
  const house = await tapped('settings');
  for (let times = 0; times < 2; times++) {
    await house.pass(unattendedAfter.menu - 1000, 1000);
    house.hands.onMute();
  }
  await house.pass(2000, 1000);
  expect(house.ids()).toContain('close');
});

describe('whoever is asked that while a gamepad is away', () => {
  it('goes on at once where it has come back meanwhile, and waits for one that has gone', async () => {
    const house = await walks['pads/pads.ts'][0]!.to();
    await house.pass(unattendedAfter['pad-away'], 1000);
    expect(asksWhoIsThere(house)).toBe(true);
    for (const pad of [0, 1]) house.hands.plug(pad, true);
    await house.tap('here');
    expect(house.ids()).toContain('pause');
    await house.pass(unattendedAfter['long-question'], 1000);
    expect(asksWhoIsThere(house)).toBe(true);
    for (const pad of [0, 1]) house.hands.plug(pad, false);
    await house.tap('here');
    expect(house.ids()).toEqual(['goOn']);
  });
});

describe('what visitors choose', () => {
  it('goes with them: sound, letters, speed, names and who plays', async () => {
    const house = await open({ settings: { speed: 'normal' } });
    await house.tap('settings');
    for (const id of ['mute', 'large:on', 'speed:express']) await house.tap(id);
    expect(house.preferences.settings).toMatchObject({ mute: true, large: true, speed: 'express' });
    await house.tap('close');
    await house.tap('game:korsar');
    await house.tap('count:2');
    await house.tap('name:0');
    house.hands.onTyped('Q');
    await house.settle();
    await house.tap('done');
    expect(house.words).toContain('Q');
    await house.pass(unattendedAfter['set-up'] + idleAfter['still-there'], 1000);
    expect(house.preferences.settings).toEqual({ ...defaults, speed: 'normal' });
    house.touch({ x: 5, y: 500 });
    await house.untilAsked((ids) => ids.includes('sail'));
    await house.key({ kind: 'back' });
    await house.untilAsked((ids) => ids.includes('game:korsar'));
    await house.tap('game:korsar');
    expect(house.words).not.toContain('Q');
  });
});

describe('whoever leaves the title as it is', () => {
  /** Nobody touches anything any more until the title has become a demo. */
  async function gone(house: SilentHouse): Promise<void> {
    expect(house.ids()).toContain('game:korsar');
    await house.pass(idleAfter.title, 1000);
    expect(house.shell.playing).toBeInstanceOf(Demo);
  }

  /** Somebody else comes to the title. */
  async function comes(house: SilentHouse): Promise<void> {
    house.touch({ x: 5, y: 500 });
    await house.untilAsked((ids) => ids.includes('sail'));
    await house.key({ kind: 'back' });
    await house.untilAsked((ids) => ids.includes('game:korsar'));
  }

  it('after the settings: they are the house’s again, its language too', async () => {
    // Words that are here already are not waited for.
    for (const each of languages.toReversed()) await speakIfFetched(each);
    const house = await open({ settings: { speed: 'normal' } });
    await house.tap('settings');
    for (const id of ['mute', 'large:on', 'speed:express']) await house.tap(id);
    await house.tap('close');
    await house.tap('language');
    await house.untilAsked();
    expect(language().id).toBe('de');
    await gone(house);
    expect(house.preferences.settings).toEqual({ ...defaults, speed: 'normal' });
    expect(language().id).toBe('en');
  });

  it('after a name: nobody sits at the next visitor’s table, with a gamepad or without', async () => {
    const house = await tapped('game:korsar', 'name:0');
    house.hands.onTyped('Q');
    await house.settle();
    await house.tap('done');
    expect(house.words).toContain('Q');
    house.hands.plug(0, true);
    await house.pad(0, { kind: 'second' });
    const ringed = () => [...house.scene.over.keys()].filter((id) => id.startsWith('pad-ring'));
    expect(ringed()).not.toEqual([]);
    await house.key({ kind: 'back' });
    await gone(house);
    await comes(house);
    await house.tap('game:korsar');
    expect(house.words).not.toContain('Q');
    expect(ringed()).toEqual([]);
  });

  it('after a game: its captains are gone, another evening begins, and the game may be removed', async () => {
    const house = await open({ house: { forget: 10 }, query: 'reel=off' });
    for (const id of ['game:treasure-fleet', 'person:1', 'sail']) await house.tap(id);
    await house.untilAsked((ids) => ids.includes('pause'));
    await house.tap('pause');
    await house.tap('leave');
    await house.untilAsked((ids) => ids.includes('resume'));
    const begun = vi.spyOn(house.shell.evening, 'begin');
    const left = vi.spyOn(house.desk, 'leave');
    await gone(house);
    expect(begun).toHaveBeenCalledOnce();
    expect(left).toHaveBeenCalled();
    await house.pass(601_000, 10_000);
    expect(await house.desk.waiting()).toEqual([]);
    await comes(house);
    await house.tap('game:korsar');
    expect(house.ids()).toContain('person:1');
  });

  it('after a lesson: the next visitor begins anew', async () => {
    const house = await tapped('game:korsar', 'teach', 'lesson:home');
    await house.untilAsked((ids) => ids.includes('skip-step'));
    await house.tap('skip-step');
    await house.untilAsked((ids) => ids.includes('pause'));
    await house.tap('pause');
    await house.tap('leave');
    const fresh = () => house.words.filter((text) => text === lessonWords().fresh);
    await house.untilAsked((ids) => ids.includes('lesson:home'));
    expect(fresh()).toHaveLength(2);
    for (let n = 0; n < 2; n++) await house.key({ kind: 'back' });
    await gone(house);
    await comes(house);
    for (const id of ['game:korsar', 'teach']) await house.tap(id);
    expect(fresh()).toHaveLength(3);
  });
});

describe('whoever is taught', () => {
  it('is asked whether they are still there, and the next visitor begins anew', async () => {
    const house = await tapped('game:korsar', 'teach', 'lesson:home');
    const facts: string[] = [];
    house.shell.onLesson = ({ what }) => facts.push(what);
    await house.untilAsked((ids) => ids.includes('skip-step'));
    await house.tap('skip-step');
    await house.untilAsked((ids) => ids.includes('skip-step'));
    await house.pass(unattendedAfter.question, 1000);
    expect(asksWhoIsThere(house)).toBe(true);
    await house.pass(idleAfter['still-there'], 1000);
    expect(house.shell.playing).toBeInstanceOf(Demo);
    expect(facts).toEqual(['step-skipped', 'left']);
    house.touch({ x: 5, y: 500 });
    await house.untilAsked((ids) => ids.includes('sail'));
    await house.key({ kind: 'back' });
    await house.untilAsked((ids) => ids.includes('game:korsar'));
    for (const id of ['game:korsar', 'teach']) await house.tap(id);
    expect(house.words.filter((text) => text === lessonWords().fresh)).toHaveLength(3);
  });
});

describe('at home', () => {
  it('nobody is ever asked', async () => {
    const house = await openSilentHouse({ query: '?game=treasure-fleet' });
    await house.tap('sail');
    await house.untilAsked((ids) => ids.includes('pause'));
    const before = house.ids();
    await house.pass(3_600_000, 60_000);
    expect(house.ids()).toEqual(before);
  });
});
