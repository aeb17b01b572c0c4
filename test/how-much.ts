/**
 * How much is tested. `npm test` takes the first few cases of a long list, so that it ends within minutes; the groups of
 * `npm run e2e` run the same files with the whole list. A list begins with what is worth most.
 */

/** Whether this is the long run. */
export const thorough: boolean = import.meta.env.TABLE_THOROUGH === 'yes';

/** The first few cases, or all of them in the long run. */
export function few<T>(count: number, cases: readonly T[]): readonly T[] {
  return thorough ? cases : cases.slice(0, count);
}

/** The first and the last case, then those between: of a list in order its ends say most. */
export function outermost<T>(cases: readonly T[]): readonly T[] {
  return cases.length < 3 ? cases : [cases[0], cases[cases.length - 1], ...cases.slice(1, -1)];
}

/** The first few of cases that have names, or all of them. */
export function fewOf<T>(count: number, cases: Readonly<Record<string, T>>): Readonly<Record<string, T>> {
  return Object.fromEntries(few(count, Object.entries(cases)));
}

/** A number of repetitions: so many, or in the long run more. */
export const times = (short: number, long: number): number => (thorough ? long : short);
