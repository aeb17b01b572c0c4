/** No two shots are alike: what a cue sounds like the n-th time, so that it is never the same bits twice running. */

/** Pitches from time to time, -4 to +4 % (chapter 12), never two neighbours alike. */
const pitches = [1, 0.97, 1.03, 0.96, 1.01, 0.98, 1.04];
/** Levels in decibels beside the cue's own; as many as make each pitch meet every level. */
const levels = [0, -0.9, 0.6, -1.5, 1.2];

/** Cues that are in tune with themselves: a chest is counted in rising coins, and a bell calls with its own note. */
const tuned = /^coin|bell/;

export interface Variety {
  rate: number;
  /** Change of level, in decibels. */
  level: number;
}

/** Gives pitch and level of a cue that has sounded `times` times before. */
export function varietyOf(cue: string, times: number): Variety {
  if (tuned.test(cue)) return { rate: 1, level: 0 };
  return { rate: pitches[times % pitches.length], level: levels[times % levels.length] };
}
