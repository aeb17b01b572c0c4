/**
 * The short form in which parsed messages come to the page: lists in place of the library's trees, which are three times as
 * long. The build writes it, and a message becomes a tree again when it is filled for the first time.
 */
import type { IntlMessageFormat } from 'intl-messageformat';

export type Arms = Readonly<Record<string, readonly Form[]>>;

/**
 * A part of a parsed message: words as they are; 0 for the number that is counted; a hole by its name; a tag and what is
 * within; a hole whose fact chooses one of several arms, by itself, by how many (1) or by which in a row (2).
 */
export type Form =
  | string
  | 0
  | readonly [hole: string]
  | readonly [tag: string, within: readonly Form[]]
  | readonly [hole: string, arms: Arms, counted?: 1 | 2];

/** A parsed message. It begins with 0, so that it is no list of messages. */
export type Forms = readonly [0, ...Form[]];

/** Tells a parsed message from all else that a table of words holds. */
export const isParsed = (value: unknown): value is Forms => Array.isArray(value) && value[0] === 0;

/** A tree of the library. */
export type Tree = Exclude<ConstructorParameters<typeof IntlMessageFormat>[0], string>;

/** The library's numbers for the kinds of parts. */
const kinds = { words: 0, hole: 1, select: 5, plural: 6, count: 7, tag: 8 };

function partOf(form: Form): object {
  if (typeof form === 'string') return { type: kinds.words, value: form };
  if (form === 0) return { type: kinds.count };
  const [value, within, counted] = form;
  if (within === undefined) return { type: kinds.hole, value };
  if (Array.isArray(within)) return { type: kinds.tag, value, children: within.map(partOf) };
  const arms = Object.entries(within as Arms).map(([name, arm]) => [name, { value: arm.map(partOf) }]);
  const options = Object.fromEntries(arms);
  if (!counted) return { type: kinds.select, value, options };
  return { type: kinds.plural, value, options, offset: 0, pluralType: counted === 2 ? 'ordinal' : 'cardinal' };
}

/** Gives the library's tree of a parsed message. */
export const treeOf = ([, ...forms]: Forms): Tree => forms.map(partOf) as Tree;
