/** What pads report, as the reader understands it: noise moves nothing, and pads that no browser knows have a d-pad. */
import { describe, expect, it } from 'vitest';
import { PadReader, type SeenPad } from '../../../src/stage/hands/pad-reader.ts';

type Pad = Omit<SeenPad, 'axes' | 'buttons'> & { axes: number[]; buttons: { pressed: boolean; value: number }[] };

function table(axes: number[], buttons = 17, mapping = 'standard') {
  const heard: string[] = [];
  const reader = new PadReader({
    onIntent: (intent) => heard.push(intent.kind === 'move' ? intent.direction : intent.kind),
    onPadLost: () => {},
    onPadFound: () => {},
    onHold: () => false,
    onPull: (pull) => heard.push(pull ? 'pull' : 'let go'),
  });
  let unheard = 0;
  reader.onUnheard = () => unheard++;
  const pad: Pad = {
    id: 'Pad',
    index: 0,
    connected: true,
    mapping,
    axes,
    buttons: Array.from({ length: buttons }, () => ({ pressed: false, value: 0 })),
  };
  let now = 0;
  /** Lets frames pass, in each of which the pad is changed before it is read. */
  const pass = (ms: number, change: (now: number) => void = () => {}) => {
    for (const end = now + ms; now < end; now += 20) {
      change(now);
      reader.read([pad], now);
    }
    return heard.splice(0);
  };
  const flick = (axis: number, value: number, rest = 0) => [
    ...pass(100, () => (pad.axes[axis] = value)),
    ...pass(100, () => (pad.axes[axis] = rest)),
  ];
  const press = (button: number) => {
    const set = (pressed: boolean) => () => Object.assign(pad.buttons[button], { pressed, value: Number(pressed) });
    return [...pass(100, set(true)), ...pass(100, set(false))];
  };
  return { pad, reader, pass, flick, press, unheard: () => unheard };
}

describe('a worn stick that nobody touches moves nothing', () => {
  const worn: Record<string, (now: number) => number> = {
    'rests at 0.2 and wanders': (now) => 0.2 + 0.15 * Math.sin(now / 7000),
    'rests at -0.5': () => -0.5,
    'trembles around 0.55': (now) => 0.55 + 0.04 * Math.sin(now),
    'drifts slowly beyond the threshold': (now) => Math.min(0.7, now / 60_000),
    'jumps between 0.2 and 0.5': (now) => (now % 400 < 200 ? 0.2 : 0.5),
    'rests at 1': () => 1,
    'rests at -1': () => -1,
  };
  it.each(Object.keys(worn))('%s', (name) => {
    const { pad, pass, press, flick } = table([worn[name](0), 0, 0, 0]);
    expect(pass(60_000, (now) => (pad.axes[0] = worn[name](now)))).toEqual([]);
    // The d-pad of the same pad moves, and so does the other axis of its stick.
    expect(press(15)).toEqual(['right']);
    expect(flick(1, 1)).toEqual(['down']);
  });
});

it('a stick whose end trembles around the threshold moves once', () => {
  const { pad, pass } = table([0, 0]);
  pass(100);
  expect(pass(5000, (now) => (pad.axes[0] = 0.56 + 0.06 * Math.sin(now)))).toEqual(['right']);
});

describe('a stick that flickers without any press is noise after a while, until a button is pressed', () => {
  const flickers: Record<string, readonly [low: number, high: number, ms: number, until: number]> = {
    'between 0.1 and 0.7': [0.1, 0.7, 400, 12_000],
    'between -0.7 and 0.7': [-0.7, 0.7, 600, 12_000],
    'between 0.2 and 0.8, slowly': [0.2, 0.8, 2000, 14_000],
    'between 0 and 1': [0, 1, 400, 32_000],
    'between -1 and 1': [-1, 1, 1000, 32_000],
  };
  it.each(Object.keys(flickers))('%s', (name) => {
    const [low, high, ms, until] = flickers[name];
    const { pad, pass, press, flick } = table([0, 0]);
    const flicker = (now: number) => (pad.axes[0] = now % ms < ms / 2 ? low : high);
    pass(until, flicker);
    expect(pass(60_000, flicker)).toEqual([]);
    expect(press(0)).toEqual(['confirm']);
    pass(10_000, () => (pad.axes[0] = 0));
    expect(flick(0, 1)).toEqual(['right']);
  });
});

it('whoever holds a stick may push it through a long list', () => {
  const { flick, pass } = table([0, 0]);
  pass(100);
  for (let n = 0; n < 100; n++) expect(flick(1, 1).concat(pass(40))).toEqual(['down']);
});

describe('a trigger that nobody pulls is not pressed', () => {
  const worn: Record<string, (now: number) => number> = {
    'rests at 0.1': () => 0.1,
    'rests at 0.25': () => 0.25,
    'flickers up to 0.45': (now) => (now % 200 < 100 ? 0.05 : 0.45),
    'wanders to 0.4': (now) => Math.min(0.4, now / 100_000),
    'wanders to its end': (now) => Math.min(1, now / 20_000),
    'wanders to and fro': (now) => 0.5 + 0.5 * Math.sin(now / 7000 - 1.5),
    'rests at 1': () => 1,
  };
  it.each(Object.keys(worn))('%s', (name) => {
    const { pad, pass } = table([0, 0]);
    const wear = (now: number) =>
      Object.assign(pad.buttons[7], { pressed: worn[name](now) > 0.04, value: worn[name](now) });
    expect(pass(60_000, wear)).toEqual([]);
  });
  it('one on which a finger rests is pulled all the same, slowly or fast', () => {
    for (const ms of [40, 1500]) {
      const { pad, pass } = table([0, 0]);
      const pull = (value: number) => Object.assign(pad.buttons[7], { pressed: true, value });
      pass(20_000, () => pull(0.45));
      let begun: number | null = null;
      const pulled = pass(ms + 200, (now) => {
        begun ??= now;
        pull(Math.min(1, 0.45 + (0.55 * (now - begun)) / ms));
      });
      expect(pulled).toEqual(['pull']);
    }
  });
  it('one that trembles at its threshold is pulled once', () => {
    const { pad, pass } = table([0, 0]);
    pass(100);
    expect(
      pass(5000, (now) => Object.assign(pad.buttons[7], { pressed: true, value: 0.5 + 0.1 * Math.sin(now) })),
    ).toEqual(['pull']);
  });
});

describe('a pad that no browser knows', () => {
  const crosses = {
    'a hat on axis 9 that rests at 3.29': { n: 16, axes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 23 / 7], axis: 9, rest: 23 / 7 },
    'a hat on axis 9 that rests at 1.29': { n: 12, axes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 9 / 7], axis: 9, rest: 9 / 7 },
    'a hat on axis 9 that rests below': { n: 12, axes: [0, 0, 0, 0, 0, 0, 0, 0, 0, -9 / 7], axis: 9, rest: -9 / 7 },
    'a hat on axis 9 of eleven': { n: 12, axes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 23 / 7, 0], axis: 9, rest: 23 / 7 },
    'a hat on axis 9 of sixteen': {
      ...{ n: 24, axis: 9, rest: 9 / 7 },
      axes: [0, 0, 0, 0, 0, -1, -1, 0, 0, 9 / 7, 0, 0, 0, 0, 0.3, -1],
    },
    'a hat on axis 9 that rests at 0': { n: 12, axes: [0, 0, 0, 0, 0, -1, -1, 0, 0, 0], axis: 9, rest: 0 },
  };
  it.each(Object.entries(crosses))('%s', (_, { n, axes, axis, rest }) => {
    const { flick, pass } = table([...axes], n, '');
    expect(pass(100)).toEqual([]);
    const steps = [-1, -3 / 7, 1 / 7, 5 / 7].flatMap((value) => flick(axis, value, rest));
    expect(steps).toEqual(['up', 'right', 'down', 'left']);
    expect([-5 / 7, -1 / 7, 3 / 7, 1].flatMap((value) => flick(axis, value, rest))).toEqual([]);
    // Rounded as a browser tells it.
    expect(flick(axis, -0.42857, rest)).toEqual(['right']);
  });
  it.each([
    [11, 8, 6],
    [13, 8, 6],
    [15, 8, 6],
    [12, 8, 6],
    [10, 6, 4],
    [10, 4, 2],
    [12, 5, 3],
    [12, 7, 5],
    [16, 7, 5],
    [13, 9, 7],
    [12, 10, 8],
    [12, 11, 9],
    [20, 16, 14],
  ])('a d-pad of %i buttons and %i axes on axis %i and the next', (n, count, axis) => {
    const axes = Array.from({ length: count }, (_, i) => (count === 8 && (i === 2 || i === 5) ? -1 : 0));
    const { flick, pass } = table(axes, n, '');
    expect(pass(100)).toEqual([]);
    expect([...flick(axis, 1), ...flick(axis, -1), ...flick(axis + 1, 1), ...flick(axis + 1, -1)]).toEqual([
      'right',
      'left',
      'down',
      'up',
    ]);
  });
  it.each([5, 6, 7, 8, 9, 10, 11, 14])(
    'no d-pad and no hat is told by sticks and triggers at the end of %i axes',
    (count) => {
      const axes = Array.from({ length: count }, () => 0);
      const { pad, pass } = table(axes, 12, '');
      const slow = (now: number) => {
        for (let axis = 2; axis < count; axis++) pad.axes[axis] = Math.sin(now / 500 + axis) * 0.97;
      };
      pass(2000, slow);
      expect(pass(20_000, slow)).toEqual([]);
      expect(pass(20_000, (now) => (pad.axes[count - 1] = now % 2000 < 1000 ? -1 : 1))).toEqual([]);
    },
  );
  it.each([5 / 3, 9])('a hat of four steps that rests at %f', (rest) => {
    const { flick, pass } = table([0, 0, 0, 0, 0, 0, 0, 0, 0, rest], 12, '');
    pass(100);
    expect([-1, -1 / 3, 1 / 3, 1].flatMap((value) => flick(9, value, rest))).toEqual(['up', 'right', 'down', 'left']);
  });
  it('a hat that something leans on when it is plugged in is nobody', () => {
    const { pass, flick } = table([0, 0, 0, 0, 0, 0, 0, 0, 0, -3 / 7], 12, '');
    expect(pass(60_000)).toEqual([]);
    expect(flick(0, 1)).toEqual(['right']);
  });
  it.each([
    [11, [0, 1, 2, 3, 6, 7]],
    [13, [0, 1, 3, 2, 8, 9]],
    [15, [0, 1, 3, 4, 10, 11]],
  ])('%i buttons with eight axes lie where Linux counts them', (n, numbers) => {
    const { press, pass } = table([0, 0, -1, 0, 0, -1, 0, 0], n, '');
    pass(100);
    expect(numbers.flatMap(press)).toEqual(['confirm', 'back', 'second', 'aid', 'explain', 'menu']);
    const others = Array.from({ length: n }, (_, i) => i).filter((i) => !numbers.includes(i));
    expect(others.flatMap(press).filter((each) => !/pull|let go/.test(each))).toEqual([]);
  });
});

describe('a pad on which something is done again that means nothing', () => {
  const axes = (count: number, rest = 0) => Array.from({ length: count }, (_, i) => (i < 2 ? 0 : rest));
  it.each<[string, number[], number, (at: ReturnType<typeof table>) => unknown]>([
    ['an axis between stick and end', axes(7), 12, ({ flick }) => flick(2, -1)],
    ['a hat at another place', axes(8, 9 / 7), 12, ({ flick }) => flick(4, -3 / 7, 9 / 7)],
    ['a hat of five steps', axes(10, 5 / 3), 12, ({ flick }) => flick(9, -1 / 2, 5 / 3)],
    ['a d-pad of buttons behind the twelfth', axes(7), 16, ({ press }) => press(13)],
    ['buttons of a pad without axes', [], 4, ({ press }) => press(2)],
    ['buttons of a pad with one axis', [0], 8, ({ press }) => press(0)],
    ['a stick that nobody expects there', axes(9), 12, ({ flick }) => flick(5, 0.8)],
  ])('is one whose shape is not known: %s', (_, all, n, deed) => {
    const pad = table(all, n, '');
    pad.pass(100);
    deed(pad);
    expect(pad.unheard()).toBe(0);
    deed(pad);
    expect(pad.unheard()).toBe(1);
    // Long after that it is a deed alone again.
    pad.pass(20_000);
    deed(pad);
    expect(pad.unheard()).toBe(1);
  });
  it.each<[string, number[], number, string, (at: ReturnType<typeof table>) => unknown]>([
    ['has pointed somewhere', axes(7), 12, '', ({ flick }) => [flick(0, 1), flick(2, 1)]],
    ['has a hat', axes(10, 23 / 7), 12, '', ({ flick }) => flick(2, 1)],
    ['is known', axes(4), 18, 'standard', ({ press, flick }) => [press(17), flick(2, 1)]],
    ['is one of Linux', axes(8), 11, '', ({ press, flick }) => [press(9), flick(3, 1)]],
    ['trembles', axes(7), 12, '', ({ pass, pad }) => pass(500, (now) => (pad.axes[3] = 0.3 * Math.sin(now)))],
    ['has a trigger that is stuck', axes(7), 12, '', ({ pass, pad }) => pass(500, () => (pad.axes[3] = -1))],
    ['is one button', [], 1, '', ({ press }) => press(0)],
  ])('is none that %s', (_, all, n, mapping, deed) => {
    const pad = table(all, n, mapping);
    pad.pass(100);
    for (let times = 0; times < 5; times++) deed(pad);
    expect(pad.unheard()).toBe(0);
  });
});

describe('buttons that have no place here do nothing', () => {
  it.each([
    ['the touchpad', 18, 17, [0, 0, 0, 0]],
    ['the home button', 17, 16, [0, 0, 0, 0]],
    ['a stick that is pressed', 17, 10, [0, 0, 0, 0]],
    ['a paddle', 22, 21, [0, 0, 0, 0]],
    ['the home button of one Joy-Con', 17, 16, [0, 0]],
  ] as const)('%s', (_, n, button, axes) => {
    const { press, pass } = table([...axes], n);
    pass(100);
    expect(press(button)).toEqual([]);
    expect(press(0)).toEqual(['confirm']);
  });
});
