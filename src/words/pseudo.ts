/** The pseudo-language: every letter with an accent, every text two fifths longer, holes and their rules as they are. */

import { type Form, isParsed } from './short-form.ts';

const plainLetters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = 'åbçđéƒĝĥîĵķļmñöþqŕšŧûvŵxýžÅBÇĐÉFĜĤÎĴĶĻMÑÖÞQŔŠŦÛVŴXÝŽ';
const accents = new Map([...plainLetters].map((letter, i) => [letter, [...accented][i]]));

/** Numerals of teams are no words. */
const numeral = /^[IVX]+$/;

/**
 * Lengthens `Anchor` to `Åñçĥöŕ öö`: as many letters more as 40 % of those that are there, in words of at most seven.
 */
function longer(text: string): string {
  if (numeral.test(text)) return text;
  const letters = [...text].filter((each) => accents.has(each)).length;
  const more = Math.round(letters * 0.4);
  const tail = Array.from({ length: more }, (_, i) => (i % 7 === 6 ? ' ' : 'ö')).join('');
  const written = [...text].map((each) => accents.get(each) ?? each).join('');
  const end = /\s*$/.exec(written)?.[0] ?? '';
  const body = written.slice(0, written.length - end.length);
  return more > 0 ? `${body} ${tail.trim()}${end}` : written;
}

function part(form: Form): Form {
  if (typeof form === 'string') return longer(form);
  if (form === 0 || form.length === 1) return form;
  const [name, within, ...counted] = form;
  if (Array.isArray(within)) return [name, within.map(part)];
  const arms = Object.entries(within).map(([key, arm]) => [key, arm.map(part)]);
  return [name, Object.fromEntries(arms), ...counted];
}

/** Turns a whole table of messages into the pseudo-language. */
export function inPseudo(table: unknown): unknown {
  if (typeof table === 'string') return longer(table);
  if (isParsed(table)) return table.map(part);
  if (Array.isArray(table)) return table.map(inPseudo);
  if (typeof table !== 'object' || table === null) return table;
  return Object.fromEntries(Object.entries(table).map(([key, value]) => [key, inPseudo(value)]));
}
