/** Modules of Phaser that are replaced save what is written beside them. */
import { expect, it } from 'vitest';
import { instead } from '../../src/tools/phaser/left-out.ts';
import { savedByModule } from '../../src/tools/phaser/weights.ts';

it('each is worth a hundred bytes or more', () => {
  expect(Object.entries(instead).filter(([, { bytes }]) => bytes < 100)).toEqual([]);
});

it.each(['renderer/index.js', 'data/DataManager.js'])('%s saves what stands beside it', async (path) => {
  const [[, saved]] = await savedByModule([path]);
  expect(saved).toBeGreaterThan(instead[path].bytes * 0.8);
  expect(saved).toBeLessThan(instead[path].bytes * 1.25);
});
