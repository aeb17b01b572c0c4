/** What nobody does keeps nothing open and wakes nothing, on the true front and in the whole house in Node; what people do counts. */
import { inspect } from 'node:util';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Demo } from '../../src/app/attract/demo.ts';
import { idleAfter, type ScreenKind, unattendedAfter } from '../../src/app/prompts/idle-clock.ts';
import { Prompter } from '../../src/app/prompts/prompter.ts';
import type { Intent } from '../../src/presentation/hands/picker.ts';
import { Sketch } from '../../src/presentation/screens/sketch.ts';
import { silentDeck } from '../../src/stage/sound/sound.ts';
import type { SilentHouse } from './silent-house.ts';
import { SilentHands, SilentScene, SilentWindow } from './silent-scene.ts';
import { open, tapped } from './walks.ts';

afterEach(() => vi.unstubAllGlobals());

/** A front that shows a screen of this kind with two buttons, for ever. */
function stand(kind: ScreenKind, manner: { private?: number } = {}) {
  const [scene, devices, window] = [new SilentScene(), new SilentHands(), new SilentWindow()];
  const front = new Prompter({ scene, devices, window, clocks: scene.clocks, sound: silentDeck() });
  const draw = (focus: string | null) => {
    const sketch = new Sketch(focus);
    sketch.button('left', 'Left', 600, 540, 200, 100);
    sketch.button('right', 'Right', 1300, 540, 200, 100);
    return sketch;
  };
  const answers: unknown[] = [];
  const ask = () =>
    void front.ask(draw, { kind, ...manner }).then((answer) => {
      answers.push(answer);
      if (!('idle' in answer)) ask();
    });
  ask();
  return { scene, devices, front, answers };
}

type Front = ReturnType<typeof stand>;
type Doing = (front: Pick<Front, 'devices'>, step: number) => void;

const say =
  (intent: Intent, device: 'mouse' | 'touch' | 'keys' | 'pad'): Doing =>
  ({ devices }) =>
    devices.onIntent(intent, device, device === 'pad' ? 0 : null);

/** What nobody does, told by devices in each step of so many milliseconds; fifty seconds of it are enough to have gone. */
const noises: [string, number, Doing][] = [
  [
    'a mouse that jumps to and fro',
    500,
    ({ devices }, n) => devices.onIntent({ kind: 'hover', x: n % 2 ? 100 : 900, y: 200 }, 'mouse', null),
  ],
  [
    'a fly',
    1500,
    ({ devices }, n) => devices.onIntent({ kind: 'point', x: 960 + (n % 5), y: 100 - (n % 3) }, 'touch', null),
  ],
  ['a mouse button that flickers', 300, say({ kind: 'point', x: 960, y: 100 }, 'mouse')],
  ['the right one', 700, say({ kind: 'what', x: 960, y: 100 }, 'mouse')],
  ['a key that is held', 50, say({ kind: 'move', direction: 'up', again: true }, 'keys')],
  ['one that flickers, and is told as a new press each time', 50, say({ kind: 'move', direction: 'left' }, 'keys')],
  ['Escape', 700, say({ kind: 'back' }, 'keys')],
  ['the button of a gamepad that flickers', 200, say({ kind: 'confirm' }, 'pad')],
  [
    'a stick',
    400,
    ({ devices }, n) => devices.onIntent({ kind: 'move', direction: n % 2 ? 'left' : 'right', stick: true }, 'pad', 0),
  ],
  ['a trigger', 300, ({ devices }, n) => devices.onPull(n % 2 ? null : { by: 1, far: false }, 0)],
  ['the key of the sound', 100, ({ devices }) => devices.onMute()],
];

describe('is nobody', () => {
  it.each(noises)('%s: a hand and a title go after their time and ten seconds', async (_, every, doing) => {
    for (const kind of ['hand', 'title'] as const) {
      const front = stand(kind, kind === 'hand' ? { private: 0 } : {});
      let ms = 0;
      for (let n = 0; ms < 50_000; n++, ms += every) {
        doing(front, n);
        await Promise.resolve();
        await Promise.resolve();
        front.scene.tick(every);
        await Promise.resolve();
        if (front.answers.some((answer) => 'idle' in (answer as object))) break;
      }
      expect([kind, ms < idleAfter[kind] + 12_000 && ms]).toEqual([kind, expect.any(Number)]);
    }
  });

  it('a pointer that hovers: it keeps no hand, no chart and no office open, however far it goes', async () => {
    for (const kind of ['hand', 'chart', 'pin', 'office'] as const) {
      const front = stand(kind);
      for (let ms = 0; ms < idleAfter[kind]; ms += 500) {
        front.devices.onIntent({ kind: 'hover', x: ms % 1900, y: 300 }, 'mouse', null);
        front.scene.tick(500);
      }
      await Promise.resolve();
      expect(front.answers).toEqual([{ idle: true }]);
    }
  });
});

describe('is somebody', () => {
  it.each<[string, Doing]>([
    ['a tap', ({ devices }, n) => devices.onIntent({ kind: 'point', x: 200 + 150 * n, y: 100 }, 'touch', null)],
    ['a key', say({ kind: 'move', direction: 'up' }, 'keys')],
    ['a d-pad', say({ kind: 'move', direction: 'down' }, 'pad')],
  ])('%s, now and then', (_, doing) => {
    const front = stand('hand', { private: 0 });
    for (let n = 0; n < 5; n++) {
      front.scene.tick(15_000);
      doing(front, n);
      expect(front.front.secondsLeft).toBe(20);
    }
  });

  it('who comes back to what has flickered: after a moment it is a button again', () => {
    const { scene, devices, front } = stand('menu');
    for (let ms = 0; ms < 20_000; ms += 100) {
      devices.onIntent({ kind: 'move', direction: ms % 200 ? 'left' : 'right' }, 'keys', null);
      scene.tick(100);
    }
    const before = front.picker.focus;
    devices.onIntent({ kind: 'move', direction: 'left' }, 'keys', null);
    devices.onIntent({ kind: 'move', direction: 'right' }, 'keys', null);
    expect(front.picker.focus).toBe(before);
    scene.tick(1000);
    devices.onIntent({ kind: 'move', direction: before === 'left' ? 'right' : 'left' }, 'keys', null);
    expect(front.picker.focus).not.toBe(before);
  });
});

describe('noise', () => {
  it('takes the focus from no other hand, and leaves it to its own', () => {
    const { scene, devices, front } = stand('menu');
    const over = (x: number, near?: true) =>
      devices.onIntent({ kind: 'hover', x, y: 590, ...(near && { near }) }, 'mouse', null);
    over(700);
    over(1400, true);
    expect(front.picker.focus).toBe('right');
    devices.onIntent({ kind: 'move', direction: 'left' }, 'keys', null);
    expect(front.picker.focus).toBe('left');
    over(1400, true);
    expect([front.picker.focus, front.picker.device]).toEqual(['left', 'keys']);
    for (let ms = 0; ms < 15_000; ms += 500) {
      over(100);
      scene.tick(500);
    }
    devices.onIntent({ kind: 'move', direction: 'left' }, 'keys', null);
    expect(front.picker.focus).toBe('left');
  });

  const fly = (house: SilentHouse) => house.hands.onIntent({ kind: 'point', x: 10, y: 1070 }, 'touch', null);

  it('neither wakes the reel nor says that somebody is still there', async () => {
    const house = await tapped('game:korsar');
    let demos = 0;
    for (let seconds = 0; seconds < 40 + (unattendedAfter['set-up'] + idleAfter['still-there']) / 1000; seconds++) {
      fly(house);
      await house.pass(1000, 1000);
      if (house.shell.playing instanceof Demo) demos++;
    }
    expect(demos).toBeGreaterThan(5);
    expect(house.shell.playing).toBeInstanceOf(Demo);
    // A finger elsewhere is somebody.
    house.touch({ x: 960, y: 500 });
    await house.untilAsked((ids) => ids.includes('sail'));
  });

  it('a touch that wakes the reel at a place where another one did an hour ago is somebody', async () => {
    const house = await open();
    for (let times = 0; times < 2; times++) {
      await house.pass(idleAfter.title, 1000);
      await house.pass(3_600_000 / 60, 1000);
      expect(house.shell.playing).toBeInstanceOf(Demo);
      fly(house);
      await house.untilAsked((ids) => ids.includes('sail'));
      await house.key({ kind: 'back' });
      await house.untilAsked((ids) => ids.includes('game:korsar'));
    }
  });
});

describe('a key and a gamepad that say the same at once', () => {
  it.each<[string, 'keys' | 'pad', 'keys' | 'pad', number, number]>([
    ['move one step', 'keys', 'pad', 16, 1],
    ['in whichever order', 'pad', 'keys', 50, 1],
    ['two steps, where one comes later', 'keys', 'pad', 300, 2],
    ['two steps by two presses of one device', 'keys', 'keys', 16, 2],
  ])('%s', (_, first, then, apart, steps) => {
    const { scene, devices, front } = stand('menu');
    const move = (device: 'keys' | 'pad', direction: 'left' | 'right') =>
      devices.onIntent({ kind: 'move', direction }, device, device === 'pad' ? 0 : null);
    const taken = vi.spyOn(front.picker, 'take');
    move(first, 'right');
    scene.tick(apart);
    move(then, 'right');
    expect(taken).toHaveBeenCalledTimes(steps);
  });
});

describe('where people have pressed', () => {
  /** Everything that the front remembers, however deep, but for what draws. */
  const memory = (front: unknown) => inspect(front, { depth: 14, maxArrayLength: null, breakLength: Infinity });

  it('is forgotten with a hand that is covered, by a lapse and by the next screen', () => {
    for (const cover of [
      (front: Prompter) => front.lapse(),
      (front: Prompter) => front.clear(),
      (front: Prompter) => void front.ask((focus) => new Sketch(focus), { kind: 'curtain' }),
    ]) {
      const { devices, front } = stand('hand', { private: 0 });
      for (const device of ['touch', 'mouse'] as const)
        devices.onIntent({ kind: 'point', x: 777.25, y: 311.75 }, device, null);
      expect(memory(front)).toContain('777.25');
      cover(front);
      expect(memory(front)).not.toMatch(/777\.25|311\.75/);
    }
  });

  it('is forgotten with the number of an office, and so is what was typed', () => {
    const { devices, front } = stand('pin');
    devices.onTyped('7');
    devices.onIntent({ kind: 'point', x: 777.25, y: 311.75 }, 'touch', null);
    expect(memory(front)).toMatch(/typed 7/);
    void front.ask((focus) => new Sketch(focus), { kind: 'title' });
    expect(memory(front)).not.toMatch(/typed 7|777\.25|311\.75/);
  });
});
