/**
 * The stakes of a shot, 0 to 3, from what everybody sees: a dear ship, a lead that changes, the last sailing. It sets how
 * long the blow of the last hit stands, how hard the stage shakes and how far it leans.
 */
import type { Leader, View } from '../../../rules/treasure-fleet/types.ts';
import type { Stakes } from '../../telling/stakes.ts';

/** The fleet's four dearest kinds of ship. */
export const dear = 17;

export function stakesOf(ship: { ship: string; points: number; leader: Leader }, before: View): Stakes {
  const led = before.line.find((slot) => slot.ship === ship.ship)?.leader ?? null;
  const reasons = [ship.points >= dear, led !== null && led !== ship.leader, before.sailing === before.sailings];
  return reasons.filter(Boolean).length as Stakes;
}
