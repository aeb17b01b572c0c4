/** The registry of what games bring for computer captains. A fifth game is one more line here, if only to say that it brings nothing. */
import type { GameId } from '../rules/index.ts';
import type { GameBots } from './game-bots.ts';

const registry: Readonly<Record<GameId, () => Promise<GameBots>>> = {
  'treasure-fleet': async () => (await import('./treasure-fleet/bots.ts')).bots,
  korsar: async () => (await import('./korsar/bots.ts')).bots,
  'card-pirates': async () => (await import('./card-pirates/bots.ts')).bots,
  yellowbeard: async () => (await import('./yellowbeard/bots.ts')).bots,
};

const fetched: Record<string, GameBots> = {};
const none: GameBots = {};

/** Gives what a game brings; nothing where it is unknown here, or where nobody has fetched it. */
export function botsOf(game: string): GameBots {
  return Object.hasOwn(fetched, game) ? fetched[game] : none;
}

/** Fetches what a game brings, once; does nothing where there is no such game. Rejects when it cannot be had. */
export async function fetchBots(game: string): Promise<void> {
  if (Object.hasOwn(registry, game)) fetched[game] ??= await registry[game as GameId]();
}
