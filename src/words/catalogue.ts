/**
 * A catalogue: the messages of one game or of the house in every language. English comes with the code that shows it, the
 * other languages are fetched when somebody wants them. `words()` is asked each time a sentence is made.
 */

import { type Language, language, languages, nowSpoken, pseudo } from './language.ts';
import type { Message } from './message.ts';
import { inPseudo } from './pseudo.ts';

/** The same keys with other texts. */
export type Translation<T> = T extends string ? string : { readonly [K in keyof T]: Translation<T[K]> };

export type Fetch<T> = () => Promise<Translation<T>>;

/**
 * The type of what code reads: texts that are shown as they are, and messages with holes, which only `fill` and
 * `phrase` take.
 */
export type Messages<T> = T extends string
  ? T extends `${string}{${string}` | `${string}<${string}`
    ? Message
    : string
  : { readonly [K in keyof T]: Messages<T[K]> };

export interface Catalogue<T> {
  /** The messages in the language that is spoken now. */
  (): Messages<T>;
  /** Fetches the messages of a language, once; rejects when they cannot be had. */
  fetch(language: Language): Promise<void>;
}

const all = new Set<Catalogue<unknown>>();

/** Makes a catalogue of English messages and of ways to the same messages in other languages, by the language's id. */
export function catalogue<T>(english: T, others: Readonly<Record<string, Fetch<T>>> = {}): Catalogue<T> {
  const tables = new Map<string, Messages<T>>([[languages[0].id, english as Messages<T>]]);
  const words = () => tables.get(language().id) ?? (english as Messages<T>);
  const fetch = async ({ id }: Language): Promise<void> => {
    if (tables.has(id)) return;
    if (id === pseudo.id) tables.set(id, inPseudo(english) as Messages<T>);
    else if (id in others) tables.set(id, (await others[id]()) as Messages<T>);
  };
  const made = Object.assign(words, { fetch });
  all.add(made as Catalogue<unknown>);
  return made;
}

/** The language that was wished for last. */
let wished: Language = languages[0];

/**
 * Fetches what every catalogue that is here says in this language, and speaks it from then on, unless another one was
 * wished for meanwhile.
 */
export async function speak(next: Language): Promise<void> {
  wished = next;
  await Promise.all([...all].map((each) => each.fetch(next)));
  if (wished === next) nowSpoken(next);
}

/** Fetches what catalogues that came lately say in the language that is spoken: a game's, when its code has come. */
export const catchUp = (): Promise<unknown> => Promise.all([...all].map((each) => each.fetch(language())));
