/** The effects that only Korsar has, by name. */
import type { Effect } from '../../effects/effect.ts';
import { homeward, strokes } from './cards.ts';
import type { traits } from './traits.ts';

export const effects: Readonly<Record<keyof typeof traits, Effect>> = {
  homeward,
  strokes,
};
