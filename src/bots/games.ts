/** The registry of what games bring for computer captains. A fifth game may have a line here, and is played without one. */
import type { GameId } from '../rules/index.ts';
import { bots as cardPirates } from './card-pirates/bots.ts';
import type { GameBots } from './game-bots.ts';
import { bots as korsar } from './korsar/bots.ts';
import { bots as treasureFleet } from './treasure-fleet/bots.ts';
import { bots as yellowbeard } from './yellowbeard/bots.ts';

const registry: Readonly<Record<GameId, GameBots>> = {
  'treasure-fleet': treasureFleet,
  korsar,
  'card-pirates': cardPirates,
  yellowbeard,
};

const none: GameBots = {};

/** Gives what a game brings; nothing where it is unknown here. */
export function botsOf(game: string): GameBots {
  return Object.hasOwn(registry, game) ? registry[game as GameId] : none;
}
