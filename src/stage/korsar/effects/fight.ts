/** The picture of a fight besides fire and smoke: the card that was played, and the skulls that it adds. */
import { label } from '../../art/type.ts';
import { flown } from '../../effects/cards.ts';
import type { Effect } from '../../effects/effect.ts';
import { fade, num, shape } from '../../effects/sprites.ts';

/** A card that is played, or a coin, flies from one place to another on a low arc. */
export const played: Effect = flown(() => ({
  arc: { most: 70, part: 0.12 },
  angle: (t) => -8 + 6 * t,
  fades: true,
  ease: 'Quad.easeInOut',
  usual: 300,
}));

/** Shows `+3` in gold, which rises 40 and fades in 900. */
export const gain: Effect = (cast, { x, y, n, scale, rise }, factor) => {
  const words = label(cast.kit, 'points', `+${num(n, 1)}`, x, y, { align: 0.5, size: 66, color: '#FFF3C4' });
  words.setStroke('#5A1208', 10).setScale(num(scale, 1));
  fade(cast, shape(cast, words), 900 * factor, (t) =>
    words.setY(y - num(rise, 40) * t).setAlpha(t < 0.6 ? 1 : (1 - t) / 0.4),
  );
};
