/** Gamepads at the table, in Node: they take seats, act for them alone, are lost and found. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { stagedGames } from '../../src/presentation/index.ts';
import { openSilentHouse, type SilentHouse } from './silent-house.ts';

afterEach(() => vi.unstubAllGlobals());

/** Two people with a gamepad each; somebody is asked. */
async function sailWithPads(game = 'treasure-fleet'): Promise<SilentHouse> {
  const house = await openSilentHouse({ query: `?game=${game}` });
  house.hands.plug(0, true);
  house.hands.plug(1, true);
  await house.tap('count:2');
  await house.pad(1, { kind: 'second' });
  await house.pad(0, { kind: 'second' });
  await house.tap('sail');
  await house.untilAsked((ids) => ids.includes('pause'));
  return house;
}

/** The pads by their seats, as the table asks whose turn it is: the one that is told nothing. */
async function owner(house: SilentHouse): Promise<number> {
  for (const pad of [0, 1]) {
    house.prompter.picker.put('reveal');
    await house.pad(pad, { kind: 'move', direction: 'up' });
    if (!house.scene.over.has('refusal:words')) return pad;
    await house.pass(10_000, 1000);
  }
  throw new Error('Nobody’s turn.');
}

it('the other one’s gamepad is told whose turn it is, and changes nothing', async () => {
  const house = await sailWithPads();
  const own = await owner(house);
  await house.pad(1 - own, { kind: 'confirm' });
  expect(house.desk.lookedAt).toBeNull();
  expect(house.scene.over.has('refusal:words')).toBe(true);
  house.prompter.picker.put('reveal');
  await house.pad(own, { kind: 'confirm' });
  expect(house.desk.lookedAt).not.toBeNull();
  // Touch is everybody's.
  await house.tap('hide');
  expect(house.desk.lookedAt).toBeNull();
});

it('a table waits for the gamepad of whoever is to act, and goes on where it was when it is back', async () => {
  const house = await sailWithPads();
  const own = await owner(house);
  const before = house.ids();
  house.hands.plug(1 - own, false);
  await house.settle();
  expect(house.ids()).toEqual(before);
  house.hands.plug(1 - own, true);
  house.hands.plug(own, false);
  await house.settle();
  expect(house.ids()).toEqual(['goOn']);
  // It waits for good.
  await house.pass(600_000, 5000);
  expect(house.ids()).toEqual(['goOn']);
  house.hands.plug(own, true);
  await house.settle();
  expect(house.ids()).toEqual(before);
});

it('a hand is covered when its gamepad is lost, and it is asked for again when the pad is back', async () => {
  const house = await sailWithPads();
  const own = await owner(house);
  house.prompter.picker.put('reveal');
  await house.pad(own, { kind: 'confirm' });
  expect(house.desk.lookedAt).not.toBeNull();
  house.hands.plug(own, false);
  expect(house.scene.over.size).toBe(0);
  await house.settle();
  expect(house.desk.lookedAt).toBeNull();
  expect(house.ids()).toEqual(['goOn']);
  house.hands.plug(own, true);
  await house.settle();
  expect(house.ids()).toContain('reveal');
});

it('another gamepad takes the place of a lost one, and anything else excuses it', async () => {
  for (const [way, foreign] of [
    ['pad', true],
    ['finger', false],
  ] as const) {
    const house = await sailWithPads();
    const own = await owner(house);
    house.hands.plug(own, false);
    await house.settle();
    house.hands.plug(2, true);
    if (way === 'pad') await house.pad(2, { kind: 'confirm' });
    else await house.tap('goOn');
    expect(house.ids(), way).toContain('reveal');
    // With the new one the seat is its pad's again; without one it is everybody's.
    house.prompter.picker.put('reveal');
    await house.pad(1 - own, { kind: 'confirm' });
    expect(house.desk.lookedAt === null, way).toBe(foreign);
    expect(house.scene.over.has('refusal:words'), way).toBe(foreign);
  }
});

it('what the wrong gamepad was told does not stay over an open hand', async () => {
  const openHand = async (wrong: boolean) => {
    const house = await sailWithPads();
    const own = await owner(house);
    if (wrong) {
      await house.pad(1 - own, { kind: 'confirm' });
      expect(house.scene.over.has('refusal:words')).toBe(true);
    }
    house.prompter.picker.put('reveal');
    await house.pad(own, { kind: 'confirm' });
    expect(house.desk.lookedAt).not.toBeNull();
    return [...house.scene.over.values()];
  };
  expect(await openHand(true)).toEqual(await openHand(false));
});

describe.each(Object.keys(stagedGames))('at the table of %s', (game) => {
  it('one gamepad and no other pauses its seat when it is lost, which goes on where it was', async () => {
    const house = await sailWithPads(game);
    const before = house.ids();
    const pauses: number[] = [];
    for (const pad of [0, 1]) {
      house.hands.plug(pad, false);
      await house.settle();
      if (house.ids().join() === 'goOn') pauses.push(pad);
      house.hands.plug(pad, true);
      await house.settle();
      expect(house.ids()).toEqual(before);
    }
    expect(pauses).toHaveLength(1);
  });

  it('the pause says beforehand why nothing is taken back, and hints follow what somebody used last', async () => {
    const house = await sailWithPads(game);
    await house.tap('pause');
    const undo = house.prompter.picker.offered.find(({ id }) => id === 'undo');
    expect(undo?.refusal).toMatch(/\w{3}/);
    await house.tap('settings');
    const down = { kind: 'move', direction: 'down' } as const;
    const up = { kind: 'move', direction: 'up' } as const;
    // Each time on the same row.
    const hints: string[] = [];
    const note = () => hints.push(JSON.stringify([...house.scene.over.values()]));
    await house.key(down);
    note();
    await house.pad(0, up);
    await house.pad(0, down);
    note();
    await house.key(up);
    await house.key(down);
    note();
    expect(hints[1]).not.toBe(hints[0]);
    expect(hints[2]).toBe(hints[0]);
  });
});
