/** Every sentence that is read before anybody plays Treasure Fleet, English: on the title, the credits and the set-up. */
import { catalogue } from '../catalogue.ts';

const english = {
  credit: 'Treasure Fleet was designed by John Morgan.',
  /** Summary of the game for whoever walks past. */
  hook: 'Most cannons takes the ship',
  options: {
    storms: { title: 'Storms', text: 'One card each sweeps all cannons off a ship' },
    cursedShips: {
      title: 'Cursed ships',
      text: 'Two ghosts: fire at them, or lose a prize',
    },
    scoreNeutral: {
      title: 'Count the grey pirate',
      text: 'The grey pirate scores, too, and may win',
      refusal: 'The grey pirate meets two captains only',
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
        text: 'Every captain sails under the colour they like',
        row: { title: 'Colour of {name}', text: 'Whoever had it takes the other colour' },
      },
      colours: { d1: 'Red', d2: 'Blue', d3: 'Yellow', d4: 'Green', d5: 'Purple' },
    },
    fiveSpotShips: {
      title: 'The fleet',
      proportional: { title: 'As the table', text: 'Ships marked for five captains stay in the box with fewer' },
      none: { title: 'All ships', text: 'All thirty ships are shuffled, however many captains sail' },
      refusal: 'With five captains all ships sail anyway',
    },
    curseChoice: {
      title: 'The curse takes',
      victim: { title: 'Your choice', text: 'Who is cursed chooses the ship that is lost' },
      highest: { title: 'Your best ship', text: 'Who is cursed loses the dearest ship' },
      refusal: 'Without cursed ships there is no curse',
    },
  },
  facts: { cards: '{s} sailings, {c} cards each', fleet: '{f} ships in the fleet' },
} as const;

export const setupWords = catalogue(english, { de: async () => (await import('./de/setup.ts')).table });
