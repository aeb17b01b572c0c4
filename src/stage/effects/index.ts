/**
 * Short-lived effects by name: those of the house and of more than one game. Each is a small function that puts sprites
 * into the effects box and takes them away when they are done. Chance comes from the cue (its place and number), never
 * from a clock, so that a film strip of the same event always shows the same smoke.
 */
import type { EffectCue } from '../../controller/beat.ts';
import { back } from './cards.ts';
import { dim } from './dark.ts';
import type { Effect } from './effect.ts';
import { gain, heap } from './gold.ts';
import { ball, flash, fuse, glow, muzzle, splinters } from './gunfire.ts';
import { shake, spill } from './mood.ts';
import { smoke } from './powder.ts';
import { badge, line, outline } from './still.ts';
import { bolt, storm } from './storm.ts';
import { touch } from './touch.ts';
import type { houseTraits } from './traits.ts';
import { column, splash } from './water.ts';
import { coins, confetti, dust, hats, puffs, ring } from './weather.ts';

export const houseEffects: Readonly<Record<keyof typeof houseTraits, Effect>> = {
  back,
  badge,
  ball,
  bolt,
  coins,
  column,
  confetti,
  dim,
  dust,
  flash,
  fuse,
  gain,
  glow,
  hats,
  heap,
  line,
  muzzle,
  outline,
  puffs,
  ring,
  shake,
  smoke,
  spill,
  splash,
  splinters,
  storm,
  touch,
};

/** Turns a light that may not pulse into a glow too soft to be a pulse. Its water and its rings stay away. */
export const steadily = (cue: EffectCue): EffectCue => ({ ...cue, name: 'glow' });
