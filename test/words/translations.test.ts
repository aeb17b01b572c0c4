/** Every translation against its English: the same keys, messages where there are messages, and no hole that English has not. */
import { afterAll, describe, expect, it } from 'vitest';
import { type Catalogue, speak } from '../../src/words/catalogue.ts';
import { languages, nowSpoken } from '../../src/words/language.ts';
import { type Form, isParsed } from '../../src/words/short-form.ts';

const [english, ...others] = languages;
const modules = import.meta.glob<Record<string, unknown>>('/src/words/*/*.ts', { eager: true });

const isCatalogue = (value: unknown): value is Catalogue<unknown> => typeof value === 'function' && 'fetch' in value;

const catalogues = Object.entries(modules).flatMap(([file, exports]) =>
  Object.entries(exports).flatMap(([name, value]) => (isCatalogue(value) ? [[`${file} ${name}`, value] as const] : [])),
);

afterAll(() => nowSpoken(english));

/** The holes of a message, and its tags as `<who>`. */
function holesOf(forms: readonly Form[]): string[] {
  return forms.flatMap((form) => {
    if (typeof form === 'string' || form === 0) return [];
    const [name, within] = form;
    if (Array.isArray(within)) return [`<${name}>`, ...holesOf(within)];
    return [name, ...Object.values(within ?? {}).flatMap((arm) => holesOf(arm))];
  });
}

/** Holes that any message may ask about, and tags that ask for a form: English needs neither. */
const ofForms = ['form', '<acc>', '<dat>', '<gen>'];

/** What is wrong with a translation, each with the way to it. */
function flaws(from: unknown, to: unknown, at = ''): string[] {
  if (isParsed(from) || isParsed(to)) {
    if (!isParsed(from) || !isParsed(to)) return [`${at}: holes in one language and none in the other`];
    const known = [...holesOf(from), ...ofForms];
    return [...new Set(holesOf(to))]
      .filter((hole) => !known.includes(hole))
      .map((hole) => `${at}: no ${hole} in English`);
  }
  if (typeof from === 'string')
    return typeof to === 'string' && (to === '') === (from === '') ? [] : [`${at}: nothing is said`];
  if (typeof to !== 'object' || to === null) return [`${at}: is missing`];
  const [keys, translated] = [Object.keys(from as object), Object.keys(to)];
  return [
    ...translated.filter((key) => !keys.includes(key)).map((key) => `${at}.${key}: nobody asks for it`),
    ...keys.flatMap((key) =>
      flaws((from as Record<string, unknown>)[key], (to as Record<string, unknown>)[key], `${at}.${key}`),
    ),
  ];
}

describe.each(others)('$title', (spoken) => {
  it.each(catalogues)('%s', async (_, words) => {
    nowSpoken(english);
    const from = words();
    await speak(spoken);
    expect(flaws(from, words())).toEqual([]);
  });

  it('is there for the house and for every game', async () => {
    for (const [name, words] of catalogues) {
      nowSpoken(english);
      const from = words();
      await speak(spoken);
      expect(words(), name).not.toBe(from);
    }
  });
});

/** Every text of a catalogue, and the pieces of those with holes. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** A point or a comma before one or two digits is that of a fraction; before three it parts thousands. Versions are names. */
const fraction = (sign: string) => new RegExp(`\\d[${sign}]\\d{1,2}(?!\\d)`);

it.each(languages)('$title: fractions have its own sign', async ({ id, ...spoken }) => {
  await speak({ id, ...spoken });
  const other = fraction(id === 'de' ? '.' : ',');
  const texts = catalogues.flatMap(([, words]) => textsOf(words()));
  expect(texts.length).toBeGreaterThan(1000);
  expect(texts.filter((text) => other.test(text.replace('License 1.1', '')))).toEqual([]);
  expect(['0.6 m', '0,6 m'].filter((text) => other.test(text))).toHaveLength(1);
});

describe('what is wrong is found:', () => {
  const hole = (name: string) => [0, 'a', [name]];
  it.each([
    ['a key that is missing', { a: 'Sea', b: 'Wind' }, { a: 'Meer' }],
    ['a key too many', { a: 'Sea' }, { a: 'Meer', b: 'Wind' }],
    ['a text that says nothing', { a: 'Sea' }, { a: '' }],
    ['a hole that English has not', { a: hole('name') }, { a: hole('nam') }],
    ['a message for a text', { a: 'Sea' }, { a: hole('name') }],
    ['a text for a message', { a: hole('name') }, { a: 'Meer' }],
  ])('%s', (_, from, to) => {
    expect(flaws(from, from)).toEqual([]);
    expect(flaws(from, to)).toHaveLength(1);
  });
});
