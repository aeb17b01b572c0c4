/**
 * Tells whether an action disclosed something, so that it cannot be taken back. Nothing was disclosed when every
 * viewer, after the action, still holds possible every state that they held possible before it. Games mark some actions
 * as telling something (`announces`). The others are tried out: for every viewer, the actor included (they may have
 * peeked), states that this viewer cannot tell from the true one must accept the same action and leave them with the
 * same events and the same view. One sample that differs is enough to refuse. Samples find a difference that shows in
 * one state of ten, not one that shows in one of a hundred: that is what `announces` is for.
 */
import { seededDice, seedFrom } from '../rules/dice.ts';
import type { Game, Kind, Seat, Viewer } from '../rules/game.ts';
import type { Applied, Position, RefusedAction } from './position.ts';
import { apply, sent, viewers } from './position.ts';

const samples = 64;

/** Tells whether the action, which must be legal for the seat in this position, disclosed something. */
export function discloses<K extends Kind>(
  game: Game<K>,
  seats: number,
  before: Position<K>,
  seat: Seat,
  action: K['action'],
): boolean {
  if (game.announces?.(action, game.view(before.state, 'table'))) return true;
  const truth = apply(game, before, seat, action);
  if ('refused' in truth || truth.events.some(({ only }) => only !== undefined)) return true;
  const dice = seededDice(seedFrom('undo'), 'effects');
  const differs = (viewer: Viewer, count: number): boolean => {
    const seen = seenBy(game, truth, viewer);
    for (let i = 0; i < count; i++) {
      const other = { state: game.permute(before.state, viewer, dice), dice: before.dice };
      if (seenBy(game, apply(game, other, seat, action), viewer) !== seen) return true;
    }
    return false;
  };
  // Most disclosures show at the first sample, and to the room.
  const everybody = viewers(seats).reverse();
  if (everybody.some((viewer) => differs(viewer, 1))) return true;
  return differentEyes(game, everybody, before, truth).some((viewer) => differs(viewer, samples));
}

/**
 * Reduces the reason why nothing can be taken back to what may leave the host. Whose action was the latest, and whether
 * it told anything, would betray secret actions: a defender who has put down a card has acted, and nobody may know. So
 * all reasons become one word, except the end, which everybody sees, and the limit, which says nothing of the latest
 * action.
 */
export const openReason = (reason: string): string =>
  reason === 'MATCH_OVER' || reason === 'UNDO_LIMIT' ? reason : 'STANDS';

/** Gives everything that this viewer is left with; null where the action was refused. */
function seenBy<K extends Kind>(game: Game<K>, after: Applied<K> | RefusedAction, viewer: Viewer): string | null {
  if ('refused' in after) return null;
  return JSON.stringify([sent(after.events, viewer), game.view(after.position.state, viewer)]);
}

/** Picks one viewer for each set of viewers who saw the very same before and after. */
function differentEyes<K extends Kind>(
  game: Game<K>,
  everybody: readonly Viewer[],
  before: Position<K>,
  after: Applied<K>,
): Viewer[] {
  const eyes = new Map<string, Viewer>();
  for (const viewer of everybody) {
    const views = [before, after.position].map(({ state }) => ({ ...game.view(state, viewer), viewer: null }));
    const key = JSON.stringify([views, sent(after.events, viewer)]);
    if (!eyes.has(key)) eyes.set(key, viewer);
  }
  return [...eyes.values()];
}
