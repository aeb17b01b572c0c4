/** The ship's drum. */
import { drum } from '../bodies.ts';
import { low } from '../filter.ts';
import { tak } from '../instruments.ts';
import { hit } from '../shape.ts';
import { put, shaped } from '../signal.ts';
import type { Recipe } from './table.ts';

/** Rolls on two skins in turn, from a murmur to the stroke that everybody waits for. */
export const drumRoll: Recipe = (out, c) => {
  for (let at = 4, n = 0; at < 640; n++) {
    const near = at / 640;
    put(out, tak(c, 0.3 + 0.9 * near ** 1.4), at, 1.7, n % 2 === 0 ? -0.18 : 0.18);
    if (n % 4 === 0) put(out, drum(c, 88, 120, 0.2), at, 0.12 + 0.25 * near);
    at += 31 - 9 * near + c.between(-1.5, 1.5);
  }
  put(out, drum(c, 92, 90, 0.4), 642, 0.55);
  put(out, tak(c, 1.2), 642, 1.6);
};

/** Strikes the ship's drum once. */
export const strokeOfDrum: Recipe = (out, c) => {
  put(out, drum(c, 76, 430, 0.35), 0, 1);
  put(out, shaped(low(c.hiss(60), 1500), hit(2, 45)), 0, 0.5);
};
