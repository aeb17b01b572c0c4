/**
 * The front of the house: shows a screen over the table, lets people choose on it with whatever they hold, and answers
 * with what they chose. Screens are redrawn from their state whenever the focus moves.
 */

import { Leased } from '../../controller/leased.ts';
import type { Frame } from '../../controller/room.ts';
import { longestSleep, type Passage, PromisedTime } from '../../host/promised-time.ts';
import { makeOf, type PadMake } from '../../presentation/hands/pad-make.ts';
import { Picker, type Target } from '../../presentation/hands/picker.ts';
import { closingRing, ringFor } from '../../presentation/screens/closing-ring.ts';
import { forFingers, isFor } from '../../presentation/screens/for-fingers.ts';
import { reasonUnsaid, refusalPill } from '../../presentation/screens/refusal.ts';
import type { Screen } from '../../presentation/screens/sketch.ts';
import { typed } from '../../stage/hands/noise.ts';
import type { PadRack } from '../../stage/hands/pad-rack.ts';
import type { SoundDeck } from '../../stage/sound/sound.ts';
import { AtRest } from './at-rest.ts';
import { Doubt, missed } from './doubt.ts';
import { IdleClock, type ScreenKind } from './idle-clock.ts';
import { KeptPress } from './kept-press.ts';
import { Presses } from './presses.ts';
import type { Answer, OpenQuestion, Press, Prompt, PromptOptions, Spot } from './prompt.ts';
import { RefusalSaid } from './refusal-said.ts';
import type { Hands, OwnWindow, ScreenStage, Surroundings } from './surroundings.ts';
import { WalkedAway } from './walked-away.ts';

export type { Answer, Press } from './prompt.ts';

/** A finger that trembles presses twice: so soon after the first press a second one on the same square means nothing. */
const trembling = 400;

/** Milliseconds without a touch after which machines fall asleep by themselves; while people play a clock is put right. */
const longAlone = 600_000;

export class Prompter {
  /** Whoever hears every press while no screen asks; for skipping and for waking. */
  readonly unasked = new Leased<(press: Press) => void>(() => {});
  /** Tells which gamepads have no part in what lies there, with the words for them; an interlude is everybody's. */
  readonly barred = new Leased<(pad: number) => string | null>(() => null);
  /** Runs when the key is pressed that turns the sound off and on. */
  onMute: () => void = () => {};
  /** Runs for every press that the table acts on; not for one that waits until the answer before it has come of something. */
  onAct: () => void = () => {};
  /** Runs whenever time has passed. */
  onTick: (passage: Passage) => void = () => {};
  /** Runs when days have passed at once over a table that nobody had touched for a while: more likely than not the machine slept. */
  onDaysPassed: () => void = () => {};
  /** Runs whenever a screen was drawn: what can be pressed may lie elsewhere. */
  onDrawn: () => void = () => {};
  readonly picker = new Picker();
  readonly sound: SoundDeck;
  private readonly scene: ScreenStage;
  private readonly presses: Presses;
  private readonly devices: Hands;
  private readonly window: OwnWindow;
  private asking: Prompt | null = null;
  /** The latest question, as long as its screen still lies there and its answer is worked on. */
  private spent: Prompt | null = null;
  /** Question that waits until an interlude is over. */
  private aside: Prompt | null = null;
  private readonly kept = new KeptPress();
  /** Something private is on the screen, or was until a moment ago. */
  private hushed = false;
  private readonly time: PromisedTime;
  private readonly idleClock: IdleClock;
  private readonly doubt = new Doubt(this);
  private slept = false;
  /** The latest answer was noise. */
  private wearsOn = false;
  private readonly atRest = new AtRest();
  /** Milliseconds since the page is open. */
  clock = 0;
  /** Says how many pixels of a frame a finger wants for a button; 0 where nobody has said how large the screen is. */
  fingers: (frame: Frame) => number = () => 0;
  /** Number of frames since then. */
  frames = 0;
  /**
   * Number of times that something private had to go at once: code that fetches private things compares it before it
   * shows them.
   */
  lapses = 0;
  /** Number of times that somebody was told why something cannot be done. */
  refusals = 0;
  /** The latest choice and its time; it may name a card, so it goes with everything private. */
  private last = { id: '', at: 0 };
  private readonly refusal = new RefusalSaid();
  private upright: boolean;

  constructor({ scene, devices, window, clocks, sound, unattended }: Surroundings) {
    this.scene = scene;
    this.time = new PromisedTime(clocks);
    this.idleClock = new IdleClock(unattended);
    this.devices = devices;
    this.window = window;
    this.upright = window.upright;
    this.sound = sound;
    this.presses = new Presses(devices, this.picker, {
      lying: () => this.asking ?? this.spent,
      resting: () => this.resting?.targets ?? [],
      answer: (answer) => this.answer(answer),
      refuse: (sentence) => this.refuse(sentence),
      say: (sentence) => this.say(sentence),
      press: (press) => this.press(press),
      touch: (hovers) => this.touch(hovers),
      acts: () => {
        if (this.asking || !this.spent) this.onAct();
      },
      asleep: () => this.asleep,
      lapse: () => this.lapse(),
      catchUp: () => this.catchUp(),
      cue: (name) => this.cue(name),
      barred: (pad) => (this.aside ? null : this.barred.call(pad)),
    });
    this.devices.onMute = () => {
      this.catchUp();
      if (this.presses.judge({ kind: 'press', source: 'mute' }) !== 'nothing') this.onMute();
    };
    this.devices.onTyped = (letter, again = false) => {
      this.catchUp();
      const source = typed(letter);
      if (this.presses.judge({ kind: again ? 'again' : 'press', source }) === 'nothing') return;
      sound.play('press');
      this.finishBy({ typed: letter });
    };
    this.devices.onPadLost = (pad) => {
      this.lapse();
      if (this.asking?.owner?.pad === pad) this.finish({ pad: 'lost' });
      if (this.asking?.rings) this.redraw();
    };
    this.devices.onPadFound = (pad) => {
      if (this.asking?.owner?.pad === pad && this.asking.anything) this.finish({ pad: 'found' });
      if (this.asking?.rings) this.redraw();
    };
    window.watch(() => this.leave());
    this.picker.onPick = (id) => {
      if (this.trembles(id)) return;
      if (this.answer({ pick: id })) this.cue('press');
    };
    this.picker.onBack = () => this.answer({ back: true });
    this.picker.onTurn = (id, by) => {
      if (this.answer({ turn: id, by })) this.cue('press');
    };
    this.picker.onRefuse = (_, sentence) => this.refuse(sentence);
    // The sea answers as well, but never over what only one person may see.
    this.picker.onMiss = (at) => {
      if (!this.hushed && scene.touched(at)) sound.play('ready');
      this.fallAsleep(at);
    };
    this.picker.onFocus = () => {
      this.cue('focus-move');
      this.explain();
      this.redraw();
    };
    // Another window: screens are drawn anew, words and pictures in the resolution that suits it.
    scene.overlay.onReshape = () => this.reshape();
    scene.onFrame = () => this.tick();
    // The machine may have slept since this frame was begun.
    scene.onFrameDrawn = () => this.showsSecret && this.watch();
  }

  /**
   * Shows a screen and waits for one answer. Asking again before that drops the earlier screen (`gone`). Throws `WalkedAway`
   * where nobody looks after the table and nobody is there any more.
   */
  ask(draw: Prompt['draw'], manner: PromptOptions): Promise<Answer> {
    this.finish({ gone: true });
    const { private: since } = manner;
    // A refusal said to one captain in the open is not meant for the captain who looks now.
    if (since !== undefined && !this.hushed) this.refusal.clear();
    this.hushed = since !== undefined;
    if (since === undefined) this.presses.loosen();
    else if (since !== this.lapses || this.presses.letGoEarly) return Promise.resolve({ idle: true });
    this.atRest.end();
    if (manner.standing?.withdrawn) return Promise.resolve({ gone: true });
    return new Promise((answer, fail) => {
      this.pose({ ...manner, draw, answer, leave: () => fail(new WalkedAway()) });
      const kept = this.kept.takeFor(manner.place, this.picker.offered);
      if (kept) this.finish(kept);
    });
  }

  /** Lays a screen there that asks. */
  pose(prompt: Prompt): void {
    this.asking = prompt;
    this.spent = null;
    this.slept = false;
    if (this.idleClock.leavesGuarded(prompt.kind)) this.presses.forgetPlaces();
    this.idleClock.begin(prompt.kind, this.wearsOn);
    this.wearsOn = false;
    this.devices.typing = prompt.typing === true;
    const screen = this.drawn(prompt);
    this.picker.offer(screen.targets, screen.first);
    this.redraw();
  }

  /**
   * Sets the screen that asks aside, runs something with screens of its own, and lays it there again, or leaves what it is
   * part of when the answer is `leave`. Does nothing while nothing is asked, and while anything private is.
   */
  async interlude(run: () => Promise<'back' | 'leave'>): Promise<void> {
    const { asking } = this;
    if (!asking?.leave || !this.mayPause) return;
    this.asking = null;
    this.aside = asking;
    this.refusal.clear();
    const how = await run();
    if (this.aside !== asking) return;
    this.aside = null;
    if (how === 'leave') asking.leave();
    else if (asking.standing?.withdrawn) asking.answer({ gone: true });
    else this.layAgain(asking);
  }

  layAgain(prompt: Prompt): void {
    const answer = missed(prompt, (pad) => this.hasPad(pad));
    if (answer) prompt.answer(answer);
    else this.pose(prompt);
  }

  /** Tells whether something is asked that an interlude may interrupt. */
  get mayPause(): boolean {
    const { asking } = this;
    return asking?.leave !== undefined && !this.aside && !this.hushed && asking.kind !== 'elsewhere';
  }

  /** Tells whether a screen of this kind lies there that nobody has touched for so many milliseconds. */
  stands(kind: ScreenKind, ms: number): boolean {
    return this.asking?.kind === kind && this.idleClock.hasStood(ms);
  }

  /** Sets times of an operator's own after which screens give themselves up. */
  set idleTimes(times: Partial<Record<ScreenKind, number>>) {
    this.idleClock.own = times;
  }

  /** Gives the frame of the window's shape, for screens that are not part of a table. */
  get frame(): Frame {
    return this.scene.windowFrame;
  }

  /** Gives what can be chosen now, for programs that drive the page by hand. */
  get hands() {
    const { focus, offered } = this.picker;
    return this.asking ? { focus, targets: [...offered], at: this.scene.overAt } : null;
  }

  /** Gives the seconds until the screen that is asked now is given up; null when it never is. */
  get secondsLeft(): number | null {
    return this.idleClock.secondsLeft;
  }

  /** Gives the seconds for which the screen that is asked now has waited for a touch, in halves. */
  get secondsStood(): number {
    return this.idleClock.stood;
  }

  /** Says why something cannot be done; the screen stays. */
  refuse(sentence: string): void {
    this.cue('refuse');
    this.refusals++;
    this.refusal.say(sentence);
    this.redraw();
  }

  /** Takes a refusal away, because what was pressed since is right. */
  takeRefusalBack(): void {
    if (!this.refusal.isNews) this.refusal.clear();
  }

  /** Says something that people should know; the screen stays. Silent after a press, which is heard already. */
  say(sentence: string, silent = false): void {
    if (!silent) this.cue('press');
    this.refusal.say(sentence, true);
    this.redraw();
  }

  /** Says why a button is closed before it is pressed, because keys and pads can stand on a closed one. */
  private explain(): void {
    const { device, focus } = this.picker;
    if (!this.asking || (device !== 'keys' && device !== 'pad')) return;
    const reason = reasonUnsaid(this.drawn(this.asking), focus);
    if (reason) this.refusal.say(reason);
  }

  private trembles(id: string): boolean {
    const { last, clock, picker } = this;
    this.last = { id, at: clock };
    const pointer = picker.device === 'touch' || picker.device === 'mouse';
    return pointer && picker.focusTarget?.again === true && id === last.id && clock - last.at < trembling;
  }

  /** Takes whatever screen there is away, now. */
  clear(): void {
    const { aside } = this;
    this.aside = null;
    this.finish({ gone: true });
    aside?.answer({ gone: true });
    this.refusal.clear();
    this.atRest.end();
    this.wipe();
    this.hushed = false;
  }

  /**
   * Puts a screen away whose question from the host does not stand any more, at once and with whatever is private on
   * it.
   */
  withdraw(standing: OpenQuestion): void {
    const { asking, aside, doubt } = this;
    if (asking?.standing === standing || aside?.standing === standing || doubt.isAbout(standing)) this.clear();
  }

  /** Forgets everything that could be chosen, because it may have named hidden cards. */
  private wipe(): void {
    this.spent = null;
    this.last = { id: '', at: 0 };
    if (this.hushed) {
      this.kept.forgetPlaces();
      this.presses.forgetPlaces();
    }
    this.picker.offer([]);
    this.scene.overlay.show(new Map());
  }

  /** Shows a screen that asks nothing; people can touch it all the same, see `unasked`. */
  rest(draw: () => Screen, everySecond: (() => void) | null = null): void {
    this.clear();
    this.atRest.begin(draw, everySecond);
    this.redraw();
    const kept = this.kept.takeControl(this.resting?.targets ?? []);
    if (kept !== null) this.unasked.call({ pick: kept });
  }

  /** Keeps a press of a control that cannot be followed yet: it is done as soon as it lies on a screen again. */
  keep(control: string): void {
    this.cue('press');
    this.kept.keepControl(control);
  }

  /** Tells whether somebody has pressed something else at this place, or a control, while an answer was worked on. */
  waits(place?: object): boolean {
    return this.kept.waits(place);
  }

  /** Answers a press where it was, or in the middle of the picture: over whatever screen comes next. */
  ringAt(spot: Spot | undefined): void {
    const { width, height } = this.scene.windowFrame;
    this.scene.overlay.play({ name: 'touch', ...(spot ?? { x: width / 2, y: height / 2 }) }, 1);
  }

  /** Waits until so much time has passed, or until the next press while nothing is asked. */
  after(ms: number): Promise<void> {
    return this.atRest.until(this.clock + ms);
  }

  private drawn(prompt: Prompt): Screen {
    return this.fitted(prompt.draw(this.picker.focus));
  }

  private get resting(): Screen | undefined {
    const { screen } = this.atRest;
    return screen && this.fitted(screen);
  }

  private fitted(screen: Screen): Screen {
    const { windowFrame: frame } = this.scene;
    const wanted = this.fingers(frame);
    return wanted > 0 ? forFingers(screen, frame, wanted, this.scene.cast.boxes()) : screen;
  }

  /** Tells whether every button of a screen of the table's shape is drawn as large as a finger wants it. */
  suits(screen: Screen): boolean {
    return isFor(this.fitted(screen), this.fingers(this.scene.windowFrame));
  }

  /** Draws the same screen with other facts. */
  redraw(): void {
    const lying = this.asking ?? this.spent;
    const screen = lying ? this.drawn(lying) : this.resting;
    if (!screen) return;
    if (lying) this.picker.offer(screen.targets, screen.first);
    this.scene.setOver(screen);
    const closing = this.isClosing ? closingRing(this.secondsLeft ?? 0, screen) : [];
    const placements = [...screen.placements, ...refusalPill(this.refusal, screen), ...closing];
    this.scene.overlay.show(new Map(placements.map((placement) => [placement.id, placement])));
    this.onDrawn();
  }

  /** Lists what can be pressed on the screen that lies there, whether it asks or not. */
  get pressable(): readonly Target[] {
    return this.asking || this.spent ? this.picker.offered : (this.resting?.targets ?? []);
  }

  /** Gives the gamepad pressed last. */
  get lastPad(): number | null {
    return this.presses.lastPad;
  }

  /** Gives the make of that gamepad, where it is known. */
  get make(): PadMake | null {
    return makeOf(this.rack.plugOf(this.lastPad ?? -1)?.id ?? '');
  }

  /** Sets whether secret cards are seen only as long as something is held. */
  set holding(on: boolean) {
    this.presses.holding = on;
  }

  /** Tells whether this gamepad is plugged in. */
  hasPad(pad: number): boolean {
    return this.devices.rack.has(pad);
  }

  /** Gives the numbers of the gamepads. */
  get rack(): PadRack {
    return this.devices.rack;
  }

  /** Notes that somebody is there, or only that a pointer hovers, which keeps nothing open that is guarded. */
  private touch(hovers: boolean): void {
    if (hovers && this.idleClock.guards) return;
    const { untouched, isClosing, asleep } = this;
    const counted = this.asking?.counts && this.secondsStood > 0;
    this.idleClock.touch();
    this.slept = false;
    if (untouched || isClosing || asleep || counted) this.redraw();
  }

  /** Tells whether the screen that is asked sleeps, see `Prompt.sleeps`. */
  get asleep(): boolean {
    return this.slept && this.asking?.sleeps?.() === true;
  }

  /** Puts a screen to sleep that may, unless somebody has touched the sheet that its targets lie on. */
  private fallAsleep(at: Spot): void {
    const { asking } = this;
    if (!asking?.sleeps?.()) return;
    const { hides } = this.drawn(asking);
    if (hides && at.x > hides.x && at.x < hides.x + hides.w && at.y > hides.y && at.y < hides.y + hides.h) return;
    this.slept = true;
    this.redraw();
  }

  /** Tells whether nobody has touched anything for as long as the screen that is asked waits. */
  get untouched(): boolean {
    const fades = this.asking?.fades;
    return fades !== undefined && this.idleClock.hasStood(fades);
  }

  /** Tells whether something private is about to be covered. */
  private get isClosing(): boolean {
    const { asking, secondsLeft } = this;
    return asking?.private !== undefined && secondsLeft !== null && secondsLeft <= ringFor;
  }

  private press(press: Press): void {
    this.unasked.call(press);
    this.atRest.pressed();
  }

  /** Gives the answer that somebody has chosen. False when it means nothing any more. */
  private answer(answer: Answer): boolean {
    if (!this.asking) return this.spent !== null && this.kept.keep(answer, this.spent);
    this.finishBy(answer);
    return true;
  }

  /** Answers by a hand. Where it was noise, a screen of the same kind that comes for it has no more time than this one. */
  private finishBy(answer: Answer): void {
    this.takeRefusalBack();
    this.finish(answer);
    this.wearsOn = this.presses.latest === 'acts';
  }

  private finish(answer: Answer): void {
    const { asking } = this;
    this.asking = null;
    this.spent = asking && isPress(answer) ? asking : null;
    this.devices.typing = false;
    this.idleClock.end();
    asking?.answer(answer);
  }

  /**
   * Lets hands be heard, on the open table only. Behind the curtain the others look away and listen: how often somebody
   * moves, chooses and fails there would tell them what they hold or where they go (docs/decisions.md, after a look).
   */
  private cue(name: 'press' | 'focus-move' | 'refuse'): void {
    if (!this.hushed) this.sound.play(name);
  }

  /**
   * Puts everything private away at once, even while nothing is asked; private things that are on their way are not
   * shown.
   */
  lapse(): void {
    this.lapses++;
    this.kept.forgetPlaces();
    if (!this.hushed) return;
    this.devices.forgetPresses();
    this.wipe();
    if (this.asking?.private !== undefined) this.finish({ idle: true });
  }

  /** Hides what is private when the window is left: no frame may follow, so the picture without it is drawn now. */
  private leave(): void {
    const { hushed } = this;
    this.lapse();
    if (hushed) this.scene.drawNow();
  }

  /** Lays the screen out anew; what is private goes where the screen was turned, for others may see it now. */
  private reshape(): void {
    const { upright } = this.window;
    if (upright !== this.upright) this.lapse();
    this.upright = upright;
    this.redraw();
  }

  private tick(): void {
    this.catchUp();
    this.devices.poll();
    this.frames++;
  }

  /**
   * Judges the time where no frame comes or one has just been drawn: a browser draws none of a window that it takes for covered, and
   * others may see it all the same. The picture without what was private is drawn now.
   */
  watch(): void {
    const { showsSecret } = this;
    this.catchUp();
    if (showsSecret && !this.showsSecret) this.scene.drawNow();
  }

  /** Tells whether the screen that lies there is private, be it that its answer is worked on. */
  get showsSecret(): boolean {
    return (this.asking ?? this.spent)?.private !== undefined;
  }

  /** Lets the time pass that has passed since the last frame or press. */
  private catchUp(): void {
    const passage = this.time.look();
    const { passed, most, gap, leap } = passage;
    if (most === 0 && leap === 0) return;
    // Nobody knows who has come meanwhile.
    if (gap) this.lapse();
    this.onTick(passage);
    if (leap > longestSleep && this.idleClock.hasStood(longAlone)) this.onDaysPassed();
    const { secondsStood: said, untouched } = this;
    this.idleClock.tick(passage, this.asking?.busy?.());
    if (this.untouched && !untouched) {
      this.slept = true;
      this.redraw();
    }
    this.presses.tick(passed);
    const before = this.clock;
    this.clock += passed;
    this.atRest.tick(before, this.clock, () => this.redraw());
    if (this.secondsStood !== said && (this.asking?.counts || this.isClosing)) this.redraw();
    if (this.refusal.tick(passed)) this.redraw();
    if (this.idleClock.isOver) this.giveUp();
  }

  /** Gives the screen up, because nobody has touched anything for as long as it waits. */
  private giveUp(): void {
    const { asking } = this;
    if (asking && this.idleClock.asksFirst) {
      this.asking = null;
      this.refusal.clear();
      this.doubt.ask(asking);
    } else if (asking?.private !== undefined) this.lapse();
    else this.finish({ idle: true });
  }
}

/** Tells whether an answer is a press; the screen of a press lies there until another one takes its place. */
const isPress = (answer: Answer): boolean => !('gone' in answer || 'idle' in answer || 'typed' in answer);
