/** The registry of games. A fifth game is one more line here; the code of each comes when the game is wanted first. */
import type { Game } from './game.ts';

const registry = {
  'treasure-fleet': async () => (await import('./treasure-fleet/game.ts')).treasureFleet as unknown as Game,
  yellowbeard: async () => (await import('./yellowbeard/game.ts')).yellowbeard as unknown as Game,
  korsar: async () => (await import('./korsar/game.ts')).korsar as unknown as Game,
  'card-pirates': async () => (await import('./card-pirates/game.ts')).cardPirates as unknown as Game,
};

/** The games there are. Every other registry is a `Record` of these, so one that forgets a game does not compile. */
export type GameId = keyof typeof registry;

export const gameIds = Object.keys(registry) as readonly GameId[];

const fetched: Record<string, Game> = {};

/**
 * The games that have been fetched, by id. Erased on purpose: match, host and tests treat every game alike, and the ids
 * they ask for come from outside.
 */
export const games: Readonly<Record<string, Game>> = fetched;

/** Fetches the rules of a game, once; does nothing where there is none of this id. Rejects when they cannot be had. */
export async function fetchRules(id: string): Promise<void> {
  if (Object.hasOwn(registry, id)) fetched[id] ??= await registry[id as GameId]();
}
