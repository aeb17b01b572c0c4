/** Presses on whatever lies on the screen, by touch, mouse, keys and gamepads. */

import { type Device, holds, type Intent, type Picker, type Target } from '../../presentation/hands/picker.ts';
import { Noise, type Sign, type Verdict } from '../../stage/hands/noise.ts';
import type { Pull } from '../../stage/hands/pad-reader.ts';
import { shellWords } from '../../words/house/house.ts';
import { Echo } from './echo.ts';
import type { Answer, Press, Prompt, Spot } from './prompt.ts';
import type { Hands } from './surroundings.ts';
import { TriggerRepeat } from './trigger-repeat.ts';

/** The ways in which the prompter uses presses. */
export interface PressDoors {
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
  /** Notes that somebody is there; `hovers`: by a pointer that nobody has pressed. */
  touch(hovers: boolean): void;
  /** Notes that a press has come, before it does anything. */
  acts(): void;
  /** Tells whether what lies there sleeps; noting that somebody is there wakes it. */
  asleep(): boolean;
  /** Puts away what is private. */
  lapse(): void;
  /** Lets the time pass that has passed: a press may come before the first frame after a gap, and finds nothing private then. */
  catchUp(): void;
  cue(name: 'press'): void;
  /** Gives the words for a gamepad that has no part in what lies there; null for one that has. */
  barred(pad: number): string | null;
}

/** Milliseconds after which a finger that has chosen nothing asks what lies under it. */
const rests = 600;

export class Presses {
  /** Secret cards are seen as long as something is held. */
  holding = false;
  /** The gamepad pressed last, of those that meant something. */
  lastPad: number | null = null;
  private readonly picker: Picker;
  private readonly to: PressDoors;
  /** Target that is held down for a reveal, while it must be held. */
  private grip: { source: string; lost: boolean } | null = null;
  private readonly pulled = new TriggerRepeat((pull, again) => this.pull(pull, again));
  /** The gamepad whose trigger is pulled. */
  private puller: number | undefined;
  /** A finger that has chosen nothing and rests there, and the screen that it rests on. */
  private resting: { at: Spot; ms: number; on: Prompt } | null = null;
  /** The latest press has chosen nothing. */
  private missed = false;
  /** The latest sign of a device, as it was judged. */
  latest: Verdict = 'counts';
  private readonly noise = new Noise();
  private readonly echo = new Echo();
  /** Milliseconds that have passed. */
  private now = 0;

  constructor(devices: Hands, picker: Picker, to: PressDoors) {
    this.picker = picker;
    this.to = to;
    devices.onIntent = (intent, device, pad) => {
      to.catchUp();
      if (intent.kind !== 'hover') to.acts();
      this.take(intent, device, pad);
    };
    devices.onHold = (source, on, at, pad) => {
      to.catchUp();
      return on ? this.refusalFor(pad) === null && this.hold(source, at) : this.letGo(source);
    };
    devices.onRest = (at) => {
      const on = to.lying();
      this.resting = at && on && this.missed ? { at, ms: 0, on } : null;
    };
    devices.onPull = (pull, pad) => {
      to.catchUp();
      if (pull ? this.refusalFor(pad) !== null : pad !== this.puller) return;
      this.puller = pad;
      this.pulled.take(pull);
    };
  }

  /** Follows what is held, by the milliseconds that have passed. */
  tick(passed: number): void {
    this.now += passed;
    this.pulled.tick(passed);
    const { resting } = this;
    if (!resting) return;
    resting.ms += passed;
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

  /** Judges a sign of a device, and notes that somebody is there if it counts. */
  judge(sign: Sign, hovers = false): Verdict {
    this.latest = this.noise.judge(sign, this.now);
    if (this.latest === 'counts') this.to.touch(hovers);
    return this.latest;
  }

  /** Notes that the latest press has changed something, whatever it was taken for. */
  private meant(): void {
    this.noise.meant(this.now);
    if (this.latest !== 'counts') this.to.touch(false);
    this.latest = 'counts';
  }

  /** Forgets what hands have pressed and where: something private is gone. */
  forgetPlaces(): void {
    this.noise.forgetPlaces();
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
    return lying?.owner ? lying.owner.barred(pad) : this.to.barred(pad);
  }

  private take(intent: Intent, device: Device, pad: number | null): void {
    const { to, picker } = this;
    if (this.echo.repeats(intent, device, this.now)) return;
    const lying = to.lying();
    // Everybody who has a seat may switch the aid of the table, whoever is to act.
    const isAid = intent.kind === 'aid' && !lying?.north;
    const refusal = isAid && pad !== null ? this.to.barred(pad) : this.refusalFor(pad);
    const wakes = to.asleep();
    if (pad !== null && refusal !== null) {
      this.turnAway(refusal, pad, signOf(intent, device, pad));
      return;
    }
    if (intent.kind === 'hover' && intent.near) {
      // It moves the focus of whoever holds the mouse, and takes it from nobody else.
      if (lying && picker.device === device) picker.take(intent, device);
      return;
    }
    const sign = signOf(intent, device, pad);
    const verdict = this.judge(sign, intent.kind === 'hover');
    if (verdict === 'nothing' || (verdict === 'acts' && !this.mayAct(sign, device, pad))) return;
    if (pad !== null) this.lastPad = pad;
    if (intent.kind !== 'hover') this.resting = null;
    if (this.follow(intent, device, pad, wakes) && sign.kind === 'press') this.meant();
  }

  /**
   * Tells whether noise does what it does on the screen that lies there. It wakes nothing, it says of nobody that they are still
   * there, and it takes the focus from no other hand.
   */
  private mayAct({ kind }: Sign, device: Device, pad: number | null): boolean {
    const lying = this.to.lying();
    if (!lying || lying.kind === 'still-there') return false;
    return kind === 'press' || (this.picker.device === device && (pad === null || this.lastPad === pad));
  }

  /** Follows what somebody means; true when that has chosen or changed something. */
  private follow(intent: Intent, device: Device, pad: number | null, wakes: boolean): boolean {
    const { to, picker } = this;
    const lying = to.lying();
    // A finger that wakes what lies there has chosen nothing: what it rests on it may ask about.
    this.missed = wakes && intent.kind === 'point';
    if (this.missed) {
      picker.device = device;
      to.cue('press');
      return false;
    }
    if (intent.kind === 'what') {
      if (lying) this.what({ x: intent.x, y: intent.y });
      return false;
    }
    if (lying?.rings?.take(intent, pad)) return true;
    if (intent.kind === 'aid' && lying?.north) return to.answer({ pick: lying.north });
    if (intent.kind === 'aid' || intent.kind === 'explain') return this.shortcut(intent.kind);
    if (!lying) {
      if (intent.kind !== 'hover') to.press(this.pressOf(intent));
      return true;
    }
    const main = intent.kind === 'menu' && lying.menu?.();
    if (lying.anything && intent.kind !== 'hover') {
      picker.device = device;
      return to.answer({ pick: picker.offered[0]?.id ?? '' });
    }
    if (main) {
      picker.device = device;
      if (!to.answer({ pick: main })) return false;
      to.cue('press');
      return true;
    }
    if (intent.kind === 'second') to.answer({ second: pad });
    else if (this.mustHold(intent)) to.refuse(shellWords().holdHow);
    else {
      const taken = picker.take(intent, device);
      this.missed = !taken;
      return taken;
    }
    return false;
  }

  /** Answers a pad that may not choose: it changes nothing that lies there, and keeps nothing private open. */
  private turnAway(refusal: string, pad: number, sign: Sign): void {
    const { to } = this;
    const lying = to.lying();
    if (!lying) return;
    const isPrivate = lying.private !== undefined;
    if ((isPrivate ? this.noise.judge(sign, this.now) : this.judge(sign)) === 'nothing') return;
    const seated = isPrivate ? null : lying.owner?.seat(pad);
    if (seated) to.say(seated);
    else to.refuse(refusal);
  }

  private pull(pull: Pull, again: boolean): void {
    const source = `pad ${this.puller} pull ${pull.by}${pull.far}`;
    const verdict = this.judge({ kind: again ? 'again' : 'press', source });
    const lying = this.to.lying();
    if (verdict === 'nothing' || (verdict === 'acts' && !lying)) return;
    if (lying?.pulls) this.to.answer({ pull });
    else if (!lying) this.to.press({ any: true });
    else return;
    if (!again) this.meant();
  }

  /**
   * Follows the shortcut of a button that lies on the table: of the aid, or of the one that explains things and ends it. Where
   * there is none it means nothing, and skips nothing.
   */
  private shortcut(pick: 'aid' | 'explain'): boolean {
    const { to, picker } = this;
    const lying = to.lying();
    const targets = lying ? picker.offered : to.resting();
    if (!targets.some(({ id }) => id === pick)) return false;
    to.cue('press');
    if (lying) to.answer({ pick });
    else to.press({ pick });
    return true;
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
    // A button that flickers holds nothing, and means nothing else either.
    if (this.judge({ kind: 'press', source: `${source} holds` }) !== 'counts') return true;
    this.to.cue('press');
    this.to.answer({ pick: target.id });
    this.meant();
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

/** Gives what an intent is a sign of. */
function signOf(intent: Intent, device: Device, pad: number | null): Sign {
  const hand = pad === null ? device : `pad ${pad}`;
  if (intent.kind === 'hover') return { kind: 'motion', source: hand };
  if (intent.kind === 'point' || intent.kind === 'what')
    return { kind: 'press', source: hand, at: { x: intent.x, y: intent.y } };
  if (intent.kind !== 'move') return { kind: 'press', source: `${hand} ${intent.kind}` };
  if (intent.stick) return { kind: 'motion', source: `${hand} stick` };
  return { kind: intent.again ? 'again' : 'press', source: `${hand} ${intent.direction}` };
}
