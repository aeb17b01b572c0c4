/** What goes wrong around the house, in Node: another window, a lost host, a game or a save that cannot be read. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Ownership } from '../../src/host/ownership.ts';
import { memoryStore, StoreFault } from '../../src/host/store.ts';
import { Match } from '../../src/match/match.ts';
import { pick, seededDice, seedFrom } from '../../src/rules/dice.ts';
import { games } from '../../src/rules/index.ts';
import { flawMessages } from '../../src/words/house/flaws.ts';
import { shellWords } from '../../src/words/house/house.ts';
import { openSilentHouse, type SilentHouse } from './silent-house.ts';

afterEach(() => vi.unstubAllGlobals());

/** Another window has the table until it closes, or until it is taken away from it. */
function anotherWindow(): Ownership & { closed: boolean; asked: boolean[] } {
  const asked: boolean[] = [];
  return {
    closed: false,
    asked,
    ours: false,
    lost: false,
    async claim(force: boolean) {
      asked.push(force);
      Object.assign(this, { ours: force || this.closed });
      return this.ours;
    },
    lose() {},
  };
}

describe('a second window', () => {
  it('waits, tries every two seconds, and opens by itself', async () => {
    const ownership = anotherWindow();
    const house = await openSilentHouse({ ownership });
    expect(house.ids()).not.toContain('game:korsar');
    await house.pass(6500, 500);
    expect(ownership.asked).toEqual([false, false, false, false]);
    ownership.closed = true;
    await house.pass(2000, 500);
    expect(house.ids()).toContain('game:korsar');
    expect(ownership.asked).not.toContain(true);
  });

  it('takes the table when somebody says so', async () => {
    const ownership = anotherWindow();
    const house = await openSilentHouse({ ownership });
    const [take] = house.ids();
    await house.tap(take);
    expect(house.ids()).toContain('game:korsar');
    expect(ownership.asked).toEqual([false, true]);
  });
});

/** One person is asked to load; four captains. */
async function sail(store = memoryStore()): Promise<SilentHouse> {
  const house = await openSilentHouse({ store, query: '?game=treasure-fleet' });
  await house.tap('count:2');
  await house.tap('person:1');
  await house.tap('sail');
  await house.untilAsked((ids) => ids.includes('reveal'));
  return house;
}

async function load(house: SilentHouse): Promise<void> {
  await house.tap('reveal');
  for (let cards = 0; cards < 3; cards++) await house.tap(house.ids().find((id) => id.startsWith('deck|'))!);
}

describe('a host that is lost', () => {
  const actions = async (house: SilentHouse) => (await house.desk.story())?.ends.length ?? 0;

  it('before it has done what it was asked: people are asked again', async () => {
    const house = await sail();
    const before = await actions(house);
    await load(house);
    house.gate.losesAt('answer', 'before');
    await house.tap('ready');
    expect(await house.untilAsked()).toContain('reveal');
    expect(await actions(house)).toBe(before);
    expect(house.desk.lookedAt).toBeNull();
    await load(house);
    await house.tap('ready');
    await house.untilAsked();
    expect(await actions(house)).toBe(before + 1);
  });

  it('after it: what was done is done, once', async () => {
    const house = await sail();
    const before = await actions(house);
    await load(house);
    house.gate.losesAt('answer', 'after');
    await house.tap('ready');
    expect(await house.untilAsked()).toContain('reveal');
    expect(await actions(house)).toBe(before + 1);
    await load(house);
    await house.tap('ready');
    await house.untilAsked((ids) => ids.some((id) => id.startsWith('ship|')));
  });

  it('while a hand is fetched: nothing is shown, and the curtain is asked for again', async () => {
    const house = await sail();
    house.gate.losesAt('reveal', 'after');
    await house.tap('reveal');
    expect(await house.untilAsked()).toContain('reveal');
    expect(house.desk.lookedAt).toBeNull();
  });

  it('while the storage does not answer: it is asked again, and the game goes on', async () => {
    const store = memoryStore();
    const house = await sail(store);
    const before = await actions(house);
    await load(house);
    const read = store.waiting.bind(store);
    const silent = vi.spyOn(store, 'waiting').mockRejectedValue(new StoreFault('NO_STORAGE'));
    house.gate.losesAt('answer', 'before');
    const asked = house.tap('ready');
    for (let tries = 0; silent.mock.calls.length < 3 && tries < 1000; tries++) await Promise.resolve();
    silent.mockImplementation(read);
    await asked;
    expect(silent.mock.calls.length).toBeGreaterThan(2);
    expect(await house.untilAsked()).toContain('reveal');
    expect(await actions(house)).toBe(before);
  });

  it('with a storage that stays silent: people come to the title, are told why, and the match waits there', async () => {
    const store = memoryStore();
    const house = await sail(store);
    await load(house);
    const silent = vi.spyOn(store, 'waiting').mockRejectedValue(new StoreFault('NO_STORAGE'));
    house.gate.losesAt('answer', 'before');
    await house.tap('ready');
    expect(await house.untilAsked()).toContain('resume');
    expect(house.notice).toMatchObject({ hidden: false, textContent: flawMessages.NO_STORAGE });
    silent.mockRestore();
    await house.tap('resume');
    expect(await house.untilAsked()).toContain('reveal');
  });

  it('with its match: people come to the title, and are told', async () => {
    const house = await sail();
    await load(house);
    house.gate.losesAt('answer', 'before');
    for (const { id } of await house.desk.waiting()) await house.desk.removeWaiting(id);
    await house.tap('ready');
    const ids = await house.untilAsked();
    expect(ids).toContain('game:korsar');
    expect(ids).not.toContain('resume');
    expect(house.notice).toMatchObject({ hidden: false, textContent: shellWords().troubles.matchGone });
  });
});

/** A match of a person and a computer in which the computer's action is the last one. */
function beforeTheEnd(): object {
  const players = [
    { name: 'Anne', kind: 'person' as const },
    { name: 'Bart', kind: 'bot' as const, level: 'parrot' },
  ];
  for (let n = 0; n < 200; n++) {
    const match = Match.create(games['treasure-fleet'], { seats: 2, seed: seedFrom(`end ${n}`), players, options: {} });
    const dice = seededDice(seedFrom(`end ${n}`), 'bots');
    let before = { seat: -1, record: match.record };
    for (let [seat] = match.toAct; seat !== undefined; [seat] = match.toAct) {
      before = { seat, record: structuredClone(match.record) };
      match.act(seat, pick(match.legal(seat), dice));
    }
    if (before.seat === 1) return before.record;
  }
  throw new Error('No match came to such an end.');
}

it.each(['before', 'after'] as const)(
  'a host that is lost %s the last action leaves the end to be told',
  async (when) => {
    const house = await openSilentHouse({ store: memoryStore().put(beforeTheEnd(), 'end') });
    house.gate.losesAt('next', when);
    await house.tap('resume');
    const ids = await house.untilAsked();
    expect(ids).toContain('again');
    expect(ids).not.toContain('pause');
    expect(house.scene.reel.beats).toBeGreaterThan(0);
    expect(await house.desk.waiting()).toEqual([]);
    expect(await house.desk.finished()).toHaveLength(1);
  },
);

describe('what cannot be read', () => {
  it('a game: it is said which, the house stays open, and it is tried again', async () => {
    let missing = true;
    const fetching = (game: string) => {
      if (missing && game === 'korsar') throw new Error('It is not there.');
    };
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const house = await openSilentHouse({ fetching });
    await house.tap('game:korsar');
    expect(house.ids()).toContain('game:korsar');
    expect(house.notice.textContent).toContain('Korsar');
    expect(warned).toHaveBeenCalledOnce();
    warned.mockRestore();
    await house.tap('game:treasure-fleet');
    expect(house.ids()).toContain('sail');
    await house.tap('back');
    missing = false;
    await house.tap('game:korsar');
    expect(house.ids()).toContain('sail');
  });

  it('a save: it is told of once, is not offered, and lies in the list, where it goes at the second press', async () => {
    const house = await openSilentHouse({ store: memoryStore().put({ nonsense: true }, 'odd') });
    expect(house.ids()).not.toContain('resume');
    expect(house.notice).toMatchObject({ hidden: false, textContent: expect.stringMatching(/\w{3}/) });
    const { textContent } = house.notice;
    await house.tap('settings');
    await house.tap('close');
    expect(house.notice.textContent).not.toBe(textContent);
    await house.tap('past');
    await house.tap('remove:wodd');
    // The first press asks.
    expect(await house.desk.waiting()).toHaveLength(1);
    await house.tap('remove:wodd');
    expect(await house.desk.waiting()).toEqual([]);
    expect(house.ids()).not.toContain('remove:wodd');
  });
});

describe('the title', () => {
  it('follows what is pressed on it while it waits for the host, once it is there again', async () => {
    const fetching = () => {
      throw new Error('planted');
    };
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const house = await openSilentHouse({ fetching });
    const ids = await house.untilAsked();
    const target = house.prompter.hands?.targets.find(({ id }) => id === 'settings');
    if (!target) throw new Error(ids.join());
    house.gate.hold();
    // The game cannot be fetched, and the waiting matches are looked through once more.
    await house.tap('game:korsar');
    expect(house.prompter.hands).toBeNull();
    house.touch({ x: target.x + target.w / 2, y: target.y + target.h / 2 });
    await house.pass(450, 450);
    house.gate.release();
    await house.settle();
    expect(house.ids()).not.toContain('settings');
    expect(house.ids()).toContain('close');
  });
});
