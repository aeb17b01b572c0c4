/** Every cue: its name, length and level from chapter 12 of the art direction, and the recipe that paints it. */
import { chance } from './chance.ts';
import { finished } from './finish.ts';
import { cardPirates } from './lists/card-pirates.ts';
import { common } from './lists/common.ts';
import { korsar } from './lists/korsar.ts';
import { treasureFleet } from './lists/treasure-fleet.ts';
import { yellowbeard } from './lists/yellowbeard.ts';
import type { Recipe } from './recipes/table.ts';
import { withRoom } from './room.ts';
import { type Stereo, stereo } from './signal.ts';
import type { Strip } from './strips.ts';

export interface Cue {
  name: string;
  ms: number;
  /** Loudness against the cannon. */
  db: number;
  /** One recipe, or several takes of the same thing; the deck plays them in turn. */
  takes: readonly Recipe[];
  /** How much of the cabin is heard; the open deck has less. */
  wet: number;
  /** Fade at the end in ms. */
  fade: number;
  /** dB into the soft limit, for hits that should be dense. */
  push?: number;
  /** Sea and music step back although the cue is soft (chapter 10.4: the fuse). */
  ducks?: true;
}

export interface ListedCue extends Cue {
  strip: Strip;
}

const lists: Readonly<Record<Strip, readonly Cue[]>> = {
  common,
  'treasure-fleet': treasureFleet,
  korsar,
  'card-pirates': cardPirates,
  yellowbeard,
};

export const cues: readonly ListedCue[] = Object.entries(lists).flatMap(([strip, list]) =>
  list.map((cue) => ({ ...cue, strip: strip as Strip })),
);

/** From this level on, sea and music step back by 6 dB. */
const duckFrom = -8;
export const ducking = (cue: Cue): boolean => cue.ducks ?? cue.db >= duckFrom;

/** The name of a take in the sprite: the first has the cue's own name. `coin-2` is a cue (a step up), `creak#2` a take. */
export const takeName = (cue: Cue, take: number): string => (take === 0 ? cue.name : `${cue.name}#${take + 1}`);

export function render(cue: Cue, take = 0): Stereo {
  const out = stereo(cue.ms);
  cue.takes[take]!(out, chance(takeName(cue, take)));
  return finished(withRoom(out, cue.wet), cue.fade, cue.push);
}
