/** What Yellowbeard brings for computer captains. */
import type { Yellowbeard } from '../../rules/yellowbeard/types.ts';
import { gameBots } from '../game-bots.ts';
import { yellowbeardInstinct } from './instinct.ts';

export const bots = gameBots<Yellowbeard>({ instinct: yellowbeardInstinct });
