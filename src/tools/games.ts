/** The registry of what games bring for the programs. A fifth game is one more line here, and its import. */
import type { GameId } from '../rules/index.ts';
import type { GameTools } from './game-tools.ts';
import { tools as cardPirates } from './games/card-pirates/tools.ts';
import { tools as korsar } from './games/korsar/tools.ts';
import { tools as treasureFleet } from './games/treasure-fleet/tools.ts';
import { tools as yellowbeard } from './games/yellowbeard/tools.ts';

const registry: Readonly<Record<GameId, GameTools>> = {
  'treasure-fleet': treasureFleet,
  korsar,
  'card-pirates': cardPirates,
  yellowbeard,
};

/** Erased on purpose: programs treat every game alike, and the ids they ask for come from outside. */
export const gameTools: Readonly<Record<string, GameTools>> = registry;

/** Tools of the games, in the order of the registry. */
export const toolsOfGames: readonly (readonly [game: string, tools: GameTools])[] = Object.entries(gameTools);
