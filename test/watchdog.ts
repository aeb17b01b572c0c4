/**
 * Ends what gets nowhere: when for a minute there was no assertion and no progress that a helper told, a test fails, or the
 * hook of a file, and says what it waited for and what was done last. That alone limits how long either takes. Work that keeps
 * its thread busy is never interrupted; it counts as soon as it is done.
 */
import { aroundAll, aroundEach, expect } from 'vitest';
import { progress, stalled } from './progress.ts';

/** Seconds without progress. */
const patience = Number(import.meta.env.TABLE_PATIENCE || 60);

/** Runs until it is done or gets nowhere; `alsoCount` counts what is progress besides. */
async function watched(run: () => Promise<void>, alsoCount: () => number): Promise<void> {
  const watch = new AbortController();
  const every = Math.min(1000, (patience * 1000) / 4);
  const looks = Math.round((patience * 1000) / every);
  try {
    await Promise.race([run(), stalled({ looks, every, alsoCount, signal: watch.signal })]);
  } finally {
    watch.abort();
  }
}

/** Number of tests that run: each has a watch of its own, and that of the file leaves them alone. */
let running = 0;

aroundEach(async (runTest, { task }) => {
  progress(`"${task.name}" began`);
  running++;
  try {
    await watched(runTest, () => expect.getState().assertionCalls);
  } finally {
    running--;
    progress(`"${task.name}" ended`);
  }
}, 0);

aroundAll(async (runFile) => {
  progress('its file began');
  let looksAtTests = 0;
  await watched(runFile, () => (running > 0 ? ++looksAtTests : looksAtTests));
}, 0);
