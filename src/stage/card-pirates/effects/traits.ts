/** The effects that only Card Pirates has, and how each is told with reduced motion and at Express. */
import { asPicture, type EffectTraits } from '../../effects/effect.ts';

export const traits = {
  anchor: {},
  pop: {},
  shown: {
    // What everybody may see once is seen where it would have been held, and fades there.
    still(cue) {
      const [x, y] = [Number(cue.tx), Number(cue.ty)];
      return { ...cue, x, y, ux: x, uy: y, ms: 1, start: cue.scale, from: 'up', end: 'up' };
    },
    overPlates: true,
  },
  // The glass opens beside the seas too, where plates lie.
  spyglass: { still: asPicture, decoration: true, overPlates: true },
  wake: {},
  whirl: { still: ({ x, y }) => ({ name: 'badge', x, y, sign: 'storm' }) },
} as const satisfies Record<string, EffectTraits>;

type Own = { [name in keyof typeof traits]: true };
declare module '../../../controller/drawn.ts' {
  interface Effects extends Own {}
}
