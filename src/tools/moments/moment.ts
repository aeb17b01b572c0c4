import type { GameRecord } from '../../match/record.ts';
import type { Fault, OfficeWait } from '../faults.ts';

/** A moment is a demo and a way to walk into it. */
export type MomentStep =
  // Until the next event of this type begins; `times` for a later one.
  | { until: string; times?: number }
  | { advance: number }
  /** The same without drawing. */
  | { pass: number }
  /** Choice of the target with this name, or of the first whose name begins so. */
  | { choose: string }
  | { press: string }
  /** Button of the gamepad, by its number in the standard mapping. */
  | { pad: number }
  /** The gamepad is unplugged. */
  | { pull: true }
  /** A file of this name and text, dropped on the window. */
  | { drop: string; text: () => string }
  /** Wait until somebody is asked. */
  | { asked: true };

export interface DemoSetting {
  game: string;
  seats: number;
  seed: string;
  /** Options that differ from the standard game. */
  options?: Record<string, boolean | number | string>;
  /** The level of all captains, where it is not the usual one. */
  bots?: string;
}

export interface Moment {
  /** The name of its file. */
  name: string;
  /** A demo, or else the house itself with this address. */
  demo?: DemoSetting;
  query?: Record<string, string>;
  walk: MomentStep[];
  /** Id of the game that it is about, where no demo says it. */
  game?: string;
  /** A match that somebody has left; it is on the disk when the house opens. */
  saved?: () => GameRecord;
  /** Part that is missing on this machine. */
  fault?: Fault;
  /** Name of a gamepad that is plugged in. */
  pad?: string;
  /** True where another window of the same browser has the table. */
  elsewhere?: boolean;
  /** An operator's office: it opens to any number, or has heard wrong ones and waits before it hears another. */
  office?: OfficeWait;
  /** True when no table comes about and a sentence is all there is. */
  broken?: boolean;
  /** Instead of one picture: one at each of these times (ms after the walk), side by side. */
  strip?: number[];
}
