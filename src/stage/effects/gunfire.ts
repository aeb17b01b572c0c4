/** The iron and fire of a volley (10.4): flame, ball, flash, splinters, fuse. */
import Phaser from 'phaser';
import type { Effect } from './effect.ts';
import { chance, fade, num, shape, sprite, unit } from './sprites.ts';

/**
 * Lights a flame in two layers, along `turn` (upwards when absent): an orange skirt, and a core that swells. In over
 * 60, held as long as `hold` says (all flames of a volley are one light), out over 220. The skirt is paint and not
 * light, so that flames side by side stay apart and the sky behind them does not bleach; it keeps its shape, for one
 * that flickered would be many pulses.
 */
export const muzzle: Effect = (cast, { x, y, n, hold, turn, size }, factor) => {
  const { art, scene } = cast.kit;
  const which = num(n, 0);
  const full = unit(cast) * num(size, 1);
  const skirt = art.image(scene, `flame-skirt-${(which % 3) + 1}`).setBlendMode(Phaser.BlendModes.NORMAL);
  const core = art.image(scene, `flame-core-${(which % 3) + 1}`);
  const flame = shape(cast, new Phaser.GameObjects.Container(scene, x, y, [skirt, core]));
  flame.setAngle(num(turn, 0) - 90);
  const held = num(hold, 60);
  const total = 60 + held + 220;
  fade(cast, flame, total * factor, (t) => {
    const at = t * total;
    const light = at < 60 ? at / 60 : at < 60 + held ? 1 : 1 - (at - 60 - held) / 220;
    skirt.setAlpha(0.94 * light).setScale(full * (0.55 + 0.27 * light), full * (0.52 + 0.14 * light));
    core.setAlpha(light).setScale(full * (0.36 + 0.22 * light), full * (0.42 + 0.24 * light));
  });
};

/** Flies a dark ball on an arc, larger where it is nearer to us, with 90 pixels of smoke behind it. */
export const ball: Effect = (cast, { x, y, tx, ty, ms, arc, size, dense }, factor) => {
  const { art, scene } = cast.kit;
  const end = { x: num(tx, x), y: num(ty, y) };
  const height = num(arc, 120);
  const time = num(ms, 640) * factor;
  const full = unit(cast) * num(size, 1);
  const way = Math.max(1, Math.hypot(end.x - x, end.y - y) + height);
  // Told so fast, a trail would be one more light.
  const puffs = Array.from({ length: factor < 0.5 ? 0 : 8 }, (_, i) =>
    art.image(scene, `smoke-bank-${(i % 6) + 1}`).setVisible(false),
  );
  const iron = art.image(scene, 'cannonball');
  const flight = shape(cast, new Phaser.GameObjects.Container(scene, 0, 0, [...puffs, iron]));
  const lag = trail / way / 8;
  // The trail is still there for a while after the ball has struck.
  const tail = 1.3;
  fade(cast, flight, time * tail, (t) => {
    const at = t * tail;
    const gone = Math.max(0, (at - 1) / (tail - 1));
    for (const [i, puff] of puffs.entries()) {
      const u = Math.min(1, at) - lag * (i + 1);
      puff.setVisible(u > 0);
      if (u <= 0) continue;
      puff.setPosition(x + (end.x - x) * u, y + (end.y - y) * u - height * 4 * u * (1 - u));
      puff.setAlpha(num(dense, 0.36) * (1 - i / puffs.length) * (1 - gone)).setScale(full * (0.27 + 0.033 * i));
    }
    const u = Math.min(1, at);
    iron.setVisible(at < 1).setPosition(x + (end.x - x) * u, y + (end.y - y) * u - height * 4 * u * (1 - u));
    iron.setScale(full * (1.7 - 0.6 * u));
  });
};

/** Pixels of smoke behind a ball. */
const trail = 90;

/**
 * Flashes on a hull: the light comes in over 60 ms, is held with the others of its volley, and goes out over 220 ms.
 */
export const flash: Effect = (cast, { x, y, hold, size: wide, even }, factor) => {
  const full = unit(cast) * num(wide, 1);
  const held = num(hold, 60);
  const total = 60 + held + 220;
  for (const [frame, size] of [
    ['flash-disc', 0.58],
    ['impact-star', 1],
  ] as const) {
    const light = sprite(cast, frame, x, y);
    fade(cast, light, total * factor, (t) => {
      const at = t * total;
      const glow = at < 60 ? at / 60 : at < 60 + held ? 1 : 1 - (at - 60 - held) / 220;
      // Hits that stand apart go out as wide as they are: rim and middle are one light.
      const grown = even === undefined ? glow : Math.min(1, at / 60);
      light.setAlpha(glow).setScale(full * size * (0.7 + 0.4 * grown));
    });
  }
};

/** Gives a light that may not pulse its steady form: it brightens what it lies on by less than a tenth. */
export const glow: Effect = (cast, { x, y, hold }, factor) => {
  const light = sprite(cast, 'flash-disc', x, y, 0.9);
  const total = 280 + num(hold, 60);
  fade(cast, light, Math.max(700, total * factor), (t) => light.setAlpha(0.035 * Math.sin(Math.PI * t)));
};

/** Throws nine splinters up and lets them fall, in 500 ms. */
export const splinters: Effect = (cast, { x, y, n }, factor) => {
  const next = chance(x * 17 + y * 3 + num(n, 0));
  for (let i = 0; i < 9; i++) {
    const chip = sprite(cast, `splinter-${(i % 6) + 1}`, x, y, 0.8 + next() * 0.5);
    const angle = next() * 360;
    const spin = (next() - 0.5) * 700;
    const vx = (next() - 0.5) * 210;
    const vy = 60 + next() * 130;
    fade(cast, chip, (460 + next() * 160) * factor, (t) => {
      chip.setPosition(x + vx * t, y - vy * t * 1.6 + 190 * t * t).setAngle(angle + spin * t);
      chip.setAlpha(t < 0.7 ? 1 : 1 - (t - 0.7) / 0.3);
    });
  }
};

/** Lets a spark crawl along a touch-hole until the gun fires. */
export const fuse: Effect = (cast, { x, y, ms }, factor) => {
  const full = unit(cast);
  const light = sprite(cast, 'spark', x, y);
  fade(cast, light, num(ms, 260) * factor, (t) => {
    light.setPosition(x + Math.sin(t * 20) * 1.5, y - 34 * t).setScale(full * (0.6 + 0.25 * Math.sin(t * 40)));
  });
};
