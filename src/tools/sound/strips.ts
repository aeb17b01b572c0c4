/** Which sounds travel together: one strip for the shell and what several games need, one for each game. */
import { toolsOfGames } from '../games.ts';
import type { GameSound } from './game-sound.ts';

/** Sounds of each game that has sounds of its own. */
export const soundOf: Readonly<Record<string, GameSound>> = Object.fromEntries(
  toolsOfGames.flatMap(([game, { sound }]) => (sound ? [[game, sound]] : [])),
);

/** Games with a strip and a song of their own. */
export const games: readonly string[] = Object.keys(soundOf);

export const strips: readonly string[] = ['common', ...games];

/** Gives the file's name without the ending of its format. */
export const stripFile = (strip: string): string => `${strip}/sound/cues`;
