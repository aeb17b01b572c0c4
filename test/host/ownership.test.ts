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
    const window = (token: string) => new LeaseOwnership(store, token, clocks);
    const [one, other] = ['one', 'other'].map(window);
    /** Waits for the answer of a window that asks: whether it has the table, and the milliseconds that it took. */
    const ask = async (asking: LeaseOwnership) => {
      let said: boolean | null = null;
      void asking.claim(false).then((is) => {
        said = is;
      });
      let ms = 0;
      for (await vi.advanceTimersByTimeAsync(0); said === null; ms += 100) {
        clocks.pass(100);
        await vi.advanceTimersByTimeAsync(100);
      }
      return { has: said as boolean, ms };
    };
    /** Lets so many seconds pass; the second window asks every two of them. */
    const pass = async (seconds: number) => {
      for (let second = 1; second <= seconds; second++) {
        clocks.pass(1000);
        await vi.advanceTimersByTimeAsync(1000);
        if (second % 2 === 0) await ask(other);
      }
    };
    expect(await one.claim(false)).toBe(true);
    return { clocks, one, other, window, ask, pass };
  }

  it.each(mishapsOfClocks)('a window that lives keeps the table: %s', async (_, happens) => {
    const { clocks, one, other, ask, pass } = await twoWindows();
    await pass(6);
    happens(clocks);
    // Asked before the first one has renewed its lease.
    expect((await ask(other)).has).toBe(false);
    await pass(6);
    expect([one.ours, one.lost, other.ours]).toEqual([true, false, false]);
  });

  it.each(mishapsOfClocks)('it keeps it from one that is opened right after: %s', async (_, happens) => {
    const { clocks, one, window, ask, pass } = await twoWindows();
    await pass(6);
    happens(clocks);
    const fresh = window('fresh');
    const { has, ms } = await ask(fresh);
    expect(has).toBe(false);
    expect(ms).toBeLessThanOrEqual(1100);
    await pass(6);
    expect([one.ours, one.lost, fresh.ours]).toEqual([true, false, false]);
  });

  it.each(mishapsOfClocks)('one that is closed leaves it within seconds: %s', async (_, happens) => {
    const { clocks, one, window, ask, pass } = await twoWindows();
    await pass(2);
    one.lose();
    happens(clocks);
    const late = window('late');
    let spent = 0;
    for (; spent < 60_000; spent += 2000) {
      const { has, ms } = await ask(late);
      spent += ms;
      if (has) break;
      clocks.pass(2000);
      await vi.advanceTimersByTimeAsync(2000);
    }
    expect(spent).toBeLessThanOrEqual(6000);
  });

  it('one that was closed long ago has left it for whoever comes, who hears of no other window', async () => {
    const { clocks, one, window, ask } = await twoWindows();
    one.lose();
    clocks.pass(60_000);
    const { has, ms } = await ask(window('late'));
    expect(has).toBe(true);
    expect(ms).toBeLessThanOrEqual(4000);
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
