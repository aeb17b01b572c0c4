/** The registry of games. A fifth game is one more line here. */
import { cardPirates } from './card-pirates/game.ts';
import type { Game } from './game.ts';
import { korsar } from './korsar/game.ts';
import { treasureFleet } from './treasure-fleet/game.ts';
import { yellowbeard } from './yellowbeard/game.ts';

const registry = {
  'treasure-fleet': treasureFleet as unknown as Game,
  yellowbeard: yellowbeard as unknown as Game,
  korsar: korsar as unknown as Game,
  'card-pirates': cardPirates as unknown as Game,
};

/** The games there are. Every other registry is a `Record` of these, so one that forgets a game does not compile. */
export type GameId = keyof typeof registry;

/** Erased on purpose: match, host and tests treat every game alike, and the ids they ask for come from outside. */
export const games: Readonly<Record<string, Game>> = registry;
