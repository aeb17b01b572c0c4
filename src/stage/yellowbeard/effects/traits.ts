/** The effects that only Yellowbeard has, and how each is told with reduced motion and at Express. */
import { asItIs, asPicture, type EffectTraits } from '../../effects/effect.ts';

export const traits = {
  boat: {},
  brig: {},
  count: { still: asItIs },
  fog: { decoration: true },
  gate: {},
  glass: { still: asPicture, decoration: true, overPlates: true },
  lantern: {},
  pips: { still: asItIs },
  quill: { overPlates: true },
  shout: { still: asItIs, overPlates: true },
  wreckage: { decoration: true },
} as const satisfies Record<string, EffectTraits>;

type Own = { [name in keyof typeof traits]: true };
declare module '../../../controller/drawn.ts' {
  interface Effects extends Own {}
}
