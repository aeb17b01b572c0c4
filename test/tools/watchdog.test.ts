/** The watchdog of the tests, with little patience. */
import { expect, test } from 'vitest';
import { progress, stalled } from '../progress.ts';

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

test('loses patience when nothing happens, and says what was done last', async () => {
  progress('a sail was set');
  const { signal } = new AbortController();
  const ended = stalled({ looks: 3, every: 5, alsoCount: () => 0, signal });
  await expect(ended).rejects.toThrow('Nothing has happened for 0.015 s. The last was: a sail was set.');
});

test('waits as long as something happens, told by a helper or counted', async () => {
  const watch = new AbortController();
  let asserted = 0;
  let ended = false;
  stalled({ looks: 40, every: 5, alsoCount: () => asserted, signal: watch.signal }).catch(() => {
    ended = true;
  });
  for (let n = 0; n < 40; n++) {
    if (n % 2) asserted++;
    else progress('a wave');
    await wait(10);
  }
  expect(ended).toBe(false);
  watch.abort();
  await wait(300);
  expect(ended).toBe(false);
});
