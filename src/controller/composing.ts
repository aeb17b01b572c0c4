/** Makes beats of events: which are told as one, what each weighs, and how much of its length it takes. */
import type { Beat } from './beat.ts';
import { namesWorn } from './names-worn.ts';
import { type Factors, type PaceAllowance, plus, type Rank, ranks, type Times, unhurried, wordless } from './pacing.ts';
import type { Script, TablePicture } from './room.ts';
import { type Told, toldNext } from './told.ts';

/** A run of events as one beat, and what the room knows after it. */
export interface Composed<View> {
  beat: Beat;
  /** Weight of the weightiest event. */
  rank: Rank;
  after: Told<View>;
  /** Part of its length that the beat takes: less than 1 for what others do among themselves. */
  part: number;
}

export class Composing<View extends object, Event extends { type: string }> {
  /** True for what has been told before: nobody waits for it to decide, so it takes its whole time. */
  retelling = false;
  private readonly room: Pick<TablePicture, 'frame'>;
  private readonly script: Script<View, Event>;
  private readonly names: readonly string[];
  private readonly allowance: PaceAllowance;

  constructor(
    room: Pick<TablePicture, 'frame'>,
    script: Script<View, Event>,
    names: readonly string[],
    allowance: PaceAllowance,
  ) {
    this.room = room;
    this.script = script;
    this.names = names;
    this.allowance = allowance;
  }

  /** Groups events whose beats overlap or are joined, so that they are told as one; `told` is known before them. */
  runs(events: readonly Event[], told: Told<View> | null): Event[][] {
    const runs: Event[][] = [];
    for (const event of events) {
      const run = runs.at(-1);
      const last = run?.at(-1);
      const isOne = last && (this.script.overlap(last, event) !== null || (told && this.joins(last, event, told)));
      if (run && isOne) run.push(event);
      else runs.push([event]);
    }
    return runs;
  }

  /** Tells whether an event has no part for the people who decide at this table. */
  private isOthers(event: Event, before: Told<View>): boolean {
    const others = this.script.pacing?.others;
    if (!others || this.retelling || !this.allowance.counts) return false;
    return !others.captains(event, before).some((seat) => this.allowance.people.includes(seat));
  }

  /** Tells whether an event is told in one beat with the one before it, for it is no turn of people. */
  private joins(last: Event, event: Event, told: Told<View>): boolean {
    const joined = this.script.pacing?.others?.joined;
    const place = joined?.indexOf(event.type) ?? 0;
    return place > 0 && joined?.[place - 1] === last.type && this.isOthers(event, told);
  }

  /** Composes what is to be told, one run after the other; throws what cannot be told. */
  *composed(runs: readonly Event[][], told: Told<View>): Generator<Composed<View>> {
    let before = told;
    for (const run of runs) {
      const composed = this.compose(run, before, () => {});
      yield composed;
      before = composed.after;
    }
  }

  /** Works out how much the beats of an action that leads to this view have to be shortened, where people decide. */
  factorsFor(runs: readonly Event[][], told: Told<View> | null, view: Told<View>): Factors {
    const { pacing } = this.script;
    if (!told || !pacing || this.retelling || !this.allowance.counts) return unhurried;
    let times: Times = {};
    let last = told;
    try {
      for (const { beat, rank, part, after } of this.composed(runs, told)) {
        times = plus(times, { [rank]: beat.length * part });
        last = after;
      }
      times = plus(times, { fixed: this.restAfter(last)?.length ?? 0 });
      return this.allowance.factorsFor(times, pacing.told, pacing.ahead?.(view, this.allowance.people));
    } catch {
      // Whatever cannot be told is reported when its turn comes.
      return unhurried;
    }
  }

  /** Makes what brings the table to rest after the last event; null where it rests already. */
  restAfter(last: Told<View>): Beat | null {
    return this.script.rest?.(last, this.room.frame) ?? null;
  }

  /**
   * Makes one beat of a whole run, and the view after it. An event whose beat cannot be made is left out, and the rest
   * is told.
   */
  compose(run: readonly Event[], known: Told<View>, failed: (event: string, error: unknown) => void): Composed<View> {
    const { pacing } = this.script;
    const whole: Beat = { length: 0, cues: [] };
    const most = this.isOthers(run[0], known) ? pacing?.others?.most[run[0].type] : undefined;
    let [start, rank, before] = [0, 0, known];
    for (const [index, event] of run.entries()) {
      const after = toldNext(this.script, before, event);
      rank = Math.max(rank, ranks.indexOf(pacing?.rank(event, before) ?? 'plain'));
      const overlap = index > 0 ? this.script.overlap(run[index - 1], event) : 0;
      start = overlap === null ? whole.length : start + overlap;
      try {
        const beat = this.script.beat(event, before, after, this.names, this.room.frame);
        if (!whole.caption || event.type === pacing?.others?.says)
          whole.caption = beat.caption && namesWorn(beat.caption, this.names);
        whole.length = Math.max(whole.length, start + beat.length);
        for (const cue of beat.cues) {
          const say = cue.say && namesWorn(cue.say, this.names);
          whole.cues.push({ ...cue, at: cue.at + start, ...(say ? { say } : {}) });
        }
      } catch (error) {
        failed(event.type, error);
      }
      before = after;
    }
    const part = most === undefined ? 1 : Math.min(1, most / whole.length);
    if (part * whole.length < wordless && part < 1) delete whole.caption;
    return { beat: whole, rank: ranks[rank], after: before, part };
  }
}
