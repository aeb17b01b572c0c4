/** Every match has a keeper of its own: one that cannot be saved delays no other, and a store that loses all gets all again. */
import { beforeEach, describe, expect, it } from 'vitest';
import { Keepers, type KeptParts } from '../../src/host/keeper.ts';
import { MemoryStore, StoreFault, type StoreTrouble, type WaitingEntry } from '../../src/host/store.ts';

/** A store that says what it was asked to save, and fails or hangs for some matches. */
class Moody extends MemoryStore {
  readonly saved: string[] = [];
  readonly fails = new Map<string, StoreTrouble>();
  readonly hangs = new Set<string>();
  override async save(entry: WaitingEntry): Promise<void> {
    if (this.hangs.has(entry.id)) await new Promise(() => {});
    const trouble = this.fails.get(entry.id);
    if (trouble) throw new StoreFault(trouble);
    this.saved.push(`${entry.id} ${entry.record}`);
    await super.save(entry);
  }
  override async finish(entry: WaitingEntry): Promise<void> {
    this.saved.push(`${entry.id} ends`);
    await super.finish(entry);
  }
}

let store: Moody;
let keepers: Keepers;
let timers: (() => void)[];
beforeEach(() => {
  store = new Moody();
  timers = [];
  keepers = new Keepers(store, (_, work) => timers.push(work));
});

/** A match at so many steps. */
function match(id: string): KeptParts & { steps: number; isOver: boolean } {
  const kept = {
    id,
    mark: 0,
    steps: 1,
    isOver: false,
    over: () => kept.isOver,
    head: () => ({}),
    record: () => kept.steps,
  };
  return kept;
}

const passed = () => new Promise((done) => setTimeout(done));
const runTimers = async () => {
  for (const work of timers.splice(0)) work();
  await passed();
};

describe('two matches', () => {
  it.each<[string, (store: Moody) => void]>([
    ['hangs', (store) => store.hangs.add('anne')],
    ['fails', (store) => store.fails.set('anne', 'NO_STORAGE')],
    ['belongs to another window', (store) => store.fails.set('anne', 'ELSEWHERE')],
    ['is behind', (store) => store.fails.set('anne', 'MOVED_ON')],
  ])('are saved each for itself: one of them %s', async (_, spoil) => {
    spoil(store);
    const first = keepers.keep(match('anne'));
    expect(await keepers.keep(match('bart'))).toBeNull();
    expect(store.saved).toEqual(['bart 1']);
    if (!store.hangs.has('anne')) expect(await first).toBe(store.fails.get('anne'));
  });

  it('are saved again when the store has lost everything, as they are by then', async () => {
    const [anne, bart] = [match('anne'), match('bart')];
    await keepers.keep(anne);
    keepers.adopt(bart);
    [anne.steps, bart.steps] = [2, 5];
    store.saved.length = 0;
    store.onLoss();
    await passed();
    expect(store.saved.sort()).toEqual(['anne 2', 'bart 5']);
  });
});

describe('a match that cannot be saved', () => {
  it('is tried by itself, whole and as it is by then, until it succeeds', async () => {
    const anne = match('anne');
    store.fails.set('anne', 'NO_STORAGE');
    expect(await keepers.keep(anne)).toBe('NO_STORAGE');
    expect(keepers.trouble).toBe('NO_STORAGE');
    anne.steps = 3;
    await runTimers();
    expect([store.saved, keepers.trouble, timers.length]).toEqual([[], 'NO_STORAGE', 1]);
    store.fails.clear();
    await runTimers();
    expect([store.saved, keepers.trouble, timers.length]).toEqual([['anne 3'], null, 0]);
  });

  it('is tried although nobody plays it on, and before it is taken up again', async () => {
    store.fails.set('anne', 'NO_STORAGE');
    await keepers.keep(match('anne'));
    keepers.leave('anne');
    keepers.leave('bart');
    store.fails.clear();
    await keepers.settle('anne');
    expect(store.saved).toEqual(['anne 1']);
    await runTimers();
    expect(store.saved).toEqual(['anne 1']);
  });

  it('is tried no more once it was removed', async () => {
    store.fails.set('anne', 'NO_STORAGE');
    await keepers.keep(match('anne'));
    keepers.drop('anne');
    store.fails.clear();
    await runTimers();
    store.onLoss();
    await passed();
    expect([store.saved, keepers.trouble]).toEqual([[], null]);
  });
});

it('a match that is over is written once, whatever the store loses', async () => {
  const anne = match('anne');
  anne.isOver = true;
  await keepers.keep(anne);
  store.onLoss();
  await passed();
  expect(store.saved).toEqual(['anne ends']);
});

it('of the matches that were left only the last one is saved again', async () => {
  for (const id of ['anne', 'bart', 'calico']) {
    await keepers.keep(match(id));
    keepers.leave(id);
  }
  store.saved.length = 0;
  store.onLoss();
  await passed();
  expect(store.saved).toEqual(['calico 1']);
});
