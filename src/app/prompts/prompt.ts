/** The questions that the front of the house can be asked, and its answers. */

import type { Intent } from '../../presentation/hands/picker.ts';
import type { Screen } from '../../presentation/screens/sketch.ts';
import type { Pull } from '../../stage/hands/pad-reader.ts';
import type { ScreenKind } from './idle-clock.ts';

export type Answer =
  | { pick: string }
  | { back: true }
  /** Something that cannot be chosen: what is it? Comes only where things are explained. */
  | { what: Spot }
  /** Left or right on a target that turns. */
  | { turn: string; by: -1 | 1 }
  /** Text from a keyboard, mostly one letter; null takes the last letter back. Comes only where `typing` was asked for. */
  | { typed: string | null }
  /** The second action, by this gamepad; null by a key. */
  | { second: number | null }
  /** The gamepad of whoever is asked is gone, or back. */
  | { pad: 'lost' | 'found' }
  /** A shoulder or a trigger of a gamepad; only where `pulls` was asked for. */
  | { pull: Pull }
  | { idle: true }
  | { gone: true };

/** A place in reference pixels of the screen over the table. */
export interface Spot {
  x: number;
  y: number;
}

/** A press while nothing is asked: a target was touched, `back` was pressed, or anything else; `at` where it has a place. */
export type Press = { pick: string; at?: Spot } | { back: true } | { any: true; at?: Spot };

/** A question of the host, as long as it stands. */
export interface OpenQuestion {
  readonly withdrawn: boolean;
}

/** Whoever chooses on a screen, as far as gamepads are concerned. */
export interface Owner {
  /** The pad of the seat that chooses, if it has one. */
  pad: number | null;
  /** Gives the words for a pad that may not choose here; null for one that may. */
  barred(pad: number): string | null;
  /** Gives the seat to a pad that wants to sit down here, and the words for it; null for any other. */
  seat(pad: number): string | null;
}

/** Gamepads with a focus each. */
export interface Rings {
  /** Hands the focus to whoever presses. True when the press meant nothing else than to sit down or to get up. */
  take(intent: Intent, pad: number | null): boolean;
}

export interface Prompt {
  draw: (focus: string | null) => Screen;
  /** Kind of screen; it decides after how long without any input the answer is `idle`. */
  kind: ScreenKind;
  /**
   * Number of lapses when the private part of this screen was sent for, see `Prompter.lapses`. After another lapse it
   * is not shown, and a lapse puts it away.
   */
  private?: number;
  /** The screen goes by the time: it is drawn anew every half second, see `secondsLeft` and `secondsStood`. */
  counts?: boolean;
  /**
   * Identity of the place that asks. A press that comes while an answer is worked on counts when the same place asks
   * again, see `KeptPress`.
   */
  place?: object;
  /** The question of the host that is answered with it: when that is withdrawn, the screen goes, see `Prompter.withdraw`. */
  standing?: OpenQuestion;
  /** Pause, taking back, the last round and the aid may lie on it: they count wherever they lie again. */
  controls?: boolean;
  /** Keys write. */
  typing?: boolean;
  /** Seat that chooses, as far as gamepads are concerned. */
  owner?: Owner;
  /** Every gamepad has a focus of its own. */
  rings?: Rings;
  /** Target that the menu button of a gamepad chooses, wherever the focus is. */
  menu?: () => string | undefined;
  /** Shoulders and triggers mean something. */
  pulls?: boolean;
  /** Target that the north button of a gamepad chooses, where no aid lies there. */
  north?: string;
  /** Milliseconds without a hand on anything after which it is drawn anew, see `untouched`. */
  fades?: number;
  /**
   * Tells whether it goes to sleep when nobody has touched it for that long, or when somebody touches beside its targets:
   * the next touch does nothing but wake it, see `Prompter.asleep`; keys and gamepads wake it and act.
   */
  sleeps?: () => boolean;
  /** True when any press chooses the first target. */
  anything?: boolean;
  /** True while things are explained: whatever lies there may be asked about. */
  explains?: boolean;
  /** Tells whether the screen plays something by itself now, so that nobody is expected to do anything. */
  busy?: () => boolean;
  answer: (answer: Answer) => void;
  /** Runs when nobody is there any more, and ends whatever the screen is part of. */
  leave?: () => void;
}

export type PromptOptions = Omit<Prompt, 'draw' | 'answer' | 'leave'>;
