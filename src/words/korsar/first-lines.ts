/**
 * The first lines of Korsar, English: what a captain's first choice of a kind is about. A `line` has eight words at most;
 * `more` has 90 letters at most and comes for those who hesitate.
 */
import { catalogue } from '../catalogue.ts';

const english = {
  choose: {
    line: 'Draw one card, or play one card',
    more: 'Put merchants to sea for their gold, or send pirates at a merchant.',
  },
  last: {
    line: 'The deck is empty: play or discard',
    more: 'Merchants cannot be discarded. Gold still in hand is taken off at the end.',
  },
  launch: {
    line: 'Put her to sea: she brings gold home',
    more: 'If nobody attacks her before your next turn, her gold is yours.',
  },
  pirate: {
    line: 'Choose a merchant: most skulls take her gold',
    more: 'In the lead on your next turn you bring her in. You fly one suit on each ship.',
  },
  captain: {
    line: 'A captain beats all skulls: choose the ship',
    more: 'Captains join your own pirates of their suit. A later captain takes over.',
  },
  admiral: {
    line: 'The admiral guards your own ship: choose her',
    more: 'The last captain or admiral to come rules the ship, whatever the skulls.',
  },
} as const;

export const firstWords = catalogue(english, { de: async () => (await import('./de/first-lines.ts')).table });
