/** The grapnel that flies when a ship is boarded. */
import type { Effect } from '../../effects/effect.ts';
import { fade, sprite, unit } from '../../effects/sprites.ts';

const num = (value: number | string | undefined, otherwise: number): number =>
  value === undefined ? otherwise : +value;

/** Milliseconds of a throw, and how long its line hangs at least: pale ropes that came and went sooner would be a flash. */
const throws = 240;
const hangs = 1350;

/** Throws a grapnel on its line from the card to the rail of the ship. */
export const grapnel: Effect = (cast, { x, y, tx, ty }, factor) => {
  const full = unit(cast);
  const end = { x: num(tx, x), y: num(ty, y) };
  const line = sprite(cast, 'grapnel-line', x, y);
  const hook = sprite(cast, 'grapnel', x, y, 0.6);
  const length = (t: number) => {
    const px = x + (end.x - x) * t;
    const py = y + (end.y - y) * t - 46 * 4 * t * (1 - t);
    return { px, py, long: Math.hypot(px - x, py - y), angle: (Math.atan2(py - y, px - x) * 180) / Math.PI };
  };
  const total = Math.max(hangs * factor, hangs);
  const thrown = (throws * factor) / total;
  const draw = (t: number) => {
    const at = length(Math.min(1, t / thrown));
    const gone = t > 0.85 ? (1 - t) / 0.15 : 1;
    line
      .setAngle(at.angle)
      .setScale((full * Math.max(1, at.long)) / 48, full * 0.6)
      .setAlpha(gone);
    hook
      .setPosition(at.px, at.py)
      .setAngle(at.angle + 90)
      .setAlpha(gone);
  };
  fade(cast, line, total, draw);
  fade(cast, hook, total, () => {});
};
