/** Captains under colours that they chose: worn wherever their match is shown, and nowhere else. */
import { afterEach, expect, it, vi } from 'vitest';
import type { SilentHouse } from './silent-house.ts';
import { open } from './walks.ts';

afterEach(() => vi.unstubAllGlobals());

/** Lists the looks of the plates on the table, by seat. */
function plates({ scene }: SilentHouse): unknown[] {
  const found = [...scene.cast.table.values()].filter(({ kind }) => kind === 'plate');
  return found.sort((a, b) => a.id.localeCompare(b.id)).map(({ props }) => props.look);
}

const own = ['anne', 'bart', 'calico', 'mary'];
const chosen = ['bart', 'anne', 'mary', 'calico'];

async function playOut(house: SilentHouse, looks: readonly string[]): Promise<void> {
  await house.tap('bot:0');
  await house.tap('sail');
  while (plates(house).length < looks.length) await house.pass(100);
  expect(plates(house)).toEqual(looks);
  await house.untilAsked((ids) => ids.includes('again') && !ids.includes('pause'));
}

it('a match is shown in the colours of its own captains, at the table and in replays', async () => {
  const house = await open({ query: 'game=treasure-fleet' });
  for (const id of ['more', 'option:decks', 'option:decks/0', 'option:decks/2', 'close']) await house.tap(id);
  await playOut(house, chosen);
  await house.tap('title');

  await house.tap('game:treasure-fleet');
  for (const id of ['more', 'option:decks:back', 'close']) await house.tap(id);
  await playOut(house, own);
  await house.tap('title');

  await house.tap('past');
  const watches = house.ids().filter((id) => id.startsWith('watch:'));
  expect(watches).toHaveLength(2);
  for (const [watch, looks] of [
    [watches[1], chosen],
    [watches[0], own],
  ] as const) {
    await house.tap(watch);
    await house.pass(1000);
    expect(plates(house)).toEqual(looks);
    await house.tap('leave');
  }
});
