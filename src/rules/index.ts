/** The registry of games. A fifth game is one more line here. */
import { cardPirates } from './card-pirates/game.ts';
import type { Game } from './game.ts';
import { korsar } from './korsar/game.ts';
import { treasureFleet } from './treasure-fleet/game.ts';
import { yellowbeard } from './yellowbeard/game.ts';

/** Erased on purpose: match, host and tests treat every game alike. */
export const games: Readonly<Record<string, Game>> = {
  'treasure-fleet': treasureFleet as unknown as Game,
  yellowbeard: yellowbeard as unknown as Game,
  korsar: korsar as unknown as Game,
  'card-pirates': cardPirates as unknown as Game,
};

export type GameId = string;
