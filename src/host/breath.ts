/**
 * Turns of long work: searches, advice, stories. One slice after the other is done, and between two slices whatever else
 * waits, such as an answer of somebody, goes first.
 */
import type { Breath } from '../match/slices.ts';

/** Milliseconds of a slice. */
const slice = 8;

/** Waits until everything that has come by now has been heard. */
const passing: () => Promise<void> =
  typeof setImmediate === 'function' ? () => new Promise((done) => setImmediate(done)) : byMessage();

/** Waits by a message to oneself: a browser makes timers that follow each other wait for 4 ms. */
function byMessage(): () => Promise<void> {
  const { port1, port2 } = new MessageChannel();
  const waits: (() => void)[] = [];
  port1.onmessage = () => waits.shift()?.();
  return () =>
    new Promise((done) => {
      waits.push(done);
      port2.postMessage(null);
    });
}

/** Makes the breath of all work in one thread. `now` gives milliseconds. */
export function inTurns(now: () => number, pass = passing): Breath {
  const waits: (() => void)[] = [];
  let began = Number.NEGATIVE_INFINITY;
  let running = false;
  const run = async () => {
    running = true;
    while (waits.length > 0) {
      await pass();
      began = now();
      waits.shift()?.();
    }
    running = false;
  };
  return () => {
    if (now() - began < slice) return null;
    const turn = new Promise<void>((done) => waits.push(done));
    if (!running) void run();
    return turn;
  };
}
