/** How long the bots of a table think. The clock is handed in: only the program that starts the host has one. */
import type { Level } from '../bots/levels.ts';
import { type Patience, rounds } from '../bots/player.ts';

/** Makes a decision and tells it, perhaps later than it is made. */
export type Pause = <T>(decide: () => Promise<T>) => Promise<T>;

export interface Thought {
  patience: Patience;
  /** What a captain of this level lets pass before a decision is told. */
  pause: (level: Level) => Pause;
}

/** The same number of rounds for every decision: the same game every time. */
export const counted: Thought = { patience: rounds(1000), pause: () => (decide) => decide() };

interface Clock {
  /** Milliseconds. */
  now: () => number;
  wait: (ms: number) => Promise<void>;
}

/** Milliseconds from a question to its answer: more than almost any decision of the level takes on a slow machine. */
const usualPauses = { parrot: 15, monkey: 50, bosun: 200 } as const;
/** Time that whoever thinks to the end still needs to say what came of it. */
const conclusion = 50;

/**
 * `ms` of thought for every decision, and `least` rounds however long they take: what a slow machine may not fall below. A
 * decision is told when the pause is over and no earlier, even where there was nothing to choose, and one that takes longer
 * when another whole pause is over: how long somebody thinks would tell the room what they hold.
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
