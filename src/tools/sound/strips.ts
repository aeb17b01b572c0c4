/** Which sounds travel together: one strip for the shell and what several games need, one for each game. */
export const games = ['treasure-fleet', 'korsar', 'card-pirates', 'yellowbeard'] as const;
export type Game = (typeof games)[number];

export const strips = ['common', ...games] as const;
export type Strip = (typeof strips)[number];

/** Without the ending of its format. */
export const stripFile = (strip: Strip): string => `${strip}/sound/cues`;
