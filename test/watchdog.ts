/**
 * Ends a test that gets nowhere: when for a minute there was no assertion and no progress that a helper told, it fails and
 * says what was done last. Work that keeps its thread busy is never interrupted; it counts as soon as it is done.
 */
import { aroundEach, expect } from 'vitest';
import { progress, stalled } from './progress.ts';

/** How long a test takes is limited by its own timeout alone. */
const never = 24 * 3_600_000;

aroundEach(async (runTest, { task }) => {
  progress(`"${task.name}" began`);
  const watch = new AbortController();
  const alsoCount = () => expect.getState().assertionCalls;
  try {
    await Promise.race([runTest(), stalled({ looks: 60, every: 1000, alsoCount, signal: watch.signal })]);
  } finally {
    watch.abort();
  }
}, never);
