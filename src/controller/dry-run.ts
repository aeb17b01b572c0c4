/** Tells a story without a picture, to learn when every event of it is told. */
import { type Caption, lastWords } from './beat.ts';
import type { Reel, Script, TablePicture } from './room.ts';
import { SceneController } from './scene-controller.ts';
import type { Speed } from './speed.ts';
import { type Actions, toldAtEnds } from './told.ts';

type Event = { type: string };

export interface Timing {
  /** Milliseconds from the beginning to the beat of every event that was told, in their order. */
  at: readonly number[];
  /** Words that stand when the beat of every event is over, in their order; null where it says nothing. */
  said: readonly (Caption | null)[];
  /** Milliseconds until the last beat is over. */
  length: number;
}

/** A reel that only counts how long it would take. */
export class CountingReel implements Reel {
  now = 0;

  async play({ length }: { length: number }, _: unknown, { factor }: { factor: number }): Promise<void> {
    this.now += length * factor;
  }
  async wait(ms: number): Promise<void> {
    this.now += ms;
  }
  skip(): void {}
  cut(): void {}
  pause(): void {}
}

export interface ToldStretch {
  /** Step that lies on the table at the beginning, and the last one that is told. */
  from: number;
  to: number;
  speed: Speed;
  frame: TablePicture['frame'];
}

/** Tells the steps after `from` up to `to`. */
export async function dryRun(
  script: Script<object, Event>,
  story: Actions<object, Event>,
  names: readonly string[],
  { from, to, speed, frame }: ToldStretch,
): Promise<Timing> {
  const reel = new CountingReel();
  const room: TablePicture = { frame, onReshape: () => {}, show: () => {}, caption: () => {} };
  const controller = new SceneController(room, reel, script, names);
  controller.speed = speed;
  const faults: unknown[] = [];
  controller.onFailure = (_, error) => void faults.push(error);
  const begun = new Map<Event, number>();
  const words = new Map<Event, Caption | null>();
  controller.onBeat = (event, beat) => {
    begun.set(event, reel.now);
    words.set(event, lastWords(beat).caption ?? null);
  };
  const views = toldAtEnds(script, story);
  controller.show(views[from]);
  for (let step = from + 1; step <= to; step++) {
    const events = story.events.slice(story.ends[step - 1], story.ends[step]);
    await controller.play({ events, view: views[step] });
  }
  if (faults.length > 0) throw faults[0];
  const told = story.events.slice(story.ends[from], story.ends[to]);
  let at = 0;
  const times = told.map((event, i) => {
    // An event that overlaps the one before is told within the same beat.
    at = begun.get(event) ?? at + ((i > 0 && script.overlap(told[i - 1], event)) || 0);
    return at;
  });
  return { at: times, said: told.map((event) => words.get(event) ?? null), length: reel.now };
}
