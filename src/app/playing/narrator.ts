/**
 * Tells people what happened, at the speed of the house. Any press brings what is told to its end; the pause stops it
 * where it is, and it goes on from there.
 */
import type { Frame } from '../../controller/room.ts';
import { SceneController } from '../../controller/scene-controller.ts';
import { toldAfter } from '../../controller/told.ts';
import type { News, Story } from '../../host/port.ts';
import type { StagedGame } from '../../presentation/index.ts';
import type { Point } from '../../presentation/placement.ts';
import { restScreen, watchScreen } from '../../presentation/screens/controls.ts';
import { fasterPlace, hidesSome, withFaster } from '../../presentation/screens/faster.ts';
import { type Underneath, underneath } from '../../presentation/screens/free-place.ts';
import type { Screen } from '../../presentation/screens/sketch.ts';
import type { ToldVoyage } from '../../presentation/screens/voyages.ts';
import { shellWords } from '../../words/house/house.ts';
import { orLost } from '../host/host-line.ts';
import { pictured } from '../page/in-time.ts';
import { noteBeat } from '../page/mishaps.ts';
import type { Press, Prompter } from '../prompts/prompter.ts';
import type { GameScene } from '../prompts/surroundings.ts';
import type { Preferences } from '../settings/preferences.ts';
import { because } from '../telling/because.ts';
import type { Explaining } from '../telling/explaining.ts';

/** Some of a story: its events from the first up to, without, the last, or only these. */
export interface Part {
  from: number;
  to: number;
  moments?: readonly number[];
}

export class Narrator {
  readonly controller: SceneController<object, { type: string }>;
  /** Runs when somebody wants the pause; resolves with true when the game goes on, else it is left. */
  onPause: (untold: number) => Promise<boolean> = async () => true;
  /** Places the pause while this is told, if it is not in its usual place. */
  pauseAt: (views: readonly object[], frame?: Frame) => { x: number; y: number } | undefined = () => undefined;
  /** The question mark beside the pause, and what it leads to. */
  explaining: Pick<Explaining, 'over' | 'run'> | null = null;
  /** Several people share the screen. */
  shared = false;
  /** Tells whether only computers decide from this view on: a press then leads to the end of the game. */
  withoutPeople: (view: object) => boolean = () => false;
  /** Best voyage with these rules, for a captain who sails alone. */
  best: ToldVoyage | null | undefined;
  private readonly scene: GameScene;
  private readonly prompter: Prompter;
  private readonly game: StagedGame;
  private readonly preferences: Preferences;
  private now: News | null = null;
  /** Number of events of the story that are being told. */
  private untold = 0;
  private before: object | null = null;
  private readonly names: readonly string[];
  /** Something is being told; else the host is waited for. */
  private telling = false;
  /** Somebody wants to see the end: nothing that comes before it is told. */
  private toEnd = false;
  /** The sign that a press hurries; it stays where it is until something else comes to lie there. */
  private sign: { said: string; text: string; at: Point | null } | null = null;
  private readonly ends: readonly (() => void)[];
  /** Something of the past is told once more: any press but one ends it. */
  private past = false;
  /** Promise of the interruption; it resolves with true when the game goes on. */
  private interruption: Promise<boolean> | null = null;

  constructor(
    scene: GameScene,
    prompter: Prompter,
    preferences: Preferences,
    game: StagedGame,
    names: readonly string[],
  ) {
    this.scene = scene;
    this.prompter = prompter;
    this.preferences = preferences;
    this.game = game;
    this.names = names;
    this.controller = new SceneController(scene.cast, scene.reel, game.script, names);
    this.controller.speed = preferences.settings.speed;
    this.ends = [
      preferences.speeds.take((speed) => {
        this.controller.speed = speed;
      }),
      prompter.unasked.take((press) => this.press(press)),
    ];
    this.controller.onFailure = noteBeat;
    this.controller.onBeat = () => {
      if (this.telling && this.isCeremony) this.prompter.redraw();
    };
  }

  /** Gives the view that the table shows now. */
  get view(): object {
    return this.now?.view ?? {};
  }

  /** Gives the frame of screens over this table: the table's own, where people play it on every shape. */
  get frame(): Frame | undefined {
    return this.game.everyShape ? this.scene.cast.frame : undefined;
  }

  /** Finds the switch of what the game can work out for the room, where it has one. */
  get aid(): { x: number; y: number; on: boolean } | undefined {
    const at = this.game.aid?.at(this.frame);
    return at && { ...at, on: this.preferences.settings.aid };
  }

  switchAid(): void {
    const { settings } = this.preferences;
    this.preferences.change({ ...settings, aid: !settings.aid });
    this.prompter.redraw();
  }

  /**
   * Tells what has happened, or shows the table as it is when nothing has. It takes the events out of `told`: whoever
   * keeps that object has the view, and nothing that was to be shown only once.
   */
  async tell(told: News): Promise<void> {
    this.before = this.now?.view ?? null;
    this.now = told;
    this.untold = told.events.length;
    this.telling = true;
    if (this.sign?.at && hidesSome(this.sign.at, this.sign.text, this.onTable())) this.sign = null;
    // A pause that somebody wanted while the host was waited for is opened here.
    this.rest();
    const packs = told.events.flatMap((event) => this.game.needs[event.type] ?? []);
    await pictured(this.scene.art, packs);
    const goesOn = (await this.interruption) ?? true;
    const { kit } = this.scene.cast;
    because(kit, kit.whys === true, this.game, told.why, (seat) => this.controller.lasts(told, seat));
    // The events are kept in no variable here: this call lasts as long as the story, and each is let go of as it is told.
    const played = this.controller.play({ events: goesOn ? told.events.splice(0) : [], view: told.view });
    if (this.toEnd && told.waiting.length > 0) this.skip();
    await played;
    this.untold = 0;
    await this.interruption;
    this.telling = false;
  }

  /** Shows the table as it is now, when nothing has happened that there are words for. */
  keep(told: News): void {
    this.now = told;
    this.controller.keep(told.view);
  }

  /**
   * Tells some of the past once more, on the table as it was then; afterwards the table is as it is now. Any press ends
   * it.
   */
  async again(story: Story, { from, to, moments }: Part): Promise<void> {
    const { events } = story;
    const after = (count: number) => toldAfter(this.game.script, story, count);
    const { known } = this.controller;
    this.scene.cast.kit.because = undefined;
    this.past = true;
    this.rest();
    let ended = false;
    const unheard = this.prompter.unasked.take((press) => {
      // Nothing but the question mark can be chosen.
      if ('pick' in press) this.interruption ??= this.interrupt(true);
      else {
        ended = true;
        this.skip();
      }
    });
    try {
      if (moments) {
        // One after the other, each on the table as it was just then.
        for (const at of moments) {
          if (ended) break;
          this.controller.show(after(at));
          await this.controller.play({ events: [events[at]], view: after(at + 1), again: true });
        }
      } else {
        this.controller.show(after(from));
        await this.controller.play({ events: events.slice(from, to), view: after(to), again: true });
      }
      await this.interruption;
    } finally {
      this.past = false;
      unheard();
    }
    if (known) this.controller.show(known);
  }

  /** Shows the table as it was told last, after something else was shown on it. */
  showAgain(): void {
    const { known } = this.controller;
    if (known) this.controller.show(known);
  }

  /** Ends the telling: nothing more is told. */
  end(): void {
    for (const end of this.ends) end();
    this.prompter.clear();
  }

  /** Tells it from what was told: that somebody will lose the last ship is no reason yet. */
  private get onlyComputers(): boolean {
    return this.withoutPeople(this.before ?? this.view);
  }

  /** Tells whether the ceremony is told: who has won stands where the controls lie in a game, or will stand there. */
  private get isCeremony(): boolean {
    return this.controller.table.has('wordmark');
  }

  private get pausePlace(): ReturnType<Narrator['pauseAt']> {
    const after = this.now?.view ?? {};
    return this.pauseAt([this.before ?? after, after], this.frame);
  }

  private rest(): void {
    this.prompter.rest(
      () => this.signed(this.resting()),
      () => this.moveSign(),
    );
  }

  private resting(): Screen {
    const after = this.now?.view ?? {};
    const before = this.before ?? after;
    // No button lies over the ceremony while it is told. Keys, pads and the gesture back still open the pause, and a touch hurries.
    if (!this.past && this.isCeremony) return { placements: [], targets: [], frame: this.frame };
    const bare = this.past ? watchScreen(this.frame) : restScreen(this.frame, this.pausePlace, this.aid);
    const screen = this.explaining?.over(bare, null, 'open', true) ?? bare;
    if (this.past) return screen;
    const { names, shared: curtain, frame, best } = this;
    const lying = this.game.human.rest?.({ before, after, names, curtain, frame, best }) ?? [];
    return { ...screen, placements: [...lying, ...screen.placements] };
  }

  /** Puts the sign on a screen that says that a press hurries what is told. */
  private signed(screen: Screen): Screen {
    if (this.toEnd || this.past || this.isCeremony) return screen;
    const { faster, toEnd } = shellWords().hurry;
    const { device } = this.prompter.picker;
    const text = (this.onlyComputers ? toEnd : faster)[device === 'keys' || device === 'pad' ? 'press' : 'touch'];
    const said = `${screen.frame?.shape} ${text}`;
    if (this.sign?.said !== said) this.sign = { said, text, at: fasterPlace(screen, text, this.onTable()) };
    return this.sign.at ? withFaster(screen, text, this.sign.at) : screen;
  }

  /** Moves the sign away from what has come to lie there while it is told, where there is a place that is free. */
  private moveSign(): void {
    const { sign } = this;
    const hides = (at: Point) => hidesSome(at, sign?.text ?? '', this.onTable());
    if (!sign?.at || !hides(sign.at)) return;
    const at = fasterPlace(this.resting(), sign.text, this.onTable());
    if (!at || hides(at)) return;
    sign.at = at;
    this.prompter.redraw();
  }

  private onTable(): Underneath[] {
    return underneath(this.scene.cast.boxes(), () => true);
  }

  private press(press: Press): void {
    if ('pick' in press && press.pick === 'aid') this.switchAid();
    else if (!this.telling) {
      // Nothing can be skipped now; the pause opens with what comes next, and so does what is explained.
      if (!('any' in press)) this.prompter.keep('pick' in press ? press.pick : 'pause');
    } else if ('any' in press) {
      this.toEnd ||= this.onlyComputers;
      this.skip();
      if (this.toEnd) this.prompter.redraw();
    } else this.interruption ??= this.interrupt('pick' in press && press.pick === 'explain');
  }

  /** Skips a beat; it falls silent at once. */
  private skip(): void {
    this.prompter.sound.stopCues();
    this.controller.skip();
  }

  /** Stops what is told for the pause, or while the table is explained as far as it was told. */
  private async interrupt(explains: boolean): Promise<boolean> {
    this.controller.pause(true);
    this.prompter.sound.pause();
    if (explains) await this.explaining?.run(() => this.resting(), this.controller.known ?? this.view, {});
    // A host that is lost meanwhile is missed at the next action.
    const goesOn = explains || (await this.onPause(this.untold).catch(orLost(true)));
    this.prompter.sound.resume();
    this.controller.pause(false);
    if (!goesOn) this.controller.skip();
    this.interruption = null;
    this.rest();
    return goesOn;
  }
}
