/** A moment is a demo and a way to walk into it. */
export type Step =
  /** Until the next event of this type begins; `times` for a later one. */
  { until: string; times?: number } | { advance: number };

export interface Demo {
  game: string;
  seats: number;
  seed: string;
  /** Only what differs from the standard game. */
  options?: Record<string, boolean | number | string>;
  /** The level of all captains, where it is not the usual one. */
  bots?: string;
}

export interface Moment {
  /** The name of its file. */
  name: string;
  demo: Demo;
  walk: Step[];
  /** Instead of one picture: one at each of these times (ms after the walk), side by side. */
  strip?: number[];
}
