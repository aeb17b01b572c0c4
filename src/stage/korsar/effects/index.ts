/** The effects that only Korsar has, by name. */
import type { Effect } from '../../effects/effect.ts';
import { strokes } from './cards.ts';
import { gun, hit, played, spray } from './guns.ts';
import type { traits } from './traits.ts';

export const effects: Readonly<Record<keyof typeof traits, Effect>> = {
  gun,
  hit,
  played,
  spray,
  strokes,
};
