/**
 * English as people at a table speak it: no sentence has the turns of phrase that read as translated, and a button that a
 * sentence names in quotes is called so on its label, in every language.
 */
import { afterAll, describe, expect, it } from 'vitest';
import { words as cardPirates } from '../../src/words/card-pirates/table.ts';
import { type Catalogue, speak } from '../../src/words/catalogue.ts';
import { languages, nowSpoken } from '../../src/words/language.ts';
import { fill } from '../../src/words/message.ts';
import { type Form, isParsed } from '../../src/words/short-form.ts';

const modules = import.meta.glob<Record<string, unknown>>('/src/words/*/*.ts', { eager: true });

const isCatalogue = (value: unknown): value is Catalogue<unknown> => typeof value === 'function' && 'fetch' in value;

const catalogues = Object.entries(modules).flatMap(([file, exports]) =>
  Object.values(exports).flatMap((value) => (isCatalogue(value) ? [[file, value] as const] : [])),
);

afterAll(() => nowSpoken(languages[0]));

/** The text of a message with its holes as `…`, arm by arm. */
function textOf(forms: readonly Form[]): string {
  return forms
    .map((form) => {
      if (typeof form === 'string') return form;
      if (form === 0 || form.length === 1) return '…';
      const [, within] = form;
      if (Array.isArray(within)) return textOf(within);
      return Object.values(within as Record<string, readonly Form[]>)
        .map(textOf)
        .join(' … ');
    })
    .join('');
}

/** Every text of a table, with the way to it. */
function textsOf(table: unknown, at: string): [string, string][] {
  if (typeof table === 'string') return [[at, table]];
  if (isParsed(table)) return [[at, textOf(table.slice(1) as Form[])]];
  if (typeof table !== 'object' || table === null) return [];
  return Object.entries(table).flatMap(([key, part]) => textsOf(part, `${at}.${key}`));
}

const allTexts = () => catalogues.flatMap(([file, words]) => textsOf(words(), file));

/** Turns of phrase that nobody says at a table, each with what a person says. */
const stiff: readonly [pattern: RegExp, instead: string][] = [
  [/\bwhoever\b/i, 'name the person, or say “you”'],
  [/\bwho (is|does|fires?)\b(?=[^?]*$)/i, 'name the person, or say “you”'],
  [/\b(go|goes|gone) on with\b/i, '“resume” or “play on with”'],
  [/\btaken up again\b|\btaken in\b/i, '“resumed”, “opened”'],
  [/\banew\b/i, '“again”'],
  [/\bis no (map|file|move)\b|\bno (file|map) of\b/i, '“is not a …”'],
  [/\boutside of\b/i, '“outside”'],
  [/\b(may|can|could) not be (fired|loaded|discarded) at\b/i, '“you cannot …”'],
  [/\bone’s own\b/i, '“your own”'],
];

/** Sentences in which such a turn is right: questions within them, and what a label asks for. */
const right = /who is next|Who is the pirate/;

const stiffIn = (texts: readonly [string, string][]): string[] =>
  texts.flatMap(([at, text]) =>
    stiff
      .filter(([pattern]) => pattern.test(text) && !right.test(text))
      .map(([, instead]) => `${at}: ${text} (${instead})`),
  );

describe('English sentences', () => {
  it('are what a person says', async () => {
    await speak(languages[0]);
    const texts = allTexts();
    expect(texts.length).toBeGreaterThan(2000);
    expect(stiffIn(texts)).toEqual([]);
  });

  it.each([
    'Whoever had it takes the other colour',
    'Who is cursed loses the dearest ship',
    'A saved match cannot be taken up again.',
    'This is no file of settings',
    'Start anew',
  ])('a stiff one is found: %s', (text) => expect(stiffIn([['planted', text]])).toHaveLength(1));
});

/** Quotes that are no labels of ours: what a captain calls, and names in Tiled. */
const others = [
  'Can I see you in the telescope?',
  'Sehe ich dich im Fernrohr?',
  'Aye!',
  'Nay!',
  'terrain',
  'Tileset einbetten',
];

/** What a text has between the quotation marks of its language, without what has holes. */
const quotedIn = (text: string): string[] =>
  [...text.matchAll(/“([^“”]+)”|„([^„“]+)“/g)]
    .map(([, english, german]) => english ?? german)
    .filter((quoted) => !quoted.includes('…') && !quoted.includes('{'));

/** Quotes of sentences that are no whole text of the same language. */
function unknownIn(texts: readonly [string, string][]): string[] {
  const labels = new Set(texts.flatMap(([, text]) => [text, ...text.split(' … ')]));
  return texts.flatMap(([at, text]) =>
    quotedIn(text)
      .filter((quoted) => !labels.has(quoted) && !others.includes(quoted))
      .map((quoted) => `${at}: ${quoted}`),
  );
}

describe('a button that a sentence names', () => {
  it.each(languages)('is called as it is labelled, in $title', async (language) => {
    await speak(language);
    const texts = allTexts();
    expect(texts.flatMap(([, text]) => quotedIn(text)).length).toBeGreaterThan(5);
    expect(unknownIn(texts)).toEqual([]);
  });

  it('one of another name is found', () => {
    const texts: [string, string][] = [
      ['label', 'Your own maps'],
      ['sentence', 'It belongs under “Maps of your own”.'],
    ];
    expect(unknownIn(texts)).toEqual(['sentence: Maps of your own']);
  });
});

it('a voyage of Card Pirates is told in squares, straight and diagonally', async () => {
  await speak(languages[0]);
  const sailed = (across: number, slant: number) =>
    fill(cardPirates().sails, { name: 'Anne', points: 9, across, slant }).replace('Anne spends 9 and sails ', '');
  expect([sailed(1, 0), sailed(3, 0)]).toEqual(['one square', 'three squares']);
  expect([sailed(0, 1), sailed(0, 2)]).toEqual(['one square diagonally', 'two squares diagonally']);
  expect([sailed(1, 1), sailed(2, 1)]).toEqual(['one straight, one diagonally', 'two straight, one diagonally']);
});
