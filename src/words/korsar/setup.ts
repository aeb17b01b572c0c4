/** Every sentence that is read before anybody plays Korsar, English: on the title, the credits and the set-up. */
import { catalogue } from '../catalogue.ts';

const english = {
  credit: 'Korsar was designed by Reiner Knizia.',
  /** Summary of the game for whoever walks past. */
  hook: 'Take the gold ship before she gets home',
  options: {
    mode: {
      title: 'Sides',
      standard: { title: 'Each alone', text: 'Every captain plays for their own gold' },
      partnership: { title: 'In pairs', text: 'Neighbours play together and share their gold' },
      always: 'Six and eight captains always play in pairs',
      never: 'Pairs need four, six or eight captains',
    },
    startSeat: {
      title: 'Who begins',
      random: { title: 'By lot', text: 'The cards decide who begins' },
      seat: { title: '{name}', text: 'Always has the first turn' },
    },
    openStacks: { title: 'Open chests', text: 'Everybody sees the gold that came home' },
    admiralOnPartnerVessel: {
      title: 'Shared admiral',
      text: 'The admiral may guard the partner’s ship, too',
      refusal: 'Without pairs there is no partner',
    },
  },
  facts: { cards: '6 cards each, deck of {d}', merchants: '25 merchants, 100 gold', teams: '{t} teams of two' },
} as const;

export const setupWords = catalogue(english, { de: async () => (await import('./de/setup.ts')).table });
