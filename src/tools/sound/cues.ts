/** Every cue: its name, length and level, and the recipe that paints it. */
import { bandAndCrew } from './band-and-crew.ts';
import { chance } from './chance.ts';
import { common } from './common.ts';
import type { CueRecipe } from './cue.ts';
import { finished } from './finish.ts';
import { withRoom } from './room.ts';
import { type Stereo, stereo } from './signal.ts';
import { games, leisurely, soundOf } from './strips.ts';

export interface ListedCue extends CueRecipe {
  strip: string;
}

const listed = (strip: string, list: readonly CueRecipe[]): ListedCue[] => list.map((cue) => ({ ...cue, strip }));

export const cues: readonly ListedCue[] = [
  ...listed('common', common),
  ...listed(leisurely, bandAndCrew),
  ...games.flatMap((game) => listed(game, soundOf[game].cues)),
];

/** Level from which sea and music step back by 6 dB. */
const duckFrom = -8;
export const ducking = (cue: CueRecipe): boolean => cue.ducks ?? cue.db >= duckFrom;

/** Paints a take; its dice follow from the name that it has on the strip. */
export function render(cue: CueRecipe, take = 0): Stereo {
  const out = stereo(cue.ms);
  cue.takes[take]!(out, chance(take === 0 ? cue.name : `${cue.name}#${take + 1}`));
  return finished(withRoom(out, cue.wet), cue.fade, cue.push, cue.peak);
}
