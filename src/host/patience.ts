/** The time that the bots of a table may think. The clock is handed in: only the program that starts the host has one. */
import type { Level } from '../bots/levels.ts';
import { type Patience, rounds } from '../bots/player.ts';
import type { Ask, Choice } from '../match/player.ts';

/** Makes a decision on this question and tells it, perhaps later than it is made. */
export type ThoughtPause = (decide: () => Promise<Choice>, ask: Pick<Ask, 'forced' | 'quiet'>) => Promise<Choice>;

export interface Thought {
  patience: Patience;
  /** Makes the pause of one captain of this level before a decision is told. */
  pause: (level: Level) => ThoughtPause;
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
 * There is no pause where the room itself sees that nothing can be chosen. What is decided before anybody else is told
 * of it, such as the cards of a battle one by one, has one pause together, however many decisions it takes.
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
    pause: (level) => {
      /** Time at which the captain began what nobody has been told of yet; null when all is told. */
      let begun: number | null = null;
      return async (decide, { forced, quiet }) => {
        const goesOn = begun !== null;
        const began = begun ?? now();
        begun = null;
        const decision = await decide();
        if (quiet?.(decision)) begun = began;
        else if (goesOn || !forced) {
          const took = now() - began;
          const left = Math.max(1, Math.ceil(took / pauseOf[level])) * pauseOf[level] - took;
          if (left > 0) await wait(left);
        }
        return decision;
      };
    },
  };
}
