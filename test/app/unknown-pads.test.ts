/** Gamepads that no browser knows, in the whole house: people teach them by a few presses, or leave it. */
import { describe, expect, it } from 'vitest';
import { Demo } from '../../src/app/attract/demo.ts';
import { idleAfter } from '../../src/app/prompts/idle-clock.ts';
import { learnPadScreen } from '../../src/presentation/screens/learn-pad.ts';
import { openSilentHouse, type SilentHouse } from './silent-house.ts';
import type { SilentPad } from './silent-scene.ts';
import { open, sail } from './walks.ts';

/** A control of a pad: a button, or an axis with the value that it says. */
type Held = { button: number } | { axis: number; says: number };

interface Make {
  axes: readonly number[];
  buttons: number;
  up: Held;
  right: Held;
  down: Held;
  left: Held;
  choose: Held;
  /** What is pressed to teach it. */
  presses: readonly ('up' | 'right' | 'down' | 'left' | 'choose')[];
}

const key = 'captains-table/learnt-pads';
const id = 'Old Pad (Vendor: 1234 Product: abcd)';
const rest = (count: number, value = 0) => Array.from({ length: count }, () => value);
const at = (axis: number, says: number): Held => ({ axis, says });
const button = (number: number): Held => ({ button: number });
const three = ['up', 'right', 'choose'] as const;
const five = ['up', 'right', 'down', 'left', 'choose'] as const;

const makes: Readonly<Record<string, Make>> = {
  'a stick on axes 3 and 2 of five': {
    ...{ axes: rest(5), buttons: 8, choose: button(2), presses: three },
    ...{ up: at(2, -0.9), down: at(2, 0.9), right: at(3, 0.95), left: at(3, -0.95) },
  },
  'one upside down on axes 2 and 5 of seven': {
    ...{ axes: rest(7), buttons: 12, choose: button(0), presses: three },
    ...{ up: at(5, 0.9), down: at(5, -0.9), right: at(2, -0.9), left: at(2, 0.9) },
  },
  'one that rests beside its middle, of nine': {
    ...{ axes: [0, 0, 0.2, 0.2, -1, -1, 0.3, 0, 0], buttons: 10, choose: button(3), presses: three },
    ...{ up: at(3, -0.7), down: at(3, 1), right: at(2, 1), left: at(2, -0.7) },
  },
  'one on axes 12 and 13 of sixteen': {
    ...{ axes: rest(16), buttons: 20, choose: button(1), presses: three },
    ...{ up: at(13, -0.9), down: at(13, 0.9), right: at(12, 0.9), left: at(12, -0.9) },
  },
  'a hat on axis 4 of six': {
    ...{ axes: [0, 0, 0, 0, 23 / 7, 0.3], buttons: 10, choose: button(1), presses: three },
    ...{ up: at(4, -1), right: at(4, -3 / 7), down: at(4, 1 / 7), left: at(4, 5 / 7) },
  },
  'a hat that is built in upside down': {
    ...{ axes: [0, 0, 0, 23 / 7], buttons: 10, choose: button(1), presses: three },
    ...{ up: at(3, 1 / 7), right: at(3, 5 / 7), down: at(3, -1), left: at(3, -3 / 7) },
  },
  'a hat that counts the other way': {
    ...{ axes: [0, 0, -9 / 7, 0], buttons: 10, choose: button(0), presses: three },
    ...{ up: at(2, 1), right: at(2, 3 / 7), down: at(2, -1 / 7), left: at(2, -5 / 7) },
  },
  'a hat that rests at 0': {
    ...{ axes: rest(5), buttons: 10, choose: button(2), presses: three },
    ...{ up: at(2, -1), right: at(2, -3 / 7), down: at(2, 1 / 7), left: at(2, 5 / 7) },
  },
  'a hat of four steps': {
    ...{ axes: [0, 0, 5 / 3], buttons: 10, choose: button(2), presses: three },
    ...{ up: at(2, -1), right: at(2, -1 / 3), down: at(2, 1 / 3), left: at(2, 1) },
  },
  'buttons in the order of the standard, of a pad without axes': {
    ...{ axes: [], buttons: 9, choose: button(0), presses: three },
    ...{ up: button(4), down: button(5), left: button(6), right: button(7) },
  },
  'buttons in another order': {
    ...{ axes: [], buttons: 8, choose: button(7), presses: five },
    ...{ left: button(0), down: button(1), up: button(2), right: button(3) },
  },
  'a d-pad of buttons beside a stick that says nothing': {
    ...{ axes: rest(2), buttons: 24, choose: button(2), presses: three },
    ...{ up: button(18), down: button(19), left: button(20), right: button(21) },
  },
  'a trigger that chooses': {
    ...{ axes: [0, 0, 0, -1, 0, 0.3], buttons: 4, choose: at(3, 1), presses: three },
    ...{ up: at(2, 0.8), down: at(2, -0.8), right: at(4, 0.8), left: at(4, -0.8) },
  },
};

function plug({ hands }: SilentHouse, { axes, buttons }: Pick<Make, 'axes' | 'buttons'>, named = id): SilentPad {
  const pad: SilentPad = {
    ...{ id: named, index: hands.pads.length, connected: true, mapping: '', axes: [...axes] },
    buttons: Array.from({ length: buttons }, () => ({ pressed: false, value: 0 })),
  };
  hands.pads.push(pad);
  return pad;
}

async function press(house: SilentHouse, pad: SilentPad, held: Held, ms = 150): Promise<void> {
  const before = [...pad.axes];
  const set = (on: boolean) => {
    if ('button' in held) pad.buttons[held.button] = { pressed: on, value: Number(on) };
    else pad.axes[held.axis] = on ? held.says : before[held.axis];
  };
  set(true);
  await house.pass(ms);
  set(false);
  await house.pass(150);
}

const isLearning = (house: SilentHouse) => house.prompter.stands('learning', 0);
const focus = (house: SilentHouse) => house.prompter.hands?.focus;
/** What means nothing on any pad here, unless it was taught. */
const odd = (make: Make): Held => (make.axes.length === 0 ? button(make.buttons - 1) : make.up);

async function untilAsked(house: SilentHouse, pad: SilentPad, deed: Held): Promise<void> {
  await press(house, pad, deed);
  await press(house, pad, deed);
  await house.pass(600);
}

async function teach(house: SilentHouse, pad: SilentPad, make: Make): Promise<void> {
  for (const lesson of make.presses) await press(house, pad, make[lesson]);
}

describe('a pad that nobody knows is taught', () => {
  it.each(Object.entries(makes))('%s', async (_, make) => {
    const shelf = new Map<string, string>();
    const house = await openSilentHouse({ shelf });
    const pad = plug(house, make);
    await house.pass(500);
    await untilAsked(house, pad, odd(make));
    expect(isLearning(house)).toBe(true);
    expect(house.words).toContain('Old Pad is not known here');
    expect(house.words).toContain('Press up on it');
    await teach(house, pad, make);
    expect(house.words).toContain('Old Pad is ready');
    await press(house, pad, make.left);
    expect(focus(house)).toBe('anew');
    await press(house, pad, make.right);
    expect(focus(house)).toBe('done');
    await press(house, pad, make.choose);
    // What lay there lies there again; whoever comes tomorrow is not asked.
    expect(house.ids()).toContain('game:korsar');
    const tomorrow = await openSilentHouse({ shelf });
    const same = plug(tomorrow, make);
    await tomorrow.pass(500);
    const way = async () => {
      const went: (string | null | undefined)[] = [];
      for (const direction of ['right', 'down', 'left', 'up'] as const) {
        await press(tomorrow, same, make[direction]);
        went.push(focus(tomorrow));
      }
      return went;
    };
    const keys: (string | null | undefined)[] = [];
    const there = await way();
    const plain = await openSilentHouse();
    for (const direction of ['right', 'down', 'left', 'up'] as const) {
      await plain.key({ kind: 'move', direction });
      keys.push(focus(plain));
    }
    expect(there).toEqual(keys);
    await press(tomorrow, same, make.choose);
    expect(tomorrow.ids()).not.toContain('game:korsar');
  });
});

const seven: Make = { ...makes['one upside down on axes 2 and 5 of seven'] };

describe('whoever does not want to teach it', () => {
  const ways: Record<string, (house: SilentHouse, pad: SilentPad, other: SilentPad) => unknown> = {
    'presses a key': (house) => house.key({ kind: 'move', direction: 'up' }),
    'touches anything': (house) => house.touch({ x: 1700, y: 900 }),
    'presses the button': (house) => house.tap('leave'),
    'presses another pad': (house, _, other) => press(house, other, button(0)),
    'does nothing': (house) => house.pass(idleAfter.learning),
    'pulls the plug': async (house, pad) => {
      pad.connected = false;
      await house.pass(100);
      pad.connected = true;
    },
    'goes when half of it is done': async (house, pad) => {
      await press(house, pad, seven.up);
      await house.pass(idleAfter.learning);
    },
  };
  it.each(Object.entries(ways))('%s: what lay there lies there again, and nobody is asked again', async (_, leave) => {
    const shelf = new Map<string, string>();
    const house = await openSilentHouse({ shelf });
    const pad = plug(house, seven);
    const other = house.hands.bring('Known', 1);
    await house.pass(500);
    const before = house.ids();
    await untilAsked(house, pad, seven.up);
    expect(isLearning(house)).toBe(true);
    await leave(house, pad, other);
    await house.pass(200);
    expect(house.ids()).toEqual(before);
    await untilAsked(house, pad, seven.up);
    expect(isLearning(house)).toBe(false);
    expect(shelf.has(key)).toBe(false);
    // It is the pad that it was before: its stick and its buttons mean what they are guessed to mean.
    await house.key({ kind: 'move', direction: 'down' });
    const stood = focus(house);
    await press(house, pad, at(0, 1));
    expect(focus(house)).not.toBe(stood);
  });
});

describe('nobody is asked to teach', () => {
  it('a pad that the browser knows, whatever is done on it', async () => {
    const house = await openSilentHouse();
    const pad = plug(house, { axes: rest(7), buttons: 20 });
    pad.mapping = 'standard';
    await house.pass(500);
    for (const deed of [at(3, 1), at(5, -1), button(17), button(19)]) await untilAsked(house, pad, deed);
    expect(isLearning(house)).toBe(false);
  });

  it('a keyboard or a mouse that is told as a pad as well', async () => {
    const house = await openSilentHouse();
    const pad = plug(house, { axes: [0, 0, 0, 0, 0, -1, -1, -1, -1, -1], buttons: 36 }, 'Nano Transceiver');
    await house.pass(500);
    for (let times = 0; times < 5; times++) {
      window.dispatchEvent(new Event(times % 2 ? 'keydown' : 'pointerdown'));
      await press(house, pad, button(20));
    }
    expect(isLearning(house)).toBe(false);
  });

  it('while a hand lies open; it is covered in its time, and nothing that is done on such a pad keeps it open', async () => {
    const house = await sail(2);
    const pad = plug(house, seven);
    await house.pass(500);
    await house.tap('reveal');
    expect(house.ids()).not.toContain('reveal');
    for (let ms = 0; ms < idleAfter.hand - 3000; ms += 1200) await untilAsked(house, pad, seven.up);
    expect(isLearning(house)).toBe(false);
    await house.pass(idleAfter.hand);
    expect(house.ids()).toContain('reveal');
    // Over the closed curtain it may come, and the curtain lies there again after it.
    await untilAsked(house, pad, seven.up);
    expect(isLearning(house)).toBe(true);
    const shown = JSON.stringify([...house.scene.over.values()]);
    expect(shown).not.toMatch(/hand:|card/i);
    await teach(house, pad, seven);
    await press(house, pad, seven.choose);
    expect(house.ids()).toContain('reveal');
  });

  it('while games are shown', async () => {
    const house = await open();
    await house.pass(idleAfter.title + 2000, 500);
    expect(house.shell.playing).toBeInstanceOf(Demo);
    const pad = plug(house, seven);
    await house.pass(500);
    await untilAsked(house, pad, seven.up);
    expect(house.shell.playing).toBeInstanceOf(Demo);
    expect(isLearning(house)).toBe(false);
  });
});

it('what means something already is refused, and the next press counts', async () => {
  const house = await openSilentHouse();
  const pad = plug(house, seven);
  await house.pass(500);
  await untilAsked(house, pad, seven.up);
  for (const wrong of [seven.up, seven.up, seven.down]) await press(house, pad, wrong);
  expect(house.words).toContain('Press right on it');
  expect(house.words).toContain('That one is taken: press another');
  await press(house, pad, seven.right);
  expect(house.words).toContain('Press the button that chooses');
  expect(house.words).not.toContain('That one is taken: press another');
  await press(house, pad, seven.right);
  expect(house.words).toContain('That one is taken: press another');
  await press(house, pad, seven.choose);
  expect(house.words).toContain('Old Pad is ready');
});

it('a stuck button and an axis that flickers are not what people press', async () => {
  const house = await openSilentHouse();
  const pad = plug(house, { axes: rest(9), buttons: 12 });
  pad.buttons[5] = { pressed: true, value: 1 };
  let polls = 0;
  const { poll } = house.hands;
  house.hands.poll = function (this: typeof house.hands) {
    pad.axes[6] = polls++ % 4 < 2 ? 0.6 : -0.6;
    poll.call(this);
  };
  // The axis itself is what nobody understands.
  await house.pass(1000);
  expect(isLearning(house)).toBe(true);
  await house.pass(2500);
  expect(house.words).toContain('Press up on it');
  await press(house, pad, at(3, -1));
  await press(house, pad, at(4, 1));
  await press(house, pad, button(2));
  expect(house.words).toContain('Old Pad is ready');
});

it('whoever has taught it wrong teaches it once more, at once or when it moves nothing', async () => {
  const shelf = new Map<string, string>();
  const house = await openSilentHouse({ shelf });
  const pad = plug(house, seven);
  await house.pass(500);
  await untilAsked(house, pad, seven.up);
  for (const wrong of [at(3, 1), at(4, 1), button(9)]) await press(house, pad, wrong);
  await house.tap('anew');
  expect(house.words).toContain('Press up on it');
  for (const wrong of [at(3, 1), at(4, 1), button(9)]) await press(house, pad, wrong);
  await house.pass(idleAfter.learning);
  const tomorrow = await openSilentHouse({ shelf });
  const same = plug(tomorrow, seven);
  await tomorrow.pass(500);
  await untilAsked(tomorrow, same, seven.up);
  expect(isLearning(tomorrow)).toBe(true);
  await teach(tomorrow, same, seven);
  await press(tomorrow, same, seven.choose);
  expect(JSON.parse(shelf.get(key)!)).toHaveLength(1);
  const stood = focus(tomorrow);
  await press(tomorrow, same, seven.down);
  expect(focus(tomorrow)).not.toBe(stood);
});

it('one that nobody touches, and of which an axis flickers: it is asked about once, and the reel is shown', async () => {
  const house = await sail(2);
  const pad = plug(house, seven);
  await house.pass(500);
  await house.tap('reveal');
  let [ms, asked] = [0, 0];
  const until = async (what: () => boolean, most: number) => {
    for (const begun = ms; !what() && ms - begun < most; ms += 100) {
      pad.axes[3] = ms % 800 < 400 ? 0 : -1;
      if (isLearning(house)) asked += 100;
      await house.pass(100, 100);
    }
    return what();
  };
  expect(await until(() => house.ids().includes('reveal'), idleAfter.hand + 1000)).toBe(true);
  expect(asked).toBe(0);
  expect(await until(() => house.prompter.stands('still-there', 0), 150_000)).toBe(true);
  expect(await until(() => house.shell.playing instanceof Demo, 40_000)).toBe(true);
  expect(await until(() => !(house.shell.playing instanceof Demo), 30_000)).toBe(false);
  expect(asked).toBeGreaterThan(0);
  expect(asked).toBeLessThan(2.5 * idleAfter.learning);
});

describe('what was kept', () => {
  const good = { up: at2(5, 0.9), right: at2(2, -0.9), choose: { button: 0 } };
  function at2(axis: number, to: number) {
    return { axis, rest: 0, to };
  }
  it.each([
    '',
    'null',
    '{}',
    '[1, "a", null, [], {}]',
    '[["Old Pad"]]',
    '{"__proto__": 1',
    JSON.stringify([[id, null]]),
    JSON.stringify([[id, { up: 1, right: 2, choose: 3 }]]),
    JSON.stringify([[id, { ...good, up: { button: -1 } }]]),
    JSON.stringify([[id, { ...good, up: { button: 1.5 } }]]),
    JSON.stringify([[id, { ...good, up: { axis: 1e9, rest: 0, to: 1 } }]]),
    JSON.stringify([[id, { ...good, up: { axis: 1, rest: 'x', to: 1 } }]]),
    JSON.stringify([[id, { ...good, other: { button: 1 } }]]),
    JSON.stringify([[id, { up: good.up, right: good.right }]]),
    JSON.stringify([[7, good]]),
    JSON.stringify([['x'.repeat(100_000), good]]),
    `${'['.repeat(50_000)}`,
  ])('is not believed where it is something else: %.60s', async (text) => {
    const house = await openSilentHouse({ shelf: new Map([[key, text]]) });
    const pad = plug(house, seven);
    await house.pass(500);
    expect(house.ids()).toContain('game:korsar');
    await untilAsked(house, pad, seven.up);
    expect(isLearning(house)).toBe(true);
  });

  it('is believed where it fits, for pads of that model alone, and does nothing where the pad has fewer controls', async () => {
    const house = await openSilentHouse({ shelf: new Map([[key, JSON.stringify([[id, good]])]]) });
    const [pad, small, other] = [
      plug(house, seven),
      plug(house, { axes: [0], buttons: 1 }),
      plug(house, seven, 'Other'),
    ];
    await house.pass(500);
    const [mine, , others] = await Promise.all([pad, small, other]);
    const stood = focus(house);
    await press(house, others, at(5, -0.9));
    expect(focus(house)).toBe(stood);
    await press(house, mine, at(5, -0.9));
    expect(focus(house)).not.toBe(stood);
  });

  it('is bounded', async () => {
    const all = Array.from({ length: 30 }, (_, i) => [`Pad ${i}`, good]);
    const shelf = new Map([[key, JSON.stringify(all)]]);
    const house = await openSilentHouse({ shelf });
    const pad = plug(house, seven);
    await house.pass(500);
    await untilAsked(house, pad, seven.up);
    await teach(house, pad, seven);
    const kept = JSON.parse(shelf.get(key)!) as [string][];
    expect(kept).toHaveLength(16);
    expect(kept.at(-1)![0]).toBe(id);
  });
});

describe('the name of a pad', () => {
  it.each([
    ['USB Gamepad (Vendor: 0079 Product: 0011)', 'USB Gamepad'],
    ['0079-0011-USB Gamepad', 'USB Gamepad'],
    ['  Twin\nUSB\t Joystick ', 'Twin USB Joystick'],
    ['Controller (XBOX 360 For Windows) (Vendor: 045e Product: 028e)', 'Controller (XBOX 360 For Windows)'],
    ['', 'Gamepad 1'],
    ['0079-0011-', 'Gamepad 1'],
    ['x'.repeat(100_000), 'x'.repeat(40)],
  ])('%.50s', async (named, said) => {
    const house = await openSilentHouse();
    const pad = plug(house, seven, named);
    await house.pass(500);
    await untilAsked(house, pad, seven.up);
    expect(house.words).toContain(`${said} is not known here`);
  });

  it('is said in German as well', async () => {
    const house = await openSilentHouse({ settings: { language: 'de' } });
    const { languageFor } = await import('../../src/words/language.ts');
    const { speak } = await import('../../src/words/catalogue.ts');
    await speak(languageFor('de')!);
    const pad = plug(house, seven);
    await house.pass(500);
    await untilAsked(house, pad, seven.up);
    expect(house.words).toContain('Old Pad ist hier unbekannt');
    expect(house.words).toContain('Nach oben drücken');
    await speak(languageFor('en')!);
  });
});

it('every lesson has a picture and words', () => {
  for (const lesson of five) {
    const { placements } = learnPadScreen({ name: 'Pad', lesson, more: 2, seconds: 9, of: 10, focus: null });
    expect(placements.some(({ kind, props }) => kind === 'picture' && String(props.frame).startsWith('icon-'))).toBe(
      true,
    );
  }
});
