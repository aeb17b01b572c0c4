/** Effects of a chart made of cards: a card that everybody sees once on its way, palms that pop up, wakes, anchors. */
import Phaser from 'phaser';
import { Pen } from '../../art/pen.ts';
import type { Effect } from '../../effects/effect.ts';
import { chance, fade, shape, sprite, unit } from '../../effects/sprites.ts';
import { makeCard } from '../pieces/cards.ts';

const num = (value: number | string | undefined, otherwise: number): number =>
  value === undefined ? otherwise : +value;

const mix = (from: number, to: number, t: number): number => from + (to - from) * t;
const smooth = (t: number): number => t * t * (3 - 2 * t);

/**
 * Flies a card from its place to (tx, ty), turns it face up, holds it to be read for `hold`, and flies it on to (ux,
 * uy); `end` says whether it lies face up or down there. It belongs to no table: what everybody may see once and no
 * longer. It is large only where it rests: a large pale card that passed would be a light that goes over the table.
 */
export const shown: Effect = (
  cast,
  { x, y, tx, ty, ux, uy, card, ms, hold, scale, start, last, end, from },
  factor,
) => {
  const middle = { x: num(tx, x), y: num(ty, y) };
  const goal = { x: num(ux, middle.x), y: num(uy, middle.y) };
  const [way, rest] = [num(ms, 420), num(hold, 700)];
  const away = goal.x === middle.x && goal.y === middle.y ? 160 : 420;
  const total = way + rest + away;
  const [small, final] = [num(start, 0.3), num(last, 0.3)];
  // Told so fast it does not stay: it is no larger than light that comes and goes may be.
  const large = Math.min(num(scale, 1), factor < 0.5 ? 0.45 : Number.POSITIVE_INFINITY);
  const open = makeCard(cast.kit, String(card));
  const back = makeCard(cast.kit, null);
  const flight = new Phaser.GameObjects.Container(cast.kit.scene, x, y, [back, open]);
  cast.box.add(flight);
  const bend = Math.min(110, Math.hypot(middle.x - x, middle.y - y) * 0.16);
  const turn = (up: boolean, t: number) => {
    const showing = up ? t > 0.5 : t <= 0.5;
    open.setVisible(showing).setScale(Math.max(0.02, Math.abs(1 - 2 * t)), 1);
    back.setVisible(!showing).setScale(Math.max(0.02, Math.abs(1 - 2 * t)), 1);
  };
  const faceUp = from === 'up';
  fade(cast, flight as unknown as Phaser.GameObjects.Image, total * factor, (all) => {
    const at = all * total;
    if (at < way) {
      const t = smooth(at / way);
      const near = 1 - (1 - t) ** 2;
      flight.setPosition(mix(x, middle.x, near), mix(y, middle.y, near) - bend * 4 * t * (1 - t));
      flight.setScale(mix(small, large, t ** 3));
      if (faceUp) turn(true, 1);
      else turn(true, Math.max(0, Math.min(1, (at / way - 0.4) / 0.6)));
    } else if (at < way + rest) {
      flight.setPosition(middle.x, middle.y).setScale(large);
      turn(true, 1);
    } else {
      const t = smooth((at - way - rest) / away);
      flight.setPosition(mix(middle.x, goal.x, t * t), mix(middle.y, goal.y, t * t));
      flight.setScale(mix(final, large, (1 - t) ** 4));
      if (end === 'up') turn(true, 1);
      else turn(false, Math.min(1, t * 1.8));
      if (away === 160) flight.setAlpha(1 - t);
    }
  });
};

/** Lets something small spring up, stand for a while and sink again. */
export const pop: Effect = (cast, { x, y, frame, ms, scale }, factor) => {
  const full = unit(cast) * num(scale, 1);
  const sign = sprite(cast, String(frame), x, y);
  const total = num(ms, 900);
  fade(cast, sign, total * factor, (t) => {
    const at = t * total;
    const up = Math.min(1, at / 220);
    const high = up < 1 ? 1.12 * up : 1 + 0.12 * Math.max(0, 1 - (at - 220) / 140);
    const gone = Math.max(0, 1 - Math.max(0, at - total + 200) / 200);
    sign.setScale(full, full * high).setAlpha(Math.min(1, up * 2) * gone);
  });
};

/** Milliseconds for which a wake and its dots are seen, however fast a voyage is told. */
const seen = 4000;

/** Draws the foam that a ship leaves between two places, and dots along her way. */
export const wake: Effect = (cast, { x, y, tx, ty, scale }, factor) => {
  const end = { x: num(tx, x), y: num(ty, y) };
  const size = num(scale, 1);
  const next = chance(x * 7 + y * 13 + end.x);
  // A battle may have taken the place of the chart meanwhile.
  const here = () => (cast.get('seas') ? 1 : 0);
  for (let i = 0; i < 9; i++) {
    const t0 = i / 8;
    // The coin with the price of the leg lies in the middle.
    if (Math.abs(t0 - 0.5) < 0.2) continue;
    const dot = new Pen(cast.kit.scene, { x: mix(x, end.x, t0), y: mix(y, end.y, t0) });
    dot
      .fillStyle(0x0b2233, 0.7)
      .fillCircle(0, 0, 7 * size)
      .fillStyle(0xfbefd2, 1)
      .fillCircle(0, 0, 4.5 * size);
    fade(cast, shape(cast, dot), seen, (t) => dot.setAlpha(here() * Math.min(1, 3 * (1 - t))), {
      delay: t0 * 380 * factor,
    });
    const foam = new Pen(cast.kit.scene, {
      x: mix(x, end.x, t0) + (next() - 0.5) * 12 * size,
      y: mix(y, end.y, t0) + (next() - 0.5) * 8 * size,
    });
    foam.fillStyle(0xeaf3e6, 0.5).fillEllipse(0, 0, (30 + next() * 26) * size, 9 * size);
    fade(
      cast,
      shape(cast, foam),
      seen,
      (t) => foam.setAlpha(here() * 0.75 * (1 - t) ** 2).setScale(1 + 0.9 * t, 1 + 0.4 * t),
      {
        delay: t0 * 380 * factor,
      },
    );
  }
};

/** Runs an anchor down into the water. */
export const anchor: Effect = (cast, { x, y, scale }, factor) => {
  const full = unit(cast) * num(scale, 0.6);
  const iron = sprite(cast, 'anchor-chain', x, y);
  fade(cast, iron, 620 * factor, (t) => {
    iron.setPosition(x, y - 46 + 60 * Math.min(1, t * 1.6)).setScale(full);
    iron.setAlpha(t < 0.6 ? 1 : 1 - (t - 0.6) / 0.4);
  });
};
