/**
 * The log of a game between computers as the room lives through it: beats, captions that are held to be read, and pauses in
 * which a computer has not decided yet. Nothing is drawn.
 */
import type { Beat } from '../../controller/beat.ts';
import { CountingReel } from '../../controller/dry-run.ts';
import type { TablePicture } from '../../controller/room.ts';
import { SceneController } from '../../controller/scene-controller.ts';
import { toldAtEnds } from '../../controller/told.ts';
import { usualAhead } from '../../host/page-host.ts';
import { clipOf } from '../../match/clip.ts';
import type { Seat } from '../../rules/game.ts';
import type { PlayedGame } from '../reel/played.ts';
import type { ReelTelling } from '../reel/telling.ts';

export interface RhythmEntry {
  kind: 'beat' | 'reading' | 'pause';
  at: number;
  ms: number;
  /** Type of the event that a beat tells; empty for the rest. */
  type: string;
  /** Kinds of the peaks among its events. */
  peaks: readonly string[];
  /** Weight of its events: how much the game turned on them. */
  weight: number;
  /** Number of the action that it tells. */
  step: number;
}

export interface Log {
  entries: readonly RhythmEntry[];
  /** Stretches of time in which a cue moves or changes something, from and to. */
  lively: readonly (readonly [from: number, to: number])[];
  /** Every action: who chose it, when its telling began, and when it was told. */
  steps: readonly { seat: Seat; from: number; to: number }[];
  length: number;
}

/** Milliseconds for which an effect is seen, at least. */
const effectSeen = 300;

/** Lists when something moves in a beat that begins at a time, its tails included. */
function livelyOf({ cues, caption }: Beat, begin: number): [number, number][] {
  const moved = cues.flatMap(
    ({ at, tween, camera, glide, near, effect, set, say, enter, leave, stand, hold }): [number, number][] => {
      const ms = tween?.ms ?? camera?.ms ?? glide?.ms ?? near?.ms ?? stand ?? (effect ? effectSeen : 0);
      return ms > 0 || set || say || enter || leave || hold ? [[begin + at, begin + at + ms]] : [];
    },
  );
  return caption ? [[begin, begin], ...moved] : moved;
}

/** A stopwatch that writes down what it times. */
class Recorder extends CountingReel {
  readonly entries: RhythmEntry[] = [];
  readonly lively: (readonly [number, number])[] = [];
  /** Number of the event whose beat comes next, if one does, and of the action that it belongs to. */
  event: number | null = null;
  step = 0;
  private readonly game: PlayedGame;

  constructor(game: PlayedGame) {
    super();
    this.game = game;
  }

  override async play(beat: Beat, after: unknown, pace: { factor: number }): Promise<void> {
    const at = this.now;
    await super.play(beat, after, pace);
    this.lively.push(...livelyOf(beat, at));
    // After the beat of the last event the table comes to rest, which is told with it.
    if (this.event === null) {
      const last = this.entries.at(-1);
      if (last) last.ms = this.now - last.at;
      return;
    }
    const { type } = this.game.story.events[this.event];
    this.entries.push({ kind: 'beat', at, ms: this.now - at, type, peaks: [], weight: 0, step: this.step });
    this.event = null;
  }

  override async wait(ms: number): Promise<void> {
    this.note('reading', ms);
    await super.wait(ms);
  }

  /** Lets time pass until a computer has decided. */
  async until(decided: number): Promise<void> {
    if (decided <= this.now) return;
    this.note('pause', decided - this.now);
    this.now = decided;
  }

  private note(kind: RhythmEntry['kind'], ms: number): void {
    this.entries.push({ kind, at: this.now, ms, type: '', peaks: [], weight: 0, step: this.step });
  }
}

/**
 * Tells a played game from its opening on. A computer needs `pause` milliseconds for a decision, and decides while the room
 * is told what came before, as far ahead as the host lets it. It is told as to a person in the seat `own`, if there is one.
 */
export async function logOf(
  game: PlayedGame,
  telling: ReelTelling,
  { pause, own }: { pause: number; own?: Seat },
): Promise<Log> {
  const { story, record } = game;
  const { actions } = clipOf(record);
  const { script, names, speed, frame, pivot } = telling;
  const recorder = new Recorder(game);
  const room: TablePicture = { frame, onReshape: () => {}, show: () => {}, caption: () => {} };
  const controller = new SceneController(room, recorder, script, names);
  controller.speed = speed;
  controller.onFailure = (event, error) => {
    throw new Error(`The beat of ${event} failed: ${error}`);
  };
  const numbers = new Map(story.events.map((event, i) => [event, i]));
  const begun: number[] = [];
  controller.onBeat = (event) => {
    const number = numbers.get(event) ?? 0;
    recorder.event = number;
    begun.push(number);
  };
  const views = toldAtEnds(script, story);
  controller.open(story.start);
  const steps: Log['steps'][number][] = [];
  const tellTo = async (step: number) => {
    recorder.step = step;
    const events = story.events.slice(story.ends[step - 1] ?? 0, story.ends[step]);
    await controller.play({ events, view: views[step] });
  };
  await tellTo(0);
  const decided = [0];
  const told = [recorder.now];
  for (let step = 1; step < story.ends.length; step++) {
    // The host decides on as soon as the room has come so near.
    decided.push(Math.max(decided[step - 1], told[step - 1 - usualAhead] ?? 0) + pause);
    await recorder.until(decided[step]);
    const from = recorder.now;
    if (own !== undefined && actions[step - 1][0] === own) controller.decided([own]);
    await tellTo(step);
    told.push(recorder.now);
    steps.push({ seat: actions[step - 1][0], from, to: recorder.now });
  }
  // Events that overlap are told by the beat of the first of them.
  const beats = recorder.entries.filter(({ kind }) => kind === 'beat');
  for (const [i, entry] of beats.entries()) {
    const [first, next] = [begun[i], begun[i + 1] ?? story.events.length];
    entry.peaks = game.peaks.filter(({ event }) => event >= first && event < next).map(({ kind }) => kind);
    entry.weight = Math.max(...story.events.slice(first, next).map(pivot));
  }
  return { entries: recorder.entries, lively: recorder.lively, steps, length: recorder.now };
}
