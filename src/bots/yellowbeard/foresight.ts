/**
 * The reach of the next man-of-war: the pirate moves once more before it acts, and it knows what was seen until then. So a
 * captain can tell what a look is worth, and a Nay as well.
 */
import type { Belief } from '../../rules/yellowbeard/belief.ts';
import { nextAfloat } from '../../rules/yellowbeard/navy.ts';
import type { View } from '../../rules/yellowbeard/types.ts';
import { die, type Warship, warshipAt } from '../../rules/yellowbeard/warship.ts';

export interface Foresight {
  /** Gives the chance that the next ship catches him if he was seen on this cell. */
  seenAt(cell: number): number;
  /** Gives the same chance if he was not seen, and lies where these cells of the belief are left. */
  unseen(ruledOut: (cell: number) => boolean): number;
}

export function foresightOf(view: View, belief: Belief): Foresight {
  const { chart, shares } = belief;
  const next = warshipAt(chart, view.options.telescope, view.ships, nextAfloat(view.ships, view.ship));
  const known = new Map<number, number>();
  return {
    seenAt(cell) {
      let chance = known.get(cell);
      if (chance === undefined) {
        const there = new Float64Array(shares.length);
        there[cell] = 1;
        chance = next ? catches(next, belief.moved(there, next)) : 0;
        known.set(cell, chance);
      }
      return chance;
    },
    unseen(ruledOut) {
      const left = shares.map((share, cell) => (share > 0 && !ruledOut(cell) ? share : 0));
      const sum = left.reduce((all, share) => all + share, 0);
      if (next === null || sum === 0) return 0;
      for (let cell = 0; cell < left.length; cell++) left[cell] /= sum;
      return catches(next, belief.moved(left, next));
    },
  };
}

/**
 * Estimates how often a ship catches him: it looks, rams or fires where it sees him, and else tries the likeliest
 * places that its roll takes it to.
 */
export function catches({ sight, reach, guns }: Warship, shares: Float64Array): number {
  let chance = 0;
  const blind: number[] = [];
  for (let cell = 0; cell < shares.length; cell++) {
    if (shares[cell] === 0) continue;
    const ram = reach[cell] / die.length;
    if (sight[cell] === 1) chance += shares[cell] * (ram + (1 - ram) * (guns[cell] === 1 ? 1 / die.length : 0));
    else if (ram > 0) blind.push(cell);
  }
  blind.sort((a, b) => shares[b] - shares[a]);
  let free = 1;
  for (const cell of blind) {
    const ram = reach[cell] / die.length;
    chance += shares[cell] * free * ram;
    free *= 1 - ram;
  }
  return chance;
}
