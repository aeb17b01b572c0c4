/** Cards that all are to see: each looms over the table; around one that is slammed down are strokes of gold. */
import Phaser from 'phaser';
import { label } from '../../art/type.ts';
import type { Effect } from '../../effects/effect.ts';
import { fade, num, shape, sprite, unit } from '../../effects/sprites.ts';

/** Bursts fourteen strokes of gold out around a card that was slammed down. */
export const strokes: Effect = (cast, { x, y, w, scale, ms }, factor) => {
  const full = unit(cast) * num(scale, 1);
  const radius = num(w, 120);
  for (let i = 0; i < 14; i++) {
    const angle = (i / 14) * Math.PI * 2;
    const stroke = sprite(cast, 'gold-stroke', x, y);
    stroke.setAngle((angle * 180) / Math.PI + 90);
    fade(
      cast,
      stroke,
      num(ms, 620) * factor,
      (t) => {
        const far = radius * (0.8 + 0.5 * t);
        stroke.setPosition(x + Math.cos(angle) * far * 0.86, y + Math.sin(angle) * far);
        stroke.setScale(full, full * (1 - 0.5 * t)).setAlpha(1 - t * t);
      },
      { ease: 'Quad.easeOut' },
    );
  }
};

/** Heights of a card that looms: one that cannot stay for a second is no larger than light that comes and goes may be. */
const height = { stays: 500, passes: 180 };
/** Milliseconds for which it has to stay, and of its coming: while it flies small, and while it shows large. */
const stays = 1300;
const comes = { flies: 100, shows: 180 };
/** Part of the card's width that an emblem takes. */
const ofWidth = 0.46;

/**
 * Raises a card over the middle of the table, with a name on it or with the emblem of `look` at its head, lets it hang, and
 * brings it down at `ex`, `ey`. `tall`: where it need not be as large as may be.
 */
export const looms: Effect = (cast, { x, y, tx, ty, ex, ey, ms, frame, text, look, tall }, factor) => {
  const { art, scene } = cast.kit;
  const face = art.image(scene, String(frame));
  const { w, h } = art.facts(String(frame));
  const sign = look
    ? art.image(scene, `medallion-${look}`, 0, -h / 2)
    : label(cast.kit, 'title', String(text), 0, 156, { align: 0.5, size: 66, color: '#2B1608' });
  if (look) sign.setScale((sign.scaleX * w * ofWidth) / art.facts(`medallion-${look}`).w);
  const card = shape(cast, new Phaser.GameObjects.Container(scene, x, y, [face.setScale(unit(cast)), sign]));
  const total = num(ms, stays);
  const large = (total * factor < stays ? height.passes : num(tall, height.stays)) / h;
  const over = { x: num(tx, x), y: num(ty, y) };
  const end = { x: num(ex, over.x), y: num(ey, over.y) };
  fade(cast, card, total * factor, (t) => {
    const at = t * total;
    // It leaves its captain small, fades on the way, and is large only where it hangs: a large card, pale or dark, that
    // passed over the table would be a light that comes and goes there.
    const flown = at / comes.flies;
    const small = flown < 1;
    const shown = Math.min(1, (at - comes.flies) / comes.shows);
    const falls = Math.max(0, (at - total + 120) / 120);
    const up = small ? 0.6 * flown : 1;
    const down = falls ** 4;
    card.setPosition(mix(mix(x, over.x, up), end.x, down), mix(mix(y, over.y - 14 * t, up), end.y, down));
    card.setScale(large * (small ? 0.22 : mix(mix(0.96, 1, shown), 0.24, falls)));
    card.setAlpha(small ? 1 - flown ** 2 : shown).setAngle(mix(-10, -4, up) + 4 * down);
  });
};

const mix = (from: number, to: number, t: number): number => from + (to - from) * t;
