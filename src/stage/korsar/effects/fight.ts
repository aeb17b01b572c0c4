/** What a fight shows besides fire and smoke: the card that was played, and the skulls that it adds. */
import { label } from '../../art/type.ts';
import type { Effect } from '../../effects/effect.ts';
import { fade, num, shape, sprite, unit } from '../../effects/sprites.ts';

const mix = (from: number, to: number, t: number): number => from + (to - from) * t;

/** A card that is played, or a coin, flies from one place to another on a low arc. */
export const played: Effect = (cast, { x, y, tx, ty, ms, frame, scale, end }, factor) => {
  const full = unit(cast);
  const card = sprite(cast, String(frame), x, y);
  const to = { x: num(tx, x), y: num(ty, y) };
  const sizes = { from: num(scale, 1), to: num(end, 1) };
  const bend = Math.min(70, Math.hypot(to.x - x, to.y - y) * 0.12);
  fade(
    cast,
    card,
    num(ms, 300) * factor,
    (t) => {
      card.setPosition(mix(x, to.x, t), mix(y, to.y, t) - bend * 4 * t * (1 - t)).setAngle(-8 + 6 * t);
      card.setScale(full * mix(sizes.from, sizes.to, t)).setAlpha(t > 0.85 ? (1 - t) / 0.15 : 1);
    },
    { ease: 'Quad.easeInOut' },
  );
};

/** `+3` in gold: rises 40 and fades in 900. */
export const gain: Effect = (cast, { x, y, n, scale, rise }, factor) => {
  const words = label(cast.kit, 'points', `+${num(n, 1)}`, x, y, { align: 0.5, size: 66, color: '#FFF3C4' });
  words.setStroke('#5A1208', 10).setScale(num(scale, 1));
  fade(cast, shape(cast, words), 900 * factor, (t) =>
    words.setY(y - num(rise, 40) * t).setAlpha(t < 0.6 ? 1 : (1 - t) / 0.4),
  );
};
