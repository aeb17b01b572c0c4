/** Gamepads on the set-up, in Node: they sit down, each has its own focus, they get up, and one of them sets sail. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openSilentHouse, type SilentHouse } from './silent-house.ts';

afterEach(() => vi.unstubAllGlobals());

const left = { kind: 'move', direction: 'left' } as const;
const right = { kind: 'move', direction: 'right' } as const;
const up = { kind: 'move', direction: 'up' } as const;
const confirm = { kind: 'confirm' } as const;

async function open(game = 'treasure-fleet', pads = 3): Promise<SilentHouse> {
  const house = await openSilentHouse({ query: `?game=${game}` });
  for (let pad = 0; pad < pads; pad++) house.hands.plug(pad, true);
  return house;
}

const placed = (house: SilentHouse, id: string) => house.scene.over.get(id);

/** Where the ring of this emblem lies. */
const ringOf = (house: SilentHouse, look: string): string | null => {
  const ring = placed(house, `pad-ring:${look}`);
  return ring ? `${ring.x},${ring.y}` : null;
};

/** Who sits where, as the host was told when the game began. */
const crew = (house: SilentHouse) => house.office.session!.table.match.players.map(({ kind }) => kind);

it('the first pad that presses is the first captain, and its press means what it means', async () => {
  const house = await open();
  await house.pad(2, left);
  expect(house.words).toContain('Gamepad 3 is Anne now');
  expect(ringOf(house, 'anne')).not.toBeNull();
  expect(ringOf(house, 'bart')).toBeNull();
  const before = ringOf(house, 'anne');
  await house.pad(2, up);
  expect(ringOf(house, 'anne')).not.toBe(before);
});

it('the next pad takes a computer’s seat, in words; its first press means nothing else', async () => {
  const house = await open();
  await house.pad(0, left);
  const { focus } = house.prompter.picker;
  await house.pad(1, confirm);
  expect(house.ids()).toContain('sail');
  expect(house.prompter.picker.focus).toBe(focus);
  expect(house.words).toContain('Gamepad 2 is Bart now');
  expect(ringOf(house, 'bart')).not.toBeNull();
});

it('a person without a pad comes before a computer', async () => {
  const house = await open();
  await house.tap('person:2');
  await house.pad(0, left);
  await house.pad(1, confirm);
  expect(house.words).toContain('Gamepad 2 is Calico now');
});

it('where everybody is a person one more sits down, as long as the game takes one more', async () => {
  const house = await open('treasure-fleet', 6);
  await house.tap('count:2');
  for (let pad = 0; pad < 5; pad++) await house.pad(pad, pad === 0 ? left : confirm);
  expect(house.words).toContain('Gamepad 5 is Edward now');
  await house.pad(5, confirm);
  expect(house.words).toContain('Every seat already has a gamepad');
  await house.pad(3, { kind: 'menu' });
  await house.untilAsked((ids) => ids.includes('pause'));
  expect(crew(house)).toEqual(Array(5).fill('person'));
});

it('each moves its own ring and no other; keys have the focus of the house', async () => {
  const house = await open();
  await house.pad(0, left);
  await house.pad(1, confirm);
  const rings = () => [ringOf(house, 'anne'), ringOf(house, 'bart')];
  const [anne, bart] = rings();
  await house.pad(1, right);
  expect(rings()[0]).toBe(anne);
  expect(rings()[1]).not.toBe(bart);
  const [, moved] = rings();
  await house.pad(0, up);
  expect(rings()[0]).not.toBe(anne);
  expect(rings()[1]).toBe(moved);
  const now = rings();
  // The same from a key at once would be one press that two devices tell.
  await house.pass(150);
  await house.key(up);
  expect(placed(house, 'focus') ?? [...house.scene.over.values()].some(({ props }) => props.focused)).toBeTruthy();
  expect(rings()).toEqual(now);
  // It goes on from where it was, not from where the keys are.
  await house.pad(1, left);
  const alone = await open();
  await alone.pad(0, left);
  for (const press of [confirm, right, left]) await alone.pad(1, press);
  expect(ringOf(house, 'bart')).toBe(ringOf(alone, 'bart'));
});

it('west gives a seat back: a computer that stood up for it sits down again', async () => {
  const house = await open();
  await house.pad(0, left);
  await house.pad(1, confirm);
  await house.pad(1, { kind: 'second' });
  expect(house.words).toContain('Gamepad 2 has left Bart’s seat');
  expect(ringOf(house, 'bart')).toBeNull();
  await house.pad(0, { kind: 'second' });
  expect(ringOf(house, 'anne')).toBeNull();
  await house.tap('sail');
  await house.untilAsked((ids) => ids.includes('pause'));
  expect(crew(house)).toEqual(['person', 'bot', 'bot', 'bot']);
});

it('two pads that press in the same frame have two seats', async () => {
  const house = await open();
  for (const pad of [2, 0, 1]) house.hands.onIntent(left, 'pad', pad);
  await house.pass(50);
  for (const look of ['anne', 'bart', 'calico']) expect(ringOf(house, look), look).not.toBeNull();
});

it('a pad that is unplugged has no ring, and has it again when it is back at another place', async () => {
  const house = await open();
  await house.pad(0, left);
  await house.pad(1, confirm);
  const ring = ringOf(house, 'bart');
  const pad = house.hands.pads[1];
  pad.connected = false;
  await house.pass(50);
  expect(ringOf(house, 'bart')).toBeNull();
  Object.assign(pad, { connected: true, index: 7 });
  await house.pass(50);
  expect(ringOf(house, 'bart')).toBe(ring);
});

it('whoever names a captain has the letters for themselves, until their pad is gone', async () => {
  const house = await open();
  await house.pad(0, left);
  await house.pad(1, confirm);
  await house.pad(1, confirm);
  expect(house.ids()).toContain('key:a');
  const { focus } = house.prompter.picker;
  await house.pad(0, up);
  expect(house.prompter.picker.focus).toBe(focus);
  expect(house.words).toContain('It is Bart’s turn');
  house.hands.plug(1, false);
  await house.pad(0, up);
  expect(house.prompter.picker.focus).not.toBe(focus);
});

describe('in the pictures of the set-up', () => {
  it('hints are about what somebody used last', async () => {
    const house = await open();
    const icons = () => [...house.scene.over.values()].map(({ props }) => props.frame);
    await house.key(up);
    expect(icons()).toContain('icon-key-enter');
    // The same from a pad at once would be one press that two devices tell.
    await house.pass(150);
    await house.pad(0, up);
    expect(icons()).toContain('icon-face-south');
    expect(icons()).not.toContain('icon-key-enter');
  });

  it('hints look as the pad does that was pressed last, on the set-up and in the settings', async () => {
    const house = await openSilentHouse();
    house.hands.bring('Pro Controller (STANDARD GAMEPAD Vendor: 057e Product: 2009)', 0);
    house.hands.bring('Microsoft Controller (STANDARD GAMEPAD Vendor: 045e Product: 02ea)', 1);
    house.hands.poll();
    const icons = () => [...house.scene.over.values()].map(({ props }) => props.frame);
    await house.tap('game:korsar');
    for (const [pad, south] of [
      [0, 'icon-button-b'],
      [1, 'icon-button-a'],
    ] as const) {
      await house.pad(pad, up);
      expect(icons()).toContain(south);
      expect(icons()).not.toContain('icon-face-south');
    }
    await house.key({ kind: 'back' });
    await house.tap('settings');
    for (const [pad, east] of [
      [0, 'icon-button-a'],
      [1, 'icon-button-b'],
    ] as const) {
      await house.pad(pad, up);
      expect(icons()).toContain(east);
    }
  });
});
