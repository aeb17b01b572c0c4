/** Cards that are dealt and drawn. */
import type { Effect } from './effect.ts';
import { fade, num, sprite, unit } from './sprites.ts';

const mix = (from: number, to: number, t: number): number => from + (to - from) * t;

/** A card's back flies from one place to another and is gone; `frame`, `scale` and `end` say which and how large. */
export const back: Effect = (cast, { x, y, tx, ty, ms, frame, scale, end, turn }, factor) => {
  const full = unit(cast);
  const card = sprite(cast, String(frame), x, y);
  const to = { x: num(tx, x), y: num(ty, y) };
  const sizes = { from: num(scale, 1), to: num(end, num(scale, 1)) };
  const bend = Math.min(120, Math.hypot(to.x - x, to.y - y) * 0.18);
  fade(
    cast,
    card,
    num(ms, 420) * factor,
    (t) => {
      card.setPosition(mix(x, to.x, t), mix(y, to.y, t) - bend * 4 * t * (1 - t));
      card.setScale(full * mix(sizes.from, sizes.to, t)).setAngle(num(turn, 0) * t);
    },
    { ease: 'Cubic.easeInOut' },
  );
};
