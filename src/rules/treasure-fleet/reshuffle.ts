/** Piles and hands dealt anew, as far as no witness sees them: every split and every order is equally likely. */
import type { Dice } from '../dice.ts';
import type { Witness } from '../game.ts';
import { dealAnew } from './hidden.ts';
import type { State, TreasureFleet } from './types.ts';

export function reshuffle(state: State, witnesses: readonly Witness<TreasureFleet>[], dice: Dice): State {
  return dealAnew(
    state,
    witnesses.map(({ viewer }) => viewer),
    dice,
  );
}
