/** The instinct of a captain of some experience: the pirate plays carefully, the Navy hunts. */

import type { Action, View } from '../../rules/yellowbeard/types.ts';
import type { Instinct } from '../game-bots.ts';
import { type NavyManner, navyInstinct } from './navy.ts';
import { type PirateManner, pirateInstinct } from './pirate.ts';

export const manners = {
  bosun: {
    takes: 'drawn',
    knowing: 0.16,
    foresight: 0,
    placed: 0.9,
    again: 0,
    ahead: 3,
    guard: 0.75,
    arm: 3.5,
    hunted: 'tracks',
  },
  admiral: {
    takes: 'planning',
    knowing: 0.16,
    foresight: 0.9,
    placed: 0.9,
    again: 0.8,
    ahead: 4,
    guard: 0.35,
    arm: 3.5,
    hunted: 'belief',
  },
} as const satisfies Record<string, NavyManner & PirateManner>;

export function yellowbeardInstinct(manner: NavyManner & PirateManner): Instinct<View, Action> {
  return function* (view, legal, seat, dice) {
    if (view.pirate === null || view.phase === 'over') return null;
    return yield* (seat === view.pirate ? pirateInstinct : navyInstinct)(manner, view, legal, dice);
  };
}
