/** Presses on whatever lies on the screen, by touch, mouse, keys and gamepads. */
import type { Pull } from '../stage/hands/pad-reader.ts';
import { type Device, holds, type Intent, type Picker, type Target } from '../stage/hands/picker.ts';
import { shellWords } from '../words/house/house.ts';
import type { Answer, Press, Prompt, Spot } from './prompt.ts';
import type { Hands } from './surroundings.ts';
import { TriggerRepeat } from './trigger-repeat.ts';

/** The ways in which the prompter uses presses. */
export interface Pressed {
  /** Gives the screen that asks, or the one whose answer is worked on; null while nothing is asked. */
  lying(): Prompt | null;
  /** Lists what can be touched while nothing is asked. */
  resting(): readonly Target[];
  answer(answer: Answer): boolean;
  refuse(sentence: string): void;
  /** Says something that people should know. */
  say(sentence: string): void;
  /** Takes a press while nothing is asked. */
  press(press: Press): void;
  /** Notes that somebody is there. */
  touch(): void;
  /** Tells whether what lies there sleeps; noting that somebody is there wakes it. */
  asleep(): boolean;
  /** Puts away what is private. */
  lapse(): void;
  cue(name: 'press'): void;
}

/** Milliseconds after which what is held down is nobody's hand any more (decision 34). */
const stuck = 10_000;
/** Milliseconds after which a finger that has chosen nothing asks what lies under it. */
const rests = 600;

export class Presses {
  /** Secret cards are seen as long as something is held. */
  holding = false;
  /** The gamepad pressed last, of those that meant something. */
  lastPad: number | null = null;
  /** Gives the words for a gamepad that has no part in what lies there; null for one that has. */
  barred: (pad: number) => string | null = () => null;
  private readonly picker: Picker;
  private readonly to: Pressed;
  /** Target that is held down for a reveal, while it must be held. */
  private grip: { source: string; lost: boolean } | null = null;
  private readonly pulled = new TriggerRepeat((pull, again) => this.pull(pull, again));
  /** The gamepad whose trigger is pulled. */
  private puller: number | undefined;
  /** A finger that has chosen nothing and rests there, and the screen that it rests on. */
  private resting: { at: Spot; ms: number; on: Prompt } | null = null;
  /** The latest press has chosen nothing. */
  private missed = false;
  /** Milliseconds since any input changed; what is only held down changes nothing. */
  private held = 0;

  constructor(devices: Hands, picker: Picker, to: Pressed) {
    this.picker = picker;
    this.to = to;
    devices.onIntent = (intent, device, pad) => this.take(intent, device, pad);
    devices.onHold = (source, on, at, pad) =>
      on ? this.refusalFor(pad) === null && this.hold(source, at) : this.letGo(source);
    devices.onRest = (at) => {
      const on = to.lying();
      this.resting = at && on && this.missed ? { at, ms: 0, on } : null;
    };
    devices.onPull = (pull, pad) => {
      if (pull ? this.refusalFor(pad) !== null : pad !== this.puller) return;
      this.puller = pad;
      this.pulled.take(pull);
    };
  }

  /** Follows what is held, once per frame. */
  tick(delta: number): void {
    this.held += delta;
    this.pulled.tick(delta);
    const { resting } = this;
    if (!resting) return;
    resting.ms += delta;
    if (resting.ms < rests) return;
    this.resting = null;
    if (this.to.lying() === resting.on) this.what(resting.at);
  }

  /** Asks what lies there, where things are explained; what can be chosen is chosen by a press and by nothing else. */
  private what(at: Spot): void {
    const { picker, to } = this;
    const explains = picker.offered.some(({ id }) => id === 'explain');
    if (explains && (to.lying()?.explains || !picker.chooses(at.x, at.y))) to.answer({ what: at });
  }

  /**
   * Notes that somebody is there. False where a key, a stick or a trigger has been held for so long that something must lie
   * on it: then it does nothing more, for whatever it did would count as a visitor.
   */
  stirs(again: boolean): boolean {
    if (!again) this.held = 0;
    if (this.held >= stuck) return false;
    this.to.touch();
    return true;
  }

  /** Tells whether the target that must be held for a reveal was let go before the reveal began. */
  get letGoEarly(): boolean {
    return this.grip?.lost === true;
  }

  /** Forgets what is held: nothing has to be held any more. */
  loosen(): void {
    this.grip = null;
  }

  /** Gives the words for a gamepad that may not choose on what lies there; null for one that may, and for other hands. */
  private refusalFor(pad: number | null | undefined): string | null {
    const lying = this.to.lying();
    if (typeof pad !== 'number' || lying?.kind === 'still-there') return null;
    return lying?.owner ? lying.owner.barred(pad) : this.barred(pad);
  }

  private take(intent: Intent, device: Device, pad: number | null): void {
    const { to, picker } = this;
    const lying = to.lying();
    // Everybody who has a seat may switch the aid of the table, whoever is to act.
    const isAid = intent.kind === 'aid' && !lying?.north;
    const refusal = isAid && pad !== null ? this.barred(pad) : this.refusalFor(pad);
    const again = intent.kind === 'move' && intent.again === true;
    const wakes = to.asleep();
    if (pad !== null && refusal !== null) {
      this.turnAway(refusal, pad, again);
      return;
    }
    if (!this.stirs(again)) return;
    if (pad !== null) this.lastPad = pad;
    if (intent.kind !== 'hover') this.resting = null;
    // A finger that wakes what lies there has chosen nothing: what it rests on it may ask about.
    this.missed = wakes && intent.kind === 'point';
    if (this.missed) {
      picker.device = device;
      to.cue('press');
      return;
    }
    if (intent.kind === 'what') {
      if (lying) this.what({ x: intent.x, y: intent.y });
      return;
    }
    if (lying?.rings?.take(intent, pad)) return;
    if (intent.kind === 'aid' || intent.kind === 'explain') {
      if (intent.kind === 'aid' && lying?.north) to.answer({ pick: lying.north });
      else this.shortcut(intent.kind);
      return;
    }
    if (lying) {
      const main = intent.kind === 'menu' && lying.menu?.();
      if (lying.anything && intent.kind !== 'hover') {
        picker.device = device;
        to.answer({ pick: picker.offered[0]?.id ?? '' });
      } else if (main) {
        picker.device = device;
        if (to.answer({ pick: main })) to.cue('press');
      } else if (intent.kind === 'second') to.answer({ second: pad });
      else if (this.mustHold(intent)) to.refuse(shellWords().holdHow);
      else this.missed = !picker.take(intent, device);
    } else if (intent.kind !== 'hover') to.press(this.pressOf(intent));
  }

  /** Answers a pad that may not choose: it changes nothing that lies there, and keeps nothing private open. */
  private turnAway(refusal: string, pad: number, again: boolean): void {
    const { to } = this;
    const lying = to.lying();
    if (!lying) return;
    const isPrivate = lying.private !== undefined;
    if (!isPrivate && !this.stirs(again)) return;
    const seated = isPrivate ? null : lying.owner?.seat(pad);
    if (seated) to.say(seated);
    else to.refuse(refusal);
  }

  private pull(pull: Pull, again: boolean): void {
    if (!this.stirs(again)) return;
    const lying = this.to.lying();
    if (lying?.pulls) this.to.answer({ pull });
    else if (!lying) this.to.press({ any: true });
  }

  /**
   * Follows the shortcut of a button that lies on the table: of the aid, or of the one that explains things and ends it. Where
   * there is none it means nothing, and skips nothing.
   */
  private shortcut(pick: 'aid' | 'explain'): void {
    const { to, picker } = this;
    const lying = to.lying();
    const targets = lying ? picker.offered : to.resting();
    if (!targets.some(({ id }) => id === pick)) return;
    to.cue('press');
    if (lying) to.answer({ pick });
    else to.press({ pick });
  }

  /** Tells whether this press has to be held: a press of a button is no hold, but a mouse has no other way. */
  private mustHold(intent: Intent): boolean {
    return (
      this.holding && (intent.kind === 'confirm' || intent.kind === 'menu') && this.picker.focusTarget?.holds === true
    );
  }

  private hold(source: string, at: { x: number; y: number } | null): boolean {
    if (!this.holding || !this.to.lying()) return false;
    const target = this.picker.offered.find((each) => each.holds && (!at || holds(each, at.x, at.y)));
    if (!target || target.refusal) return false;
    this.to.touch();
    this.to.cue('press');
    this.to.answer({ pick: target.id });
    this.grip = { source, lost: false };
    return true;
  }

  private letGo(source: string): boolean {
    if (this.grip?.source !== source) return false;
    this.grip.lost = true;
    this.to.lapse();
    return true;
  }

  private pressOf(intent: Intent): Press {
    if (intent.kind === 'back') return { back: true };
    if (intent.kind !== 'point') return { any: true };
    const at = { x: intent.x, y: intent.y };
    const touched = this.to.resting().find((target) => holds(target, intent.x, intent.y));
    return touched ? { pick: touched.id, at } : { any: true, at };
  }
}
