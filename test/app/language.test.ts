/** The language of the house: which one first, how it is chosen, and that a change reaches every word that lies there. */
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { firstLanguage, speakIfFetched } from '../../src/app/page/spoken-language.ts';
import { memoryStore } from '../../src/host/store.ts';
import { Match } from '../../src/match/match.ts';
import { stagedGames } from '../../src/presentation/index.ts';
import { seedFrom } from '../../src/rules/dice.ts';
import { games } from '../../src/rules/index.ts';
import { catalogue, speak } from '../../src/words/catalogue.ts';
import { language, languages, nowSpoken, pseudo } from '../../src/words/language.ts';
import { openSilentHouse, type SilentHouse } from './silent-house.ts';

const [english, german] = languages;

// The words are here before anybody asks for them: how long files take is no part of this.
beforeAll(async () => {
  await speak(german);
  await speak(english);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  nowSpoken(english);
});

describe('the first language', () => {
  const first = (asked: string | null, kept: string | null, ...preferred: string[]) =>
    firstLanguage({ asked, kept, preferred });

  it('is what the address says, else what was chosen, else the best of the browser that the house speaks', () => {
    expect(first(null, null, 'de-AT', 'en')).toBe(german);
    expect(first(null, null, 'sw', 'de')).toBe(german);
    expect(first(null, null, 'en-US', 'de')).toBe(english);
    expect(first(null, 'en', 'de-DE')).toBe(english);
    expect(first('de', 'en', 'en')).toBe(german);
    expect(first('pseudo', 'en', 'en')).toBe(pseudo);
  });

  it('is English where nothing else is known', () => {
    expect(first(null, null)).toBe(english);
    expect(first(null, null, 'sw')).toBe(english);
    // The pseudo-language is for the address alone.
    expect(first(null, 'pseudo', 'pseudo')).toBe(english);
    expect(first('klingon', null, 'de')).toBe(german);
  });
});

describe('the choice of a language', () => {
  it('is a plate on the title with the name of the other language', async () => {
    const house = await openSilentHouse();
    expect(house.words).toContain('Deutsch');
    await house.tap('language');
    await house.untilAsked();
    expect(language()).toBe(german);
    expect(house.words).toEqual(expect.arrayContaining(['English', 'Partien', 'Mitwirkende']));
    expect(house.preferences.settings.language).toBe('de');
    await house.tap('language');
    await house.untilAsked();
    expect(house.words).toEqual(expect.arrayContaining(['Deutsch', 'Games played', 'Credits']));
  });

  it('is a row of the settings: touched, turned or pressed', async () => {
    const house = await openSilentHouse();
    await house.tap('settings');
    await house.tap('language:de');
    expect(house.words).toContain('Einstellungen');
    await house.tap('language:en');
    expect(house.words).toContain('Settings');
    for (let down = 0; down < 9 && house.prompter.hands?.focus !== 'language'; down++)
      await house.key({ kind: 'move', direction: 'down' });
    expect(house.prompter.hands?.focus).toBe('language');
    await house.key({ kind: 'move', direction: 'right' });
    expect(house.words).toContain('Einstellungen');
    // Beyond the last one there is none.
    await house.key({ kind: 'move', direction: 'right' });
    expect(language()).toBe(german);
    await house.key({ kind: 'confirm' });
    expect(language()).toBe(english);
  });

  it('stays as it was where the words cannot be fetched, and says so', async () => {
    let lost = true;
    catalogue({ sea: 'Sea' }, { de: async () => (lost ? Promise.reject(new Error('offline')) : { sea: 'Meer' }) });
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const house = await openSilentHouse();
    await house.tap('language');
    await house.untilAsked();
    expect(language()).toBe(english);
    expect(house.preferences.settings.language).toBeNull();
    expect(house.words).toContain('This language could not be loaded. Please try again.');
    expect(warned).toHaveBeenCalledOnce();
    lost = false;
    await house.tap('language');
    await house.untilAsked();
    expect(language()).toBe(german);
  });
});

/** Letters that only the pseudo-language has, and names have not. */
const accented = /[åçđéƒĝĥîĵķļñöþŕšŧûŵýÅÇĐÉĜĤÎĴĶĻÑÖÞŔŠŦÛŴÝ]/;
const isPseudo = (text: string) => accented.test(text);
/** A sentence, or a part of one: two words at least. Games are called the same in every language. */
const isPlain = (text: string) =>
  !Object.values(stagedGames).some(({ title }) => title === text) &&
  /\p{L}{2,} \p{L}{2,}/u.test(text) &&
  !isPseudo(text);

/** Texts among the facts of pieces, however deep. */
const textsIn = (facts: unknown): string[] =>
  typeof facts === 'string'
    ? [facts]
    : typeof facts === 'object' && facts !== null
      ? Object.values(facts).flatMap(textsIn)
      : [];

/** Everything that is written or said: on the table, over it, and of what can be chosen. */
function textsOf({ scene, prompter }: SilentHouse): string[] {
  const lying = [...scene.cast.table.values(), ...scene.over.values()].map(({ props }) => props);
  const chosen = prompter.picker.offered.map(({ label, refusal }) => [label, refusal]);
  return textsIn([lying, chosen, scene.cast.said]);
}

const free = (house: SilentHouse) =>
  house.prompter.picker.offered.filter(
    ({ id, refusal, of }) => !refusal && !of && !['pause', 'undo', 'last-round', 'aid', 'hide', 'explain'].includes(id),
  );

const options: Readonly<Record<string, object>> = {
  yellowbeard: { map: 'short-voyage', autoSetup: true, firstPirate: 0, turnLimit: 4 },
};

describe.each(Object.keys(games))('in a running match of %s', (id) => {
  it('a change reaches every word of the table, the hand, the log and the boards', async () => {
    const players = [
      { name: 'Anne', kind: 'person' as const },
      { name: 'Bart', kind: 'bot' as const, level: 'monkey' },
    ];
    const match = Match.create(games[id], { seats: 2, seed: seedFrom('spoken'), options: options[id] ?? {}, players });
    expect(await speakIfFetched(pseudo)).toBe(true);
    const house = await openSilentHouse({
      store: memoryStore().put(match.record, 'spoken'),
      settings: { speed: 'express' },
    });
    await house.tap('resume');
    for (let presses = 0; presses < 12; presses++) {
      await house.untilAsked();
      await house.tap(free(house)[presses % free(house).length].id);
    }
    await house.untilAsked();
    expect(textsOf(house).filter(isPseudo).length).toBeGreaterThan(3);
    for (const to of ['en', 'pseudo']) {
      const wrong = to === 'en' ? isPseudo : isPlain;
      const judge = (where: string) => expect(textsOf(house).filter(wrong), where).toEqual([]);
      await house.tap('pause');
      await house.tap('settings');
      if (to === 'en') await house.tap('language:en');
      // The board does not offer it.
      else await house.preferences.speak(pseudo);
      await house.settle();
      judge('settings');
      await house.tap('close');
      judge('pause');
      for (const board of ['log', 'rules'])
        if (house.ids().includes(board)) {
          await house.tap(board);
          judge(board);
          await house.tap('close');
        }
      await house.tap('stay');
      await house.untilAsked();
      judge('table and hand');
      expect(textsOf(house).length).toBeGreaterThan(5);
    }
    await speak(english);
  });
});
