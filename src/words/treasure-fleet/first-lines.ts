/**
 * The first lines of Treasure Fleet, English: what a captain's first choice of a kind is about. A `line` has eight words at
 * most; `more` has 90 letters at most and comes for those who hesitate.
 */
import { catalogue } from '../catalogue.ts';

const english = {
  load: {
    line: 'Load three cards: most guns win a ship',
    more: 'Nobody sees them. In three volleys each card goes to a ship of your choice.',
  },
  card: {
    line: 'Choose the card that you fire now',
    more: 'One card in each volley. The others follow in the next volleys.',
  },
  ship: {
    line: 'Choose a ship: your guns there add up',
    more: 'After three volleys the most guns take her. A tie at the top: she escapes.',
  },
  grey: {
    line: 'Aim the grey pirate’s card at a ship',
    more: 'Its guns count like any captain’s, and may take the ship from you.',
  },
  curse: {
    line: 'The curse takes one ship: choose which',
    more: 'Whoever does not fire at the cursed ship loses one of an earlier sailing.',
  },
} as const;

export const firstWords = catalogue(english, { de: async () => (await import('./de/first-lines.ts')).table });
