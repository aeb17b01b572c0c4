/** The picture of a fight besides fire and smoke: the card that was played. */
import { flown } from '../../effects/cards.ts';
import type { Effect } from '../../effects/effect.ts';

/** A card that is played, or a coin, flies from one place to another on a low arc. */
export const played: Effect = flown(() => ({
  arc: { most: 70, part: 0.12 },
  angle: (t) => -8 + 6 * t,
  fades: true,
  ease: 'Quad.easeInOut',
  usual: 300,
}));
