/** A captain loads (10.4): backs as large as cards are held up, slammed onto the plate, and the guns run out. */
import type { Effect } from '../../effects/effect.ts';
import { fade, shape, sprite, unit } from '../../effects/sprites.ts';

const num = (value: number | string | undefined, otherwise: number): number =>
  value === undefined ? otherwise : +value;

const mix = (from: number, to: number, t: number): number => from + (to - from) * t;
/** Runs past the goal and back to it. Tweens know this curve and the next by name, parts of a way do not. */
const backOut = (t: number, over: number): number => 1 + (over + 1) * (t - 1) ** 3 + over * (t - 1) ** 2;
const cubicIn = (t: number): number => t ** 3;

/** Parts of a back's way: up into the fan, held there, down to the plate. */
const risen = 0.34;
const held = 0.56;
const card = { w: 132, h: 186 };

/**
 * Flies one back from `sy` beyond the plate up to its place in the fan (x, y, `angle`), holds it there for a moment,
 * then brings it down to (tx, ty), where it is as small as what lies on a plate. The shadow is wide and far while the
 * card is high. `away`: the same way back, from the plate into the captain's hand.
 */
export const load: Effect = (cast, { x, y, tx, ty, sy, angle, back, ms, scale, away }, factor) => {
  const goal = { x: num(tx, x), y: num(ty, y) };
  const start = { x: mix(goal.x, x, 0.7), y: num(sy, y) };
  // Larger, it would be a light that comes and goes; and what lies behind it takes a little of its brightness.
  const large = num(scale, 0.76);
  const tilt = num(angle, 0);
  const full = unit(cast);
  const pose = (time: number) => {
    const t = away === undefined ? time : 1 - time;
    if (t < risen) {
      const up = backOut(t / risen, 1.2);
      return {
        x: mix(start.x, x, up),
        y: mix(start.y, y, up),
        size: mix(0.7, 1, up) * large,
        turn: mix(tilt * 3, tilt, up),
        height: up,
      };
    }
    if (t < held) {
      // It lifts a little before it comes down.
      const lift = Math.sin(((t - risen) / (held - risen)) * (Math.PI / 2));
      return { x, y: y - 8 * lift, size: (1 + 0.06 * lift) * large, turn: tilt, height: 1 + 0.3 * lift };
    }
    const down = cubicIn((t - held) / (1 - held));
    return {
      x: mix(x, goal.x, down),
      y: mix(y - 8, goal.y, down),
      size: mix(1.06 * large, 0.29, down),
      turn: mix(tilt, 0, down),
      height: 1.3 * (1 - down),
    };
  };
  const shadow = shape(cast, cast.kit.art.sliced(cast.kit.scene, 'shadow-rest', card.w + 96, card.h + 96));
  const picture = sprite(cast, `tf-back-${back}`, x, y);
  const total = num(ms, 720) * factor;
  const seen = (t: number) => Math.min(1, (away === undefined ? t : 1 - t) / 0.09);
  fade(cast, shadow, total, (t) => {
    const { x: left, y: top, size, height } = pose(t);
    const wide = size * (1 + 0.06 * height);
    const far = 4 + 12 * Math.max(0, height);
    shadow.setPosition(left - (card.w / 2 + 48) * wide + far, top - (card.h / 2 + 48) * wide + far * 1.4);
    shadow.setScale(wide).setAlpha(seen(t));
  });
  fade(cast, picture, total, (t) => {
    const { x: left, y: top, size, turn } = pose(t);
    picture
      .setPosition(left, top)
      .setScale(full * size)
      .setAngle(turn)
      .setAlpha(0.82 * seen(t));
  });
};

/**
 * Runs a gun out over the edge of the plate it stands behind, jolts it, and draws it in again. `way`: 1 down, -1 up.
 * `wait`: milliseconds before that.
 */
export const runout: Effect = (cast, { x, y, way, wait, ms, scale }, factor) => {
  const out = num(way, -1);
  const size = unit(cast) * num(scale, 1.6);
  const gun = sprite(cast, 'tf-gun', x, y);
  gun.setScale(size).setAngle(out < 0 ? 0 : 180);
  const late = num(wait, 0);
  const long = num(ms, 1200);
  fade(cast, gun, (late + long) * factor, (all) => {
    const t = (all * (late + long) - late) / long;
    gun.setVisible(t > 0);
    const far = t < 0.2 ? backOut(t / 0.2, 1.6) : t < 0.76 ? 1 : 1 - cubicIn((t - 0.76) / 0.24);
    gun.setPosition(x, y + out * (-34 + 56 * far));
  });
};
