/** No two shots are alike: what a cue sounds like the n-th time, so that it is never the same bits twice running. */
import { type CueName, cues, variety } from './cues.ts';

export interface Variety {
  rate: number;
  /** Change of level, in decibels. */
  level: number;
}

/** Gives pitch and level of a cue that has sounded `times` times before. */
export function varietyOf(cue: CueName, times: number): Variety {
  if (cues[cue].tuned) return { rate: 1, level: 0 };
  const { pitches, levels } = variety;
  return { rate: pitches[times % pitches.length], level: levels[times % levels.length] };
}
