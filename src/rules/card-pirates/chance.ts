/** Random choices during play: first what the deal has written down, then the dice. */
import type { Dice } from '../dice.ts';
import type { State } from './types.ts';

/** Throws RangeError when the written number does not fit, as scripted dice do. */
export function chanceOf(state: State, dice: Dice): Dice {
  return {
    below(n) {
      const written = state.script.shift();
      if (written === undefined) return dice.below(n);
      if (written >= n) throw new RangeError(`Script has ${written} where a number below ${n} is due.`);
      return written;
    },
  };
}
