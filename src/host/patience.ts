/** How long the bots of a table think. The clock is handed in: only the program that starts the host has one. */
import { type Patience, rounds } from '../bots/player.ts';

/** The same number of rounds for every decision: the same game every time. */
export const counted: Patience = rounds(1000);

/** `ms` of thought for every decision, and `least` rounds however long they take: what a slow machine may not fall below. */
export const clocked =
  (ms: number, least: number, now: () => number): Patience =>
  () => {
    const end = now() + ms;
    let done = 0;
    return () => done++ < least || now() < end;
  };
