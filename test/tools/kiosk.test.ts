/** A kiosk loads its page anew by night, when nobody is there. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { Reloads } from '../../src/tools/kiosk/reloads.ts';

describe('by night', () => {
  const page = (table: string | undefined) => {
    const calls = { reloads: 0 };
    return Object.assign(calls, {
      evaluate: async () => table === 'demo',
      reload: async () => {
        calls.reloads++;
        return null;
      },
    }) as unknown as Page & { reloads: number };
  };
  const at = (day: number, hour: number) => new Date(2030, 0, day, hour, 30);

  it('it is loaded anew once, at its hour, when nobody plays', async () => {
    const reloads = new Reloads(4, at(1, 4));
    const [free, busy] = [page('demo'), page('people')];
    await reloads.look(free, at(1, 4));
    await reloads.look(free, at(2, 3));
    await reloads.look(busy, at(2, 4));
    expect([free.reloads, busy.reloads]).toEqual([0, 0]);
    await reloads.look(free, at(2, 4));
    await reloads.look(free, at(2, 4));
    expect(free.reloads).toBe(1);
    await reloads.look(free, at(3, 4));
    expect(free.reloads).toBe(2);
  });
});
