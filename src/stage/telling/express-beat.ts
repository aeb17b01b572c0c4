/**
 * A beat as Express tells it: no anticipation, no camera, no particles. What happened, where and in which order is the
 * same, and so is the end of every movement.
 */
import type { Beat, Cue } from '../../controller/beat.ts';

/** Effects that are only decoration of what other cues tell. */
export const particles: ReadonlySet<string> = new Set([
  'coins',
  'confetti',
  'dust',
  'fog',
  'fuse',
  'glass',
  'puffs',
  'ring',
  'shake',
  'smoke',
  'splash',
  'splinters',
  'wreckage',
]);

export function expressBeat(beat: Beat): Beat {
  return { ...beat, cues: beat.cues.flatMap(sparely) };
}

function sparely(cue: Cue): Cue[] {
  if (cue.camera) return [];
  return cue.effect && particles.has(cue.effect.name) ? [] : [cue];
}
