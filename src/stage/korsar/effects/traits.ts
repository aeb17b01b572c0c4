/** The effects that only Korsar has, and how each is told with reduced motion and at Express. */
import type { EffectTraits } from '../../effects/effect.ts';

export const traits = {
  looms: { decoration: true, overPlates: true },
  played: { overPlates: true },
  sheen: { decoration: true, underShips: true },
  strokes: { decoration: true },
} as const satisfies Record<string, EffectTraits>;

type Own = { [name in keyof typeof traits]: true };
declare module '../../../controller/drawn.ts' {
  interface Effects extends Own {}
}
