/** Strokes of gold around a card that was slammed down, and a ship that sails home. */
import type { Effect } from '../../effects/effect.ts';
import { fade, sprite, unit } from '../../effects/sprites.ts';

const num = (value: number | string | undefined, otherwise: number): number =>
  value === undefined ? otherwise : +value;

const mix = (from: number, to: number, t: number): number => from + (to - from) * t;

/** Fourteen strokes of gold burst out around a card that was slammed down. */
export const strokes: Effect = (cast, { x, y, w }, factor) => {
  const full = unit(cast);
  const radius = num(w, 120);
  for (let i = 0; i < 14; i++) {
    const angle = (i / 14) * Math.PI * 2;
    const stroke = sprite(cast, 'gold-stroke', x, y);
    stroke.setAngle((angle * 180) / Math.PI + 90);
    fade(
      cast,
      stroke,
      620 * factor,
      (t) => {
        const far = radius * (0.8 + 0.5 * t);
        stroke.setPosition(x + Math.cos(angle) * far * 0.86, y + Math.sin(angle) * far);
        stroke.setScale(full, full * (1 - 0.5 * t)).setAlpha(1 - t * t);
      },
      { ease: 'Quad.easeOut' },
    );
  }
};

/** A ship leaves her card and sails to the chest, smaller and smaller, with the captor's medallion at her mast. */
export const homeward: Effect = (cast, { x, y, tx, ty, ms, frame, flag, scale }, factor) => {
  const full = unit(cast);
  const ship = sprite(cast, String(frame), x, y);
  const mark = flag ? sprite(cast, String(flag), x, y) : null;
  const to = { x: num(tx, x), y: num(ty, y) };
  const size = num(scale, 0.4);
  const bend = Math.min(90, Math.hypot(to.x - x, to.y - y) * 0.14) * (to.y < y ? 1 : -1);
  const go = (t: number) => {
    const px = mix(x, to.x, t);
    const py = mix(y, to.y, t) - bend * 4 * t * (1 - t);
    const now = size * (t < 0.2 ? 1 + t : 1.2 * (1 - ((t - 0.2) / 0.8) * 0.72));
    ship
      .setPosition(px, py)
      .setScale(full * now)
      .setAngle(Math.sin(t * 9) * 2);
    mark?.setPosition(px - 30 * now, py - 280 * now).setScale(full * now * 0.9);
  };
  fade(cast, ship, num(ms, 900) * factor, go, { ease: 'Sine.easeInOut' });
  if (mark) fade(cast, mark, num(ms, 900) * factor, () => {}, { ease: 'Sine.easeInOut' });
};
