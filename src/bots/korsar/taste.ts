/** The ending of Korsar: the last third of the deck, a rich merchant at sea, and nobody too far behind to win. */
import { cards } from '../../rules/korsar/cards.ts';
import type { Korsar, View } from '../../rules/korsar/types.ts';
import type { Taste } from '../taste.ts';

/** Cards of the deck that are left for an ending: less than its last third, and not so few that all is over soon. */
const deckLeft = { least: 10, most: 24 } as const;
/** Merchants that have to be at sea, gold of the dearest one, and cards that each person has to choose from. */
const merchants = 2;
const rich = 5;
const choice = 2;
/** Turns that each captain has at least. */
const ownTurns = 4;
/** Part of the gold that is left by which a person may lie behind. */
const inReach = 1 / 3;

export const taste: Taste<Korsar> = {
  level: 'monkey',
  telling: 2.3,
  decisions: 1,
  // Everybody has seen each prize come home.
  remembered: (state) => ({ ...state, options: { ...state.options, openStacks: true } }),
  turnsLeft(view, people) {
    const { phase, deck, seats, sea } = view;
    if (phase !== 'action' || deck < deckLeft.least || deck > deckLeft.most || sea.length < merchants) return null;
    if (people.some((seat) => seats[seat].hand < choice) || sea.every(({ gold }) => gold < rich)) return null;
    if (sea.every(({ forces, trumps }) => forces.length + trumps.length === 0)) return null;
    if (gapOf(view, people) > inReach * goldLeft(view)) return null;
    const hands = seats.reduce((sum, { hand }) => sum + hand, 0);
    // Each card of the deck is drawn in one turn and played in another; one captain runs out before the others.
    const turns = 2 * deck + hands / 2;
    return turns >= ownTurns * seats.length ? turns : null;
  },
};

const allGold = cards.reduce((sum, { gold, copies }) => sum + gold * copies, 0);

const goldLeft = ({ sides, unclaimed }: View): number =>
  allGold - [...sides.map(({ gold }) => gold ?? 0), ...unclaimed.map(({ gold }) => gold)].reduce((a, b) => a + b, 0);

/** Measures how far the person who is furthest behind lies behind the leader. */
function gapOf({ sides, seats }: View, people: readonly number[]): number {
  const gold = sides.map((side) => side.gold ?? 0);
  return Math.max(...gold) - Math.min(...people.map((seat) => gold[seats[seat].side]));
}
