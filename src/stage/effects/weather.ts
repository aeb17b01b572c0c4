/** Everything that is neither gunfire nor a storm: dust, rings, coins and confetti. */
import type { Effect } from './effect.ts';
import { chance, fade, num, sprite, unit } from './sprites.ts';

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

/** Throws eighty pieces over the whole stage, 2800 and more; the light over it turns golden. */
export const confetti: Effect = (cast, { n, w, h }, factor) => {
  const next = chance(num(n, 1));
  if (factor >= 0.5) cast.kit.grade?.turn('victory', 6000 * factor);
  for (let i = 0; i < 80; i++) {
    // Few are golden: many that all light up the dark on their way down would be pulses of light (docs/decisions.md, light).
    // Red, blue and green stay darker than a pulse over any sky.
    const golden = i % 32 === 7;
    const bit = sprite(cast, `confetti-${golden ? 3 : [1, 2, 4][i % 3]}`, 0, 0, 1.3);
    const paper = golden ? 0.8 : 0.55;
    const x = num(w, 1920) * (0.04 + next() * 0.92);
    const sway = 30 + next() * 60;
    const turn = next() * 6;
    const fall = num(h, 1080) * (0.46 + next() * 0.32);
    fade(
      cast,
      bit,
      (2800 + next() * 1200) * factor,
      (t) => {
        bit.setPosition(x + Math.sin(t * 5 + turn) * sway, -40 + fall * t).setAngle(t * 400 + turn * 60);
        bit.setAlpha(paper * (t < 0.85 ? 1 : (1 - t) / 0.15));
      },
      { delay: next() * 500 * factor },
    );
  }
};
