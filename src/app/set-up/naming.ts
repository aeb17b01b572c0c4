/** The rules for a captain's name. Names are text only, as long as every plate has room for, in letters the typefaces have. */

/** Letters that a name may have, as many as the longest names in the tests of words on every screen. */
export const longestName = 14;

/** Letters of every Latin alphabet, digits, and what stands between parts of names: one unit of code each. */
const allowed = /^(?:(?=\p{L})\p{Script=Latin}|[0-9 .'’-])$/u;
const isName = (text: string): boolean => [...text].every((letter) => letter.length === 1 && allowed.test(letter));

/** Writes the same letter always the same way: marks typed on their own go onto the letter before them. */
const composed = (text: string): string => text.normalize('NFKC').replaceAll("'", '’');

export type Typed = { name: string } | { refuse: 'long' | 'letter' };

/** Adds one letter, or several where they come together. */
export function typed(name: string, letter: string): Typed {
  const next = composed(name + letter)
    .trimStart()
    .replace(/ {2}/g, ' ');
  if (!isName(next)) return { refuse: 'letter' };
  return next.length > longestName ? { refuse: 'long' } : { name: next };
}

/** Makes a letter of the board large at the beginning of each part of a name, and small elsewhere. */
export const cased = (name: string, letter: string): string =>
  name === '' || /[ .-]$/.test(name) ? letter.toUpperCase() : letter.toLowerCase();

/** Settles a name, so that nobody is nameless and no two captains have the same name. */
export function settledName(name: string, taken: readonly string[], fallback: string): string {
  const plain = name.trim() === '' ? fallback : name.trim();
  const used = new Set(taken.map((each) => each.toLowerCase()));
  for (const suffix of ['', ' II', ' III', ' IV', ' V', ' VI', ' VII', ' VIII']) {
    const tried = plain.slice(0, longestName - suffix.length).trimEnd() + suffix;
    if (!used.has(tried.toLowerCase())) return tried;
  }
  return plain;
}

/** Reads a name from outside, such as a kept one: anything that cannot be typed makes it no name. */
export function readName(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const name = composed(value).trim();
  return name !== '' && name.length <= longestName && isName(name) ? name : null;
}
