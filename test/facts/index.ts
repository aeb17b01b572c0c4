/** One line per game; a game without facts does not pass the contract test. */
import type { Kind } from '../../src/rules/game.ts';
import type { GameFacts } from '../contract/facts.ts';
import { korsarFacts } from './korsar.ts';
import { treasureFleetFacts } from './treasure-fleet.ts';

export const factsOf: Readonly<Record<string, GameFacts<Kind>>> = {
  'treasure-fleet': treasureFleetFacts as unknown as GameFacts<Kind>,
  korsar: korsarFacts as unknown as GameFacts<Kind>,
};
