/** Strength and the leader of a vessel (6.1). */
import { sideOf } from './sides.ts';
import type { Force, Leader, Mode, Reason, Side, Strength, Vessel } from './types.ts';

/** The last trump, else the single highest sum, else nobody; an untouched vessel is its owner's. */
export function leaderOf(state: { readonly mode: Mode }, vessel: Vessel): Leader {
  const { trumps, forces } = vessel;
  if (trumps.length > 0) return trumps[trumps.length - 1].side;
  if (forces.length === 0) return sideOf(state, vessel.owner);
  let leader: Leader = null;
  let most = 0;
  for (let i = 0; i < forces.length; i++) {
    const { side, strength } = forces[i];
    if (strength > most) {
      most = strength;
      leader = side;
    } else if (strength === most) leader = null;
  }
  return leader;
}

/** Why the leader leads; means nothing in a deadlock. */
export function reasonOf({ trumps, forces }: Vessel): Reason {
  if (trumps.length > 0) return trumps[trumps.length - 1].card === 'admiral' ? 'admiral' : 'captain';
  return forces.length > 0 ? 'skulls' : 'untouched';
}

/** The sides that share the highest sum, as they came. */
export function strongest({ forces }: Vessel): Side[] {
  let most = 0;
  for (const force of forces) most = Math.max(most, force.strength);
  return forces.filter((force) => force.strength === most).map((force) => force.side);
}

export function forceOf(vessel: Vessel, side: Side): Force | undefined {
  for (const force of vessel.forces) if (force.side === side) return force;
  return undefined;
}

export function strengthsOf(vessel: Vessel): Strength[] {
  const { forces } = vessel;
  const strengths: Strength[] = new Array(forces.length);
  for (let i = 0; i < forces.length; i++) {
    const { side, suit, strength } = forces[i];
    strengths[i] = { side, suit, strength };
  }
  return strengths;
}
