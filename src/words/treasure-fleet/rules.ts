/** Every sentence of the rules card of Treasure Fleet, English. Three lines of some 24 letters each at most. */
import { catalogue } from '../catalogue.ts';

const english = {
  pages: {
    sailing: { tab: 'A sailing', title: 'How a ship is won' },
    special: { tab: 'Special cards', title: 'Special cards' },
    end: { tab: 'The end', title: 'How the game ends' },
  },
  counts: {
    ships: { title: '{n} ships sail in', text: 'new ones every time' },
    volleys: { title: '{n} volleys', text: 'the lookout leads' },
    sailings: { title: '{n} sailings', text: 'then the governor' },
  },
  panels: {
    load: { title: 'Load', text: 'Choose three of your cards. Nobody sees them.' },
    fire: { title: 'Fire', text: 'Take turns: send one card at any ship. Three volleys.' },
    win: { title: 'Win', text: 'Your guns on one ship add up. The most guns take her, and her points.' },
    tie: { title: 'Tie', text: 'Equal at the top? She gets away. Second place gets nothing.' },
    boarders: { title: 'Boarders', text: 'Boarders beat any number of guns. One card in each deck.' },
    twoBoarders: { title: 'Two boarders', text: 'Two crews on one ship get in each other’s way. She escapes.' },
    storm: { title: 'Storm', text: 'Blows every gun off one ship, yours too. Boarders hold on.' },
    cursed: { title: 'Cursed ship', text: 'Fire at her, or lose a ship from an earlier sailing.' },
    fourth: { title: 'A fourth card', text: 'Opposite the lookout you may load four. One comes back.' },
    fourthFive: { title: 'A fourth card', text: 'Not next to the lookout? You may load four. One comes back.' },
    grey: { title: 'Grey pirate', text: 'The lookout aims the card. Nobody gets what it takes.' },
    greyScored: { title: 'Grey pirate', text: 'The lookout aims the card. What it takes counts, too.' },
    lastCard: {
      title: 'One card',
      text: 'After {s} sailings everybody has one of {n, plural, =13 {thirteen} =16 {sixteen} other {#}} cards left.',
    },
    governor: { title: 'Governor', text: 'All turn it up. The highest takes him: {g} points. A tie: nobody.' },
    addUp: { title: 'Add up', text: 'Count your ships’ points, and the governor’s if he is yours.' },
    together: { title: 'Rule the sea', text: 'The most points win. Equal totals share the crown.' },
  },
} as const;

export const rulesWords = catalogue(english, { de: async () => (await import('./de/rules.ts')).table });
