/** A fault that ends everything on a kiosk: it stands long enough to be read, and longer each time it comes again at once. */
import { afterEach, expect, it, vi } from 'vitest';
import { faultStands, noFault, reloadLater } from '../../src/app/kiosk-window.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function shelf(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as unknown as Storage;
}

it('the page is loaded anew, later each time, and at once again after it has opened', () => {
  vi.useFakeTimers();
  const replaced: string[] = [];
  vi.stubGlobal('location', { replace: (to: string) => replaced.push(to) });
  const kept = shelf();
  for (const earlier of [0, 1, 2]) {
    reloadLater('/?kiosk', kept);
    vi.advanceTimersByTime(faultStands(earlier) - 1);
    expect(replaced).toHaveLength(earlier);
    vi.advanceTimersByTime(1);
    expect(replaced).toHaveLength(earlier + 1);
  }
  expect(faultStands(1)).toBeGreaterThan(faultStands(0));
  expect(faultStands(100)).toBe(faultStands(50));
  noFault(kept);
  reloadLater('/?kiosk', kept);
  vi.advanceTimersByTime(faultStands(0));
  expect(replaced).toHaveLength(4);
});

it('a storage that refuses is no reason to stay', () => {
  vi.useFakeTimers();
  const replaced: string[] = [];
  vi.stubGlobal('location', { replace: (to: string) => replaced.push(to) });
  const refuses = {
    getItem: () => {
      throw new Error('no');
    },
  } as unknown as Storage;
  reloadLater('/?kiosk', refuses);
  vi.advanceTimersByTime(faultStands(0));
  expect(replaced).toEqual(['/?kiosk']);
});
