/** All games with their tables and words, for tests that go through each of them in every language. */
import { afterAll, beforeAll } from 'vitest';
import { fetchGame } from '../../src/presentation/index.ts';
import { games } from '../../src/rules/index.ts';
import { catchUp, speak } from '../../src/words/catalogue.ts';
import { languages } from '../../src/words/language.ts';

/** Names of as many captains as any table has. */
export const names = ['Anne', 'Bart', 'Calico', 'Mary', 'Edward', 'Grace', 'Henry', 'Ching'];
export const ids = Object.keys(games);

/** Fetches all of them before the tests of a file, and speaks the first language again after them. */
export function fetchEveryGame(): void {
  beforeAll(async () => {
    for (const id of ids) await fetchGame(id);
    await catchUp();
  });
  afterAll(() => speak(languages[0]));
}
