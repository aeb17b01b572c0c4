/** The strength that each captain has fired on a ship, and the captain who would take it (6.1, 6.2). */
import { guns } from './cards.ts';
import type { Captain, Leader, ShipId, Slot, State, Strength } from './types.ts';

/**
 * Lists the captains in the order of their first shot that still lies there. On a becalmed ship nothing counts (6.4).
 */
export function strengthsOf(slot: Slot): Strength[] {
  const strengths: Strength[] = [];
  if (slot.becalmedBy !== null) return strengths;
  for (const shot of slot.fire) {
    let mine: Strength | undefined;
    for (const each of strengths) if (each.captain === shot.captain) mine = each;
    if (mine === undefined) {
      mine = { captain: shot.captain, guns: 0, boarding: false };
      strengths.push(mine);
    }
    if (shot.card === 'BP') mine.boarding = true;
    else mine.guns += guns[shot.card];
  }
  return strengths;
}

/** Finds the leader. Nobody leads on a cursed ship: it is never captured and strength on it never compared (R12). */
export function leaderOf(slot: Slot, strengths: readonly Strength[]): Leader {
  if (slot.kind === 'cursed') return null;
  let leader: Captain | null = null;
  let boarders = 0;
  let most = 0;
  let tied = false;
  for (const { captain, guns, boarding } of strengths) {
    if (boarding) {
      boarders++;
      leader = captain;
    } else if (boarders === 0) {
      if (guns > most) {
        most = guns;
        leader = captain;
        tied = false;
      } else if (guns === most) tied = true;
    }
  }
  if (boarders > 1) return 'boardersTie';
  return boarders === 0 && tied ? 'tie' : leader;
}

/** Finds the slot of a ship in the line, or gives undefined. */
export function slotOf(state: State, ship: ShipId): Slot | undefined {
  for (const slot of state.line) if (slot.ship === ship) return slot;
  return undefined;
}
