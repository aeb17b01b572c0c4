/**
 * The operator's office, in Node: a knock, the number, settings that work at once, and back. Whoever does not know the
 * number changes nothing, and a visitor's game waits for them.
 */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Demo } from '../../../src/app/attract/demo.ts';
import { holdFor } from '../../../src/app/operator/corner.ts';
import { mishaps } from '../../../src/app/page/mishaps.ts';
import { idleAfter, unattendedAfter } from '../../../src/app/prompts/idle-clock.ts';
import { memoryStore } from '../../../src/host/store.ts';
import { speak } from '../../../src/words/catalogue.ts';
import { shellWords } from '../../../src/words/house/house.ts';
import { officeWords } from '../../../src/words/house/office.ts';
import { languageFor, nowSpoken } from '../../../src/words/language.ts';
import { fill } from '../../../src/words/message.ts';
import { judgeWords } from '../../presentation/spoken.ts';
import { until } from '../../progress.ts';
import { type Furnishing, openSilentHouse, type SilentHouse } from '../silent-house.ts';

afterEach(() => vi.unstubAllGlobals());

const open = (furnishing: Furnishing = {}) =>
  openSilentHouse({ pin: '2468', ...furnishing, query: `?kiosk&${furnishing.query ?? ''}` });

const window = { width: 1920, height: 1080 };

/** Holds a corner for five seconds. */
async function knock(house: SilentHouse): Promise<void> {
  house.corner?.press(1, { x: 5, y: 5 }, window);
  await house.pass(holdFor + 100);
  house.corner?.release(1);
  await house.pass(200);
}

async function say(house: SilentHouse, digits: string): Promise<void> {
  for (const digit of digits) await house.tap(`key:${digit}`);
  await house.tap('open');
}

async function inside(furnishing: Furnishing = {}): Promise<SilentHouse> {
  const house = await open(furnishing);
  await knock(house);
  await say(house, '2468');
  await house.untilAsked((ids) => ids.includes('page:games'));
  return house;
}

const isLock = (house: SilentHouse): boolean => house.words.includes(officeWords().pin.title);

/** Lines of the table of this house, short. */
const lines = (house: SilentHouse): string[] =>
  house.tally.lines().map(({ about, what, amount }) => `${about} ${what} ${amount}`);

/** Goes to a page of the office and taps there. */
async function set(house: SilentHouse, page: string, ...ids: string[]): Promise<void> {
  for (const id of [`page:${page}`, ...ids]) await house.tap(id);
}

async function leave(house: SilentHouse): Promise<void> {
  await house.tap('close');
  await house.pass(500);
}

/** Somebody comes and goes back to the title. */
async function toTitle(house: SilentHouse): Promise<void> {
  house.touch({ x: 900, y: 500 });
  await house.untilAsked();
  if (!house.ids().includes('settings')) await house.key({ kind: 'back' });
  await house.untilAsked((ids) => ids.includes('settings'));
}

it('says distances as the language of the house writes them', async () => {
  await speak(languageFor('de')!);
  const house = await inside({ house: { distance: 6 } });
  await set(house, 'screen');
  expect(house.words.filter((text) => /\d m$/.test(text))).toEqual(['0,6 m']);
  expect(house.words.filter((text) => /\d\.\d{1,2}(?!\d)/.test(text))).toEqual([]);
  nowSpoken(languageFor('en')!);
});

describe('the door', () => {
  it('asks for the number when a corner was held, and opens to it', async () => {
    const house = await open();
    expect(isLock(house)).toBe(false);
    await knock(house);
    expect(isLock(house)).toBe(true);
    await say(house, '2468');
    expect(house.ids()).toContain('page:quiet');
    expect(house.lock.tried).toEqual(['2468']);
  });

  it('takes digits from keys, and Escape leads back', async () => {
    const house = await open();
    await knock(house);
    for (const typed of [...'24689', null]) {
      house.hands.onTyped(typed);
      await house.settle();
    }
    await house.key({ kind: 'confirm' });
    expect(house.lock.tried).toEqual(['2468']);
    expect(house.ids()).toContain('page:quiet');
    await leave(house);
    await toTitle(house);
    await knock(house);
    await house.key({ kind: 'back' });
    expect(house.ids()).toContain('settings');
  });

  it('stays shut to every other number, says so, and waits as long as the lock says', async () => {
    const house = await open();
    await knock(house);
    house.lock.wait = 40_000;
    await say(house, '1111');
    expect(house.words).toContain(officeWords().pin.wrong);
    await say(house, '2468');
    expect(house.lock.tried).toEqual(['1111']);
    expect(isLock(house)).toBe(true);
    await house.pass(20_000, 1000);
    await house.tap('key:1');
    await house.pass(20_000, 1000);
    await house.tap('erase');
    await say(house, '2468');
    expect(house.ids()).toContain('page:quiet');
  });

  it('asks for four digits at least before it tries', async () => {
    const house = await open();
    await knock(house);
    await say(house, '246');
    expect(house.lock.tried).toEqual([]);
    expect(house.words).toContain(officeWords().pin.few);
  });

  it('is no door where there is no number, and none at home', async () => {
    const house = await openSilentHouse({ query: '?kiosk' });
    await knock(house);
    expect(house.ids()).toContain('settings');
    expect((await openSilentHouse()).corner).toBeNull();
  });

  it('goes away by itself, and everything lies there as before', async () => {
    const house = await open({ query: 'game=korsar' });
    await house.tap('count:2');
    await house.tap('sail');
    const before = await house.untilAsked((ids) => ids.includes('pause'));
    const { playing } = house.shell;
    await knock(house);
    expect(isLock(house)).toBe(true);
    await house.pass(idleAfter.pin, 1000);
    expect(house.ids()).toEqual(before);
    expect(house.shell.playing).toBe(playing);
    // And the game goes on.
    await house.tap(before.find((id) => id !== 'pause' && id !== 'explain')!);
  });

  it('waits until nothing private lies there', async () => {
    const house = await open({ query: 'game=treasure-fleet' });
    await house.tap('person:1');
    await house.tap('sail');
    await house.untilAsked((ids) => ids.includes('reveal'));
    await house.tap('reveal');
    const there = house.ids();
    await knock(house);
    expect(house.ids()).toEqual(there);
    expect(isLock(house)).toBe(false);
    // The window is left, so the hand is covered; now the door may open.
    house.window.leave();
    await house.untilAsked(() => isLock(house));
    await house.tap('close');
    expect(house.ids()).toContain('reveal');
  });

  describe('over the question whether anybody is there', () => {
    const isDoubt = (ids: readonly string[]) => ids.includes('anew');

    /** Two share a table, one looks at a hand and both have gone; then somebody knocks. */
    async function deserted(): Promise<SilentHouse> {
      const house = await open({ query: 'game=treasure-fleet' });
      await house.tap('person:1');
      await house.tap('sail');
      await house.untilAsked((ids) => ids.includes('reveal'));
      await house.tap('reveal');
      await house.pass(idleAfter.hand + unattendedAfter.curtain, 500);
      await house.untilAsked(isDoubt);
      await knock(house);
      return house;
    }

    it('opens as well, and covers it: no name, no hand; back leads to the question with all its time', async () => {
      const house = await deserted();
      expect(isLock(house)).toBe(true);
      expect([house.scene.over.has('room'), house.desk.lookedAt]).toEqual([true, null]);
      expect(house.words.join()).not.toMatch(/Anne|Bart/);
      await house.tap('close');
      expect(house.ids()).toEqual(['here', 'anew']);
      expect(house.prompter.secondsLeft).toBe(idleAfter['still-there'] / 1000);
      await house.tap('here');
      expect(house.ids()).toContain('reveal');
    });

    it('and the match beneath waits on the title, whoever opens it and whoever does not', async () => {
      const house = await deserted();
      await say(house, '2468');
      expect(house.ids()).toContain('page:games');
      await leave(house);
      expect(house.shell.isEmpty).toBe(true);
      await toTitle(house);
      expect(house.ids()).toContain('resume');

      const other = await deserted();
      // Nobody says the number, and nobody says that they are there.
      await other.pass(idleAfter.pin + idleAfter['still-there'] + 1000, 1000);
      expect(other.shell.isEmpty).toBe(true);
    });
  });

  it('answers a knock while games are shown', async () => {
    const house = await open();
    await house.pass(idleAfter.title + 2000, 1000);
    expect(house.prompter.hands).toBeNull();
    house.corner?.onKnock();
    await house.untilAsked(() => isLock(house));
    await say(house, '2468');
    expect(house.ids()).toContain('page:quiet');
  });
});

describe('the office', () => {
  it('locks itself, and the table shows games again', async () => {
    const house = await inside();
    await house.pass(idleAfter.office - 1000, 1000);
    expect(house.ids()).toContain('page:games');
    await house.pass(2500, 500);
    expect(house.prompter.hands).toBeNull();
    await house.pass(5000, 500);
    expect(house.shell.playing).toBeInstanceOf(Demo);
  });

  it('puts a game aside that was under way, which waits on the title', async () => {
    const house = await open({ query: 'game=korsar' });
    await house.tap('count:2');
    await house.tap('sail');
    const before = await house.untilAsked((ids) => ids.includes('pause'));
    await knock(house);
    await say(house, '2468');
    await leave(house);
    await toTitle(house);
    await house.tap('resume');
    await house.untilAsked((ids) => ids.includes('pause'));
    expect(house.ids()).toEqual(before);
  });

  it('has words for every target of every page', async () => {
    const house = await inside();
    for (const page of house.ids().filter((id) => id.startsWith('page:'))) {
      await house.tap(page);
      judgeWords(house.prompter.picker.offered, page);
    }
  });

  it('offers only some games, with only so many captains, by the rules as they are', async () => {
    const house = await inside();
    await set(house, 'games', 'game:treasure-fleet', 'game:yellowbeard', 'game:card-pirates', 'game:korsar');
    // The last one stays.
    expect(house.words).toContain(officeWords().lastGame);
    await set(house, 'rules', 'options');
    await set(house, 'games', 'most:less', 'most:less', 'most:less', 'fewest:more', 'fewest:more');
    await leave(house);
    await toTitle(house);
    expect(house.ids().filter((id) => id.startsWith('game:'))).toEqual(['game:korsar']);
    await house.tap('game:korsar');
    expect(house.ids().filter((id) => id.startsWith('count:'))).toEqual(['count:3', 'count:4', 'count:5']);
    expect(house.ids().some((id) => id.startsWith('option:') || id === 'more')).toBe(false);
    // A computer's game is one that is offered, too.
    await house.pass(idleAfter.title + 200_000, 1000);
    expect(house.scene.over.size).toBeGreaterThan(0);
  });

  it('offers rules one by one', async () => {
    const house = await inside();
    await set(house, 'rules', 'rules-of:more', 'rule:korsar/mode', 'rule:korsar/openStacks', 'rule:korsar/openStacks');
    expect(house.keeper?.house.withheld).toEqual(['korsar/mode']);
    // One alone, where none is offered.
    await set(house, 'rules', 'options', 'rule:korsar/openStacks');
    expect(house.keeper?.house.options).toBe(true);
    expect(house.keeper?.house.withheld).not.toContain('korsar/openStacks');
    await leave(house);
    await toTitle(house);
    await house.tap('game:korsar');
    expect(house.ids().filter((id) => id.startsWith('option:'))).toEqual(['option:openStacks']);
    await house.key({ kind: 'back' });
    await house.tap('game:treasure-fleet');
    expect(house.ids().some((id) => id.startsWith('option:'))).toBe(false);
  });

  it('offers a whole game first', async () => {
    const house = await inside();
    await set(house, 'games', 'quick');
    await leave(house);
    await toTitle(house);
    await house.tap('game:korsar');
    expect(house.prompter.picker.focus).toBe('sail');
  });

  it('opens and locks files', async () => {
    const house = await inside();
    await leave(house);
    await toTitle(house);
    await house.tap('past');
    expect(house.ids()).not.toContain('take');
    await house.tap('close');
    await house.tap('game:yellowbeard');
    await house.tap('more');
    expect(house.ids()).not.toContain('maps');
    await knock(house);
    await say(house, '2468');
    await set(house, 'games', 'files');
    await leave(house);
    await toTitle(house);
    await house.tap('past');
    expect(house.ids()).toContain('take');
  });

  it('sets what a visit begins with, and a visitor changes only their own', async () => {
    const house = await inside();
    await set(house, 'screen', 'letters:more', 'letters:more', 'contrast:less', 'calm:more', 'calm:more', 'speed:more');
    expect(house.preferences.settings).toMatchObject({ large: true, contrast: true, calm: true });
    const { speed } = house.preferences.settings;
    await set(house, 'sound', 'music:less', 'music:less');
    await leave(house);
    await toTitle(house);
    await house.tap('settings');
    for (const id of ['mute', 'large:off', 'music:2']) await house.tap(id);
    expect(house.preferences.settings).toMatchObject({ mute: true, large: false, music: 2 });
    await house.pass(200_000, 1000);
    expect(house.preferences.settings).toMatchObject({ mute: false, large: true, music: 8, speed, contrast: true });
    expect(house.keeper?.house).toMatchObject({ music: 8, letters: 'large' });
  });

  it('leaves a margin along the edges, shows where the picture ends meanwhile, and keeps it', async () => {
    const shelf = new Map<string, string>();
    const house = await inside({ shelf });
    expect(house.fit).toEqual({ overscan: 0, framed: false });
    await set(house, 'screen', 'overscan:more', 'overscan:more', 'overscan:more');
    expect(house.fit).toEqual({ overscan: 3, framed: true });
    expect(house.words).toContain(fill(officeWords().percent, { n: 3 }));
    for (let more = 0; more < 5; more++) await house.tap('overscan:more');
    expect(house.fit.overscan).toBe(6);
    await house.tap('page:care');
    expect(house.fit.framed).toBe(false);
    await house.tap('page:screen');
    await leave(house);
    expect(house.fit).toEqual({ overscan: 6, framed: false });
    expect((await open({ shelf })).fit.overscan).toBe(6);
  });

  it('frames the picture no longer when it locks itself', async () => {
    const house = await inside();
    await set(house, 'screen');
    expect(house.fit.framed).toBe(true);
    await house.pass(70_000, 1000);
    expect(house.ids()).not.toContain('page:screen');
    expect(house.fit.framed).toBe(false);
  });

  const speaks = (title: string) =>
    until(
      'the words of another language',
      () => officeWords().title,
      (now) => now === title,
    );

  it('speaks the language that it is told', async () => {
    const house = await inside();
    await set(house, 'hours', 'language:more', 'language:more');
    await speaks('Hafenbüro');
    await set(house, 'hours', 'language:less', 'language:less');
    await speaks('Harbour office');
  });

  it('leaves what the address says as it is, until the office says otherwise', async () => {
    const house = await inside({ said: { speed: 'calm', motion: 'reduced', quality: null }, preferred: ['de', 'en'] });
    await set(house, 'sound', 'cap:less');
    expect(house.preferences.settings).toMatchObject({ speed: 'calm', calm: true });
    await speaks('Hafenbüro');
    await set(house, 'screen', 'speed:less', 'calm:more');
    expect(house.preferences.settings).toMatchObject({ speed: 'brisk', calm: false });
    await set(house, 'hours', 'language:more');
    await speaks('Harbour office');
  });

  it('hides a waiting game that is not offered any more', async () => {
    const house = await open({ query: 'game=korsar' });
    await house.tap('count:2');
    await house.tap('sail');
    await house.untilAsked((ids) => ids.includes('pause'));
    await knock(house);
    await say(house, '2468');
    await set(house, 'games', 'game:korsar');
    await leave(house);
    await toTitle(house);
    expect(house.ids()).not.toContain('resume');
    await house.tap('past');
    expect(house.ids().filter((id) => id.startsWith('go:'))).toEqual([]);
  });

  it('asks sooner or later whether anybody is there, and waits as long as it is told', async () => {
    const house = await inside();
    await set(house, 'quiet', ...Array<string>(3).fill('ask:less'), 'count:less', 'title:less');
    await leave(house);
    await toTitle(house);
    await house.tap('game:korsar');
    // 30 s instead of 75 s; of a set-up's 60 s it is 24 s.
    await house.pass(23_000, 1000);
    expect(house.ids()).toContain('sail');
    await house.pass(1500, 500);
    expect(house.ids()).toEqual(['here', 'anew']);
    await house.pass(14_000, 1000);
    expect(house.ids()).toEqual(['here', 'anew']);
    await house.pass(2000, 500);
    expect(house.prompter.hands).toBeNull();
    await toTitle(house);
    await house.pass(9000, 1000);
    expect(house.prompter.hands).not.toBeNull();
    await house.pass(2000, 1000);
    expect(house.prompter.hands).toBeNull();
  });

  it('removes games that were left, after so many minutes without anybody', async () => {
    const house = await inside();
    await set(house, 'quiet', 'forget:more');
    await leave(house);
    await toTitle(house);
    await house.tap('game:korsar');
    await house.tap('count:2');
    await house.tap('sail');
    await house.untilAsked((ids) => ids.includes('pause'));
    await house.pass(180_000, 1000);
    expect(house.shell.isEmpty).toBe(true);
    expect(await house.desk.waiting()).toHaveLength(1);
    await house.pass(8 * 60_000, 1000);
    expect(await house.desk.waiting()).toHaveLength(1);
    await house.pass(3 * 60_000, 1000);
    expect(await house.desk.waiting()).toHaveLength(0);
  });

  it('removes games that are over and those that wait, but for the one that lies aside', async () => {
    const store = memoryStore();
    const house = await open({ store, query: 'game=treasure-fleet' });
    for (const id of ['count:2', 'bot:0', 'sail']) await house.tap(id);
    await house.untilAsked((ids) => ids.includes('again') && !ids.includes('pause'));
    await house.tap('title');
    const begin = async () => {
      for (const id of ['game:korsar', 'count:2', 'sail']) await house.tap(id);
      await house.untilAsked((ids) => ids.includes('pause'));
    };
    await begin();
    await house.tap('pause');
    await house.tap('leave');
    // This one lies aside while the office is open.
    await begin();
    await knock(house);
    await say(house, '2468');
    await house.tap('past');
    const rows = () => house.ids().filter((id) => /^(go|watch):/.test(id));
    expect([rows().length, house.ids().filter((id) => id.startsWith('remove:')).length]).toEqual([2, 2]);
    // Nothing is watched or played from here: a row is pressed to remove it, and says so first.
    for (const begins of ['watch:', 'go:']) {
      const row = rows().find((id) => id.startsWith(begins))!;
      await house.tap(row);
      expect(house.words).toContain(shellWords().surelyRemove);
      expect(rows()).toContain(row);
      await house.tap(row);
      expect(rows()).not.toContain(row);
    }
    expect(await house.desk.finished()).toEqual([]);
    await house.tap('close');
    expect(house.ids()).toContain('page:games');
    await leave(house);
    await toTitle(house);
    await house.tap('resume');
    await house.untilAsked((ids) => ids.includes('pause'));
  });

  it('locks itself over the games that are kept as well', async () => {
    const house = await inside();
    await house.tap('past');
    await house.pass(2 * idleAfter.office + 1000, 1000);
    expect(house.shell.isEmpty).toBe(true);
  });

  it('keeps what was set, on the shelf of this browser', async () => {
    const house = await inside();
    await set(house, 'sound', 'cap:less');
    expect(JSON.parse(globalThis.window.localStorage.getItem('captains-table/house') ?? '')).toMatchObject({ cap: 9 });
  });
});

describe('how loud it is', () => {
  const levels = (house: SilentHouse) => house.sound.calls.filter(([name]) => name === 'levels').at(-1)?.[1];

  it('follows the hour and the cap, whatever a visitor chooses', async () => {
    let hour = 12;
    const house = await inside({ now: () => new Date(2030, 0, 1, hour, 0) });
    await set(house, 'sound', ...Array<string>(5).fill('loud:less'), 'cap:less', 'hour:13');
    expect(levels(house)).toEqual({ sea: 0.5, music: 0.5, cues: 0.5 });
    hour = 13;
    await house.tap('page:sound');
    await house.pass(6000, 500);
    expect(levels(house)).toEqual({ sea: 0.9, music: 0.9, cues: 0.9 });
    await house.tap('loud-all');
    expect(house.keeper?.house.loud[3]).toBe(10);
  });
});

describe('what is counted', () => {
  it('is what people begin, end, leave, and take up from what is shown', async () => {
    const house = await open({ query: 'game=treasure-fleet', settings: { speed: 'express' } });
    await house.tap('count:2');
    await house.tap('sail');
    await house.untilAsked((ids) => ids.includes('pause'));
    expect(lines(house)).toEqual(['treasure-fleet starts 1']);
    // It is left by the pause, and gone on with: that is no new beginning.
    await house.tap('pause');
    await house.tap('leave');
    await house.untilAsked((ids) => ids.includes('resume'));
    await house.tap('resume');
    await house.untilAsked((ids) => ids.includes('pause'));
    expect(lines(house)).toEqual(['treasure-fleet leavings 1', 'treasure-fleet starts 1']);
    // Walked away from.
    await house.pass(200_000, 1000);
    expect(lines(house)).toEqual(['treasure-fleet leavings 2', 'treasure-fleet starts 1']);
    expect(house.shell.isEmpty).toBe(true);
    house.touch({ x: 900, y: 500 });
    await house.untilAsked((ids) => ids.includes('sail'));
    const [taken] = house.tally.lines().filter(({ what }) => what === 'takes');
    expect(taken).toMatchObject({ amount: 1, hour: 12, day: '2030-01-01' });
  });

  it('is an end where people see it, whoever has left before', async () => {
    const house = await open({ query: 'game=treasure-fleet', settings: { speed: 'express' } });
    await house.tap('count:2');
    await house.tap('sail');
    await house.untilAsked((ids) => ids.includes('pause'));
    // A computer plays for them to the end.
    await house.tap('pause');
    await house.tap('captains');
    await house.tap('bot:0');
    await house.tap('done');
    await house.untilAsked((ids) => ids.includes('again') && !ids.includes('pause'));
    // Whoever began it gave their seat away: what computers do alone is not counted.
    expect(lines(house)).toEqual(['treasure-fleet starts 1']);
  });

  it('lies in the office as plots, is saved as a table, and is forgotten at the second press', async () => {
    const house = await inside();
    for (const about of ['korsar', 'korsar', 'yellowbeard']) house.tally.note({ about, what: 'starts' });
    house.tally.note({ about: 'korsar', what: 'finishes' });
    for (const what of ['starts', 'starts', 'starts', 'finishes', 'finishes', 'leavings'] as const)
      house.tally.note({ about: 'korsar-home', what, ...(what === 'leavings' && { step: 'step-2' }) });
    house.tally.note({ about: 'korsar-home', what: 'seconds', step: 'step-0', amount: 42 });
    await set(house, 'figures');
    const { lessons, lessonCounts } = officeWords().figures;
    expect(house.words).toContain(lessons);
    expect(house.words).toContain(fill(lessonCounts, { begun: 3, finished: 2, left: 1 }));
    expect(house.words).toContain(fill(officeWords().figures.finished, { n: 1, percent: 100 }));
    expect([...house.scene.over.values()].filter(({ id }) => id.startsWith('bar:'))).toHaveLength(1);
    await house.tap('table');
    expect(house.lock.files.get('figures.csv')?.split('\r\n')).toEqual([
      'day,hour,about,what,step,amount',
      '2030-01-01,12,korsar,finishes,,1',
      '2030-01-01,12,korsar,starts,,2',
      '2030-01-01,12,korsar-home,finishes,,2',
      '2030-01-01,12,korsar-home,leavings,step-2,1',
      '2030-01-01,12,korsar-home,seconds,step-0,42',
      '2030-01-01,12,korsar-home,starts,,3',
      '2030-01-01,12,yellowbeard,starts,,1',
      '',
    ]);
    await house.tap('forget-figures');
    expect(lines(house)).toHaveLength(7);
    await house.tap('forget-figures');
    expect(lines(house)).toEqual([]);
  });
});

describe('the care', () => {
  it('tries picture, sound, touch, pads and storage', async () => {
    const house = await inside();
    await set(house, 'care', 'test');
    await house.pass(2500, 20);
    const says = officeWords().test;
    for (const wanted of [fill(says.frames, { n: 50 }), says.listen, fill(says.free, { n: 1234 })])
      expect(house.words).toContain(wanted);
    expect(house.machine.rung).toEqual(['bell']);
    Object.assign(house.machine, { stores: false, hasSound: false });
    await house.tap('test');
    for (const wanted of [says.failed, says.silent]) expect(house.words).toContain(wanted);
    expect(house.words).toContain('1.2.3');
  });

  it.each([
    ['en', 'asleep: press anything', 'left, then right'],
    ['de', 'schläft: etwas drücken', 'links, dann rechts'],
  ])('says of sound that sleeps what wakes it, until it does, in %s', async (id, asleep, awake) => {
    await speak(languageFor(id)!);
    const house = await inside({ preferred: [id] });
    house.machine.soundRuns = false;
    await set(house, 'care', 'test');
    expect(house.words).toContain(asleep);
    expect(house.words).not.toContain(awake);
    house.machine.soundRuns = true;
    await house.pass(1100, 100);
    expect(house.words).toContain(awake);
    expect(house.words).not.toContain(asleep);
    nowSpoken(languageFor('en')!);
  });

  it('gives the settings as a file and takes them in again, all or none', async () => {
    const house = await inside();
    await set(house, 'sound', 'cap:less');
    await set(house, 'care', 'save');
    expect(house.words.some((text) => text.includes('/somewhere/settings.json'))).toBe(true);
    await set(house, 'sound', 'cap:less', 'music:less');
    await set(house, 'care', 'load');
    expect(house.keeper?.house).toMatchObject({ cap: 9, music: 10 });
    expect(house.words).toContain(officeWords().files.taken);
    const good = house.lock.files.get('settings.json')!;
    const before = house.keeper?.house;
    house.lock.files.set(
      'settings.json',
      good.replace('"opens": 10', '"opens": 99').replace('"music": 10', '"music": 1'),
    );
    await house.tap('load');
    expect(house.words).toContain(fill(officeWords().files.VALUE, { id: officeWords().settings.opens }));
    expect(house.keeper?.house).toEqual(before);
    house.lock.files.clear();
    await house.tap('load');
    expect(house.words).toContain(officeWords().files.none);
  });

  it('resets everything at the second press, and restarts', async () => {
    const house = await inside();
    await set(house, 'sound', 'cap:less');
    await set(house, 'care', 'reset', 'page:care');
    await house.tap('reset');
    expect(house.keeper?.house.cap).toBe(9);
    await house.tap('reset');
    expect(house.keeper?.house.cap).toBe(10);
    await house.tap('restart');
    expect(house.restarts.count).toBe(1);
  });

  it('says how much of the program is here without the server', async () => {
    const house = await inside();
    await set(house, 'care');
    const says = officeWords().care.keeps;
    expect(house.words).toContain(says.whole);
    house.machine.keeps = { how: 'coming', share: 0.429 };
    await house.tap('page:care');
    expect(house.words).toContain(fill(says.coming, { n: 42 }));
  });

  it('lists what went wrong', async () => {
    mishaps.note('beat', 'CardPlayed', new TypeError('Anne holds the ten'));
    const house = await inside();
    await set(house, 'care', 'log');
    expect(house.words.some((text) => text.includes('CardPlayed'))).toBe(true);
    expect(house.words.join(' ')).not.toContain('Anne holds');
  });
});
