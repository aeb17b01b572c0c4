/** The computer captains of Treasure Fleet: their levels, and what each is made of. */
import type { TreasureFleet } from '../../rules/treasure-fleet/types.ts';
import { gameBots } from '../game-bots.ts';
import { glitter } from './glitter.ts';
import { lessons } from './lessons.ts';
import { likings } from './likings.ts';
import { treasureFleetPolicy } from './policy.ts';
import { reasons } from './reasons.ts';
import { taste } from './taste.ts';

export const bots = gameBots<TreasureFleet>({
  policy: treasureFleetPolicy,
  rounds: { bosun: 150, admiral: 4100 },
  likings,
  glitter,
  reasons,
  taste,
  lessons,
});
