/** The computer captains of Card Pirates: their levels, and what each is made of. */
import type { CardPirates } from '../../rules/card-pirates/types.ts';
import { gameBots } from '../game-bots.ts';
import { captain } from './captain.ts';
import { glitter } from './glitter.ts';
import { lessons } from './lessons.ts';
import { likings } from './likings.ts';
import { cardPiratesPolicy } from './policy.ts';
import { reasons, roomReasons } from './reasons.ts';
import { taste } from './taste.ts';
import { net } from './weights.ts';

export const bots = gameBots<CardPirates>({
  instincts: {
    bosun: captain({ net, states: 2, kept: 8, again: 1 }),
    admiral: captain({ net, states: 4, kept: 8, again: 3, repliesFrom: 1 }),
  },
  policy: cardPiratesPolicy,
  rounds: { bosun: 400, admiral: 3400 },
  leadsBack: (action) => action.type === 'takeBack',
  likings,
  glitter,
  reasons,
  roomReasons,
  taste,
  lessons,
});
