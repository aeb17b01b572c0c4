/** The effects that only Treasure Fleet has, and how each is told with reduced motion and at Express. */
import { asLine, type EffectTraits } from '../../effects/effect.ts';

export const traits = {
  crumble: { overPlates: true },
  // Captions and plates darken with the rest.
  gloom: { decoration: true, overPlates: true },
  grapnel: { still: asLine },
  load: { overPlates: true },
  runout: {},
  scales: { still: (cue) => ({ ...cue, still: 1 }) },
  ward: { still: ({ x, y }) => ({ name: 'badge', x, y, sign: 'ward' }), overPlates: true },
  // On the plate's flag: name and score stay to be read.
  wisp: { still: ({ tx, ty }) => ({ name: 'badge', x: Number(tx) - 155, y: Number(ty), sign: 'curse' }) },
} as const satisfies Record<string, EffectTraits>;

type Own = { [name in keyof typeof traits]: true };
declare module '../../../controller/drawn.ts' {
  interface Effects extends Own {}
}
