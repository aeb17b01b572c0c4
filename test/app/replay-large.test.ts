/**
 * A replay on a screen that is small for fingers, in Node: its sheet of large buttons rests and wakes, by fingers, keys, pads and
 * the clock, and no press of a key or pad is lost.
 */
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Target } from '../../src/presentation/hands/picker.ts';
import type { SilentHouse } from './silent-house.ts';
import { open, watchComputers } from './walks.ts';

afterEach(() => vi.unstubAllGlobals());

/** Two computers have played a game, which is watched from its first step and stands there, on a screen of so many inches. */
async function watch(diagonal = 17): Promise<SilentHouse> {
  const house = await open({ query: 'game=treasure-fleet', house: { diagonal } });
  await watchComputers(house);
  return house;
}

const eight = ['back', 'play', 'step', 'turn', 'speed', 'side', 'explain', 'leave'];
const whole = (house: SilentHouse): readonly Target[] => house.prompter.picker.offered.filter(({ of }) => !of);
const wholeIds = (house: SilentHouse) => whole(house).map(({ id }) => id);
const label = (house: SilentHouse, id: string) => whole(house).find((target) => target.id === id)?.label;
const step = (house: SilentHouse) => house.words.find((text) => /^\d+ \/ \d+$/.test(text));
const isPlaying = (house: SilentHouse) => label(house, 'play') === 'Stop';

const awake = (house: SilentHouse) => expect(wholeIds(house)).toEqual(['scrub', ...eight]);
function resting(house: SilentHouse): void {
  const targets = whole(house);
  const { width, height } = house.scene.cast.frame;
  expect(targets).toMatchObject([{ id: 'wake', role: 'button', x: 0, y: 0, w: width, h: height }]);
  expect(targets[0].label).not.toBe('');
  expect([...house.scene.over.values()].some(({ kind }) => kind === 'button')).toBe(false);
  expect(step(house)).toBeDefined();
}

/** A finger there, without the time that passes after it. */
const finger = async (house: SilentHouse, x: number, y: number) => {
  house.touch({ x, y });
  await house.settle();
};
const onto = (house: SilentHouse, id: string) => {
  const { x, y, w, h } = whole(house).find((target) => target.id === id)!;
  return finger(house, x + w / 2, y + h / 2);
};
const onSea = (house: SilentHouse) => finger(house, 960, 120);

describe('a replay on a small screen', () => {
  it('begins awake and rests by itself, while it plays and while it stands', async () => {
    const house = await watch();
    awake(house);
    expect(isPlaying(house)).toBe(true);
    await house.pass(2400);
    awake(house);
    await house.pass(700);
    resting(house);
    await onSea(house);
    await onto(house, 'play');
    expect(isPlaying(house)).toBe(false);
    await house.pass(2900);
    awake(house);
    await house.pass(1100);
    resting(house);
    const at = step(house);
    await house.pass(5000);
    expect(step(house)).toBe(at);
  });

  it('is woken by a touch that does nothing else, wherever it is; a second one presses', async () => {
    const house = await watch();
    const { x, y, w, h } = whole(house).find(({ id }) => id === 'leave')!;
    await house.pass(4000);
    resting(house);
    const { beats } = house.scene.reel;
    const telling = house.scene.reel.isBusy;
    await finger(house, x + w / 2, y + h / 2);
    awake(house);
    // What is told goes on.
    expect([house.scene.reel.beats, house.scene.reel.isBusy]).toEqual([beats, telling]);
    expect(isPlaying(house)).toBe(true);
    await finger(house, x + w / 2, y + h / 2);
    await house.pass(100);
    expect(house.ids()).not.toContain('leave');
  });

  it('stays as long as it is used', async () => {
    const house = await watch();
    await house.tap('to:0');
    for (let i = 0; i < 4; i++) {
      await house.pass(2200);
      await onto(house, 'speed');
      awake(house);
    }
    await house.pass(2900);
    awake(house);
    await house.pass(1100);
    resting(house);
  });

  it('rests at once when somebody touches the table beside it, and not when they miss a button on it', async () => {
    const house = await watch();
    await house.tap('to:0');
    const at = step(house);
    const { x, y, props } = house.scene.over.get('sheet:0')!;
    // On the count, beside the button that closes.
    await finger(house, x + Number(props.w) - 30, y + 40);
    awake(house);
    await house.tap('to:0');
    await onSea(house);
    resting(house);
    expect(step(house)).toBe(at);
    await onSea(house);
    awake(house);
  });

  it('loses no press of a key or pad while it rests', async () => {
    const house = await watch();
    await house.tap('to:0');
    const rest = async () => {
      await house.pass(4000);
      resting(house);
    };
    await rest();
    await house.key({ kind: 'confirm' });
    awake(house);
    expect([house.prompter.picker.focus, isPlaying(house)]).toEqual(['play', true]);
    await rest();
    await house.pad(0, { kind: 'confirm' });
    awake(house);
    expect([house.prompter.picker.focus, isPlaying(house)]).toEqual(['play', false]);
    await rest();
    await house.key({ kind: 'move', direction: 'right' });
    awake(house);
    expect(house.prompter.picker.focus).toBe('step');
    await rest();
    const speed = label(house, 'speed');
    await house.pad(0, { kind: 'aid' });
    awake(house);
    expect(label(house, 'speed')).not.toBe(speed);
    await rest();
    const before = step(house);
    house.hands.onPull({ by: 1, far: false }, 0);
    house.hands.onPull(null, 0);
    await house.settle();
    awake(house);
    expect(step(house)).not.toBe(before);
    await rest();
    await house.key({ kind: 'explain' });
    expect(house.prompter.hands!.targets.some(({ id }) => id.startsWith('thing|'))).toBe(true);
    await house.key({ kind: 'back' });
    await rest();
    await house.key({ kind: 'back' });
    expect(house.ids()).not.toContain('leave');
  });

  it('says at its first step why it goes no further back', async () => {
    const house = await watch();
    await house.tap('to:0');
    const { refusals } = house.prompter;
    await onto(house, 'back');
    awake(house);
    expect(house.prompter.refusals).toBe(refusals + 1);
  });

  it('makes way for what is explained, and is back afterwards', async () => {
    const house = await watch();
    await house.tap('to:0');
    await house.tap('explain');
    const { targets } = house.prompter.hands!;
    const things = targets.filter(({ id }) => id.startsWith('thing|'));
    expect(things.length).toBeGreaterThan(4);
    const { width, height } = house.scene.cast.frame;
    for (const { id, label, w, h } of things) expect(w * h, `${id}: ${label}`).toBeLessThan((width * height) / 2);
    expect(house.scene.over.has('play')).toBe(false);
    expect(targets.find(({ id }) => id === 'explain')).toBeDefined();
    await house.tap('explain');
    awake(house);
  });

  it('explains what a finger rests on that has woken it', async () => {
    const house = await watch();
    await house.tap('to:0');
    await house.pass(4000);
    const [{ box }] = house.scene.cast.boxes().filter(({ box }) => box.y > 60 && box.y < 500 && box.x > 60);
    const at = { x: box.x + box.w / 2, y: box.y + box.h / 2 };
    await finger(house, at.x, at.y);
    house.hands.onRest(at);
    await house.pass(700);
    expect(house.prompter.hands!.targets.some(({ id }) => id.startsWith('thing|'))).toBe(true);
  });

  it('is the usual bar where that has room for fingers, and at home', async () => {
    for (const diagonal of [33, 55]) {
      const house = await watch(diagonal);
      await house.tap('to:0');
      await house.pass(4000);
      awake(house);
      await onSea(house);
      awake(house);
    }
  });
});
