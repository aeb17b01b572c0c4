/**
 * Sentences from messages. A message is ICU text, a whole sentence of one language, never glued from parts: `{name}` is a
 * hole, `<who>{name}</who>` one whose filling wears the colour of a name. The build turns every message with holes into its
 * parsed form, so that no reader of ICU is in the page; one without holes is shown as it is.
 */
import { IntlMessageFormat } from 'intl-messageformat';
import type { Caption, Span } from '../controller/beat.ts';
import { language } from './language.ts';

/** What fills the holes: a string as it is, a number by the rules of plurals, a caption with its tones. */
export type Facts = Readonly<Record<string, string | number | Caption>>;

/** A message with holes, as the build has parsed it. */
export interface Message {
  readonly parsed: never;
}

/** A message of a catalogue, with holes or without. */
export type Text = Message | string;

type Parsed = ConstructorParameters<typeof IntlMessageFormat>[0];
type Formats = Map<string, IntlMessageFormat>;

const formats = new WeakMap<object, Formats>();

/** The format of a parsed message in the language that is spoken; made at its first use. */
function formatOf(message: Exclude<Parsed, string>): IntlMessageFormat {
  const { locale } = language();
  const made: Formats = formats.get(message) ?? new Map();
  const format = made.get(locale) ?? new IntlMessageFormat(message, locale);
  formats.set(message, made.set(locale, format));
  return format;
}

/** What stands between `<who>` and `</who>`. */
const named = (parts: readonly unknown[]): Caption =>
  parts.flatMap((part) => (typeof part === 'string' ? [{ text: part, tone: 'name' as const }] : (part as Caption)));

/** Fills a message; throws when a fact is missing. */
export function phrase(message: Text, facts: Facts = {}): Caption {
  const parsed = message as unknown as Parsed;
  if (typeof parsed === 'string') return [{ text: parsed }];
  const made: Span[] = [];
  for (const { value } of formatOf(parsed).formatToParts<Caption | Span>({ ...facts, who: named } as never)) {
    if (typeof value === 'object') made.push(...[value].flat());
    else made.push({ text: String(value) });
  }
  return made;
}

export const plain = (caption: Caption): string => caption.map(({ text }) => text).join('');

/** Fills a message where tones are not wanted. */
export const fill = (message: Text, facts?: Facts): string => plain(phrase(message, facts));

const lists = new Map<string, Intl.ListFormat>();

/** `Anne, Bart and Mary`, as the language joins them. */
export function listOf(all: readonly string[]): string {
  const { locale } = language();
  const format = lists.get(locale) ?? new Intl.ListFormat(locale);
  lists.set(locale, format);
  return format.format(all);
}
