/** A window asks for the table of a browser that is slow: only another window can keep it away, not the time it takes. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LockOwnership } from '../../src/host/ownership.ts';
import { memoryStore } from '../../src/host/store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Locks of a browser that takes so long for whatever it does; somebody else may hold the table at first. */
function slowLocks(takes: number, other: boolean) {
  let held = other ? 1 : 0;
  const waiting: (() => void)[] = [];
  const soon = (work: () => void) => setTimeout(work, takes);
  const list = (count: number) => Array.from({ length: count }, () => ({ name: 'captains-table' }));
  const grant = () => {
    if (held > 0 || waiting.length === 0) return;
    held++;
    waiting.shift()?.();
  };
  const locks = {
    request: (_: string, { signal }: LockOptions, work: () => unknown) =>
      new Promise((_, refused) => {
        const granted = () => soon(() => (signal?.aborted ? held-- : work()));
        signal?.addEventListener('abort', () => {
          const at = waiting.indexOf(granted);
          if (at >= 0) waiting.splice(at, 1);
          refused(signal.reason);
        });
        soon(() => {
          waiting.push(granted);
          grant();
        });
      }),
    query: () => new Promise((told) => soon(() => told({ held: list(held), pending: list(waiting.length) }))),
  };
  const close = () => {
    held--;
    grant();
  };
  return { close, ownership: new LockOwnership(locks as unknown as LockManager, memoryStore(), 'one') };
}

async function answer(claim: Promise<boolean>, ms: number): Promise<boolean | 'none'> {
  let answered: boolean | 'none' = 'none';
  void claim.then((is) => {
    answered = is;
  });
  await vi.advanceTimersByTimeAsync(ms);
  return answered;
}

it.each([1, 300, 999, 1500, 20_000])('has it where nobody else does, though each step takes %s ms', async (takes) => {
  const { ownership } = slowLocks(takes, false);
  expect(await answer(ownership.claim(false), 10 * takes + 10)).toBe(true);
  expect([ownership.ours, ownership.lost]).toEqual([true, false]);
});

it.each([1, 300])('has not where another window keeps it, at steps of %s ms', async (takes) => {
  const { ownership } = slowLocks(takes, true);
  const claim = ownership.claim(false);
  expect(await answer(claim, 900)).toBe('none');
  expect(await answer(claim, 1600)).toBe(false);
  expect([ownership.ours, ownership.lost]).toEqual([false, false]);
});

it('has it when the window that had it closes within a moment', async () => {
  const { close, ownership } = slowLocks(5, true);
  const claim = ownership.claim(false);
  expect(await answer(claim, 700)).toBe('none');
  close();
  expect(await answer(claim, 100)).toBe(true);
});
