/** Silent twins of the scene, of what people hold and of the window: they draw nothing and remember what lies there. */
import type { GameScene, Hands, HouseStage, OwnWindow, ScreenStage } from '../../src/app/prompts/surroundings.ts';
import type { Beat, Caption, EffectCue } from '../../src/controller/beat.ts';
import { Leased } from '../../src/controller/leased.ts';
import type { Frame, Pace, Placement, Placements, Reel } from '../../src/controller/room.ts';
import type { Passage } from '../../src/host/promised-time.ts';
import type { Device, Intent } from '../../src/presentation/hands/picker.ts';
import type { Quality } from '../../src/presentation/quality.ts';
import type { Screen } from '../../src/presentation/screens/sketch.ts';
import { frames } from '../../src/presentation/shapes.ts';
import type { DrawingContext } from '../../src/stage/art/drawing-context.ts';
import { PadReader, type SeenPad } from '../../src/stage/hands/pad-reader.ts';
import { SetClocks } from '../set-clocks.ts';

/** Plays every beat for as long as it takes, on the clock of the frames. */
export class SilentReel implements Reel {
  /** How many beats have begun. */
  beats = 0;
  private paused = false;
  private running: { left: number; done: () => void } | null = null;
  private waiting: { left: number; done: () => void } | null = null;

  play(beat: Beat, _: Placements, { factor }: Pace): Promise<void> {
    this.beats++;
    return new Promise((done) => {
      this.running = { left: beat.length * factor, done };
    });
  }

  wait(ms: number): Promise<void> {
    return new Promise((done) => {
      this.waiting = { left: ms, done };
    });
  }

  cut(): void {
    this.running?.done();
    this.running = null;
  }

  skip(): void {
    this.cut();
    this.waiting?.done();
    this.waiting = null;
  }

  pause(on: boolean): void {
    this.paused = on;
  }

  /** Tells whether something is told now. */
  get isBusy(): boolean {
    return (this.running ?? this.waiting) !== null;
  }

  get isPaused(): boolean {
    return this.paused;
  }

  tick(delta: number): void {
    if (this.paused) return;
    const { running, waiting } = this;
    if (running) running.left -= delta;
    if (waiting) waiting.left -= delta;
    if (running && running.left <= 0) this.cut();
    if (waiting && waiting.left <= 0 && this.waiting === waiting) {
      this.waiting = null;
      waiting.done();
    }
  }
}

class SilentCast {
  readonly kit: Pick<
    DrawingContext,
    'still' | 'large' | 'contrast' | 'unaided' | 'whys' | 'because' | 'face' | 'shaders'
  > = {
    still: false,
  };
  table: Placements = new Map();
  said: Caption | null = null;
  onReshape = () => {};
  readonly lent = new Leased<(placement: Placement) => Placement>((placement) => placement);
  frame: Frame = frames.wide;

  show(table: Placements): void {
    this.table = new Map([...table].map(([id, placement]) => [id, this.lent.call(placement)]));
  }

  bare(): void {
    this.onReshape = () => {};
    this.show(new Map());
  }

  /** Effects that were begun. */
  readonly played: EffectCue[] = [];

  play(effect: EffectCue): void {
    this.played.push(effect);
  }

  caption(caption: Caption | null): void {
    this.said = caption;
  }

  boxes() {
    return [...this.table.values()].map(({ id, x, y }) => ({
      id,
      box: { x: x - 60, y: y - 60, w: 120, h: 120 },
      written: [],
    }));
  }

  reshape(): void {
    this.onReshape();
  }
}

/** So many milliseconds that have passed while the page ran. */
export const past = (ms: number): Passage => ({ passed: ms, most: ms, least: ms, gap: false, leap: 0 });

/** Milliseconds of the longest frame: after much more of it what is private is covered. */
const longestFrame = 1000;

export class SilentScene implements ScreenStage, GameScene, HouseStage {
  onFrame: () => void = () => {};
  onFrameDrawn: () => void = () => {};
  readonly clocks = new SetClocks();
  readonly cast = new SilentCast();
  readonly overlay = new SilentCast();
  readonly reel = new SilentReel();
  readonly loaded: string[] = [];
  readonly art = {
    load: async (pack: string) => {
      this.loaded.push(pack);
    },
  };
  private laid: Pick<Screen, 'frame' | 'box' | 'zoom'> = {};
  readonly overAt = { x: 0, y: 0, scale: 1 };
  /** What lay over the table each time when it was drawn at once. */
  readonly drawnAtOnce: Placements[] = [];
  /** Happens while a frame is drawn. */
  onDraw: () => void = () => {};
  muted = false;
  quality: Quality | null = null;

  get windowFrame(): Frame {
    return this.cast.frame;
  }

  /** What lies over the table. */
  get over(): Placements {
    return this.overlay.table;
  }

  /** Nothing is drawn here, so there is no ship to answer. */
  touched(at: { x: number; y: number }): boolean {
    this.overlay.play({ name: 'touch', ...at });
    return false;
  }

  /** Times that the latest screen is drawn larger than the window's frame. */
  get zoom(): number {
    const { width, height } = this.windowFrame;
    const { frame = frames.wide, box, zoom = 1 } = this.laid;
    const whole = Math.min(width / frame.width, height / frame.height);
    return box ? Math.max(whole, Math.min(width / box.w, height / box.h, zoom)) : whole;
  }

  setOver({ frame, box, zoom }: Pick<Screen, 'frame' | 'box' | 'zoom'>): void {
    this.laid = { frame, box, zoom };
  }

  setShaped(): void {}

  showMuted(on: boolean): void {
    this.muted = on;
  }

  setQuality(chosen: Quality | null): void {
    this.quality = chosen;
  }

  drawNow(): void {
    this.drawnAtOnce.push(this.over);
    this.frame(0);
  }

  /** Lets time pass, in frames that may be long. */
  tick(ms: number): void {
    for (let left = ms; left > 0; left -= longestFrame) {
      const delta = Math.min(left, longestFrame);
      this.clocks.pass(delta);
      this.frame(delta);
    }
  }

  /** Draws a frame of which the engine says that it was so long. */
  frame(delta: number): void {
    this.reel.tick(delta);
    this.onFrame();
    this.onDraw();
    this.onFrameDrawn();
  }

  /** The window takes this shape. */
  turn(frame: Frame): void {
    this.cast.frame = frame;
    this.cast.reshape();
    this.overlay.onReshape();
  }
}

/** A gamepad that a test presses. */
export interface SilentPad extends SeenPad {
  index: number;
  connected: boolean;
  axes: number[];
  buttons: { pressed: boolean; value?: number }[];
}

/** Hands that hold whatever a test gives them; gamepads are read as those of the page are. */
export class SilentHands implements Hands {
  onIntent: (intent: Intent, device: Device, pad: number | null) => void = () => {};
  onPadLost: (pad: number) => void = () => {};
  onPadFound: (pad: number) => void = () => {};
  onHold: Hands['onHold'] = () => false;
  onRest: Hands['onRest'] = () => {};
  onPull: Hands['onPull'] = () => {};
  onMute = () => {};
  onTyped: (letter: string | null, again?: boolean) => void = () => {};
  typing = false;
  /** Gamepads of this table, plugged in or not. */
  readonly pads: SilentPad[] = [];
  /** Milliseconds that have passed for gamepads. */
  now = 0;
  readonly padReader = new PadReader(this);

  get rack() {
    return this.padReader.rack;
  }

  poll(): void {
    this.padReader.read(this.pads, this.now);
  }

  /** How often presses were forgotten that had not come yet. */
  forgot = 0;

  forgetPresses(): void {
    this.forgot++;
  }

  /** Brings one more gamepad to the table. */
  bring(id: string, index: number, connected = true): SilentPad {
    const buttons = Array.from({ length: 17 }, () => ({ pressed: false }));
    const pad = { id, index, connected, axes: [0, 0, 0, 0], buttons };
    this.pads.push(pad);
    return pad;
  }

  /** Plugs the pad of this number in or out, and sees it at once. */
  plug(number: number, on: boolean): void {
    const pad = this.pads.find(({ index }) => index === number) ?? this.bring(`Pad ${number}`, number);
    pad.connected = on;
    this.poll();
  }
}

/** A window that people leave when a test says so. */
export class SilentWindow implements OwnWindow {
  upright = false;
  leave = () => {};

  watch(gone: () => void): void {
    this.leave = gone;
  }
}
