/** A table that is pressed and acts on nothing is found out; one that goes on is not, whoever taps beside what can be chosen. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Heed, watchPresses } from '../../src/app/prompts/heed.ts';
import { Prompter } from '../../src/app/prompts/prompter.ts';
import { Sketch } from '../../src/presentation/screens/sketch.ts';
import { silentDeck } from '../../src/stage/sound/sound.ts';
import { SilentHands, SilentScene, SilentWindow } from './silent-scene.ts';

/** Presses so often, so many milliseconds apart. */
function press(heed: Heed, times: number, apart: number, from = 0): void {
  for (let n = 0; n < times; n++) heed.pressed(from + n * apart);
}

describe('a table is dead', () => {
  it.each([
    ['eight presses within a minute', 8, 5000, true],
    ['eight visitors, one press each', 8, 600_000, true],
    ['a child that drums on it', 200, 260, true],
    ['seven presses', 7, 5000, false],
    ['impatience of some seconds, while a game is fetched', 40, 300, false],
    ['ten fingers at once, seven times', 70, 0, false],
  ])('%s', (_, times, apart, dead) => {
    const heed = new Heed();
    press(heed, times, apart);
    expect(heed.isDead).toBe(dead);
  });

  it('never, while it acts on one in eight', () => {
    const heed = new Heed();
    for (let n = 0; n < 100; n++) {
      press(heed, 7, 10_000, n * 100_000);
      heed.acted();
      expect(heed.isDead).toBe(false);
    }
  });

  it('no more, as soon as it acts', () => {
    const heed = new Heed();
    press(heed, 20, 5000);
    heed.acted();
    expect(heed.isDead).toBe(false);
    press(heed, 7, 5000, 200_000);
    expect(heed.isDead).toBe(false);
  });
});

describe('the table acts', () => {
  const tap = { kind: 'point', x: 960, y: 540 } as const;
  const draw = (focus: string | null) => {
    const sketch = new Sketch(focus);
    sketch.button('one', 'One', 960, 540, 200, 100);
    return sketch;
  };

  /** A screen with one button, and how often the table has acted. */
  function open() {
    const [scene, devices, window] = [new SilentScene(), new SilentHands(), new SilentWindow()];
    const front = new Prompter({ scene, devices, window, clocks: scene.clocks, sound: silentDeck() });
    let acts = 0;
    front.onAct = () => {
      acts++;
    };
    return { front, devices, acts: () => acts };
  }

  it('on a press that chooses, on one of the empty sea, on an arrow that leads nowhere, and while nothing is asked', () => {
    const { front, devices, acts } = open();
    devices.onIntent(tap, 'touch', null);
    expect(acts()).toBe(1);
    void front.ask(draw, { kind: 'menu' });
    devices.onIntent({ ...tap, x: 20, y: 20 }, 'touch', null);
    devices.onIntent({ kind: 'move', direction: 'up' }, 'keys', null);
    devices.onIntent(tap, 'touch', null);
    expect(acts()).toBe(4);
  });

  it('not on a pointer that hovers, and not on presses that wait for an answer which never comes', () => {
    const { front, devices, acts } = open();
    void front.ask(draw, { kind: 'menu' });
    devices.onIntent({ kind: 'hover', x: 960, y: 540 }, 'mouse', null);
    expect(acts()).toBe(0);
    for (let n = 0; n < 6; n++) devices.onIntent(tap, 'touch', null);
    expect(acts()).toBe(1);
  });
});

describe('presses are counted as the browser reports them', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** A window, with what is pressed in it so often, five seconds apart. */
  function watched() {
    const heard = new Map<string, (event: object) => void>();
    const page: { dead?: boolean } = {};
    const addEventListener = (kind: string, run: (event: object) => void, { capture }: { capture: boolean }) => {
      expect(capture).toBe(true);
      heard.set(kind, run);
    };
    vi.stubGlobal('window', Object.assign(page, { addEventListener }));
    vi.stubGlobal('document', { documentElement: 'page' });
    const acted = watchPresses(new Heed());
    let timeStamp = 0;
    const comes = (kind: string, event: object, times = 10) => {
      for (let n = 0; n < times; n++) {
        timeStamp += 5000;
        heard.get(kind)!({ ...event, timeStamp });
      }
    };
    return { page, acted, comes };
  }

  it.each([
    ['fingers', 'pointerdown', { pointerType: 'touch', button: 0 }, true],
    [
      'fingers beside the picture, where nothing is',
      'pointerdown',
      { pointerType: 'touch', button: 0, target: 'page' },
      false,
    ],
    ['pens', 'pointerdown', { pointerType: 'pen', button: 0 }, true],
    ['the mouse', 'pointerdown', { pointerType: 'mouse', button: 0 }, true],
    ['its other buttons mean little', 'pointerdown', { pointerType: 'mouse', button: 1 }, false],
    ['Enter', 'keydown', { key: 'Enter', repeat: false }, true],
    ['a key that lies under something', 'keydown', { key: 'Enter', repeat: true }, false],
    ['letters mean little', 'keydown', { key: 'q', repeat: false }, false],
  ])('%s', (_, kind, event, dead) => {
    const { page, comes, acted } = watched();
    comes(kind, event);
    expect(page.dead === true).toBe(dead);
    acted();
    expect(page.dead).toBe(false);
  });
});
