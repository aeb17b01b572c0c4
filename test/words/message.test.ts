/** Sentences from messages: holes, plurals, names with their tone, nouns in their forms, and a language that changes. */
import { afterEach, describe, expect, it } from 'vitest';
import { catalogue, speak } from '../../src/words/catalogue.ts';
import { language, languageFor, languages, nowSpoken, pseudo } from '../../src/words/language.ts';
import { decimal, fill, listOf, phrase } from '../../src/words/message.ts';
import { words } from './sample/table.ts';

afterEach(() => nowSpoken(languages[0]));

const german = languages[1];
const brig = () => ({ noun: words().ships.brig, facts: { points: 3 } });

describe('a message', () => {
  it('has its holes filled, by the rules of plurals', () => {
    expect(fill(words().taken, { name: 'Anne', n: 1 })).toBe('Anne takes one ship.');
    expect(fill(words().taken, { name: 'Anne', n: 3 })).toBe('Anne takes 3 ships.');
  });

  it('keeps the tone of a name, and of nothing else', () => {
    expect(phrase(words().taken, { name: 'Anne', n: 1 })).toEqual([
      { text: 'Anne', tone: 'name' },
      { text: ' takes one ship.' },
    ]);
  });

  it('is one piece where its tone does not change', () => {
    expect(phrase(words().fires, { name: 'Anne', ship: brig() })).toEqual([
      { text: 'Anne', tone: 'name' },
      { text: ' fires at the 3-point brig.' },
    ]);
  });

  it('takes a noun in the form that its language asks for', async () => {
    expect(fill(words().fires, { name: 'Anne', ship: brig() })).toBe('Anne fires at the 3-point brig.');
    await speak(german);
    expect(fill(words().fires, { name: 'Anne', ship: brig() })).toBe('Anne feuert auf die 3-Punkte-Brigg.');
    expect(fill(words().ships.brig, { points: 3, form: 'dat' })).toBe('der 3-Punkte-Brigg');
  });

  it('shows what a name brings as it is, whatever signs it has', () => {
    for (const name of ['{name}', '<who>', "O'Neill", 'A & B', '#'])
      expect(fill(words().taken, { name, n: 1 })).toBe(`${name} takes one ship.`);
  });

  it('chooses by a number itself, by its place in a row, by a word', () => {
    const place = (n: number, way = '') => fill(words().place, { n, way });
    expect([0, 1, 2, 3, 1004].map((n) => place(n, 'up'))).toEqual([
      'nobody, up',
      '1st, up',
      '2nd, up',
      '3rd, up',
      '1,004th, up',
    ]);
    expect(place(1)).toBe('1st, down');
  });

  it('has fractions as its language writes them', async () => {
    const metres = () => [0.6, 1, 1.25, 0.05, 1234.5].map((n) => decimal(n, 1));
    expect(metres()).toEqual(['0.6', '1.0', '1.3', '0.1', '1234.5']);
    await speak(german);
    expect(metres()).toEqual(['0,6', '1,0', '1,3', '0,1', '1234,5']);
    expect(decimal(7.4, 0)).toBe('7');
  });

  it('refuses to be filled without its facts', () => {
    expect(() => fill(words().taken, { name: 'Anne' })).toThrow();
  });
});

describe('the language', () => {
  it('changes while the page lives', async () => {
    expect(words().title).toBe('Set sail');
    await speak(german);
    expect(words().title).toBe('Segel setzen');
    expect(fill(words().taken, { name: 'Anne', n: 2 })).toBe('Anne nimmt 2 Schiffe.');
    expect(listOf(['Anne', 'Bart', 'Mary'])).toBe('Anne, Bart und Mary');
    await speak(languages[0]);
    expect(words().title).toBe('Set sail');
    expect(listOf(['Anne', 'Bart', 'Mary'])).toBe('Anne, Bart and Mary');
  });

  it('is the one that was wished for last, whichever arrives first', async () => {
    const slow = catalogue(
      { title: 'Sea' },
      { de: () => new Promise((done) => setTimeout(done, 20, { title: 'Meer' })) },
    );
    await Promise.all([speak(german), speak(languages[0])]);
    expect(language()).toBe(languages[0]);
    await Promise.all([speak(languages[0]), speak(german)]);
    expect(slow().title).toBe('Meer');
  });

  it('is found by the tag of a browser', () => {
    expect(languageFor('de-AT')).toBe(german);
    expect(languageFor('DE')).toBe(german);
    expect(languageFor('en-US')).toBe(languages[0]);
    expect(languageFor('sw')).toBeUndefined();
  });

  it('has a pseudo one: accents, two fifths longer, names and numbers as they are', async () => {
    await speak(pseudo);
    const said = fill(words().taken, { name: 'Anne', n: 3 });
    expect(said).toMatch(/^Anne /);
    expect(said).toMatch(/3/);
    expect(said).not.toMatch(/takes/);
    expect(said.length).toBeGreaterThanOrEqual(Math.floor('Anne takes 3 ships.'.length * 1.3));
  });
});
