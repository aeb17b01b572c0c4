/** The machine's storage, as the office tries it: where settings are kept, and where games are. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { thisMachine } from '../../../src/app/operator/this-machine.ts';
import { silentDeck } from '../../../src/stage/sound/sound.ts';
import { shelf } from '../shelf.ts';

beforeEach(() => void vi.stubGlobal('navigator', {}));
afterEach(() => vi.unstubAllGlobals());

const machine = (place: Parameters<typeof thisMachine>[1], keeps: () => Promise<boolean>) =>
  thisMachine({ sound: silentDeck(), frames: 0 }, place, { keeps });

it('works where both give back what was written', async () => {
  expect(await machine(shelf(), async () => true).store()).toEqual({ free: null, lasts: null });
  for (const lasts of [true, false]) {
    vi.stubGlobal('navigator', {
      storage: { persisted: async () => lasts, estimate: async () => ({ quota: 5e6, usage: 1e6 }) },
    });
    expect(await machine(shelf(), async () => true).store()).toEqual({ free: 4, lasts });
  }
});

it('fails where settings cannot be kept, and where games cannot', async () => {
  await expect(machine(null, async () => true).store()).rejects.toThrow();
  await expect(machine({ ...shelf(), getItem: () => 'another' }, async () => true).store()).rejects.toThrow();
  await expect(machine(shelf(), async () => false).store()).rejects.toThrow();
});
