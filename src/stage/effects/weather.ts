/** Everything that is not gunfire: dust, rings, storm, bolts, coins and confetti. */
import type { Effect } from './effect.ts';
import { chance, fade, num, sprite, spriteBehind, unit } from './sprites.ts';

/** Raises three puffs where a card lands. */
export const dust: Effect = (cast, { x, y, w }, factor) => {
  const full = unit(cast);
  const width = num(w, 120);
  for (let i = 0; i < 3; i++) {
    const side = i - 1;
    const puff = sprite(cast, `dust-puff-${i + 1}`, x + (side * width) / 2, y);
    fade(cast, puff, 420 * factor, (t) => {
      puff.setPosition(x + side * (width / 2 + 26 * t), y - 10 * t).setScale(full * (0.4 + 0.5 * t));
      puff.setAlpha(0.7 * (1 - t));
    });
  }
};

export const puffs: Effect = (cast, { x, y }, factor) => {
  const full = unit(cast);
  const puff = sprite(cast, 'dust-puff-2', x, y);
  fade(cast, puff, 600 * factor, (t) => puff.setScale(full * (0.5 + t)).setAlpha(0.6 * (1 - t)));
};

export const ring: Effect = (cast, { x, y, scale }, factor) => {
  const full = unit(cast) * num(scale, 1);
  const circle = sprite(cast, 'ring', x, y);
  fade(cast, circle, 900 * factor, (t) => circle.setScale(full * (0.6 + 1.2 * t)).setAlpha(0.9 * (1 - t)), {
    ease: 'Quad.easeOut',
  });
};

/**
 * Turns a dark cloud once over one ship, with rain under it and dark water; it never covers the screen. Told faster
 * it is smaller and turns less: arms that pass over white sails many times a second would flicker.
 */
export const storm: Effect = (cast, { x, y, ms, scale }, factor) => {
  // Drawn for a ship of the usual size; it must not darken her neighbours.
  const size = (num(scale, 0.92) / 0.92) * (factor < 1 ? 1 : 1.2);
  const full = unit(cast) * size;
  const total = num(ms, 2000);
  const turn = Math.min(360, 360 * factor);
  if (factor >= 0.5) cast.kit.grade?.turn('storm', total * factor);
  const spiral = sprite(cast, 'storm-spiral', x, y);
  const cloud = sprite(cast, 'storm-cloud', x, y - 30 * size);
  const shape = (t: number) => Math.min(1, Math.min(t * total, (1 - t) * total) / 420);
  // Told so fast, rain and a swaying cloud would flicker.
  const fast = factor < 0.5;
  const sway = fast ? 0 : 6 * size;
  const water = spriteBehind(cast, 'shadow-ellipse', x, y + 236 * size);
  fade(cast, water, total * factor, (t) => water.setScale(full * 4.2, full * 3).setAlpha(fast ? 0 : 0.8 * shape(t)));
  const sheets = (fast ? [] : [0, 1]).map((i) => sprite(cast, 'rain-sheet', x, y + 120 * size).setAlpha(0.5 * i));
  for (const [i, rain] of sheets.entries())
    fade(cast, rain, total * factor, (t) => {
      // One sheet thins while the other thickens: rain without a seam.
      const u = ((t * total * factor) / 420 + i / 2) % 1;
      rain.setPosition(x + (22 - 44 * u) * size, y + (76 + 110 * u) * size).setScale(full * 1.15, full);
      rain.setAlpha(0.8 * shape(t) * Math.sin(Math.PI * u));
    });
  fade(cast, spiral, total * factor, (t) => {
    const on = shape(t);
    spiral
      .setAlpha(0.75 * on)
      .setAngle(turn * t)
      .setScale(full * (1.1 + 0.3 * on), full * (0.6 + 0.2 * on));
  });
  fade(cast, cloud, total * factor, (t) => {
    const on = shape(t);
    cloud
      .setAlpha(on)
      .setScale(full * (1.1 + 0.35 * on))
      .setPosition(x + Math.sin(t * 9) * sway, y - 30 * size);
  });
};

/** Strikes with a bolt that comes in over 120 ms and goes out over 260 ms: one pulse. */
export const bolt: Effect = (cast, { x, y, n }, factor) => {
  const light = sprite(cast, `bolt-${(num(n, 0) % 3) + 1}`, x, y);
  fade(cast, light, 420 * factor, (t) => light.setAlpha(t < 0.28 ? t / 0.28 : Math.max(0, 1 - (t - 0.38) / 0.62)));
};

/** Throws up coins around a place; `dense`, how many of them, so that several places together are no more light than one. */
export const coins: Effect = (cast, { x, y, n, dense }, factor) => {
  const next = chance(x * 3 + y + num(n, 0));
  const full = unit(cast);
  const count = Math.max(3, Math.round(12 * num(dense, 1)));
  for (let i = 0; i < count; i++) {
    const coin = sprite(cast, `coin-turn-${1 + (i % 8)}`, x, y);
    const vx = (next() - 0.5) * 340;
    const vy = 120 + next() * 180;
    const size = full * (0.45 + next() * 0.65);
    fade(cast, coin, (900 + next() * 500) * factor, (t) => {
      coin.setPosition(x + vx * t, y - vy * t * 2 + 520 * t * t).setScale(size);
      cast.kit.art.swap(coin, `coin-turn-${1 + (Math.floor(t * 24 + i) % 8)}`);
      coin.setAlpha(t < 0.8 ? 1 : (1 - t) / 0.2);
    });
  }
};

/** Throws the hats of a crew from a deck that is drawn at this `scale`: up, over and down again. */
export const hats: Effect = (cast, { x, y, scale }, factor) => {
  const size = num(scale, 1);
  const next = chance(x);
  const full = unit(cast);
  for (let i = 0; i < 5; i++) {
    const hat = sprite(cast, `hat-${1 + (i % 3)}`, x, y);
    const from = x + (i / 4 - 0.5) * 300 * size;
    const aside = (next() - 0.5) * 130 * size;
    const high = (170 + next() * 90) * size;
    const turn = (next() < 0.5 ? -1 : 1) * (120 + next() * 160);
    fade(
      cast,
      hat,
      (1500 + next() * 500) * factor,
      (t) => {
        hat.setPosition(from + aside * t, y - 4 * high * t * (1 - t) + 40 * size * t).setAngle(turn * t);
        hat.setScale(full * 0.62 * size).setAlpha(t < 0.9 ? 1 : (1 - t) / 0.1);
      },
      { delay: (110 * ((i * 3) % 5) + next() * 160) * factor },
    );
  }
};

/** Throws forty pieces over the whole stage, 2200 and more. */
export const confetti: Effect = (cast, { n, w, h }, factor) => {
  const next = chance(num(n, 1));
  for (let i = 0; i < 40; i++) {
    // Few are bright: forty that all light up the dark on their way down would be pulses of light (decision 24).
    const golden = i % 16 === 7;
    const bit = sprite(cast, `confetti-${golden ? 3 : [1, 2, 4][i % 3]}`, 0, 0);
    const paper = golden ? 0.8 : 0.42;
    const x = num(w, 1920) * (0.04 + next() * 0.92);
    const sway = 30 + next() * 60;
    const turn = next() * 6;
    const fall = num(h, 1080) * (0.46 + next() * 0.32);
    fade(
      cast,
      bit,
      (2200 + next() * 1400) * factor,
      (t) => {
        bit.setPosition(x + Math.sin(t * 5 + turn) * sway, -40 + fall * t).setAngle(t * 400 + turn * 60);
        bit.setAlpha(paper * (t < 0.85 ? 1 : (1 - t) / 0.15));
      },
      { delay: next() * 500 * factor },
    );
  }
};
