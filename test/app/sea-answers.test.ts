/** The sea answers a finger that meets nothing to choose, at once, and nothing else comes of it. */
import { afterEach, expect, it, vi } from 'vitest';
import { openSilentHouse, type SilentHouse } from './silent-house.ts';

afterEach(() => vi.unstubAllGlobals());

/** A place where nothing can be chosen, however near a finger counts. */
const sea = { x: 1500, y: 380 };

const rings = (house: SilentHouse) => house.scene.overlay.played.filter(({ name }) => name === 'touch');

it('on the title: with a ring where it was; boards and buttons have answers of their own', async () => {
  const house = await openSilentHouse();
  await house.untilAsked();
  const before = house.ids();
  house.touch(sea);
  expect(rings(house)).toEqual([{ name: 'touch', ...sea }]);
  await house.pass(500);
  expect(house.ids()).toEqual(before);
  await house.tap('settings');
  expect(house.ids()).not.toEqual(before);
  expect(rings(house).length).toBe(1);
});

it('at a table as well, and what is asked stays; behind the curtain nothing answers', async () => {
  const house = await openSilentHouse({ query: '?game=treasure-fleet' });
  await house.tap('count:2');
  await house.tap('person:1');
  await house.tap('sail');
  await house.untilAsked((ids) => ids.includes('reveal'));
  const before = house.ids();
  house.touch(sea);
  expect(rings(house).length).toBe(1);
  expect(house.ids()).toEqual(before);
  await house.tap('reveal');
  expect(house.desk.lookedAt).not.toBeNull();
  house.touch({ x: 30, y: 30 });
  expect(rings(house).length).toBe(1);
});

it('a ship that lies there is heard as well: her bell, once', async () => {
  const house = await openSilentHouse();
  await house.untilAsked();
  const bells = () => house.sound.calls.filter(([name, cue]) => name === 'play' && cue === 'ready').length;
  house.touch(sea);
  expect(bells()).toBe(0);
  vi.spyOn(house.scene, 'touched').mockReturnValue(true);
  house.touch(sea);
  expect(bells()).toBe(1);
});
