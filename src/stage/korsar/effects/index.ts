/** The effects that only Korsar has, by name. */
import type { Effect } from '../../effects/effect.ts';
import { looms, strokes } from './cards.ts';
import { played } from './fight.ts';
import { sheen } from './sheen.ts';
import type { traits } from './traits.ts';

export const effects: Readonly<Record<keyof typeof traits, Effect>> = {
  looms,
  played,
  sheen,
  strokes,
};
