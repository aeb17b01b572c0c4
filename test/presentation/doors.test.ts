/** The two doors of a game, to its choosing and to its telling: each gives what the table has of it, and nothing of the other. */
import { describe, expect, test } from 'vitest';
import { fetchGame, stagedGames } from '../../src/presentation/index.ts';
import { gameIds } from '../../src/rules/index.ts';

describe.each(gameIds)('%s', (game) => {
  test('is chosen by its door as at the table', async () => {
    const [choosing, table] = [await stagedGames[game].choosing(), await fetchGame(game)];
    expect(table).toMatchObject(choosing);
    expect(table.human).toBe(choosing.human);
    expect(choosing).not.toHaveProperty('script');
  });

  test('is told by its door as at the table', async () => {
    const [telling, table] = [await stagedGames[game].telling(), await fetchGame(game)];
    expect(table.script).toBe(telling.script);
    expect(telling).not.toHaveProperty('human');
  });
});
