/** Cards that are dealt and drawn. */
import type { Ease } from '../../controller/beat.ts';
import type { Effect } from './effect.ts';
import { fade, num, sprite, unit } from './sprites.ts';

const mix = (from: number, to: number, t: number): number => from + (to - from) * t;

/**
 * Way of a card that flies: how high its arc is against its way, its angle by the share of the way, and whether it
 * fades at the end.
 */
interface Flight {
  arc: { most: number; part: number };
  angle(t: number): number;
  fades: boolean;
  ease: Ease;
  /** Milliseconds when the cue says nothing. */
  usual: number;
}

/** Makes an effect in which a card flies from one place to another and is gone; `frame`, `scale` and `end` say which and how large. */
export const flown =
  (flightOf: (cue: Parameters<Effect>[1]) => Flight): Effect =>
  (cast, cue, factor) => {
    const { x, y, tx, ty, ms, frame, scale, end } = cue;
    const { arc, angle, fades, ease, usual } = flightOf(cue);
    const full = unit(cast);
    const card = sprite(cast, String(frame), x, y);
    const to = { x: num(tx, x), y: num(ty, y) };
    const sizes = { from: num(scale, 1), to: num(end, num(scale, 1)) };
    const bend = Math.min(arc.most, Math.hypot(to.x - x, to.y - y) * arc.part);
    fade(
      cast,
      card,
      num(ms, usual) * factor,
      (t) => {
        card.setPosition(mix(x, to.x, t), mix(y, to.y, t) - bend * 4 * t * (1 - t)).setAngle(angle(t));
        card.setScale(full * mix(sizes.from, sizes.to, t)).setAlpha(fades && t > 0.85 ? (1 - t) / 0.15 : 1);
      },
      { ease },
    );
  };

const backFlies = flown(({ turn }) => ({
  arc: { most: 120, part: 0.18 },
  angle: (t) => num(turn, 0) * t,
  fades: false,
  ease: 'Cubic.easeInOut',
  usual: 420,
}));

/** Flies a card's back, which turns by `turn` degrees on its way. Told so fast it is small: larger, each would be a light that comes and goes. */
export const back: Effect = (cast, cue, factor) => {
  const size = factor < 0.5 ? 0.5 : 1;
  backFlies(cast, { ...cue, scale: size * num(cue.scale, 1), end: size * num(cue.end, num(cue.scale, 1)) }, factor);
};
