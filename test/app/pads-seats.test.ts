/** Who may choose with what, in Node: two people with two pads, four with one, one keyboard for all, and pads that nobody has. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Corner, holdFor, watchCorners } from '../../src/app/operator/corner.ts';
import { playOut } from './press-out.ts';
import { openSilentHouse, type SilentHouse } from './silent-house.ts';
import { past } from './silent-scene.ts';

afterEach(() => vi.unstubAllGlobals());

const up = { kind: 'move', direction: 'up' } as const;
const down = { kind: 'move', direction: 'down' } as const;
const confirm = { kind: 'confirm' } as const;
const refused = (house: SilentHouse) => house.scene.over.has('refusal:words');

interface Crew {
  /** Number of people; those who have no pad hold nothing or whatever goes round. */
  people: number;
  /** Pads that sit down, in this order. */
  seated?: readonly number[];
  hold?: boolean;
}

/** Some people and no computers are at sea; four pads lie on the table. */
async function sail({ people, seated = [], hold = false }: Crew): Promise<SilentHouse> {
  const house = await openSilentHouse({ query: '?game=treasure-fleet', settings: { hold } });
  for (let pad = 0; pad < 4; pad++) house.hands.plug(pad, true);
  await house.tap(`count:${people}`);
  for (let seat = 1; seat < people; seat++) await house.tap(`person:${seat}`);
  for (const pad of seated) await house.pad(pad, { kind: 'second' });
  await house.tap('sail');
  await house.untilAsked((ids) => ids.includes('reveal'));
  return house;
}

/** The captain who is to come. */
const called = ({ words }: SilentHouse) =>
  words.map((text) => /^(.*), your turn. Everybody else, look away!$/.exec(text)?.[1]).find(Boolean);

async function reveal(house: SilentHouse, press: () => Promise<void>): Promise<number | null> {
  house.prompter.picker.put('reveal');
  await press();
  return house.desk.lookedAt;
}

/** Loads the cards of whoever is called, until the next one is. */
async function load(house: SilentHouse): Promise<void> {
  const name = called(house);
  await house.tap('reveal');
  for (let n = 0; n < 3; n++) await house.tap(house.ids().find((id) => id.startsWith('deck|'))!);
  await house.tap('ready');
  await house.untilAsked();
  expect(called(house)).not.toBe(name);
}

it('two people with two pads: each opens their own hand and no other', async () => {
  const house = await sail({ people: 2, seated: [3, 1] });
  expect(called(house)).toBe('Anne');
  expect(await reveal(house, () => house.pad(1, confirm))).toBeNull();
  expect(house.words).toContain('It is Anne’s turn');
  expect(await reveal(house, () => house.pad(3, confirm))).toBe(0);
  await house.tap('hide');
  await load(house);
  expect(await reveal(house, () => house.pad(3, confirm))).toBeNull();
  expect(await reveal(house, () => house.pad(1, confirm))).toBe(1);
});

it('four people with one pad: it goes round, and another one that lies there does nothing', async () => {
  const house = await sail({ people: 4, seated: [2] });
  for (const [seat, name] of ['Anne', 'Bart', 'Calico', 'Mary'].entries()) {
    expect(called(house)).toBe(name);
    expect(await reveal(house, () => house.pad(0, confirm))).toBeNull();
    expect(await reveal(house, () => house.pad(2, confirm))).toBe(seat);
    await house.tap('hide');
    if (seat < 3) await load(house);
  }
});

it('a keyboard that all share opens every hand, and so does any pad where none has a seat', async () => {
  const house = await sail({ people: 3 });
  for (const [seat] of ['Anne', 'Bart', 'Calico'].entries()) {
    for (const press of [() => house.key(confirm), () => house.pad(seat, confirm), () => house.pad(3, confirm)]) {
      expect(await reveal(house, press)).toBe(seat);
      await house.key({ kind: 'back' });
      expect(house.desk.lookedAt).toBeNull();
    }
    if (seat < 2) await load(house);
  }
});

it('keys are everybody’s beside pads that have seats', async () => {
  const house = await sail({ people: 2, seated: [0, 1] });
  expect(await reveal(house, () => house.key(confirm))).toBe(0);
});

describe('a quick game that a pad takes from what is shown', () => {
  it('has no other pad in it, for as long as it lasts', async () => {
    const house = await openSilentHouse({ query: '?kiosk&game=treasure-fleet' });
    for (let pad = 0; pad < 3; pad++) house.hands.plug(pad, true);
    expect(house.prompter.hands?.focus).toBe('quick');
    await house.pad(1, confirm);
    await house.untilAsked((ids) => ids.includes('pause'));
    const { focus } = house.prompter.picker;
    for (const other of [0, 2]) {
      await house.pad(other, down);
      expect(house.prompter.picker.focus).toBe(focus);
      expect(refused(house)).toBe(true);
    }
    await house.pass(10_000, 1000);
    await house.pad(1, down);
    expect(refused(house)).toBe(false);
    // It is waited for like any other that has a seat.
    house.hands.plug(1, false);
    await house.settle();
    expect(house.ids()).toEqual(['goOn']);
  });

  it('is everybody’s where a finger began it', async () => {
    const house = await openSilentHouse({ query: '?kiosk&game=treasure-fleet' });
    for (let pad = 0; pad < 2; pad++) house.hands.plug(pad, true);
    await house.tap('quick');
    await house.untilAsked((ids) => ids.includes('pause'));
    for (const pad of [0, 1]) {
      await house.pad(pad, down);
      expect(refused(house)).toBe(false);
    }
  });
});

describe('a pad without a seat', () => {
  it('moves no focus and opens no pause, no hand and no aid, while others have one', async () => {
    const house = await sail({ people: 2, seated: [0, 1] });
    const { focus } = house.prompter.picker;
    const before = house.ids();
    for (const intent of [
      up,
      { kind: 'back' },
      { kind: 'second' },
      confirm,
      { kind: 'menu' },
      { kind: 'aid' },
    ] as const) {
      await house.pad(3, intent);
      expect(house.prompter.picker.focus).toBe(focus);
      expect(house.ids()).toEqual(before);
      expect(house.words).toContain('Gamepad 4 has no seat in this game');
      await house.pass(5000, 1000);
    }
    await house.tap('pause');
    const paused = house.prompter.picker.focus;
    await house.pad(3, down);
    expect(house.prompter.picker.focus).toBe(paused);
    await house.pad(1, down);
    expect(house.prompter.picker.focus).not.toBe(paused);
  });

  it('takes the seat of a person who has none, in words, where pads do not go round; the press means nothing else', async () => {
    const house = await sail({ people: 3, seated: [0, 1] });
    await load(house);
    await load(house);
    expect(called(house)).toBe('Calico');
    // The pads of the others do nothing here.
    for (const pad of [0, 1]) expect(await reveal(house, () => house.pad(pad, confirm))).toBeNull();
    expect(await reveal(house, () => house.pad(2, confirm))).toBeNull();
    expect(house.words).toContain('Gamepad 3 is Calico now');
    expect(await reveal(house, () => house.pad(2, confirm))).toBe(2);
    await house.tap('hide');
    expect(await reveal(house, () => house.pad(3, confirm))).toBeNull();
    // It is waited for like any other.
    house.hands.plug(2, false);
    await house.settle();
    expect(house.ids()).toEqual(['goOn']);
  });

  it('knocks at the office and tells its number, like anybody', async () => {
    const house = await openSilentHouse({ query: '?kiosk&game=treasure-fleet', pin: '2468' });
    for (let pad = 0; pad < 3; pad++) house.hands.plug(pad, true);
    for (const pad of [0, 1]) await house.pad(pad, { kind: 'second' });
    await house.tap('sail');
    await house.untilAsked((ids) => ids.includes('reveal'));
    house.corner?.pad(2, true);
    await house.pass(holdFor + 100);
    house.corner?.pad(2, false);
    await house.untilAsked((ids) => ids.includes('key:2'));
    const { focus } = house.prompter.picker;
    await house.pad(2, down);
    expect(house.prompter.picker.focus).not.toBe(focus);
  });

  it('sits down nowhere while a hand lies open', async () => {
    const house = await sail({ people: 3, seated: [0, 1] });
    await load(house);
    await load(house);
    await house.tap('reveal');
    await house.pad(2, up);
    expect(house.words).not.toContain('Gamepad 3 is Calico now');
    expect(house.desk.lookedAt).toBe(2);
  });
});

describe('an open hand', () => {
  it('closes by itself after its time, whatever the pads of others press', async () => {
    const house = await sail({ people: 2, seated: [0, 1] });
    expect(await reveal(house, () => house.pad(0, confirm))).toBe(0);
    for (let seconds = 0; seconds < 21; seconds++) {
      await house.pad(seconds % 2 === 0 ? 1 : 3, up);
      await house.pass(1000, 500);
    }
    expect(house.desk.lookedAt).toBeNull();
  });

  it('is opened by the trigger of its own pad only, where it must be held', async () => {
    const house = await sail({ people: 2, seated: [0, 1], hold: true });
    const trigger = async (pad: number, on: boolean) => {
      house.hands.pads[pad].buttons[7].pressed = on;
      await house.pass(50);
      return house.desk.lookedAt;
    };
    expect(await trigger(1, true)).toBeNull();
    expect(await trigger(3, true)).toBeNull();
    expect(await trigger(0, true)).toBe(0);
    // Neither do they close it.
    expect(await trigger(1, false)).toBe(0);
    expect(await trigger(0, false)).toBeNull();
  });
});

describe('a pad that was unplugged', () => {
  it('has its seat again at another place, and another one at its place has not', async () => {
    const house = await sail({ people: 2, seated: [0, 1] });
    const [own, , other] = house.hands.pads;
    own.connected = false;
    await house.pass(50);
    await house.settle();
    expect(house.ids()).toEqual(['goOn']);
    Object.assign(other, { index: 0 });
    await house.pass(50);
    expect(house.ids()).toEqual(['goOn']);
    Object.assign(own, { index: 6, connected: true });
    await house.pass(50);
    await house.settle();
    expect(house.ids()).toContain('reveal');
    const press = (pad: typeof own) => async () => {
      pad.buttons[0].pressed = true;
      await house.pass(50);
      pad.buttons[0].pressed = false;
      await house.pass(50);
    };
    expect(await reveal(house, press(other))).toBeNull();
    expect(await reveal(house, press(own))).toBe(0);
  });

  /** The pad of the first of two captains is lost, and a third one takes its place. */
  async function replaced(): Promise<SilentHouse> {
    const house = await sail({ people: 2, seated: [0, 1] });
    house.hands.plug(0, false);
    await house.settle();
    await house.pad(2, confirm);
    house.hands.plug(0, true);
    await house.pass(50);
    expect(house.ids()).toContain('reveal');
    return house;
  }

  it('has lost its seat to the one that took its place, also when other captains sit down', async () => {
    const house = await replaced();
    await house.tap('pause');
    await house.tap('captains');
    await house.tap('bot:1');
    await house.tap('done');
    await house.untilAsked((ids) => ids.some((id) => id.startsWith('deck|')));
    const { focus } = house.prompter.picker;
    for (const pad of [3, 0, 1]) {
      await house.pad(pad, up);
      expect(house.prompter.picker.focus).toBe(focus);
      expect(refused(house)).toBe(true);
    }
    await house.pass(10_000, 1000);
    await house.pad(2, up);
    expect(refused(house)).toBe(false);
  });

  it('has lost it in a rematch as well', async () => {
    const house = await replaced();
    await playOut(house, 'rematch');
    await house.tap('again');
    await house.untilAsked((ids) => ids.includes('reveal'));
    expect(called(house)).toBe('Anne');
    for (const pad of [0, 1, 3]) expect(await reveal(house, () => house.pad(pad, confirm))).toBeNull();
    expect(await reveal(house, () => house.pad(2, confirm))).toBe(0);
  });

  it('knocks at no office: what it held is let go', () => {
    vi.stubGlobal('window', new EventTarget());
    const buttons = Array.from({ length: 17 }, (_, i) => ({ pressed: i === 8 || i === 9 }));
    let pads: unknown[] = [{ index: 0, connected: true, buttons }];
    vi.stubGlobal('navigator', { getGamepads: () => pads });
    const corner = new Corner();
    const knocks: number[] = [];
    corner.onKnock = () => knocks.push(1);
    watchCorners(corner);
    corner.tick(past(1000));
    pads = [null];
    corner.tick(past(holdFor));
    corner.tick(past(holdFor));
    expect(knocks).toEqual([]);
  });
});

describe('captains who change during a match', () => {
  /** Changes who sits at this seat. */
  async function change(house: SilentHouse, to: string): Promise<void> {
    await house.tap('pause');
    await house.tap('captains');
    await house.tap(to);
    await house.tap('done');
    await house.untilAsked((ids) => ids.includes('pause'));
  }

  it.each([[[3, 1]], [[3, 1, 0]]])('a person who was a computer has the gamepad of before: %j', async (seated) => {
    const people = seated.length;
    const house = await sail({ people, seated });
    await change(house, 'bot:1');
    if (people > 2) {
      expect(await reveal(house, () => house.pad(1, confirm))).toBeNull();
      expect(refused(house)).toBe(true);
    }
    await change(house, 'person:1');
    await load(house);
    expect(called(house)).toBe('Bart');
    // Not a shared one: nobody else opens that hand, and whose it is opens it at its first press.
    expect(await reveal(house, () => house.pad(3, confirm))).toBeNull();
    expect(await reveal(house, () => house.pad(1, confirm))).toBe(1);
  });

  it('one that was unplugged meanwhile is not waited for', async () => {
    const house = await sail({ people: 2, seated: [3, 1] });
    await change(house, 'bot:1');
    house.hands.plug(1, false);
    await change(house, 'person:1');
    await load(house);
    expect(called(house)).toBe('Bart');
    expect(house.ids()).toContain('reveal');
  });

  it('a latecomer chooses a seat with a gamepad of their own, and sits down at it', async () => {
    const house = await openSilentHouse({ query: '?game=treasure-fleet' });
    for (let pad = 0; pad < 2; pad++) house.hands.plug(pad, true);
    await house.tap('count:2');
    await house.pad(0, { kind: 'second' });
    await house.tap('sail');
    await house.untilAsked((ids) => ids.includes('pause'));
    await house.pad(1, confirm);
    expect(refused(house)).toBe(true);
    await house.tap('pause');
    await house.tap('captains');
    const press = async (id: string) => {
      house.prompter.picker.put(id);
      await house.pad(1, confirm);
    };
    await press('person:1');
    await press('name:1');
    expect(house.ids()).toContain('erase');
    await press('done');
    await press('done');
    await house.untilAsked((ids) => ids.includes('reveal'));
    await load(house);
    expect(called(house)).toBe('Bart');
    // The first press of the pad takes the seat, and the next one opens its hand.
    expect(await reveal(house, () => house.pad(1, confirm))).toBeNull();
    expect(house.words).toContain('Gamepad 2 is Bart now');
    expect(await reveal(house, () => house.pad(1, confirm))).toBe(1);
    await house.tap('hide');
    expect(await reveal(house, () => house.pad(0, confirm))).toBeNull();
  });
});
