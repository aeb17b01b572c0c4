/** Hands that are taken alone for a browser, as `npm run hands` weighs them. */
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { gameIds } from '../../src/rules/index.ts';

test('no hand weighs more than 40,000 bytes or brings engine, sound or page along', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['src/tools/run.mjs', 'hands'], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  const weighed = [...stdout.matchAll(/^([\w-]+): (\d+) bytes/gm)].map(([, game, bytes]) => ({
    game,
    bytes: Number(bytes),
  }));
  expect(weighed.map(({ game }) => game)).toEqual(gameIds);
  for (const { game, bytes } of weighed) {
    // A hand with its words cannot weigh less than this: an empty one would not be a hand.
    expect(bytes, game).toBeGreaterThan(10_000);
    expect(bytes, game).toBeLessThanOrEqual(40_000);
  }
});
