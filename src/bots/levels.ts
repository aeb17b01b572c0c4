/** The levels of computer captains, weakest first: what the page may know of them. */
export const levelIds = ['parrot', 'monkey', 'bosun', 'admiral'] as const;
export type Level = (typeof levelIds)[number];

/** The level of a captain for whom nobody chose one. */
export const usualLevel = 'monkey' satisfies Level;

/** Levels that every game offers; a game in which another one plays differently offers more. */
export const levelsEverywhere: readonly Level[] = ['parrot', 'monkey'];

export function isLevel(name: string): name is Level {
  return (levelIds as readonly string[]).includes(name);
}
