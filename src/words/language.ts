/** The languages of the house and the one that is spoken now. */

export interface Language {
  id: string;
  /** Name of the language in the language itself. */
  title: string;
  /** Tag by which plurals, lists and numbers are made. */
  locale: string;
  /** Three rows of keys for writing names; the last one has room for one key more, the space. */
  keys: readonly string[];
}

const qwerty = ['qwertyuiop', 'asdfghjkl’', 'zxcvbnm.-'];

/** English is the language of the sources; the others hold the same messages. */
export const languages: readonly Language[] = [
  { id: 'en', title: 'English', locale: 'en-GB', keys: qwerty },
  { id: 'de', title: 'Deutsch', locale: 'de-DE', keys: ['qwertzuiopü', 'asdfghjklöä', 'yxcvbnm’.-'] },
];

/** English with accents, 40 % longer: tests see with it which words are cut, and which do not come from a catalogue. */
export const pseudo: Language = { id: 'pseudo', title: 'Pseudo', locale: 'en-GB', keys: qwerty };

/** Forms that a sentence may ask of a noun, each a tag: genitive, dative, accusative. A bare hole takes the form `other`. */
export const forms = ['gen', 'dat', 'acc'] as const;

let offered = languages;

/** Tells which languages can be chosen: those of the house, and the pseudo-language where the address asked for it. */
export const offeredLanguages = (): readonly Language[] => offered;

/** Offers the pseudo-language beside the others: it is seen how a running game changes to it. */
export function offerPseudo(): void {
  offered = [...languages, pseudo];
}

let spoken: Language = languages[0];

/** Tells which language is spoken now; whoever shows words asks each time, since it may change while the page lives. */
export const language = (): Language => spoken;

/** Changes what `language` answers. Only `speak` calls it, when the messages are there. */
export function nowSpoken(next: Language): void {
  spoken = next;
}

/** Finds a language by its id, or by a browser's tag as `de-AT`; undefined when the house does not speak it. */
export const languageFor = (tag: string): Language | undefined =>
  [...languages, pseudo].find(({ id }) => id === tag.toLowerCase().split('-')[0]);
