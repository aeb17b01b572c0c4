/** Nouns outside of sentences: as they stand alone, and told apart where several are called the same. */
import { fill, type Noun } from './message.ts';

/** Says a noun as it stands alone, as on a label. */
export const alone = ({ noun, facts }: Noun): string => fill(noun, { ...facts, form: 'other' });

/** Tells which of the things of its name each one is, by their order, and how many there are. */
export const counted = (names: readonly string[]): { n: number; of: number }[] =>
  names.map((name, i) => ({
    n: names.slice(0, i + 1).filter((other) => other === name).length,
    of: names.filter((other) => other === name).length,
  }));

/** Numbers nouns that are called the same: their messages take the facts `n` and `of`. */
export function numbered(nouns: readonly Noun[]): Noun[] {
  const places = counted(nouns.map(alone));
  return nouns.map(({ noun, facts }, i) => ({ noun, facts: { ...facts, ...places[i] } }));
}
