/**
 * The garrisons dealt anew and, unless the Pirate looks on, another place for them: each that the public facts allow is equally
 * likely, and some track leads there.
 */
import type { Dice } from '../dice.ts';
import type { Viewer, Witness } from '../game.ts';
import { permute } from './hidden.ts';
import type { State, Yellowbeard } from './types.ts';

export function reshuffle(state: State, witnesses: readonly Witness<Yellowbeard>[], dice: Dice): State {
  const knows = witnesses.some(({ viewer }) => viewer === state.pirate);
  const viewer: Viewer = knows && state.pirate !== null ? state.pirate : 'table';
  return permute(state, viewer, dice);
}
