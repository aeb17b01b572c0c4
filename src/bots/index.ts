/** The levels a person can choose, weakest first. */
import type { QuickBot } from './bot.ts';
import { greedy } from './greedy.ts';
import { instinctive } from './instinct.ts';
import { roundsOf } from './levels.ts';
import { random } from './random.ts';
import { searching } from './searching.ts';

export const levels = {
  parrot: random,
  monkey: greedy,
  bosun: instinctive(searching(roundsOf.bosun)),
  admiral: instinctive(searching(roundsOf.admiral)),
} as const satisfies Record<string, QuickBot>;
export type Level = keyof typeof levels;

export function isLevel(name: string): name is Level {
  return Object.hasOwn(levels, name);
}

/** The bot of a level; where it searches, with so many rounds instead of the level's own. */
export function botFor(level: Level, rounds?: number): QuickBot {
  if (rounds === undefined || (level !== 'bosun' && level !== 'admiral')) return levels[level];
  return instinctive(searching({ other: rounds }));
}
export type { Bot, Budget, QuickBot } from './bot.ts';
