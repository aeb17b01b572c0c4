/** The effects that only Treasure Fleet has, by name. */
import type { Effect } from '../../effects/effect.ts';
import { crumble, ward, wisp } from './curse.ts';
import { gloom } from './gloom.ts';
import { grapnel } from './grapnel.ts';
import { load, runout } from './loading.ts';
import { scales } from './scales.ts';
import type { traits } from './traits.ts';

export const effects: Readonly<Record<keyof typeof traits, Effect>> = {
  crumble,
  gloom,
  grapnel,
  load,
  runout,
  scales,
  ward,
  wisp,
};
