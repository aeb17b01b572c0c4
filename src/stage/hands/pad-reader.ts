/** Gamepads do not report by themselves: what they are seen to do, once per frame, becomes intents. */

import type { Device, Intent } from '../../presentation/hands/picker.ts';
import { PadPlaces } from './pad-places.ts';
import { PadRack, type Plug } from './pad-rack.ts';
import type { PadState } from './pad-shape.ts';

/** Standard mapping: south confirms, east goes back. */
const padButtons: Readonly<Record<number, Intent>> = {
  0: { kind: 'confirm' },
  1: { kind: 'back' },
  2: { kind: 'second' },
  3: { kind: 'aid' },
  8: { kind: 'explain' },
  9: { kind: 'menu' },
  12: { kind: 'move', direction: 'up' },
  13: { kind: 'move', direction: 'down' },
  14: { kind: 'move', direction: 'left' },
  15: { kind: 'move', direction: 'right' },
};

/** `far`: a shoulder; near: a trigger. */
export interface Pull {
  by: -1 | 1;
  far: boolean;
}

/** Shoulders and triggers hold a hand open, or move about in time. */
const pulls: Readonly<Record<number, Pull>> = {
  4: { by: -1, far: true },
  5: { by: 1, far: true },
  6: { by: -1, far: false },
  7: { by: 1, far: false },
};
const padHolds = Object.keys(pulls).map(Number);
const meaning: ReadonlySet<number> = new Set([padButtons, pulls].flatMap((each) => Object.keys(each).map(Number)));

/** A gamepad as it is seen in one frame. */
export interface SeenPad extends Plug, PadState {
  connected: boolean;
}

/** Whoever hears what pads do; `Devices` says more about each. */
export interface PadEars {
  onIntent(intent: Intent, device: Device, pad: number | null): void;
  onPadLost(pad: number): void;
  onPadFound(pad: number): void;
  onHold(source: string, on: boolean, at: null, pad: number): boolean;
  onPull(pull: Pull | null, pad: number): void;
}

/** Whoever hears one pad alone: what it says at a time in milliseconds; null as soon as it is gone. */
export type Listener = (pad: PadState | null, now: number) => void;

/** A pad as it was in the frame before. */
interface Known {
  index: number;
  /** Names of what was held. */
  names: Set<string>;
  places: PadPlaces;
  ordered: (pad: PadState) => PadState;
}

const asItIs = (pad: PadState): PadState => pad;

/** Tells whether the browser does not know this pad. */
const isUnknown = ({ mapping = 'standard' }: PadState): boolean => mapping !== 'standard';

export class PadReader {
  readonly rack = new PadRack();
  /** Runs when something was done again on this pad that means nothing, and it has never pointed anywhere. */
  onUnheard: (pad: number) => void = () => {};
  /** Gives what brings a pad of this model, which no browser knows, into the standard order. */
  order: (id: string) => (pad: PadState) => PadState = () => asItIs;
  private readonly ears: PadEars;
  private readonly pressed = new Map<number, Known>();
  private listened: { pad: number; listener: Listener } | null = null;

  constructor(ears: PadEars) {
    this.ears = ears;
  }

  /** Reads the pads of this frame, at this time in milliseconds. */
  read(all: readonly (SeenPad | null)[], now: number): void {
    const pads = all.filter((pad) => pad?.connected === true) as SeenPad[];
    const numbers = this.rack.sort(pads);
    for (const [number, { index, names }] of [...this.pressed]) {
      // At another place it was unplugged between two frames.
      if (pads[numbers.indexOf(number)]?.index === index) continue;
      this.pressed.delete(number);
      this.letGo(number, names);
      this.ears.onPadLost(number);
      if (number === this.listened?.pad) this.listened.listener(null, now);
    }
    for (const [i, pad] of pads.entries()) {
      if (numbers[i] === this.listened?.pad) this.listened.listener(pad, now);
      else this.readPad(numbers[i], pad, now);
    }
  }

  /** Lets somebody hear this pad alone, and as it is: until the given function is called it means nothing else. */
  listen(pad: number, listener: Listener): () => void {
    this.listened = { pad, listener };
    this.letGo(pad, this.pressed.get(pad)?.names ?? new Set());
    return () => {
      this.listened = null;
      this.readAnew(this.rack.plugOf(pad)?.id);
    };
  }

  /** Reads pads of this model as if they had just come: their order is another one. What is held was not pressed for us. */
  readAnew(id: string | undefined): void {
    for (const [number, { names }] of [...this.pressed]) {
      if (this.rack.plugOf(number)?.id !== id) continue;
      this.letGo(number, names);
      this.pressed.delete(number);
    }
  }

  /** Lets go of all that an unplugged pad held. */
  private letGo(number: number, held: ReadonlySet<string>): void {
    for (const name of held) {
      if (!name.startsWith('h')) continue;
      this.ears.onHold(`pad ${number} ${name}`, false, null, number);
      this.ears.onPull(null, number);
    }
  }

  private readPad(number: number, pad: SeenPad, time: number): void {
    const known = this.pressed.get(number);
    const before = known?.names;
    const places = known?.places ?? new PadPlaces(meaning);
    const ordered = known?.ordered ?? (isUnknown(pad) ? this.order(pad.id) : asItIs);
    const { pressed, points, isUnheard } = places.read(ordered(pad), time);
    const now = new Set<string>();
    // What is heard may ask whether it is there.
    this.pressed.set(number, { index: pad.index, names: now, places, ordered });
    for (const button of padHolds) {
      const name = `h${button}`;
      const on = pressed.has(button);
      if (on) now.add(name);
      if (before && on !== before.has(name)) {
        const taken = this.ears.onHold(`pad ${number} ${name}`, on, null, number);
        if (!taken) this.ears.onPull(on ? pulls[button] : null, number);
      }
    }
    const intents = [...pressed].map((place): [string, Intent] => [`b${place}`, padButtons[place]]);
    if (points) intents.push([`s${points}`, { kind: 'move', direction: points, stick: true }]);
    for (const [name, intent] of intents) {
      if (!intent) continue;
      now.add(name);
      // A pad that is already held down when it is first seen has not been pressed for us.
      if (before && !before.has(name)) this.ears.onIntent(intent, 'pad', number);
    }
    if (!before) this.ears.onPadFound(number);
    if (isUnheard) this.onUnheard(number);
  }
}
