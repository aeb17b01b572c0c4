/** The registry of games as they are shown: one line for each game and one that imports it. The rest of a game is fetched when somebody takes it. */
import type { GameId } from '../rules/index.ts';
import { facts as cardPirates } from './card-pirates/facts.ts';
import type { GameFacts } from './game-facts.ts';
import type { GameSamples } from './game-samples.ts';
import { facts as korsar } from './korsar/facts.ts';
import type { Staging } from './staging.ts';
import { facts as treasureFleet } from './treasure-fleet/facts.ts';
import { facts as yellowbeard } from './yellowbeard/facts.ts';

export type { GameFacts } from './game-facts.ts';
export type StagedGame = GameFacts & Staging;

/** Games in the order in which they lie on the title. */
const registry: Readonly<Record<GameId, GameFacts>> = {
  'treasure-fleet': treasureFleet,
  korsar,
  'card-pirates': cardPirates,
  yellowbeard,
};

/** Games by any name, for addresses and records may ask for any. */
export const stagedGames: Readonly<Record<string, GameFacts>> = registry;

/** Game over whose shanty the title whistles. */
export const titleTune: GameId = 'treasure-fleet';

/**
 * Atlases with which the title and the boards of the house are drawn; a game's own atlas comes when somebody takes
 * it.
 */
export const housePacks: readonly string[] = ['common', 'title', 'shell'];
export const housePictures: readonly string[] = ['cabin', 'table', 'parchment']
  .map((name) => `background-${name}`)
  .concat('vignette', 'curtain-light');

const fetched = new Map<string, StagedGame>();

/** Fetches a game's code once: how it is told and how people choose. */
export async function fetchGame(id: string): Promise<StagedGame> {
  const facts = stagedGames[id];
  const fetching = async () => Object.assign({}, facts, ...(await Promise.all([facts.telling(), facts.choosing()])));
  const game: StagedGame = fetched.get(id) ?? (await fetching());
  fetched.set(id, game);
  return game;
}

/** Fetches what the gallery shows of a game. */
export const fetchSamples = async (id: string): Promise<GameSamples> =>
  (await stagedGames[id].samples?.()) ?? { games: [] };

/** Finds a game whose code is there: whoever takes a game waits for `fetchGame` first. */
export function staged(id: string): StagedGame {
  const game = fetched.get(id);
  if (!game) throw new Error(`The table of ${id} was not fetched.`);
  return game;
}
