/** The ending of Korsar: the last third of the deck, with merchants at sea and pirates around them. */
import type { Korsar } from '../../rules/korsar/types.ts';
import type { Taste } from '../taste.ts';

/** Cards of the deck that are left for an ending: less than its last third, and not so few that all is over soon. */
const deckLeft = { least: 6, most: 24 } as const;
/** Merchants that have to be at sea, and cards that whoever is to act has to choose from. */
const merchants = 2;
const choice = 2;

export const taste: Taste<Korsar> = {
  level: 'monkey',
  telling: 3.7,
  decisions: 1,
  turnsLeft({ phase, deck, seats, sea, turnSeat }) {
    if (phase !== 'action' || deck < deckLeft.least || deck > deckLeft.most || sea.length < merchants) return null;
    if (seats[turnSeat].hand < choice) return null;
    if (sea.every(({ forces, trumps }) => forces.length + trumps.length === 0)) return null;
    const hands = seats.reduce((sum, { hand }) => sum + hand, 0);
    // Each card of the deck is drawn in one turn and played in another; one captain runs out before the others.
    return 2 * deck + hands / 2;
  },
};
