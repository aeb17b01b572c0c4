/** The computer captains of Korsar: their levels, and what each is made of. */
import type { Korsar } from '../../rules/korsar/types.ts';
import { gameBots } from '../game-bots.ts';
import { glitter } from './glitter.ts';
import { lessons } from './lessons.ts';
import { likings } from './likings.ts';
import { korsarPolicy } from './policy.ts';
import { reasons } from './reasons.ts';
import { taste } from './taste.ts';

export const bots = gameBots<Korsar>({
  policy: korsarPolicy,
  rounds: { bosun: 100, admiral: 4500 },
  likings,
  glitter,
  reasons,
  taste,
  lessons,
});
