/** The effects that only Korsar has, and how each is told with reduced motion and at Express. */
import { asLine, type EffectTraits } from '../../effects/effect.ts';

export const traits = {
  gun: { still: asLine },
  hit: { decoration: true },
  played: { overPlates: true },
  spray: { decoration: true },
  strokes: {},
} as const satisfies Record<string, EffectTraits>;

type Own = { [name in keyof typeof traits]: true };
declare module '../../../controller/drawn.ts' {
  interface Effects extends Own {}
}
