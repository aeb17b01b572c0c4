/** Effects of reduced motion: an outline where something was and will be, a gold line, a badge. None of them moves. */

import { Pen } from '../art/pen.ts';
import type { Effect } from './effect.ts';
import { fade, shape, sprite, unit } from './sprites.ts';

const gold = 0xffd36b;
/** Box around what has left the table. */
const nothing = { w: 120, h: 60, dx: 0, dy: 0 };

/** Draws an outline two pixels wide, there for as long as the cross-fade takes and a little longer. */
export const outline: Effect = (cast, { x, y, piece, scale }) => {
  const { w, h, dx, dy } = cast.get(String(piece))?.extent ?? nothing;
  const size = scale === undefined ? 1 : +scale;
  const box = new Pen(cast.kit.scene, { x, y }).lineStyle(2, gold, 1);
  box.strokeRoundedRect((dx - w / 2) * size, (dy - h / 2) * size, w * size, h * size, 12 * size);
  fade(cast, shape(cast, box), 420, (t) => box.setAlpha(t < 0.6 ? 1 : (1 - t) / 0.4));
};

/** Draws a gold line in 300 ms and leaves it to be seen. */
export const line: Effect = (cast, { x, y, tx, ty, ms }, factor) => {
  const end = { x: tx === undefined ? x : +tx, y: ty === undefined ? y : +ty };
  const drawn = (ms === undefined ? 300 : +ms) * factor;
  const total = drawn + 900 * factor;
  const stroke = new Pen(cast.kit.scene);
  fade(cast, shape(cast, stroke), total, (t) => {
    const far = Math.min(1, (t * total) / drawn);
    stroke
      .clear()
      .lineStyle(5, gold, 1)
      .lineBetween(x, y, x + (end.x - x) * far, y + (end.y - y) * far);
    stroke.setAlpha(t < 0.8 ? 1 : (1 - t) / 0.2);
  });
};

const signs: Readonly<Record<string, { icon: string; ground: number; rim: number; struck?: true }>> = {
  storm: { icon: 'icon-bolt', ground: 0x24354a, rim: 0x9fc0cc },
  ward: { icon: 'icon-lantern', ground: 0x3a2410, rim: 0xffd9a0 },
  curse: { icon: 'icon-lantern', ground: 0x0d3a2c, rim: 0x74e8a8 },
  shut: { icon: 'icon-lock', ground: 0x101f2c, rim: 0x9fc0cc },
  peace: { icon: 'icon-cutlasses', ground: 0x2a1710, rim: 0xc9b48a, struck: true },
};

/** Puts a tinted badge on what storm or curse strikes; struck through where nothing comes of it. */
export const badge: Effect = (cast, { x, y, sign, scale, ms }, factor) => {
  const { icon, ground, rim, struck } = signs[String(sign)] ?? signs.storm;
  const disc = new Pen(cast.kit.scene, { x, y });
  const size = scale === undefined ? 1 : +scale;
  disc.setScale(size).fillStyle(ground, 0.94).fillCircle(0, 0, 46).lineStyle(4, rim, 1).strokeCircle(0, 0, 46);
  const picture = sprite(cast, icon, x, y);
  const { w, h } = cast.kit.art.facts(icon);
  picture.setScale((unit(cast) * 60 * size) / Math.max(w, h));
  const total = (ms === undefined ? 1900 : +ms) * factor;
  const seen = (t: number) => Math.min(1, Math.min(t, 1 - t) * (total / 200));
  fade(cast, shape(cast, disc), total, (t) => disc.setAlpha(seen(t)));
  cast.box.bringToTop(picture);
  fade(cast, picture, total, (t) => picture.setAlpha(seen(t)));
  if (!struck) return;
  const stroke = new Pen(cast.kit.scene, { x, y }).setScale(size);
  stroke.lineStyle(10, ground, 1).lineBetween(-30, 30, 30, -30).lineStyle(5, rim, 1).lineBetween(-30, 30, 30, -30);
  fade(cast, shape(cast, stroke), total, (t) => stroke.setAlpha(seen(t)));
};
