/** One idle clock: every screen that asks declares of which kind it is, and one table says after how long it ends. */
import { describe, expect, it } from 'vitest';
import { IdleClock, idleAfter, type ScreenKind } from '../../src/app/prompts/idle-clock.ts';
import { Prompter } from '../../src/app/prompts/prompter.ts';
import { closingRing } from '../../src/presentation/screens/closing-ring.ts';
import { overlap } from '../../src/presentation/screens/free-place.ts';
import { Sketch } from '../../src/presentation/screens/sketch.ts';
import { silentDeck } from '../../src/stage/sound/sound.ts';
import { declaredKinds, kindsIn, read, sources } from './asks.ts';
import { past, SilentHands, SilentScene, SilentWindow } from './silent-scene.ts';

describe('every ask in src/app', () => {
  it('declares of which kind its screen is', () => {
    expect(declaredKinds()).toEqual({
      'playing/captains.ts': ['menu'],
      'replays/dropped-files.ts': ['menu'],
      'settings/credits.ts': ['reading', 'reading'],
      'playing/after-game.ts': ['menu'],
      // In the open as long as somebody reads, and a hand no longer than it lies there anyway.
      'telling/explaining.ts': ["options.private === undefined ? 'reading' : 'hand'"],
      'gallery/gallery.ts': ['gallery'],
      // Cards or a chart, whatever is secret in the game.
      'playing/hand-over.ts': ['curtain', "game.secret ?? 'hand'"],
      // As its callers say, who are listed here as well.
      'playing/in-the-open.ts': ['kind'],
      'replays/kept-games.ts': ["office ? 'office' : 'menu'"],
      'pads/learnt-pads.ts': ['learning'],
      'lessons/lessons.ts': ['menu', 'results'],
      'set-up/map-room.ts': ['menu'],
      'set-up/name-seat.ts': ['menu'],
      'operator/office.ts': ['pin', 'office'],
      'settings/overlays.ts': ['menu', 'reading', 'reading'],
      'pads/pads.ts': ['pad-away'],
      'playing/pause.ts': ['pause'],
      'playing/people-at-table.ts': ['results'],
      'set-up/set-up.ts': ['set-up', 'menu'],
      'shell.ts': ['elsewhere', 'title'],
      // How long, depends on the game and on how many share the table.
      'playing/tonight.ts': ['menu'],
      'playing/turn.ts': ['kind'],
      'replays/replay-viewer.ts': ['replay'],
    });
  });

  it('would be found where it declares nothing', () => {
    expect(kindsIn('a.ts', 'await this.prompter.ask(draw);')).toEqual([null]);
    expect(kindsIn('a.ts', 'await prompter.ask(draw, { place: this });')).toEqual([null]);
    expect(kindsIn('a.ts', "await this.sitting.prompter.ask(draw, { kind: 'menu' });")).toEqual(['menu']);
  });

  it('has no time of its own', () => {
    const own = sources.filter((name) => name !== 'prompts/idle-clock.ts' && /\bidle:(?!\s*true)/.test(read(name)));
    expect(own).toEqual([]);
  });
});

function openFront() {
  const [scene, devices, window] = [new SilentScene(), new SilentHands(), new SilentWindow()];
  return { scene, devices, front: new Prompter({ scene, devices, window, clocks: scene.clocks, sound: silentDeck() }) };
}

type Front = ReturnType<typeof openFront>;

const draw = (focus: string | null) => {
  const sketch = new Sketch(focus);
  sketch.button('one', 'One', 960, 540, 200, 100);
  return sketch;
};

const kinds = Object.keys(idleAfter) as ScreenKind[];

describe('a screen', () => {
  it('cannot be asked without a kind', () => {
    const { front } = openFront();
    // @ts-expect-error: the compiler refuses it.
    const ask = () => front.ask(draw);
    expect(ask).toThrow();
    // @ts-expect-error: and one that is not in the table.
    void front.ask(draw, { kind: 'whatever' });
  });

  it.each(kinds)('%s: ends after its time without a hand, not a frame earlier, or never', async (kind) => {
    const { scene, front } = openFront();
    let answer: unknown = null;
    void front.ask(draw, { kind }).then((given) => {
      answer = given;
    });
    const limit = idleAfter[kind];
    expect(front.secondsLeft).toBe(limit === null ? null : Math.ceil(limit / 1000));
    scene.tick(limit === null ? 86_400_000 : limit - 1);
    await Promise.resolve();
    expect(answer).toBeNull();
    if (limit === null) return;
    scene.tick(1);
    await Promise.resolve();
    expect(answer).toEqual({ idle: true });
    expect(front.secondsLeft).toBeNull();
  });

  it('has all its time again after whatever anybody does, and after another screen', async () => {
    const { scene, devices, front } = openFront();
    const used: (() => void)[] = [
      () => devices.onIntent({ kind: 'move', direction: 'up' }, 'keys', null),
      () => devices.onIntent({ kind: 'hover', x: 1, y: 1 }, 'mouse', null),
      () => devices.onPull({ by: 1, far: true }),
      () => void front.ask(draw, { kind: 'menu' }),
    ];
    void front.ask(draw, { kind: 'menu' });
    for (const use of used) {
      scene.tick(idleAfter.menu - 1000);
      expect(front.secondsLeft).toBe(1);
      use();
      expect(front.secondsLeft).toBe(idleAfter.menu / 1000);
    }
  });
});

describe('a hand that lies open', () => {
  it('shows in its last five seconds that it will be covered, until somebody touches anything', async () => {
    const { scene, devices, front } = openFront();
    const rings = () => [...scene.over.keys()].filter((id) => id.startsWith('closing:')).length;
    let answer: unknown = null;
    void front.ask(draw, { kind: 'hand', private: front.lapses }).then((given) => {
      answer = given;
    });
    scene.tick(idleAfter.hand - 5001);
    expect(rings()).toBe(0);
    scene.tick(1);
    expect(rings()).toBe(3);
    expect(scene.over.get('closing:ring')?.props.left).toBe(1);
    scene.tick(3000);
    expect(scene.over.get('closing:words')?.props.text).toBe('2');
    // A pointer that hovers keeps nothing private open.
    devices.onIntent({ kind: 'hover', x: 1, y: 1 }, 'mouse', null);
    expect(rings()).toBe(3);
    devices.onIntent({ kind: 'move', direction: 'up' }, 'keys', null);
    expect(rings()).toBe(0);
    scene.tick(idleAfter.hand);
    await Promise.resolve();
    expect(answer).toEqual({ idle: true });
  });
});

describe('a gap in the time', () => {
  /** Opens a hand, and gives what became of it. */
  function openHand() {
    const { scene, devices, front } = openFront();
    const became: unknown[] = [];
    void front.ask(draw, { kind: 'hand', private: front.lapses }).then((answer) => became.push(answer));
    return { scene, devices, front, became };
  }

  it.each([
    ['both clocks went on', 60_000, 60_000],
    ['the running clock stood still', 0, 60_000],
    ['the wall’s clock was set to another year', 16, 365 * 86_400_000],
    ['two seconds and a little', 2100, 2100],
  ])('covers a hand in the first frame, whatever the engine says of its length: %s', async (_, ran, wall) => {
    const { scene, devices, front, became } = openHand();
    scene.clocks.shows.running += ran;
    scene.clocks.shows.wall += wall;
    scene.frame(16);
    // Nothing of it lies there any more when this frame is drawn, and no press that was meant for it comes to what lies there next.
    expect([scene.over.size, devices.forgot]).toEqual([0, 1]);
    await Promise.resolve();
    expect(became).toEqual([{ idle: true }]);
    expect(front.lapses).toBe(1);
  });

  it('covers a hand before a press that comes before the first frame does anything', async () => {
    const { scene, devices, became } = openHand();
    scene.clocks.pass(60_000);
    devices.onIntent({ kind: 'point', x: 960, y: 540 }, 'touch', null);
    await Promise.resolve();
    expect(became).toEqual([{ idle: true }]);
  });

  it('covers a hand where no frame comes at all, and draws the picture without it', async () => {
    const { scene, front, became } = openHand();
    scene.clocks.pass(1000);
    front.watch();
    expect(became).toEqual([]);
    scene.clocks.pass(30_000);
    front.watch();
    await Promise.resolve();
    expect(became).toEqual([{ idle: true }]);
    expect(scene.drawnAtOnce).toHaveLength(1);
    expect(scene.drawnAtOnce[0].size).toBe(0);
  });

  it.each([
    ['asks', () => {}],
    ['is being answered', ({ devices }: Front) => devices.onIntent({ kind: 'point', x: 960, y: 540 }, 'touch', null)],
  ])(
    'covers a hand over which the machine sleeps in the middle of a frame, in that very frame: it %s',
    (_, meanwhile) => {
      const { scene, devices, front } = openHand();
      meanwhile({ scene, devices, front });
      scene.frame(16);
      expect([scene.over.size > 0, scene.drawnAtOnce.length]).toEqual([true, 0]);
      // Every frame is as long as a gap from now on, that without the hand as well, and is not drawn for ever.
      scene.onDraw = () => scene.clocks.pass(0, 600_000);
      scene.frame(16);
      expect(scene.drawnAtOnce.map((over) => over.size)).toEqual([0]);
      scene.frame(16);
      expect(scene.drawnAtOnce).toHaveLength(1);
    },
  );

  it('covers a hand where no frame comes and a card of it has been pressed', () => {
    const { scene, devices, front } = openHand();
    devices.onIntent({ kind: 'point', x: 960, y: 540 }, 'touch', null);
    scene.clocks.pass(30_000);
    front.watch();
    expect(scene.drawnAtOnce.map((over) => over.size)).toEqual([0]);
  });

  it.each([
    ['slow', 1500, 16],
    ['144 Hz', 1000 / 144, 1000 / 144],
    ['30 Hz', 1000 / 30, 1000 / 30],
    ['a smoothed length that is too long', 16, 200],
  ])('twenty seconds are twenty seconds: %s', async (_, real, told) => {
    const { scene, became } = openHand();
    let passed = 0;
    while (became.length === 0 && passed < 60_000) {
      scene.clocks.pass(real);
      passed += real;
      scene.frame(told);
      await Promise.resolve();
    }
    expect(passed).toBeGreaterThanOrEqual(idleAfter.hand - 1);
    expect(passed).toBeLessThan(idleAfter.hand + 1501);
  });

  it('a wall’s clock that is set back lengthens nothing', async () => {
    const { scene, became } = openHand();
    scene.clocks.shows.wall -= 3 * 7 * 86_400_000;
    scene.tick(idleAfter.hand);
    await Promise.resolve();
    expect(became).toEqual([{ idle: true }]);
  });

  it('leaves a question on the open table as it is', async () => {
    const { scene, front } = openFront();
    let answer: unknown = null;
    void front.ask(draw, { kind: 'question' }).then((given) => {
      answer = given;
    });
    scene.clocks.pass(600_000);
    scene.frame(16);
    await Promise.resolve();
    expect(answer).toBeNull();
    expect(scene.over.has('one')).toBe(true);
  });
});

describe('the ring that runs out over a hand', () => {
  const ringOver = (fill: (sketch: Sketch) => void) => {
    const sketch = new Sketch(null);
    fill(sketch);
    const [disc] = closingRing(3, sketch);
    return { x: disc.x, y: disc.y, w: Number(disc.props.w), h: Number(disc.props.h) };
  };

  it('lies in the middle where nothing else does', () => {
    const { x, y, w, h } = ringOver(() => {});
    expect(Math.hypot(x + w / 2 - 960, y + h / 2 - 540)).toBeLessThan(40);
  });

  it('hides neither what is said nor what can be pressed', () => {
    const pressed = { x: 860, y: 490, w: 200, h: 100 };
    expect(
      overlap(
        ringOver((sketch) => sketch.target('one', { label: 'One', role: 'button' }, 860, 490, 200, 100)),
        pressed,
      ),
    ).toBe(0);
    const note = { x: 640, y: 480, w: 640, h: 120 };
    const said = ringOver((sketch) => {
      sketch.add({
        id: 'note',
        kind: 'sheet',
        x: note.x,
        y: note.y,
        depth: 8,
        props: { frame: 'paper', w: 640, h: 120 },
      });
      sketch.words('caption', 'Load three cards: the most guns win', 960, 540, { align: 0.5, size: 34 });
    });
    expect(overlap(said, note)).toBe(0);
  });
});

describe('a screen that counts', () => {
  it('counts real seconds, be frames as rare as they like, and is drawn anew every half second', () => {
    const { scene, front } = openFront();
    const seen: [number | null, number][] = [];
    const counting = (focus: string | null) => {
      seen.push([front.secondsLeft, front.secondsStood]);
      return draw(focus);
    };
    void front.ask(counting, { kind: 'title', counts: true });
    for (const frame of [16, 484, 500, 700, 800, 900, 1000, 100]) scene.tick(frame);
    const drawn = [...new Set(seen.map((each) => each.join()))];
    expect(drawn).toEqual(['20,0', '20,0.5', '19,1', '19,1.5', '18,2.5', '17,3', '16,4', '16,4.5']);
  });

  it('begins anew as soon as somebody is there', () => {
    const { scene, devices, front } = openFront();
    let stood = -1;
    const counting = (focus: string | null) => {
      stood = front.secondsStood;
      return draw(focus);
    };
    void front.ask(counting, { kind: 'title', counts: true });
    scene.tick(1700);
    scene.tick(1700);
    expect(stood).toBe(3);
    devices.onIntent({ kind: 'move', direction: 'up' }, 'keys', null);
    expect(stood).toBe(0);
  });
});

describe('what is held down', () => {
  it('counts for ten seconds, and then no more until something changes', () => {
    const { scene, devices, front } = openFront();
    void front.ask(draw, { kind: 'menu' });
    const held = { kind: 'move', direction: 'up', again: true } as const;
    const left = () => front.secondsLeft;
    const full = idleAfter.menu / 1000;
    devices.onIntent({ kind: 'move', direction: 'up' }, 'keys', null);
    scene.tick(9000);
    devices.onIntent(held, 'keys', null);
    expect(left()).toBe(full);
    scene.tick(2000);
    devices.onIntent(held, 'keys', null);
    expect(left()).toBe(full - 2);
    devices.onPull({ by: 1, far: false });
    expect(left()).toBe(full);
    // A trigger that is held calls again and again by itself.
    for (let ms = 0; ms < 30_000; ms += 100) scene.tick(100);
    expect(left()).toBe(full - 20);
  });
});

describe('a screen that plays something by itself', () => {
  it('does not end meanwhile, and has all its time when that is over', async () => {
    const { scene, front } = openFront();
    let [answer, busy]: [unknown, boolean] = [null, true];
    void front.ask(draw, { kind: 'replay', busy: () => busy }).then((given) => {
      answer = given;
    });
    scene.tick(idleAfter.replay * 10);
    busy = false;
    scene.tick(idleAfter.replay - 1);
    await Promise.resolve();
    expect(answer).toBeNull();
    scene.tick(1);
    await Promise.resolve();
    expect(answer).toEqual({ idle: true });
  });
});

describe('the clock', () => {
  it('counts for nobody while nothing is asked', () => {
    const clock = new IdleClock();
    clock.begin('title');
    clock.end();
    clock.tick(past(1_000_000));
    expect([clock.isOver, clock.secondsLeft]).toEqual([false, null]);
    clock.begin('title');
    expect([clock.isOver, clock.secondsLeft]).toEqual([false, 20]);
  });
});
