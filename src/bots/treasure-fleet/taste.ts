/** The ending of Treasure Fleet: the last sailing, with hands to be loaded and the governor still free. */
import type { TreasureFleet } from '../../rules/treasure-fleet/types.ts';
import type { Taste } from '../taste.ts';

/** Points that the last sailing and the governor can still make good. */
const inReach = 24;
/** Volleys of a sailing; each is a card of every captain. */
const volleys = 3;

export const taste: Taste<TreasureFleet> = {
  level: 'monkey',
  telling: 3.6,
  decisions: 1,
  turnsLeft({ phase, sailing, sailings, seats }, people) {
    if (phase !== 'loading' || seats.some(({ ready }) => ready)) return null;
    const best = Math.max(...seats.map(({ points }) => points));
    if (people.every((seat) => seats[seat].points < best - inReach)) return null;
    // With two captains the neutral pirate has a third hand. Ships that come home take as long as one more volley.
    const hands = Math.max(3, seats.length);
    return (sailings - sailing + 1) * (seats.length + (volleys + 1) * hands) + hands;
  },
};
