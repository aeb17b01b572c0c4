/** Moments that are marked for whoever measures the page do not pile up, however long it runs. */
import { afterEach, expect, it, vi } from 'vitest';
import { playOut } from './press-out.ts';
import { openSilentHouse } from './silent-house.ts';

afterEach(() => {
  performance.clearMarks();
  vi.unstubAllGlobals();
});

it('one mark of each name is left after a game and the way back, and says how often there was one', async () => {
  performance.clearMarks();
  const house = await openSilentHouse();
  for (const press of ['game:treasure-fleet', 'quick']) await house.tap(press);
  await playOut(house, 'marks');
  await house.tap('title');
  const marks = performance.getEntriesByType('mark') as PerformanceMark[];
  const times = Object.fromEntries(marks.map(({ name, detail }) => [name, detail.times]));
  expect(marks.map(({ name }) => name).sort()).toEqual(['acknowledged', 'title']);
  expect(times.title).toBe(2);
  expect(times.acknowledged).toBeGreaterThan(3);
});
