/** Strokes of gold around what was slammed down. */
import type { Effect } from '../../effects/effect.ts';
import { fade, sprite, unit } from '../../effects/sprites.ts';

const num = (value: number | string | undefined, otherwise: number): number =>
  value === undefined ? otherwise : +value;

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
