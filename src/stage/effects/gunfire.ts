/** The parts of a volley (10.4): flame, smoke, ball with tracer, flash, splinters, splash. */
import Phaser from 'phaser';
import type { Effect, EffectPlace } from './effect.ts';
import { chance, fade, shape, sprite, spriteBehind, unit } from './sprites.ts';

const num = (value: number | string | undefined, otherwise: number): number =>
  value === undefined ? otherwise : +value;

/** In over 60, held as long as `hold` says (all flames of a volley are one light), out over 220. */
export const muzzle: Effect = (cast, { x, y, n, hold }, factor) => {
  const flame = sprite(cast, `muzzle-flame-${(num(n, 0) % 3) + 1}`, x, y);
  const held = num(hold, 60);
  const total = 60 + held + 220;
  const full = unit(cast);
  fade(cast, flame, total * factor, (t) => {
    const at = t * total;
    const light = at < 60 ? at / 60 : at < 60 + held ? 1 : 1 - (at - 60 - held) / 220;
    flame.setAlpha(light).setScale(full * (0.8 + 0.25 * light), full * (0.75 + 0.4 * light));
  });
};

const greyBehind = (cast: EffectPlace, frame: string, x: number, y: number) => {
  const puff = cast.kit.art.icon(cast.kit.scene, frame, '#8C867A', x, y);
  cast.box.addAt(puff, 0);
  return puff;
};

/**
 * Eight puffs that rise 40 and drift right. They thicken while the flames burn down, so that these burn before dark
 * water, and thin slowly at every speed: powder smoke is bright, and what vanished within a second would be a pulse of
 * light (decision 24). Where one volley follows the other at once they come at once, or they would be one more light.
 */
export const smoke: Effect = (cast, { x, y, n, dense, grey }, factor) => {
  const next = chance(x * 31 + y * 7 + num(n, 0));
  const thick = factor < 0.5 ? 0.12 : 0.26;
  const thickens = factor < 0.5 ? 1 : 2;
  const full = unit(cast);
  for (let i = 0; i < 8; i++) {
    const dx = (next() - 0.5) * 56;
    const drift = 24 + next() * 44;
    const rise = 24 + next() * 40;
    const size = 0.35 + next() * 0.3;
    const frame = `smoke-puff-${1 + Math.floor(next() * 4)}`;
    // The grey pirate's powder is grey: two puffs of three are painted so.
    const ash = grey !== undefined && i % 3 !== 0;
    const puff = ash ? greyBehind(cast, frame, x + dx, y) : spriteBehind(cast, frame, x + dx, y);
    const spin = (next() - 0.5) * 60;
    const ms = (2000 + next() * 500) * Math.max(1, factor);
    fade(
      cast,
      puff,
      ms,
      (t) => {
        puff.setPosition(x + dx * (1 + 0.6 * t) + drift * t, y - 8 - rise * t);
        puff.setScale(full * (size + 0.75 * t)).setAngle(spin * t);
        puff.setAlpha(0.72 * num(dense, 1) * (t < thick ? (t / thick) ** thickens : 1 - (t - thick) / (1 - thick)));
      },
      { delay: i * 14 * factor, ease: 'Sine.easeOut' },
    );
  }
};

/** A dark ball with a gold dotted tracer on an arc. */
export const ball: Effect = (cast, { x, y, tx, ty, ms, arc }, factor) => {
  const end = { x: num(tx, x), y: num(ty, y) };
  const height = num(arc, 120);
  const time = num(ms, 640) * factor;
  const full = unit(cast);
  const on = (t: number) => ({ x: x + (end.x - x) * t, y: y + (end.y - y) * t - height * 4 * t * (1 - t) });
  // One tween for all dots: so many at once would make the frame of the shot a late one.
  const trail = shape(cast, new Phaser.GameObjects.Container(cast.kit.scene));
  const dots = Array.from({ length: 26 }, (_, i) => {
    const { x, y } = on(i / 26);
    return cast.kit.art.image(cast.kit.scene, 'tracer-dot', x, y).setVisible(false);
  });
  trail.add(dots);
  const lit = 0.45;
  fade(cast, trail, time * (1 + lit), (t) => {
    for (const [i, dot] of dots.entries()) {
      const age = (t * (1 + lit) - i / 26) / lit;
      dot.setVisible(age >= 0 && age < 1);
      if (dot.visible) dot.setAlpha(0.95 * (1 - age)).setScale(full * (0.75 - 0.35 * age));
    }
  });
  const iron = sprite(cast, 'cannonball', x, y);
  fade(cast, iron, time, (t) => {
    const at = on(t);
    iron.setPosition(at.x, at.y).setScale(full * (1.25 - 0.4 * t));
  });
};

/** Hull flash: in 60, held with the others, out 220. */
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

/** The steady form of a light that may not pulse: it brightens what it lies on by less than a tenth. */
export const glow: Effect = (cast, { x, y, hold }, factor) => {
  const light = sprite(cast, 'flash-disc', x, y, 0.9);
  const total = 280 + num(hold, 60);
  fade(cast, light, Math.max(700, total * factor), (t) => light.setAlpha(0.035 * Math.sin(Math.PI * t)));
};

/** Nine splinters thrown up and falling, 500. */
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

/** A water column along the hull, 700, and its ring, 900. */
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

/** A spark that crawls along a touch-hole until the gun fires. */
export const fuse: Effect = (cast, { x, y, ms }, factor) => {
  const full = unit(cast);
  const light = sprite(cast, 'spark', x, y);
  fade(cast, light, num(ms, 260) * factor, (t) => {
    light.setPosition(x + Math.sin(t * 20) * 1.5, y - 34 * t).setScale(full * (0.6 + 0.25 * Math.sin(t * 40)));
  });
};

/** The stage shakes once: 6 pixels, decaying, two axes, never a turn. */
export const shake: Effect = (cast, { ms }, factor) => {
  const { world } = cast;
  const light = sprite(cast, 'spark', -200, -200);
  let dx = 0;
  let dy = 0;
  fade(cast, light, num(ms, 180) * factor, (t) => {
    const left = 6 * (1 - t);
    const next = { x: Math.sin(t * 31) * left, y: Math.cos(t * 27) * left * (t < 1 ? 1 : 0) };
    world.setPosition(world.x + next.x - dx, world.y + next.y - dy);
    dx = next.x;
    dy = next.y;
  });
};
