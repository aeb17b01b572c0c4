/**
 * Strips of sounds that travel together: one strip for the shell and what several games need, one for the crew and the
 * band, which is fetched when there is time, and one for each game.
 */
import { toolsOfGames } from '../games.ts';
import type { GameSound } from './game-sound.ts';

/** Sounds of each game that has sounds of its own. */
export const soundOf: Readonly<Record<string, GameSound>> = Object.fromEntries(
  toolsOfGames.flatMap(([game, { sound }]) => (sound ? [[game, sound]] : [])),
);

/** Games with a strip and a song of their own. */
export const games: readonly string[] = Object.keys(soundOf);

/** The strip that nobody waits for. */
export const leisurely = 'crew';

export const strips: readonly string[] = ['common', leisurely, ...games];

/** Gives the file's name without the ending of its format. */
export const stripFile = (strip: string): string =>
  strip === leisurely ? `common/sound/${strip}` : `${strip}/sound/cues`;
