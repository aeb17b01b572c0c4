/** A pirate's guns: flame, light, ball, smoke; what they hit, and the column of water beside it. */
import type { Effect } from '../../effects/effect.ts';
import { chance, fade, sprite, spriteBehind, unit } from '../../effects/sprites.ts';

const num = (value: number | string | undefined, otherwise: number): number =>
  value === undefined ? otherwise : +value;

const mix = (from: number, to: number, t: number): number => from + (to - from) * t;

/** A beat that is told in less than this part of its time is hurried. */
const hurried = 0.5;

/** How long the last gun of a volley burns on, in milliseconds; those before it burn longer. */
const lastHold = 60;

const layers = [
  ['skirt', 0.46, 0.92],
  ['core', 0.4, 1],
] as const;

/**
 * One gun: a flame in two layers towards what it hits, a ball with its smoke, and powder smoke that drifts on. `lit`: the
 * first gun of a volley brings its light, which swells once and goes out slowly.
 */
export const gun: Effect = (cast, { x, y, tx, ty, n, ms, scale, lit, hold }, factor) => {
  const full = unit(cast);
  const size = num(scale, 1);
  const kind = (num(n, 0) % 3) + 1;
  const to = { x: num(tx, x), y: num(ty, y) };
  const angle = (Math.atan2(to.y - y, to.x - x) * 180) / Math.PI;
  // Of a volley that is told fast only the last gun has fire and smoke: the others would be pulses of light of their own.
  const fires = factor >= hurried || num(hold, 0) <= lastHold;
  if (num(lit, 0) > 0 && fires) {
    const light = spriteBehind(cast, 'korsar-warm-spill', (x + to.x) / 2, (y + to.y) / 2);
    fade(cast, light, 1400 * factor, (t) => {
      light.setScale(full * size * 0.62).setAlpha(0.28 * (t < 0.2 ? t / 0.2 : (1 - (t - 0.2) / 0.8) ** 1.4));
    });
  }
  if (fires) powder(cast, { x, y, size, seed: num(n, 0) }, factor);
  for (const [layer, grow, alpha] of fires ? layers : []) {
    const flame = sprite(cast, `korsar-flame-${layer}-${kind}`, x, y).setAngle(angle);
    const total = 200 + num(hold, 0);
    fade(cast, flame, total * factor, (at) => {
      // It burns on, small, until the last gun has fired: all flames of a volley are one light.
      const now = at * total;
      const t = now < 100 ? now / 200 : now < total - 100 ? 0.5 : 1 - (total - now) / 200;
      const swell = t < 0.3 ? t / 0.3 : 1 - (t - 0.3) * 0.5;
      flame.setScale(full * size * grow * (0.7 + 0.45 * swell), full * size * grow * (0.6 + 0.4 * swell));
      flame.setAlpha(alpha * (t < 0.5 ? 1 : 1 - (t - 0.5) / 0.5));
    });
  }
  const ball = sprite(cast, 'korsar-ball', x, y).setAngle(angle);
  fade(cast, ball, num(ms, 230) * factor, (t) => {
    ball.setPosition(mix(x, to.x, t), mix(y, to.y, t) - 26 * size * 4 * t * (1 - t)).setScale(full * size * 0.72);
  });
};

/** Puffs that rise and drift to the right, thin slowly, and burn no brighter than what they cover. */
function powder(
  cast: Parameters<Effect>[0],
  { x, y, size, seed }: { x: number; y: number; size: number; seed: number },
  factor: number,
): void {
  const next = chance(x * 31 + y * 7 + seed);
  const full = unit(cast);
  for (let i = 0; i < 4; i++) {
    const puff = spriteBehind(cast, i === 0 ? 'korsar-smoke-lit' : `korsar-smoke-${1 + Math.floor(next() * 4)}`, x, y);
    const dx = (next() - 0.5) * 60 * size;
    const grow = 0.24 + next() * 0.2;
    const spin = (next() - 0.5) * 40;
    const ms = (2400 + next() * 1400) * Math.max(0.7, factor);
    fade(
      cast,
      puff,
      ms,
      (t) => {
        puff.setPosition(x + dx + (30 + dx * 0.4) * t * 2, y - 14 * size - 52 * size * t);
        puff.setScale(full * size * (grow + 0.5 * t)).setAngle(spin * t);
        puff.setAlpha(0.5 * (t < 0.16 ? t / 0.16 : 1 - (t - 0.16) / 0.84));
      },
      { delay: i * 30 * factor, ease: 'Sine.easeOut' },
    );
  }
}

/** A ball goes into a hull: a short star of fire and splinters. */
export const hit: Effect = (cast, { x, y, n, scale }, factor) => {
  const full = unit(cast);
  const size = num(scale, 1) * 0.36;
  const star = sprite(cast, 'korsar-impact', x, y).setAngle(num(n, 0) * 47);
  fade(cast, star, 260 * factor, (t) => {
    star.setScale(full * size * (0.6 + 0.6 * t)).setAlpha(0.5 * (1 - t * t));
  });
};

/** Water thrown up beside her, higher the more guns there were; it stands, and falls. */
export const spray: Effect = (cast, { x, y, n, scale }, factor) => {
  const full = unit(cast);
  const size = num(scale, 1);
  const water = sprite(cast, `korsar-column-${Math.max(1, Math.min(3, num(n, 1)))}`, x, y);
  fade(cast, water, 1100 * factor, (t) => {
    const high = t < 0.28 ? Math.sin((t / 0.28) * (Math.PI / 2)) : 1 - ((t - 0.28) / 0.72) ** 2 * 0.75;
    water.setScale(full * size * (0.66 + 0.24 * t), full * size * 0.9 * Math.max(0.02, high));
    // Spray is white: it thins as it falls, so that it is no pulse of light.
    water.setAlpha(0.56 * (t < 0.3 ? 1 : 1 - (t - 0.3) / 0.7));
  });
};

/** A card that is played, or a coin, flies from one place to another on a low arc. */
export const played: Effect = (cast, { x, y, tx, ty, ms, frame, scale, end }, factor) => {
  const full = unit(cast);
  const card = sprite(cast, String(frame), x, y);
  const to = { x: num(tx, x), y: num(ty, y) };
  const sizes = { from: num(scale, 1), to: num(end, 1) };
  const bend = Math.min(70, Math.hypot(to.x - x, to.y - y) * 0.12);
  fade(
    cast,
    card,
    num(ms, 300) * factor,
    (t) => {
      card.setPosition(mix(x, to.x, t), mix(y, to.y, t) - bend * 4 * t * (1 - t)).setAngle(-8 + 6 * t);
      card.setScale(full * mix(sizes.from, sizes.to, t)).setAlpha(t > 0.85 ? (1 - t) / 0.15 : 1);
    },
    { ease: 'Quad.easeInOut' },
  );
};
