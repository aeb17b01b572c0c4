/**
 * Whether an action disclosed something, so that it cannot be taken back.
 *
 * Nothing was disclosed when no viewer can rule out, after the action, a state that he could not rule out before it.
 * That is tried out: for every viewer, the actor included (he may have peeked), states that this viewer cannot tell from
 * the true one must take the same action and leave him with the same events and the same view. The samples err on the
 * side of refusing as soon as one of them differs; that all of them agree by accident on a real disclosure has a chance
 * of about 0.75^64 in the worst position known (one hidden card of four).
 */
import { seededDice, seedFrom } from '../rules/dice.ts';
import type { Game, Kind, Seat } from '../rules/game.ts';
import { canonicalJson } from './hash.ts';
import type { Position } from './position.ts';
import { apply, sent, viewers } from './position.ts';

const samples = 64;

/** The action must be legal for the seat in this position. */
export function discloses<K extends Kind>(
  game: Game<K>,
  seats: number,
  before: Position<K>,
  seat: Seat,
  action: K['action'],
): boolean {
  if (game.announces?.(action)) return true;
  const truth = apply(game, before, seat, action);
  if ('refused' in truth || truth.events.some(({ only }) => only !== undefined)) return true;
  const dice = seededDice(seedFrom('undo'), 'effects');
  for (const viewer of viewers(seats)) {
    const look = (after: typeof truth) =>
      canonicalJson([sent(after.events, viewer), game.view(after.position.state, viewer)]);
    const seen = look(truth);
    for (let i = 0; i < samples; i++) {
      const other = { state: game.permute(before.state, viewer, dice), dice: before.dice };
      const after = apply(game, other, seat, action);
      if ('refused' in after || look(after) !== seen) return true;
    }
  }
  return false;
}
