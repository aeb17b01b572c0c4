/**
 * The first lines of Treasure Fleet, English: what a captain's first choice of a kind is about. A `line` has eight words at
 * most; `more` has 90 letters at most and comes for those who hesitate.
 */
import { catalogue } from '../catalogue.ts';

const english = {
  load: {
    line: 'Load three cards: the most guns win',
    more: 'Nobody sees them. In each volley you fire one of them.',
  },
  card: {
    line: 'Choose the card to fire now',
    more: 'You fire one card in each volley. The others come later.',
  },
  ship: {
    line: 'Choose a ship: your guns there add up',
    more: 'After three volleys the most guns take her. A tie lets her escape.',
  },
  grey: {
    line: 'Aim the grey pirate’s card at a ship',
    more: 'Its guns count, too, and may take the ship from you.',
  },
  curse: {
    line: 'The curse takes a ship: choose which',
    more: 'You did not fire at the cursed ship, so you lose one from an earlier sailing.',
  },
} as const;

export const firstWords = catalogue(english, { de: async () => (await import('./de/first-lines.ts')).table });
