/** The moment of a trapped pirate: who takes up its match and sails as its walk does closes the cove, and the hunt is over. */
import { afterEach, expect, it, vi } from 'vitest';
import { memoryStore } from '../../../src/host/store.ts';
import { moments } from '../../../src/tools/games/yellowbeard/moments.ts';
import { openSilentHouse } from '../../app/silent-house.ts';

afterEach(() => vi.unstubAllGlobals());

it('comes about by the choices that the moment walks through', async () => {
  const moment = moments.find(({ name }) => name === 'yellowbeard-trapped');
  const record = moment?.saved?.();
  if (!moment || !record) throw new Error('The moment has no match to take up.');
  const house = await openSilentHouse({ store: memoryStore().put(record, 'cornered') });
  for (const step of moment.walk)
    if ('choose' in step) {
      await house.untilAsked();
      await house.tap(step.choose);
    }
  await house.untilAsked((ids) => ids.includes('again'));
  const story = await house.desk.retell(0, 'table');
  expect(story.ok && story.story.events.map(({ type }) => type)).toContain('PirateTrapped');
});
