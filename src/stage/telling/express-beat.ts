/**
 * A beat as Express tells it: no anticipation, no camera, no particles. What happened, where and in which order is the
 * same, and so is the end of every movement.
 */
import type { Beat, Cue } from '../../controller/beat.ts';
import type { TraitsByName } from '../effects/effect.ts';

export function expressBeat(beat: Beat, traits: TraitsByName): Beat {
  return { ...beat, cues: beat.cues.flatMap((cue) => sparely(cue, traits)) };
}

function sparely(cue: Cue, traits: TraitsByName): Cue[] {
  if (cue.camera || cue.glide || cue.near || cue.stand) return [];
  return cue.effect && traits[cue.effect.name]?.decoration ? [] : [cue];
}
