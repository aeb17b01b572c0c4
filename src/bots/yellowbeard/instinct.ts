/** How a captain of some experience plays: the pirate carefully, the Navy as a hunt. */
import type { Dice } from '../../rules/dice.ts';
import type { Seat } from '../../rules/game.ts';
import type { Action, View } from '../../rules/yellowbeard/types.ts';
import { navyInstinct } from './navy.ts';
import { pirateInstinct } from './pirate.ts';

export function yellowbeardInstinct(view: View, legal: readonly Action[], seat: Seat, dice: Dice): Action | null {
  if (view.pirate === null || view.phase === 'over') return null;
  return seat === view.pirate ? pirateInstinct(view, legal, dice) : navyInstinct(view, legal, dice);
}
