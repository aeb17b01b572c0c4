/** The levels a person can choose, weakest first. Later ones join when they exist. */
import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { instinctive } from './instinct.ts';
import { random } from './random.ts';

export const levels = { parrot: random, monkey: greedy, bosun: instinctive } as const satisfies Record<string, Bot>;
export type Level = keyof typeof levels;

export function isLevel(name: string): name is Level {
  return Object.hasOwn(levels, name);
}
export type { Bot, Budget, QuickBot } from './bot.ts';
