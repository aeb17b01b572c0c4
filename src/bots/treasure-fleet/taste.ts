/** The ending of Treasure Fleet: the last one or two sailings, with hands that can be loaded in several ways. */
import type { Composition, TreasureFleet } from '../../rules/treasure-fleet/types.ts';
import type { Taste } from '../taste.ts';

/** Points that the sailings to come and the governor can still make good. */
const inReach = 24;
/** Volleys of a sailing; each is a card of every captain. */
const volleys = 3;
/**
 * Kinds of card, and ways to load them, that each person has at least. Two sailings of many captains or people take too
 * long, and the last hands hold fewer ways.
 */
const choice = { kinds: 3, loads: { few: 6, many: 3 } } as const;

export const taste: Taste<TreasureFleet> = {
  // Monkeys fire their best cards first, and are left with hands of one kind.
  level: 'parrot',
  telling: 1.4,
  decisions: 1.95,
  turnsLeft({ phase, sailing, sailings, seats }, people) {
    if (phase !== 'loading' || seats.some(({ ready }) => ready)) return null;
    const best = Math.max(...seats.map(({ points }) => points));
    const hands = people.map((seat) => seats[seat]);
    const many = seats.length > 4 || people.length > 2;
    const near = hands.filter(({ points }) => points >= best - inReach).length;
    if (near < (many ? 1 : people.length)) return null;
    const least = choice.loads[many ? 'many' : 'few'];
    if (hands.some(({ unplayed }) => kindsIn(unplayed) < choice.kinds || loadsOf(unplayed) < least)) return null;
    // With two captains the neutral pirate has a third hand. Ships that come home take as long as one more volley.
    const fire = Math.max(3, seats.length);
    return (sailings - sailing + 1) * (seats.length + (volleys + 1) * fire) + fire;
  },
};

const kindsIn = (cards: Composition): number => Object.values(cards).filter((copies) => copies > 0).length;

/** Counts the different loads of so many cards. */
function loadsOf(cards: Composition): number {
  // The number at place n counts the loads of n cards that the kinds so far allow.
  let loads = [1, ...Array<number>(volleys).fill(0)];
  for (const copies of Object.values(cards))
    loads = loads.map((_, size) => loads.slice(Math.max(0, size - copies), size + 1).reduce((sum, n) => sum + n, 0));
  return loads[volleys];
}
