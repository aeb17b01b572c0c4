/**
 * Hands on the table: turns what the browser tells of mouse, touches, keyboard and gamepads into intents. Which pad belongs
 * to which seat is not known here.
 */
import type Phaser from 'phaser';
import type { Device, Intent } from '../../presentation/hands/picker.ts';
import { LatePresses } from './late-presses.ts';
import { Mouse } from './mouse.ts';
import { Stroke } from './noise.ts';
import type { PadRack } from './pad-rack.ts';
import { PadReader, type Pull } from './pad-reader.ts';
import { Touches } from './touches.ts';
import { Writing } from './writing.ts';

/** Keys that mean the same on every keyboard, by what they are called. */
const keys: Record<string, Intent | undefined> = {
  ArrowUp: { kind: 'move', direction: 'up' },
  ArrowDown: { kind: 'move', direction: 'down' },
  ArrowLeft: { kind: 'move', direction: 'left' },
  ArrowRight: { kind: 'move', direction: 'right' },
  Enter: { kind: 'confirm' },
  ' ': { kind: 'confirm' },
  Escape: { kind: 'back' },
  F1: { kind: 'explain' },
  Backspace: { kind: 'back' },
};

/**
 * Shortcuts. The place of a key comes first, so that they lie at the same places under Cyrillic and Greek letters; where the
 * place means nothing the letter does, because people look for it on their keys.
 */
const shortcuts: Record<string, Intent | 'mute' | undefined> = {
  KeyM: 'mute',
  m: 'mute',
  KeyR: { kind: 'second' },
  r: { kind: 'second' },
  KeyH: { kind: 'aid' },
  h: { kind: 'aid' },
  Slash: { kind: 'explain' },
  '?': { kind: 'explain' },
};

/** The button of a mouse that asks what something is. */
const second = 2;
/** Pixels by which what is held down may move: no hand is quite still. */
const slack = 24;

export class Devices {
  /** Runs when somebody means something: to move, to choose, to go back. `pad`: which gamepad it was. */
  onIntent: (intent: Intent, device: Device, pad: number | null) => void = () => {};
  /** Runs when a pad that was there is gone. */
  onPadLost: (pad: number) => void = () => {};
  onPadFound: (pad: number) => void = () => {};
  /**
   * Runs when something is held down, at this place if it has one, or let go; each source has its own name. True when
   * it is taken: it means nothing else then. `pad`: which gamepad it was, if it was one.
   */
  onHold: (source: string, on: boolean, at: { x: number; y: number } | null, pad?: number) => boolean = () => false;
  /** Runs when a finger or the mouse has gone down there, after its intent, and with null as soon as it moves or lifts. */
  onRest: (at: { x: number; y: number } | null) => void = () => {};
  /** Runs for a shoulder or a trigger of this pad, to the left or to the right; null when it is let go. */
  onPull: (pull: Pull | null, pad?: number) => void = () => {};
  /** Runs when the sound is to be off, or on again. */
  onMute: () => void = () => {};
  /** Runs while somebody writes, see `typing`: mostly for a letter, null for one taken back. `again`: its key is held down. */
  onTyped: (letter: string | null, again?: boolean) => void = () => {};
  private readonly scale: Phaser.Scale.ScaleManager;
  private readonly toReference: (x: number, y: number) => { x: number; y: number };
  readonly padReader = new PadReader(this);
  private readonly writing = new Writing((text) => this.onTyped(text));
  private readonly touches: Touches;
  private readonly mouse: Mouse;
  private readonly stroke = new Stroke();
  private readonly late = new LatePresses();
  /** The pointer that went down last and rests there, in pixels of the canvas. */
  private resting: { source: string; x: number; y: number } | null = null;

  constructor({ game, scale }: Phaser.Scene, toReference: (x: number, y: number) => { x: number; y: number }) {
    this.scale = scale;
    this.toReference = toReference;
    this.touches = new Touches(this, game.canvas);
    this.mouse = new Mouse(this, game.canvas);
    window.addEventListener('keydown', this.keyDown);
    window.addEventListener('keyup', this.keyUp);
  }

  /** Keys write instead of moving about; arrows, Enter and Escape do what they always do. */
  set typing(on: boolean) {
    this.writing.open(on);
  }

  /** Gives the numbers of the pads. */
  get rack(): PadRack {
    return this.padReader.rack;
  }

  /** Forgets presses that were made until now and have not come yet. */
  forgetPresses(): void {
    this.late.forget();
  }

  mouseDown(button: number, pageX: number, pageY: number, at: number): void {
    if (this.late.isLate(at)) return;
    this.stir();
    const { x, y } = this.onCanvas(pageX, pageY);
    if (button === second) this.onIntent({ kind: 'what', ...this.toReference(x, y) }, 'mouse', null);
    if (button === 0) this.point('mouse', 'mouse', x, y);
  }

  touchDown(touch: number, pageX: number, pageY: number, at: number): void {
    window.focus();
    if (this.late.isLate(at)) return;
    this.stir();
    const { x, y } = this.onCanvas(pageX, pageY);
    if (!this.onHold(`touch ${touch}`, true, this.toReference(x, y))) this.point(`touch ${touch}`, 'touch', x, y);
  }

  /** Tells of a press at these pixels of the canvas, which may rest there. */
  private point(source: string, device: Device, x: number, y: number): void {
    const at = this.toReference(x, y);
    this.onIntent({ kind: 'point', ...at }, device, null);
    this.resting = { source, x, y };
    this.onRest(at);
  }

  private onCanvas(pageX: number, pageY: number): { x: number; y: number } {
    const { scale } = this;
    return { x: scale.transformX(pageX), y: scale.transformY(pageY) };
  }

  /** Notes that nothing rests anywhere any more. */
  private stir(): void {
    if (this.resting) this.onRest(null);
    this.resting = null;
  }

  mouseUp(): void {
    this.lift('mouse');
  }

  touchUp(touch: number): void {
    this.lift(`touch ${touch}`);
    this.onHold(`touch ${touch}`, false, null);
  }

  private lift(source: string): void {
    if (source === this.resting?.source) this.stir();
  }

  touchMove(touch: number, pageX: number, pageY: number): void {
    this.slide(`touch ${touch}`, this.onCanvas(pageX, pageY));
  }

  /** Notes that what rests has moved away from there. */
  private slide(source: string, { x, y }: { x: number; y: number }): void {
    const { resting } = this;
    if (source === resting?.source && Math.hypot(x - resting.x, y - resting.y) > slack) this.stir();
  }

  private readonly keyUp = (event: KeyboardEvent): void => {
    if (event.key === ' ') this.onHold('space', false, null);
  };

  mouseMove(pageX: number, pageY: number): void {
    const { x, y } = this.onCanvas(pageX, pageY);
    this.slide('mouse', { x, y });
    const seen = this.stroke.see(pageX, pageY, performance.now());
    if (seen === 'still') return;
    this.onIntent({ kind: 'hover', ...this.toReference(x, y), ...(seen === 'near' && { near: true }) }, 'mouse', null);
  }

  private readonly keyDown = (event: KeyboardEvent): void => {
    // A key that an overlay of the page has taken is not the table's.
    if (event.defaultPrevented) return;
    // A letter is being put together: every key is part of that.
    if (event.isComposing || this.late.isLate(event.timeStamp)) return;
    if (this.writing.isOpen && this.typedKey(event)) return;
    const { key, code } = event;
    const intent = keys[key] ?? shortcuts[code] ?? shortcuts[key.toLowerCase()];
    if (!intent || event.ctrlKey || event.altKey || event.metaKey) return;
    if (intent === 'mute') {
      event.preventDefault();
      if (!event.repeat) this.onMute();
      return;
    }
    if (event.repeat && intent.kind !== 'move') return;
    event.preventDefault();
    if (event.key === ' ' && this.onHold('space', true, null)) return;
    this.onIntent(event.repeat && intent.kind === 'move' ? { ...intent, again: true } : intent, 'keys', null);
  };

  private typedKey(event: KeyboardEvent): boolean {
    const erases = event.key === 'Backspace';
    // One sign, however many units of code it has.
    if (!erases && [...event.key.normalize()].length !== 1) return false;
    if (isShortcut(event)) return false;
    event.preventDefault();
    this.onTyped(erases ? null : event.key, event.repeat);
    return true;
  }

  /** Asks the pads, once per frame, because they do not report by themselves. */
  poll(): void {
    this.padReader.read(navigator.getGamepads?.() ?? [], performance.now());
  }

  close(): void {
    this.writing.close();
    this.touches.close();
    this.mouse.close();
    window.removeEventListener('keydown', this.keyDown);
    window.removeEventListener('keyup', this.keyUp);
  }
}

/**
 * Tells whether a key press is a shortcut and writes no letter. Many letters are typed with a third level of keys: it
 * is called AltGraph, or Control and Alt together, or on some machines Alt alone, which then brings a sign that is no
 * plain letter.
 */
function isShortcut(event: KeyboardEvent): boolean {
  const { key, ctrlKey, altKey, metaKey } = event;
  if (metaKey) return true;
  if (event.getModifierState('AltGraph') || (ctrlKey && altKey)) return false;
  return ctrlKey || (altKey && /^[\x20-\x7e]$/.test(key)) || (altKey && key === 'Backspace');
}
