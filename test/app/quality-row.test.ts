/** The row for the picture: what is chosen there takes effect at once, and the address counts until then. */
import { afterEach, expect, it, vi } from 'vitest';
import { openSilentHouse } from './silent-house.ts';

afterEach(() => vi.unstubAllGlobals());

it('draws at the level that was chosen, from the very press on', async () => {
  const house = await openSilentHouse({ said: { speed: null, motion: null, quality: 'middle' } });
  house.scene.cast.kit.shaders = true;
  await house.untilAsked();
  expect(house.scene.quality).toBe('middle');
  await house.tap('settings');
  await house.tap('quality:high');
  expect(house.scene.quality).toBe('high');
  expect(house.preferences.settings.quality).toBe('high');
  await house.tap('quality:auto');
  expect(house.scene.quality).toBe(null);
});

it('says on a machine without shaders that there is nothing to choose', async () => {
  const house = await openSilentHouse();
  await house.untilAsked();
  await house.tap('settings');
  expect(house.ids().some((id) => id.startsWith('quality:'))).toBe(false);
});
