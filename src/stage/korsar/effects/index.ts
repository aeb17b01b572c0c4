/** The effects that only Korsar has, by name. */
import type { Effect } from '../../effects/effect.ts';
import { strokes } from './cards.ts';
import { column, gun, hit, played } from './guns.ts';
import type { traits } from './traits.ts';

export const effects: Readonly<Record<keyof typeof traits, Effect>> = {
  column,
  gun,
  hit,
  played,
  strokes,
};
