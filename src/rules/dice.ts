/**
 * Chance. The rules draw numbers only through `Dice`; where they come from is the match's business. A seed has 128 bits
 * (32 hex digits). Deck, bots and effects draw from separate streams of one seed, 2^64 numbers apart, so that a bot's
 * thinking never changes a shuffle. The cursor of a stream lives beside the game's state, never inside it.
 */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

export interface Dice {
  /** Draws a whole number from 0 to n - 1, each equally likely; n is at most 2^32. */
  below(n: number): number;
}

/** Dice whose cursor can be stored and taken up again. */
export interface SeededDice extends Dice {
  /** Gives the cursor as plain data; equal cursors give equal numbers. */
  cursor(): readonly number[];
}

export const streams = ['deck', 'bots', 'effects'] as const;
export type Stream = (typeof streams)[number];

export function isSeed(text: string): boolean {
  return /^[0-9a-f]{32}$/.test(text) && !/^0+$/.test(text);
}

/** Turns any text into a seed, so that links and command lines may say `seed=42`. A proper seed stays as it is. */
export function seedFrom(text: string): string {
  if (isSeed(text)) return text;
  let a = 0x811c9dc5;
  for (const char of text) a = Math.imul(a ^ char.codePointAt(0)!, 0x01000193);
  const words = xoroshiro128plus(a | 0);
  let seed = '';
  while (seed.length < 32) seed += (words.next() >>> 0).toString(16).padStart(8, '0');
  return seed;
}

/** Throws RangeError when the seed is not 32 hex digits, not all zero. */
export function seededDice(seed: string, stream: Stream): SeededDice {
  if (!isSeed(seed)) throw new RangeError('A seed is 32 hex digits, not all zero.');
  const words = [0, 8, 16, 24].map((i) => Number.parseInt(seed.slice(i, i + 8), 16) | 0);
  const generator = xoroshiro128plusFromState(words);
  for (let i = 0; i < streams.indexOf(stream); i++) generator.jump();
  return fromGenerator(generator);
}

export function diceFromCursor(cursor: readonly number[]): SeededDice {
  return fromGenerator(xoroshiro128plusFromState(cursor));
}

function fromGenerator(generator: ReturnType<typeof xoroshiro128plus>): SeededDice {
  return {
    // The generator reckons in doubles; one that looks like a whole number would make doubles of all that is reckoned from it.
    below: (n) => uniformInt(generator, 0, n - 1) >>> 0,
    cursor: () => [...generator.getState()],
  };
}

/** Makes dice that give the written numbers in order and throw RangeError when these run out or do not fit. */
export function scriptedDice(numbers: readonly number[]): Dice {
  let next = 0;
  return {
    below(n) {
      const value = numbers[next++];
      if (value === undefined || value >= n)
        throw new RangeError(`Script has ${value} where a number below ${n} is due.`);
      return value;
    },
  };
}

/** Shuffles in place (Fisher and Yates) and returns the same array. */
export function shuffle<T>(items: T[], dice: Dice): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = dice.below(i + 1);
    const item = items[i];
    items[i] = items[j];
    items[j] = item;
  }
  return items;
}

export function pick<T>(items: readonly T[], dice: Dice): T {
  return items[dice.below(items.length)];
}
