/** The effects that only Card Pirates has, and how each is told with reduced motion and at Express. */
import { asItIs, asPicture, type EffectTraits } from '../../effects/effect.ts';

/** Shows what everybody may see once where it would have been held; it fades there. */
const whereHeld: EffectTraits['still'] = (cue) => {
  const [x, y] = [Number(cue.tx), Number(cue.ty)];
  return { ...cue, x, y, ux: x, uy: y, ms: 1, start: cue.scale, from: 'up', end: 'up' };
};

export const traits = {
  anchor: {},
  // Hands that came and went within half a second could not be read, and would be a flash.
  fanned: { still: whereHeld, decoration: true, overPlates: true },
  pop: {},
  shown: { still: whereHeld, overPlates: true },
  // The glass opens beside the seas too, where plates lie.
  spyglass: { still: asPicture, decoration: true, overPlates: true },
  // Both sums are read for as long with reduced motion too.
  sums: { still: asItIs },
  wake: {},
  whirl: { still: ({ x, y }) => ({ name: 'badge', x, y, sign: 'storm' }) },
} as const satisfies Record<string, EffectTraits>;

type Own = { [name in keyof typeof traits]: true };
declare module '../../../controller/drawn.ts' {
  interface Effects extends Own {}
}
