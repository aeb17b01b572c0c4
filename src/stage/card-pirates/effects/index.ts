/** The effects that only Card Pirates has, by name. */
import type { Effect } from '../../effects/effect.ts';
import { spyglass } from './spyglass.ts';
import { sums } from './sums.ts';
import type { traits } from './traits.ts';
import { anchor, pop, shown, wake } from './voyage.ts';
import { whirl } from './whirl.ts';

export const effects: Readonly<Record<keyof typeof traits, Effect>> = {
  anchor,
  fanned: shown,
  pop,
  shown,
  spyglass,
  sums,
  wake,
  whirl,
};
