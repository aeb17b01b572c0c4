/** Plates on which everybody has just done what takes most words to say. */
import type { Deeds } from '../../src/controller/deeds.ts';
import { fill, type Text } from '../../src/words/message.ts';

const facts = { gold: 10, n: 4, points: 24, at: 'rim', square: 'R15' };

/** Gives a view in which each of these plates has the longest deed of the game. */
export function withDeeds<View extends object>(
  view: View,
  of: readonly (string | number)[],
  words: Readonly<Record<string, Text>>,
): View & { deeds: Deeds } {
  const long = (code: string) => fill(words[code], facts).length;
  const [code] = Object.keys(words).sort((a, b) => long(b) - long(a));
  const deeds = of.map((each) => [String(each), { of: String(each), icon: 'icon-chest', code, facts }] as const);
  return { ...view, deeds: Object.fromEntries(deeds) };
}
