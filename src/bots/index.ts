/** The bot of each level. What only one game brings is in games.ts. */
import type { QuickBot } from './bot.ts';
import { childlike } from './childlike.ts';
import { greedy } from './greedy.ts';
import { instinctive } from './instinct.ts';
import type { Level } from './levels.ts';
import { searching } from './searching.ts';

export const levels = {
  parrot: childlike,
  monkey: greedy,
  bosun: instinctive('bosun', searching('bosun')),
  admiral: instinctive('admiral', searching('admiral')),
} as const satisfies Record<Level, QuickBot>;

/** Makes the bot of a level; where it searches, with so many rounds instead of the level's own. */
export function botFor(level: Level, rounds?: number): QuickBot {
  if (rounds === undefined || (level !== 'bosun' && level !== 'admiral')) return levels[level];
  return instinctive(level, searching(level, rounds));
}

export type { Bot, Budget, QuickBot } from './bot.ts';
export { isLevel, type Level } from './levels.ts';
