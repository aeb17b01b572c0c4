/** The computer captains of Yellowbeard: their levels, and what each is made of. */
import type { Yellowbeard } from '../../rules/yellowbeard/types.ts';
import { gameBots } from '../game-bots.ts';
import { plainPolicy } from '../policy.ts';
import { glitter } from './glitter.ts';
import { manners, yellowbeardInstinct } from './instinct.ts';
import { lessons } from './lessons.ts';
import { reasons } from './reasons.ts';
import { taste } from './taste.ts';

export const bots = gameBots<Yellowbeard>({
  instincts: { bosun: yellowbeardInstinct(manners.bosun), admiral: yellowbeardInstinct(manners.admiral) },
  // Nobody who plays on by chance could judge a hunt: the position itself does.
  weighing: { depth: 0, explore: plainPolicy.explore, prior: plainPolicy.prior, scale: plainPolicy.scale },
  glitter,
  reasons,
  taste,
  lessons,
});
