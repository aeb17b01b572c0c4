/** The effects that belong to no game, and how each is told with reduced motion and at Express. */
import { asLine, type EffectTraits } from './effect.ts';

export const houseTraits = {
  back: {},
  badge: { overPlates: true },
  ball: { still: asLine },
  bolt: {},
  coins: { decoration: true, overPlates: true },
  column: { decoration: true },
  confetti: { decoration: true },
  dim: { decoration: true },
  dust: { decoration: true },
  flash: {},
  fuse: { decoration: true },
  // It is said where it is, and does not rise.
  gain: { still: (cue) => ({ ...cue, rise: 0, counts: 0 }), decoration: true },
  glow: {},
  hats: { decoration: true },
  heap: { decoration: true, overPlates: true },
  line: {},
  muzzle: {},
  outline: { overPlates: true },
  puffs: { decoration: true, overPlates: true },
  ring: { decoration: true },
  shake: { decoration: true },
  smoke: { decoration: true },
  spill: { decoration: true },
  splash: { decoration: true },
  splinters: { decoration: true },
  storm: { still: ({ x, y }) => ({ name: 'badge', x, y: y - 120, sign: 'storm' }) },
  touch: { overPlates: true },
} as const satisfies Record<string, EffectTraits>;

type Own = { [name in keyof typeof houseTraits]: true };
declare module '../../controller/drawn.ts' {
  interface Effects extends Own {}
}
