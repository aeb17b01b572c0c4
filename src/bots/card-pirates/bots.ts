/** What Card Pirates brings for computer captains. */
import type { CardPirates } from '../../rules/card-pirates/types.ts';
import { gameBots } from '../game-bots.ts';
import { lessons } from './lessons.ts';
import { cardPiratesPolicy } from './policy.ts';
import { reasons } from './reasons.ts';
import { taste } from './taste.ts';

export const bots = gameBots<CardPirates>({
  policy: cardPiratesPolicy,
  rounds: { bosun: 400, admiral: 3400 },
  reasons,
  taste,
  lessons,
});
