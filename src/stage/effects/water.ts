/** Water that shot throws up: splashes, and columns by the number of guns. */
import Phaser from 'phaser';
import type { Effect } from './effect.ts';
import { chance, fade, num, shape, sprite, unit } from './sprites.ts';

/** Throws up a column of water along the hull (700 ms), and its ring (900 ms). */
export const splash: Effect = (cast, { x, y, scale }, factor) => {
  const size = num(scale, 0.8);
  const full = unit(cast);
  const column = sprite(cast, 'splash-1', x, y);
  let frame = 1;
  fade(cast, column, 700 * factor, (t) => {
    const wanted = Math.min(6, 1 + Math.floor(t * 6));
    if (wanted !== frame) {
      frame = wanted;
      cast.kit.art.swap(column, `splash-${frame}`);
    }
    column.setScale(full * size).setAlpha(t < 0.8 ? 1 : 1 - (t - 0.8) / 0.2);
  });
  const circle = sprite(cast, 'ring', x, y);
  fade(cast, circle, 900 * factor, (t) => circle.setScale(full * (0.5 + 1.3 * t)).setAlpha(0.8 * (1 - t)), {
    ease: 'Quad.easeOut',
  });
};

/**
 * Throws up water for a volley of `n` guns: 90 pixels and 40 more for each gun. It shoots up, throws 14 drops, stands
 * and thins so slowly that white water on a dark sea is no pulse of light; a ring of foam runs out over 300.
 */
export const column: Effect = (cast, { x, y, n, scale, dense }, factor) => {
  const { art, scene } = cast.kit;
  const guns = Math.max(1, num(n, 1));
  const size = num(scale, 1);
  const full = unit(cast) * size;
  const thick = 0.8 * num(dense, 1);
  const look = Math.min(3, guns);
  const tall = (90 + 40 * Math.min(4, guns)) / drawnTall[look - 1];
  const next = chance(x * 13 + y * 5 + guns);
  const foam = sprite(cast, 'ring', x, y);
  const water = art.image(scene, `column-${look}`, x, y);
  const drops = Array.from({ length: 14 }, () => ({
    drop: art.image(scene, 'dust-puff-1', x, y),
    vx: (next() - 0.5) * 230 * size,
    vy: (120 + next() * 60 * guns) * size,
    size: full * (0.1 + 0.1 * next()),
  }));
  const thrown = shape(cast, new Phaser.GameObjects.Container(scene, 0, 0, [water, ...drops.map(({ drop }) => drop)]));
  const total = 2300 * Math.max(1, factor);
  fade(cast, thrown, total, (t) => {
    const at = t * total;
    const up = at < 220 ? Math.sin((at / 220) * (Math.PI / 2)) : 1 - 0.12 * ((at - 220) / (total - 220));
    water.setScale(full * (0.7 + 0.3 * up), full * tall * Math.max(0.02, up));
    water.setAlpha(t < 0.42 ? thick : thick * (1 - (t - 0.42) / 0.58));
    const fly = Math.min(1, at / 1100);
    for (const { drop, vx, vy, size } of drops) {
      drop.setPosition(x + vx * fly, y - vy * 2.6 * fly + vy * 2.8 * fly * fly);
      drop.setScale(size).setAlpha(num(dense, 1) * (fly < 0.7 ? 0.9 : (1 - fly) / 0.3));
    }
  });
  fade(
    cast,
    foam,
    1700 * Math.max(1, factor),
    (t) => foam.setScale(full * (0.5 + 1.85 * t)).setAlpha(0.5 * num(dense, 1) * (1 - t)),
    {
      ease: 'Quad.easeOut',
    },
  );
};

/** Heights at which the columns are drawn. */
const drawnTall = [110, 150, 190];
