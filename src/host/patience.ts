/** How long the bots of a table think. The clock is handed in: only the program that starts the host has one. */
import { type Patience, rounds } from '../bots/player.ts';

/** Makes a decision and tells it, perhaps later than it is made. */
export type Pause = <T>(decide: () => Promise<T>) => Promise<T>;

export interface Thought {
  patience: Patience;
  /** The pause before a decision is told, for captains who think for so long that people see it. */
  pause: Pause;
}

/** Levels that think for so long. */
export const deep: ReadonlySet<string> = new Set(['admiral']);

/** The same number of rounds for every decision: the same game every time. */
export const counted: Thought = { patience: rounds(1000), pause: (decide) => decide() };

interface Clock {
  /** Milliseconds. */
  now: () => number;
  wait: (ms: number) => Promise<void>;
}

/**
 * `ms` of thought for every decision, and `least` rounds however long they take: what a slow machine may not fall below. A
 * decision is told when its time is over and no earlier, even where there was nothing to choose: how long somebody thinks
 * would tell the room what they hold.
 */
export const clocked = (ms: number, least: number, { now, wait }: Clock): Thought => ({
  patience: () => {
    const end = now() + ms;
    let done = 0;
    return () => done++ < least || now() < end;
  },
  pause: async (decide) => {
    const end = now() + ms;
    const decision = await decide();
    const left = end - now();
    if (left > 0) await wait(left);
    return decision;
  },
});
