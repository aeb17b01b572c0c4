/** What Yellowbeard brings for computer captains. */
import type { Yellowbeard } from '../../rules/yellowbeard/types.ts';
import { gameBots } from '../game-bots.ts';
import { manners, yellowbeardInstinct } from './instinct.ts';
import { lessons } from './lessons.ts';
import { taste } from './taste.ts';

export const bots = gameBots<Yellowbeard>({
  instincts: { bosun: yellowbeardInstinct(manners.bosun), admiral: yellowbeardInstinct(manners.admiral) },
  taste,
  lessons,
});
