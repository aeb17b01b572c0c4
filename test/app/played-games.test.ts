/** The list of kept games, in Node, with the true host: what a row says, and what a press without looking does. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { memoryStore } from '../../src/host/store.ts';
import { shellWords } from '../../src/words/house/house.ts';
import { openSilentHouse, type SilentHouse } from './silent-house.ts';
import { open } from './walks.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Leaves one game that waits and one that is over, which took four minutes; answers where they are kept. */
async function played(): Promise<ReturnType<typeof memoryStore>> {
  const store = memoryStore();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 23, 22, 41) });
  const house = await openSilentHouse({ store });
  for (const id of ['game:korsar', 'sail']) await house.tap(id);
  await house.untilAsked((ids) => ids.includes('pause'));
  await house.tap('pause');
  await house.tap('leave');
  for (const id of ['game:treasure-fleet', 'count:2', 'bot:0', 'sail']) await house.tap(id);
  const over = () => house.ids().includes('again') && !house.ids().includes('pause');
  for (let seconds = 0; seconds < 2000 && !over(); seconds += 5) {
    // It takes its time at the end only: that is when it is told.
    vi.setSystemTime(new Date(2026, 10, 23, 22, 45));
    await house.pass(5000, 1000);
  }
  return store;
}

/** What both look at. */
let kept: ReturnType<typeof played> | null = null;
function shelf(): ReturnType<typeof played> {
  kept ??= played();
  return kept;
}

const listed = async (house: SilentHouse): Promise<SilentHouse> => {
  await house.tap('past');
  return house;
};
const removes = (house: SilentHouse) => house.ids().filter((id) => id.startsWith('remove:'));

describe('games played', () => {
  it('say when it was, how long it took and how many points won; a stranger’s game is not gone on with unasked', async () => {
    const store = await shelf();
    const house = await listed(await openSilentHouse({ store }));
    const [finished] = await house.desk.finished();
    const { points } = finished.captains.find(({ wins }) => wins)!;
    const text = house.words.join('\n');
    expect(finished.played).toBe(240_000);
    expect(text).toContain(`Treasure Fleet: ${finished.winners[0]} ${points}\nAnne, Bart\n23 Nov, 22:45\n4 min`);
    expect(text).toContain('Korsar\nAnne, Bart, Calico, Mary\n23 Nov, 22:41 · 1 min\n1 move so far');
    expect(house.ids().some((id) => id.startsWith('go:'))).toBe(true);
    expect(house.prompter.hands?.focus).toBe(`watch:${finished.id}`);
    expect(removes(house)).toHaveLength(2);
  });

  it('are removed by nobody where people come and go', async () => {
    const store = await shelf();
    const house = await listed(await open({ store }));
    expect(house.ids().filter((id) => /^(go|watch):/.test(id))).toHaveLength(2);
    expect(removes(house)).toEqual([]);
    expect(house.words).not.toContain(shellWords().surelyRemove);
  });
});
