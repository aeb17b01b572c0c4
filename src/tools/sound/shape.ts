import type { Curve } from './signal.ts';

const smooth = (x: number): number => 0.5 - 0.5 * Math.cos(Math.PI * Math.min(1, Math.max(0, x)));

/** Shapes a struck thing: rises softly (a corner would click), falls by 60 dB in `t60` ms. */
export function hit(attack: number, t60: number): Curve {
  return (s) => {
    const ms = s * 1000;
    return smooth(ms / attack) * 10 ** ((-3 * Math.max(0, ms - attack)) / t60);
  };
}

/** Draws straight lines, rounded at the knees, through [ms, value] points. */
export function line(...points: readonly (readonly [number, number])[]): Curve {
  return (s) => {
    const ms = s * 1000;
    const next = points.findIndex(([at]) => at > ms);
    if (next === 0) return points[0]![1];
    if (next < 0) return points.at(-1)![1];
    const [a, from] = points[next - 1]!;
    const [b, to] = points[next]!;
    return from + (to - from) * smooth((ms - a) / (b - a));
  };
}

/** Shapes a blown or bowed thing: rises, holds, falls within `length` ms. */
export function held(attack: number, release: number, length: number): Curve {
  return line([0, 0], [attack, 1], [length - release, 1], [length, 0]);
}

/** Slides from one frequency to another, most of the way within `ms`. */
export function slide(from: number, to: number, ms: number): Curve {
  return (s) => to + (from - to) * Math.exp((-s * 1000) / ms);
}
