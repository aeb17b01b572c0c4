/** Chests. */
import { clink, drum, knock, strain } from '../bodies.ts';
import { low } from '../filter.ts';
import { held, hit, line } from '../shape.ts';
import { put, shaped } from '../signal.ts';
import type { Recipe } from './table.ts';

/** Opens a chest: iron that wants oil, then the lid's weight against its chain. */
export const chestOpen: Recipe = (out, c) => {
  const hinge = strain(c, 270, line([0, 120], [150, 240], [270, 310]), [680, 1290, 2050], 0.1);
  put(out, low(clink(c, 1150, 60, 0.5), 4000), 2, 0.5, 0.1);
  put(out, shaped(low(hinge, 3600), line([0, 0], [60, 0.7], [220, 1], [270, 0])), 30, 5);
  put(out, knock(c, 150, 90, 900, 0.5), 302, 0.8);
  put(out, shaped(low(c.hiss(80), 500), hit(6, 60)), 302, 0.4);
};

export const chestShut: Recipe = (out, c) => {
  const hinge = strain(c, 110, line([0, 260], [110, 120]), [720, 1340], 0.12);
  put(out, shaped(low(hinge, 3200), held(15, 40, 110)), 0, 2.6);
  put(out, knock(c, 112, 170, 1100, 0.8), 112, 1);
  put(out, drum(c, 84, 130, 0.2), 112, 0.4);
  put(out, low(clink(c, 1020, 90, 0.55), 4200), 176, 0.42, 0.1);
  put(out, knock(c, 290, 50, 1300, 0.5), 250, 0.3, 0.1);
};
