/**
 * The first lines of Korsar, English: what a captain's first choice of a kind is about. A `line` has eight words at most;
 * `more` has 90 letters at most and comes for those who hesitate.
 */
import { catalogue } from '../catalogue.ts';

const english = {
  choose: {
    line: 'Draw one card, or play one card',
    more: 'Put merchants to sea for their gold, or send pirates to attack one.',
  },
  last: {
    line: 'The deck is empty: play or discard',
    more: 'Keep your merchants. Gold in hand counts against you.',
  },
  launch: {
    line: 'Put her to sea: she brings gold home',
    more: 'If nobody attacks her before your next turn, her gold is yours.',
  },
  pirate: {
    line: 'Choose a merchant: the most skulls take her',
    more: 'Lead there on your next turn, and you bring her in. You fly one suit at each ship.',
  },
  captain: {
    line: 'A captain beats all skulls: choose the ship',
    more: 'Captains join your pirates of their own suit. A later captain takes over.',
  },
  admiral: {
    line: 'The admiral guards your own ship: choose her',
    more: 'The last captain or admiral to come leads, whatever the skulls.',
  },
} as const;

export const firstWords = catalogue(english, { de: async () => (await import('./de/first-lines.ts')).table });
