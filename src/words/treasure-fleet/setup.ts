/** Every sentence that is read before anybody plays Treasure Fleet, English: on the title, the credits and the set-up. */
import { catalogue } from '../catalogue.ts';

const english = {
  credit: 'Treasure Fleet was designed by John Morgan.',
  /** Summary of the game for whoever walks past. */
  hook: 'The most cannons take the ship',
  options: {
    storms: { title: 'Storms', text: 'One card each: it sweeps all cannons off a ship' },
    cursedShips: {
      title: 'Cursed ships',
      text: 'Two ghosts: fire at them, or lose a ship',
    },
    scoreNeutral: {
      title: 'Count the grey pirate',
      text: 'The grey pirate scores, too, and may win',
      refusal: 'The grey pirate sails with two captains only',
    },
    governorPoints: {
      title: 'The governor',
      points: '{g} points',
      text: 'The last cards are played for {g} points',
    },
    decks: {
      title: 'Colours',
      drawn: { title: 'By seat', text: 'Every seat has its own colour' },
      each: {
        title: 'You choose',
        text: 'Every captain picks a colour',
        row: { title: 'Colour of {name}', text: 'You swap with the captain who had it' },
      },
      colours: { d1: 'Red', d2: 'Blue', d3: 'Yellow', d4: 'Green', d5: 'Purple' },
    },
    fiveSpotShips: {
      title: 'The fleet',
      proportional: { title: 'By number of captains', text: 'Ships marked for five captains are left out with fewer' },
      none: { title: 'All ships', text: 'All thirty ships are used, however many captains play' },
      refusal: 'With five captains all ships sail anyway',
    },
    curseChoice: {
      title: 'The curse takes',
      victim: { title: 'Your choice', text: 'The cursed captain chooses which ship to lose' },
      highest: { title: 'Your best ship', text: 'The cursed captain loses the best one' },
      refusal: 'Without cursed ships there is no curse',
    },
  },
  facts: { cards: '{s} sailings, {c} cards each', fleet: '{f} ships in the fleet' },
} as const;

export const setupWords = catalogue(english, { de: async () => (await import('./de/setup.ts')).table });
