/** The tempers of computer captains: what the page may know of them. A temper follows from the name, which everybody sees. */
export const tempers = ['bold', 'sly', 'cautious', 'greedy'] as const;
export type Temper = (typeof tempers)[number];

/** Gives the temper of a captain: the same name has the same one in every game and on every evening. */
export function temperOf(name: string): Temper {
  // The multiplier gives four captains who sit down together by default four tempers.
  let sum = 0;
  for (const letter of name) sum = (sum * 115 + letter.codePointAt(0)!) % 65_521;
  return tempers[sum % tempers.length];
}
