/** The effects that only Yellowbeard has, by name. */
import type { Effect } from '../../effects/effect.ts';
import { boat, brig, count, fog, gate, lantern, pips, quill, shout, wreckage } from './chart.ts';
import { glass } from './glass.ts';
import type { traits } from './traits.ts';

export const effects: Readonly<Record<keyof typeof traits, Effect>> = {
  boat,
  brig,
  count,
  fog,
  gate,
  glass,
  lantern,
  pips,
  quill,
  shout,
  wreckage,
};
