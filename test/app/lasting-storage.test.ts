/** The browser is asked once to keep what is saved, and never where it would be asked again and again. */
import { expect, it, vi } from 'vitest';
import { askToKeep } from '../../src/app/page/lasting-storage.ts';
import { shelf } from './shelf.ts';

const storage = (persisted: boolean, persist = async () => true) => ({
  persist: vi.fn(persist),
  persisted: async () => persisted,
  estimate: async () => ({}),
  getDirectory: () => Promise.reject(new Error('None.')),
});

it('is asked once, whatever it has answered', async () => {
  for (const answer of [true, false]) {
    const [place, asked] = [shelf(), storage(false, async () => answer)];
    for (let i = 0; i < 3; i++) await askToKeep(place, asked);
    expect(asked.persist).toHaveBeenCalledTimes(1);
  }
});

it('is not asked where it has promised already, where nothing remembers it, and where it knows no such thing', async () => {
  const promised = storage(true);
  await askToKeep(shelf(), promised);
  expect(promised.persist).not.toHaveBeenCalled();
  const forgotten = storage(false);
  await askToKeep(null, forgotten);
  expect(forgotten.persist).not.toHaveBeenCalled();
  await askToKeep(shelf(), null);
});

it('may refuse with an error: the game goes on', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await askToKeep(
    shelf(),
    storage(false, async () => {
      throw new Error('No.');
    }),
  );
  expect(warned).toHaveBeenCalled();
  warned.mockRestore();
});
