/** A window asks for the table of a browser that is slow: only another window can keep it away, not the time it takes. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LeaseOwnership, LockOwnership } from '../../src/host/ownership.ts';
import { memoryStore } from '../../src/host/store.ts';
import { mishapsOfClocks, SetClocks } from '../set-clocks.ts';

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

describe('by leases', () => {
  /** Two windows on one store, the first of which has the table; the second asks again and again. */
  async function twoWindows() {
    const clocks = new SetClocks();
    const store = memoryStore();
    const [one, other] = ['one', 'other'].map((token) => new LeaseOwnership(store, token, clocks));
    /** Lets so many seconds pass; the second window asks every two of them. */
    const pass = async (seconds: number) => {
      for (let second = 1; second <= seconds; second++) {
        clocks.pass(1000);
        await vi.advanceTimersByTimeAsync(1000);
        if (second % 2 === 0) await other.claim(false);
      }
    };
    expect(await one.claim(false)).toBe(true);
    return { clocks, store, one, other, pass };
  }

  it.each(mishapsOfClocks)('a window that lives keeps the table: %s', async (_, happens) => {
    const { clocks, one, other, pass } = await twoWindows();
    await pass(6);
    happens(clocks);
    // Asked before the first one has renewed its lease.
    expect(await other.claim(false)).toBe(false);
    await pass(6);
    expect([one.ours, one.lost, other.ours]).toEqual([true, false, false]);
  });

  it.each(mishapsOfClocks)('one that is closed leaves it within seconds: %s', async (_, happens) => {
    const { clocks, store, one, pass } = await twoWindows();
    await pass(2);
    one.lose();
    happens(clocks);
    const late = new LeaseOwnership(store, 'late', clocks);
    let seconds = 0;
    for (; seconds < 60 && !(await late.claim(false)); seconds += 2) {
      clocks.pass(2000);
      await vi.advanceTimersByTimeAsync(2000);
    }
    expect(seconds).toBeLessThanOrEqual(4);
  });

  it('one that is closed has left it for whoever comes later, at once', async () => {
    const { clocks, store, one } = await twoWindows();
    one.lose();
    clocks.pass(60_000);
    expect(await new LeaseOwnership(store, 'late', clocks).claim(false)).toBe(true);
  });

  it('one that slept does not take it back from another that has closed since', async () => {
    const { clocks, one, other } = await twoWindows();
    expect(await other.claim(true)).toBe(true);
    other.lose();
    clocks.pass(60_000);
    await vi.advanceTimersByTimeAsync(1000);
    expect([one.ours, one.lost]).toEqual([false, true]);
  });

  it('one that slept has it still where no other has taken it', async () => {
    const { clocks, one } = await twoWindows();
    clocks.pass(0, 3_600_000);
    await vi.advanceTimersByTimeAsync(1000);
    expect([one.ours, one.lost]).toEqual([true, false]);
  });
});
