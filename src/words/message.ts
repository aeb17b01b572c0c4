/**
 * Sentences from messages. A message is ICU text, a whole sentence of one language, never glued from parts: `{name}` is a
 * hole, `<who>{name}</who>` one whose filling wears the colour of a name, and `<dat>{ship}</dat>` one that takes a noun in a
 * form of its language. The build turns every message with holes into its parsed form, so that no reader of ICU is in the
 * page; one without holes is shown as it is.
 */
import { IntlMessageFormat, type Options } from 'intl-messageformat';
import type { Caption, CaptionSpan } from '../controller/beat.ts';
import { plainly } from '../rules/one-line.ts';
import { forms, language } from './language.ts';
import { type Forms, treeOf } from './short-form.ts';

/** A thing with a name of its own, which sentences need in several forms. Its message may ask for `{form}`. */
export interface Noun {
  noun: Text;
  facts?: Facts;
}

/**
 * The facts that fill the holes: a string as it is, a number by the rules of plurals, a noun in the form that is asked
 * for.
 */
export type Facts = Readonly<Record<string, string | number | Noun>>;

/** A message with holes, as the build has parsed it. */
export interface Message {
  readonly parsed: never;
}

/** A message of a catalogue, with holes or without. */
export type Text = Message | string;

type Formats = Map<string, IntlMessageFormat>;

const formats = new WeakMap<object, Formats>();

/** Keeps what is made, for everybody who asks with the same words. */
function once<Asked extends unknown[], Made>(make: (...asked: Asked) => Made): (...asked: Asked) => Made {
  const kept = new Map<string, Made>();
  return (...asked) => {
    const key = JSON.stringify(asked);
    const made = kept.get(key) ?? make(...asked);
    kept.set(key, made);
    return made;
  };
}

/** Numbers, days and plurals of a language, which all its sentences share: else each would keep its own. */
const formatters: Options['formatters'] = {
  getNumberFormat: once(
    (...asked) => new Intl.NumberFormat(...(asked as ConstructorParameters<typeof Intl.NumberFormat>)),
  ),
  getDateTimeFormat: once((...asked) => new Intl.DateTimeFormat(...asked)),
  getPluralRules: once((...asked) => new Intl.PluralRules(...asked)),
};

/** Gives the format of a parsed message in the language that is spoken; it is made at its first use. */
function formatOf(message: Forms): IntlMessageFormat {
  const { locale } = language();
  const made: Formats = formats.get(message) ?? new Map();
  const format = made.get(locale) ?? new IntlMessageFormat(treeOf(message), locale, undefined, { formatters });
  formats.set(message, made.set(locale, format));
  return format;
}

/** The parts of a filled message: text, a noun that nobody gave a form yet, or what a tag made of its inside. */
type Part = string | number | Noun | CaptionSpan;

/** Gives the spans of a part; a noun comes in this form. */
function spansOf(part: Part, form: string): Caption {
  if (typeof part !== 'object') return [{ text: plainly(String(part)) }];
  return 'noun' in part ? phrase(part.noun, { ...part.facts, form }) : [part];
}

const named = (parts: readonly Part[]): Caption =>
  parts.flatMap((part) => spansOf(part, 'other')).map(({ text }) => ({ text, tone: 'name' }));

/** The function of every tag, which makes something of its inside. */
const tags: Readonly<Record<string, (parts: readonly Part[]) => Caption>> = {
  who: named,
  ...Object.fromEntries(
    forms.map((form) => [form, (parts: readonly Part[]) => parts.flatMap((part) => spansOf(part, form))]),
  ),
};

/** Fills a message; throws when a fact is missing. */
export function phrase(message: Text, facts: Facts = {}): Caption {
  if (typeof message === 'string') return [{ text: message }];
  const parts = formatOf(message as unknown as Forms).formatToParts<Part>({ ...facts, ...tags } as never);
  return joined(parts.flatMap(({ value }) => spansOf(value as Part, 'other')));
}

/** Spans of one tone that follow each other are one. */
function joined(spans: Caption): Caption {
  const made: CaptionSpan[] = [];
  for (const span of spans) {
    const last = made.at(-1);
    if (last && last.tone === span.tone) made[made.length - 1] = { ...last, text: last.text + span.text };
    else made.push(span);
  }
  return made;
}

export const plain = (caption: Caption): string => caption.map(({ text }) => text).join('');

/** Fills a message where tones are not wanted. */
export const fill = (message: Text, facts?: Facts): string => plain(phrase(message, facts));

/** Writes a number with so many digits of its fraction, as the language that is spoken does; for holes of messages. */
export const decimal = (n: number, digits: number): string =>
  n.toLocaleString(language().locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: false,
  });

/** Fills a title with a number; the text below it says nothing of it. */
export const fillCount = ({ title, text }: { title: Text; text: string }, n: number) => ({
  title: fill(title, { n }),
  text,
});

const lists = new Map<string, Intl.ListFormat>();

function joinedAs(type: 'conjunction' | 'disjunction', all: readonly string[]): string {
  const { locale } = language();
  const key = `${locale} ${type}`;
  const format = lists.get(key) ?? new Intl.ListFormat(locale, { type });
  lists.set(key, format);
  return format.format(all);
}

/** Lists things with "and", as the language joins them: `Anne, Bart and Mary`. */
export const listOf = (all: readonly string[]): string => joinedAs('conjunction', all);

/** Lists things with "or", as the language joins them: `Anne or Bart`. */
export const eitherOf = (all: readonly string[]): string => joinedAs('disjunction', all);
