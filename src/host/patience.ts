/** The time that the bots of a table may think. The clock is handed in: only the program that starts the host has one. */
import type { Level } from '../bots/levels.ts';
import { type Patience, rounds } from '../bots/player.ts';

/** Makes a decision and tells it, perhaps later than it is made. */
export type Pause = <T>(decide: () => Promise<T>) => Promise<T>;

export interface Thought {
  patience: Patience;
  /** Gives the pause of a captain of this level before a decision is told. */
  pause: (level: Level) => Pause;
}

/** A fixed number of rounds for every decision, which gives the same game every time. */
export const counted: Thought = { patience: rounds(1000), pause: () => (decide) => decide() };

interface Clock {
  /** Gives the time in milliseconds. */
  now: () => number;
  wait: (ms: number) => Promise<void>;
}

/** Milliseconds from a question to its answer: more than almost any decision of the level takes on a slow machine. */
export const usualPauses = { parrot: 15, monkey: 50, bosun: 200 } as const;
/** Milliseconds that a captain who thinks to the end still needs to work out the result. */
const conclusion = 50;

/**
 * Gives `ms` of thought to every decision, and at least `least` rounds on a slow machine, however long they take. A
 * decision is told when the pause is over and no earlier, even where there was nothing to choose; one that takes longer
 * is told when another whole pause is over. Otherwise the time that somebody thinks would tell the room what they hold.
 */
export function clocked(
  ms: number,
  least: number,
  { now, wait }: Clock,
): Thought & { pauseOf: Readonly<Record<Level, number>> } {
  const pauseOf = { ...usualPauses, admiral: ms + conclusion };
  return {
    pauseOf,
    patience: () => {
      const end = now() + ms;
      let done = 0;
      return () => done++ < least || now() < end;
    },
    pause: (level) => async (decide) => {
      const began = now();
      const decision = await decide();
      const took = now() - began;
      const left = Math.max(1, Math.ceil(took / pauseOf[level])) * pauseOf[level] - took;
      if (left > 0) await wait(left);
      return decision;
    },
  };
}
