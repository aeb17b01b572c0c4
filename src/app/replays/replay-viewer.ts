/**
 * A game that is over, told once more on the table as the room saw it: plays by itself, pauses, steps to and fro. Going
 * forward tells the events; going back shows the table as it was.
 */

import { type Speed, speeds } from '../../controller/speed.ts';
import type { MatchFacts, Retold } from '../../host/port.ts';
import { lookId } from '../../presentation/captains.ts';
import type { StagedGame } from '../../presentation/index.ts';
import { replayScreen } from '../../presentation/screens/replay.ts';
import { largeReplay, restingReplay } from '../../presentation/screens/replay-large.ts';
import type { ReplayState } from '../../presentation/screens/replay-parts.ts';
import { atTheEnd, lentTo, type ReplayPlace } from '../../presentation/screens/replay-place.ts';
import type { Values } from '../../presentation/screens/setup-form.ts';
import type { Screen } from '../../presentation/screens/sketch.ts';
import type { Side } from '../../presentation/staging.ts';
import type { Viewer } from '../../rules/game.ts';
import type { Pull } from '../../stage/hands/pad-reader.ts';
import { shellWords } from '../../words/house/house.ts';
import { whyNot } from '../page/why-not.ts';
import type { Answer, Prompter } from '../prompts/prompter.ts';
import type { GameScene } from '../prompts/surroundings.ts';
import type { Explaining, Explains } from '../telling/explaining.ts';
import { Retelling, type SeenStory } from '../telling/retelling.ts';
import { withoutCeremony } from './deciding-moments.ts';
import { type ReplayMarks, replayMarks } from './replay-marks.ts';

/** The host's story of this game as somebody saw it. */
export type Retell = (viewer: Viewer) => Promise<Retold>;

/** Milliseconds without a touch after which the bar fades while the replay plays (screens-b, 6), and a large one rests. */
const fadesAfter = 3000;

/** A trigger goes through the whole of a game in so many pulls. */
const pullsThrough = 24;

export class ReplayViewer {
  readonly controller: Retelling['controller'];
  private readonly retelling: Retelling;
  private readonly scene: GameScene;
  private readonly prompter: Prompter;
  private readonly game: StagedGame;
  private readonly names: readonly string[];
  private readonly retell: Retell;
  /** Stories of the viewers, as far as somebody has asked for them. */
  private readonly seen = new Map<Viewer, SeenStory>();
  private readonly sides: readonly Side[];
  private side = 0;
  private readonly marks: ReplayMarks;
  private readonly explaining: Explaining;
  private playing = true;
  /** Plays the next step only. */
  private once = false;
  private left = false;
  private readonly facts: MatchFacts;
  /** Step with which it begins, and stops when that is told; null for the whole game. */
  private readonly moment: number | null;
  /** That moment is told or lies there, and nothing that follows it. */
  private brief = false;
  /** Answers whether every bar of this game has room for fingers, by the shape of the window and what a finger wants. */
  private readonly roomy = new Map<string, boolean>();
  /** Ends the change of captions on the table. */
  private takeBack: () => void = () => {};

  constructor(
    scene: GameScene,
    prompter: Prompter,
    { facts, story }: Extract<Retold, { ok: true }>,
    speed: Speed,
    { retell, explains }: { retell: Retell; explains: Explains },
    moment: number | null = null,
  ) {
    this.moment = moment;
    this.scene = scene;
    this.prompter = prompter;
    this.facts = facts;
    this.retell = retell;
    this.retelling = new Retelling(scene, prompter.sound, facts, speed);
    const { controller, game, names } = this.retelling;
    this.controller = controller;
    this.game = game;
    this.names = names;
    this.marks = replayMarks(game, story, names);
    this.explaining = explains(game, {
      table: scene.cast,
      overlay: scene.overlay,
      pieces: () => controller.table,
    });
    this.seen.set('table', this.retelling.seenIn(story));
    this.sides = this.game.sides ?? [
      { title: shellWords().sideTable, viewer: () => 'table' },
      ...names.map((title, seat) => ({ title, look: lookId(seat), viewer: () => seat })),
    ];
  }

  /** Gives the step that lies on the table. */
  private get at(): number {
    return this.retelling.at;
  }

  private get room(): SeenStory {
    return this.seen.get('table')!;
  }

  /** Gives what the chosen side saw at this step, or what the room saw where that side's story is not known. */
  private seenAt(step: number): SeenStory {
    const viewer = this.sides[this.side].viewer(this.room.views[step]);
    return this.seen.get(viewer) ?? this.room;
  }

  private viewAt(step: number): object {
    return this.seenAt(step).views[step];
  }

  async run(): Promise<void> {
    try {
      await this.watch();
    } finally {
      this.takeBack();
      this.prompter.clear();
    }
  }

  private async watch(): Promise<void> {
    if (this.moment === null) this.show(0);
    else this.turnAt(this.moment);
    this.brief = this.moment !== null;
    let asked = this.ask();
    while (!this.left) {
      const telling = this.playing ? this.tell() : null;
      let answer = await Promise.race(telling ? [asked, telling] : [asked]);
      while (answer && asksWhat(answer)) {
        await this.explain(answer, telling !== null);
        asked = this.ask();
        answer = await Promise.race(telling ? [asked, telling] : [asked]);
      }
      if (answer) {
        // A press in the middle of a step shows where it leads, then does what it means.
        this.controller.skip();
        if (telling) this.prompter.sound.stopCues();
        await telling;
        await this.press(answer);
        asked = this.ask();
      } else this.prompter.redraw();
    }
  }

  private ask(): Promise<Answer> {
    return this.prompter.ask((focus) => this.screen(focus), {
      kind: 'replay',
      fades: fadesAfter,
      pulls: true,
      north: 'speed',
      place: this,
      busy: () => this.playing,
      sleeps: () => this.isLarge,
    });
  }

  private screen(focus: string | null): Screen {
    const { prompter } = this;
    const state = this.state(focus, this.place().bar);
    if (!this.isLarge) return this.withKnown(replayScreen(state));
    return this.withKnown(
      prompter.asleep ? restingReplay(state) : largeReplay(state, prompter.fingers(this.scene.cast.frame)),
    );
  }

  private state(focus: string | null, bar: ReplayPlace['bar']): ReplayState {
    const { at, playing, marks, last: of } = this;
    const side = this.sides[this.side];
    const { speed } = this.controller;
    const { frame } = this.scene.cast;
    const faded = playing && this.prompter.untouched;
    return { at, of, playing, speed, side, marks, focus, frame, bar, faded };
  }

  private withKnown(screen: Screen): Screen {
    const { frame } = this.scene.cast;
    const known = this.game.known?.(this.viewAt(this.at), this.names, frame) ?? [];
    // Names of its own, so that nothing of the bar is replaced.
    const under = known.map((placement) => ({ ...placement, id: `known/${placement.id}` }));
    return { ...screen, placements: [...under, ...screen.placements] };
  }

  /** Gives the screen that is explained: a large sheet makes way for what lies below it. */
  private explained(): Screen {
    if (!this.isLarge) return this.screen(null);
    const resting = restingReplay(this.state(null, this.place().bar));
    return this.explaining.over(this.withKnown({ ...resting, targets: [] }), null, 'open');
  }

  /**
   * Tells whether some bar of this game has no room for fingers, so that the buttons lie on a sheet of their own, from the
   * first step to the last.
   */
  private get isLarge(): boolean {
    const { facts, prompter, roomy, room } = this;
    const { frame } = this.scene.cast;
    const fingers = prompter.fingers(frame);
    if (fingers === 0) return false;
    const key = `${frame.shape} ${fingers}`;
    let fits = roomy.get(key);
    if (fits === undefined) {
      const of = { seats: facts.players.length, values: facts.options as Values, frame };
      const places = [true, false].flatMap((table) =>
        room.views.map((view) => this.game.replayAt({ ...of, table, views: [view] })),
      );
      const bars = [...places, atTheEnd(frame, places[0])].map(({ bar }) => bar);
      const different = new Map(bars.map((bar) => [JSON.stringify(bar), bar]));
      fits = [...different.values()].every((bar) => prompter.suits(replayScreen(this.state(null, bar))));
      roomy.set(key, fits);
    }
    return !fits;
  }

  /** Explains what lies there; what is told waits meanwhile. */
  private async explain(answer: Answer, telling: boolean): Promise<void> {
    const { controller, explaining } = this;
    const { sound } = this.prompter;
    const draw = () => this.explained();
    const view = controller.known ?? this.viewAt(this.at);
    if (telling) sound.pause();
    controller.pause(true);
    try {
      if ('what' in answer) await explaining.one(answer.what, draw, view, {});
      else await explaining.run(draw, view, {});
    } finally {
      controller.pause(false);
      if (telling) sound.resume();
    }
  }

  /**
   * Gives the place of the bar, and of the caption, which moves down at the end, when the ceremony has the table for
   * itself.
   */
  private place(): ReplayPlace {
    const { facts, at, side, playing } = this;
    const { frame } = this.scene.cast;
    const views = [this.viewAt(at), this.viewAt(Math.min(this.last, playing ? at + 1 : at))];
    const seats = facts.players.length;
    const table = this.sides[side].viewer(views[0]) === 'table';
    const usual = this.game.replayAt({ seats, values: facts.options as Values, frame, table, views });
    return this.ends ? atTheEnd(frame, usual) : usual;
  }

  /** Tells whether the last step is told now, or has been. */
  private get ends(): boolean {
    return !this.brief && (this.at === this.last || (this.playing && this.at + 1 === this.last));
  }

  /** Shows the table as it was at this step, with the caption where the bar leaves it room. */
  private show(at: number): void {
    this.retelling.at = at;
    this.lend();
    this.retelling.show(at, this.seenAt(at));
  }

  private lend(): void {
    this.takeBack();
    this.takeBack = this.scene.cast.lent.take((placement) => {
      const { caption } = this.place();
      return caption ? lentTo(caption)(placement) : placement;
    });
  }

  /** Tells one step forward. */
  private async tell(): Promise<null> {
    const next = this.at + 1;
    const seen = this.seenAt(next);
    await this.retelling.tellNext(this.brief ? this.retelling.seenIn(withoutCeremony(seen.story)) : seen, () => {
      if (next === this.last) this.show(this.at);
    });
    if (this.once || this.at === this.last) this.playing = false;
    this.once = false;
    return null;
  }

  private get last(): number {
    return this.room.views.length - 1;
  }

  private async press(answer: Answer): Promise<void> {
    if ('second' in answer) return this.turnSide();
    if ('turn' in answer) {
      this.scrub(this.at + answer.by);
      return;
    }
    if ('pull' in answer) return this.pull(answer.pull);
    if (!('pick' in answer) || answer.pick === 'leave') {
      this.left = true;
      return;
    }
    const { last } = this;
    const { pick } = answer;
    if (pick === 'side') await this.turnSide();
    else if (pick === 'speed') {
      const all = Object.keys(speeds) as Speed[];
      this.controller.speed = all[(all.indexOf(this.controller.speed) + 1) % all.length];
    } else if (pick === 'play') {
      // From the end it begins anew.
      if (!this.playing && this.at === last) this.jump(0);
      this.playing = !this.playing;
    } else if (pick === 'step') {
      // In the middle of a step this one has just come to its end; else the next one is told.
      this.once = !this.playing && this.at < last;
      this.playing = this.once;
    } else if (pick === 'turn') {
      // The step itself is told, from the table before it.
      const next = this.marks.turns.find((step) => step > this.at);
      if (next !== undefined) this.turnAt(next);
    } else if (pick.startsWith('turn:')) this.turnAt(Number(pick.slice(5)));
    else if (pick.startsWith('to:')) this.scrub(Number(pick.slice(3)));
    else this.scrub(pick === 'last' ? last : this.at - 1);
  }

  /** Tells the step on which the game turned, from the table before it. */
  private turnAt(step: number): void {
    this.jump(step - 1);
    this.once = true;
    this.playing = true;
  }

  /** Follows shoulders and triggers: shoulders go from one turning point to the next, triggers through time. */
  private pull({ by, far }: Pull): void {
    if (!far) {
      this.scrub(this.at + by * Math.max(1, Math.round(this.last / pullsThrough)));
      return;
    }
    const { turns } = this.marks;
    // What has just been told is where one stands.
    const next = by > 0 ? turns.find((step) => step > this.at) : turns.findLast((step) => step < this.at);
    if (next !== undefined) this.turnAt(next);
  }

  /** Turns to the next side, as soon as the host has told what it saw. */
  private async turnSide(): Promise<void> {
    const next = (this.side + 1) % this.sides.length;
    const viewers = new Set(this.room.views.map((view) => this.sides[next].viewer(view)));
    for (const viewer of viewers) {
      if (this.seen.has(viewer)) continue;
      const retold = await this.retell(viewer);
      if (!retold.ok) return this.prompter.refuse(whyNot(retold.refused));
      this.seen.set(viewer, this.retelling.seenIn(retold.story));
    }
    this.side = next;
    this.jump(this.at);
  }

  private scrub(to: number): void {
    this.playing = false;
    this.jump(Math.min(this.last, Math.max(0, to)));
  }

  private jump(to: number): void {
    this.brief = false;
    this.scene.cast.caption(null);
    this.show(to);
  }
}

/** Tells whether somebody wants to know what something is. */
const asksWhat = (answer: Answer): boolean => 'what' in answer || ('pick' in answer && answer.pick === 'explain');
