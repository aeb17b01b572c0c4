/** Plays a line on as sensible captains might, to see what becomes of it. */
import type { Dice } from '../rules/dice.ts';
import type { Game, Kind, Seat } from '../rules/game.ts';
import type { Policy } from './policy.ts';

/** No line is longer, whatever a game does. */
export const longest = 400;

/** Plays so many actions more as the policy allows, on a state of the caller's own. */
export function playOut<K extends Kind>(game: Game<K>, policy: Policy<K>, state: K['state'], dice: Dice): void {
  for (let left = Math.min(longest, policy.depth); left > 0; left--) {
    const seat = game.toAct(state)[0];
    if (seat === undefined) return;
    game.play(state, seat, choice(policy, state, seat, sensible(game, policy, state, seat), dice), undefined, dice);
  }
}

/** Lists what a sensible captain thinks of. */
export function sensible<K extends Kind>(
  game: Game<K>,
  policy: Policy<K>,
  state: K['state'],
  seat: Seat,
): readonly K['action'][] {
  const legal = game.legal(state, seat);
  return legal.length > 1 ? (policy.sensible?.(state, seat, legal) ?? legal) : legal;
}

/** Chooses as a captain of the line does. */
export function choice<K extends Kind>(
  policy: Policy<K>,
  state: K['state'],
  seat: Seat,
  legal: readonly K['action'][],
  dice: Dice,
): K['action'] {
  if (legal.length === 1) return legal[0];
  return policy.choose?.(state, seat, legal, dice) ?? legal[dice.below(legal.length)];
}
