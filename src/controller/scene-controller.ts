/**
 * The scene controller: takes the events of one action, tells them one after the other, and leaves the table exactly as
 * `show(view)` draws it. It knows no game and no Phaser. A beat that fails is reported and skipped: the table is shown
 * as it should be and the story goes on.
 */
import type { Seat } from '../rules/game.ts';
import { type Beat, type Caption, lastWords } from './beat.ts';
import { Composing } from './composing.ts';
import { deedsAfter } from './deeds.ts';
import { actorOf } from './names-worn.ts';
import { type Factors, PaceAllowance, type Rank } from './pacing.ts';
import type { Placements, Reel, Script, TablePicture } from './room.ts';
import { type Speed, speeds } from './speed.ts';
import { speakingAt, WordsOnShow } from './standing.ts';
import { type Actions, settled, type Told, toldAfter } from './told.ts';

export interface WatchedStory<View, Event> {
  events: readonly Event[];
  /** View of the table when all the events have happened. The script's aside is carried on beside it. */
  view: Told<View>;
  /** True for what has been told before: nobody waits for it to decide, so it takes its whole time. */
  again?: boolean;
}

export interface TellingMoment {
  event: string | null;
  /** Number of beats that began before this one. */
  count: number;
}

export class SceneController<View extends object, Event extends { type: string }> {
  speed: Speed = 'normal';
  /** Runs once for each beat that fails; the story goes on. */
  onFailure: (event: string, error: unknown) => void = () => {};
  onBeat: (event: Event, beat: Beat) => void = () => {};
  /** Runs whenever the room learns something, with the beat that shows it, if one does. */
  onTold: (told: Told<View>, beat?: Beat) => void = () => {};

  private readonly room: TablePicture;
  private readonly reel: Reel;
  private readonly script: Script<View, Event>;
  private readonly names: readonly string[];
  private told: Told<View> | null = null;
  private skipping = false;
  private moment: TellingMoment = { event: null, count: 0 };
  private readonly allowance = new PaceAllowance();
  private readonly composing: Composing<View, Event>;
  private readonly standing = new WordsOnShow();

  constructor(room: TablePicture, reel: Reel, script: Script<View, Event>, names: readonly string[]) {
    this.room = room;
    this.reel = reel;
    this.script = script;
    this.composing = new Composing(room, script, names, this.allowance);
    this.names = names;
    room.onReshape = this.reshape;
  }

  private tableOf(told: Told<View>): Placements {
    return this.script.layout(told, this.names, this.room.frame);
  }

  /** Shows the table in the window's new shape at once; the story goes on from there. */
  private readonly reshape = (): void => {
    this.reel.cut();
    if (this.told) this.room.show(this.tableOf(this.told));
  };

  now(): TellingMoment {
    return this.moment;
  }

  /** Gives what the room knows, for showing it again after something else. */
  get known(): Told<View> | null {
    return this.told;
  }

  /** Gives the pieces on the table; none before there is one. */
  get table(): Placements {
    return this.told ? this.tableOf(this.told) : new Map();
  }

  /** Draws a view without a story, for opening, seeking and restoring. A view from the host has nothing beside it. */
  show(told: Told<View>): void {
    this.reel.skip();
    this.learn(told);
  }

  /**
   * Draws the table as it is when nothing happened that there are words for, and keeps what the script carries beside
   * the view.
   */
  keep(view: Told<View>): void {
    this.reel.skip();
    this.learn(this.after(view));
  }

  /** Draws a match that is taken up again; its story gives what the script carries beside the view. */
  resume(view: View, story: Actions<View, Event> | null): void {
    const { script } = this;
    // The caption belongs to another match, or to an action that was taken back.
    this.room.caption(null);
    const { events } = story ?? { events: [] };
    const { aside } = story && script.carry ? toldAfter(script, story, events.length) : {};
    this.show(settled(script, { ...view, aside, deeds: deedsAfter(script.deedOf, events) }));
  }

  private learn(told: Told<View>): void {
    this.told = told;
    // Another table may have lain there meanwhile.
    this.room.onReshape = this.reshape;
    this.room.show(this.tableOf(told));
    this.onTold(told);
  }

  /** Gives what is known when an action has led to this view. A view that was told once keeps what it had beside it. */
  private after(view: Told<View>): Told<View> {
    if (view.aside !== undefined) return view;
    return settled(this.script, { ...view, aside: this.told?.aside, deeds: view.deeds ?? this.told?.deeds });
  }

  /** Draws the table before a match's first event; `play` of the opening follows. */
  open(view: View): void {
    this.room.caption(null);
    this.show(this.script.blank(view));
  }

  /**
   * Tells what happened. Resolves when the last beat is over and the table shows `view`. The events are let go of as
   * soon as they are told: some of them may be shown only once.
   */
  play({ events, view, again = false }: WatchedStory<View, Event>): Promise<void> {
    this.composing.retelling = again;
    return this.tellAll(this.composing.runs(events, this.told), view);
  }

  /** Notes that these people have sat down: little is told before the first of them decides. */
  begun(people: readonly Seat[]): void {
    this.allowance.begun(people);
  }

  /** Notes that one of these people has decided: no more is told than may be until the next of them does. */
  decided(people: readonly Seat[]): void {
    this.allowance.decided(people);
  }

  private async tellAll(untold: Event[][], view: Told<View>): Promise<void> {
    this.skipping = false;
    const factors = this.composing.factorsFor(untold, this.told, view);
    for (let run = untold.shift(); run; run = untold.shift()) await this.perform(run, factors);
    await this.comeToRest();
    this.learn(this.after(view));
    this.moment = { ...this.moment, event: null };
  }

  /** Lets the table come to rest before somebody is asked. Where nothing comes nearer, it never left its rest. */
  private async comeToRest(): Promise<void> {
    const { told } = this;
    const pace = speeds[this.speed];
    if (!told || this.skipping || pace.spare) return;
    try {
      const rest = this.composing.restAfter(told);
      if (!rest) return;
      await this.reel.play(rest, this.tableOf(told), pace);
      if (!this.composing.retelling) this.allowance.spend('fixed', rest.length);
    } catch (error) {
      this.onFailure(this.moment.event ?? '', error);
    }
  }

  /** Brings the whole action to its end at once, after any press. */
  skip(): void {
    this.skipping = true;
    this.reel.skip();
  }

  pause(on: boolean): void {
    this.reel.pause(on);
  }

  /**
   * Gives the milliseconds for which words about this captain stand when these events are told next, until others come; 0
   * where some of it cannot be told.
   */
  lasts({ events, view }: WatchedStory<View, Event>, seat: Seat): number {
    const runs = this.composing.runs(events, this.told);
    const factors = this.composing.factorsFor(runs, this.told, view);
    let [now, from]: [number, number | null] = [0, null];
    try {
      for (const { beat, rank, part } of this.composing.composed(runs, this.told as Told<View>)) {
        const factor = speeds[this.speed].factor * factors[rank] * part;
        const words = [{ at: 0, say: beat.caption }, ...beat.cues].filter(({ say }) => say).sort((a, b) => a.at - b.at);
        for (const { at, say } of words) {
          if (actorOf(say) === seat) from ??= now + at * factor;
          else if (from !== null) return now + at * factor - from;
        }
        now += beat.length * factor;
      }
      return from === null ? 0 : now - from;
    } catch {
      return 0;
    }
  }

  private async perform(run: Event[], factors: Factors): Promise<void> {
    let beat: Beat | null = null;
    let rank: Rank = 'plain';
    try {
      const composed = this.composing.compose(run, this.told as Told<View>, this.onFailure);
      this.told = composed.after;
      ({ beat, rank } = composed);
      if (!this.skipping) {
        const { factor, waits } = speeds[this.speed];
        const all = factor * factors[rank] * composed.part;
        // Whoever has just sat down waits for what came before their turn, and not for its words.
        const hurried = this.allowance.isFirst && factors[rank] < 1;
        // Nobody waits for words about what others do among themselves.
        const words = composed.part < 1 ? 'books' : rank;
        const { hold, after } = this.standing.turnOf(beat, words, beat.length * all, hurried ? 0 : waits);
        if (hold > 0) await this.reel.wait(hold);
        if (!this.skipping) {
          // A fight of others is told as at Express: all its fire within a second and a half would be too many lights.
          const spare = composed.part < 1 && rank === 'fight';
          const told = { rank, words, spare, factor: factors[rank] * composed.part };
          await this.stage(run[0], speakingAt(beat, after && after / all), told);
        }
      }
    } catch (error) {
      this.onFailure(run[0].type, error);
    }
    if (this.told && !this.skipping) this.room.show(this.tableOf(this.told));
    else if (beat) this.say(lastWords(beat).caption, rank);
  }

  private async stage(
    event: Event,
    beat: Beat,
    { rank, words, spare, factor }: { rank: Rank; words: Rank; spare: boolean; factor: number },
  ): Promise<void> {
    this.moment = { event: event.type, count: this.moment.count + 1 };
    if (beat.caption) this.say(beat.caption, words);
    this.onBeat(event, beat);
    if (this.told) this.onTold(this.told, beat);
    const speed = speeds[this.speed];
    const pace = { ...speed, factor: speed.factor * factor, spare: speed.spare || spare };
    const table = this.tableOf(this.told as Told<View>);
    await this.reel.play(beat, table, pace);
    if (!this.composing.retelling) this.allowance.spend(rank, beat.length * factor);
    // A caption that comes during the beat is shown even when the beat was cut short.
    const { at, caption } = lastWords(beat);
    if (at > 0) this.say(caption, words);
    this.standing.stand((beat.length - at) * pace.factor);
  }

  private say(caption: Caption | undefined, rank: Rank): void {
    if (!caption) return;
    this.room.caption(caption);
    this.standing.say(caption, rank);
  }
}
