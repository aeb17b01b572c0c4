/** One line per game; a game without facts does not pass the contract test. */
import type { Kind } from '../../src/rules/game.ts';
import type { GameId } from '../../src/rules/index.ts';
import type { GameFacts } from '../contract/facts.ts';
import { cardPiratesFacts } from './card-pirates.ts';
import { korsarFacts } from './korsar.ts';
import { treasureFleetFacts } from './treasure-fleet.ts';
import { yellowbeardFacts } from './yellowbeard.ts';

const registry: Readonly<Record<GameId, GameFacts<Kind>>> = {
  'treasure-fleet': treasureFleetFacts as unknown as GameFacts<Kind>,
  korsar: korsarFacts as unknown as GameFacts<Kind>,
  'card-pirates': cardPiratesFacts as unknown as GameFacts<Kind>,
  yellowbeard: yellowbeardFacts as unknown as GameFacts<Kind>,
};

/** By any name: tests ask for games that are not in the house as well. */
export const factsOf: Readonly<Record<string, GameFacts<Kind>>> = registry;
