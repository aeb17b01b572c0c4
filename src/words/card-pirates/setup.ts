/** Every sentence of the set-up of Card Pirates, English. Options first, as on the screen. */
import { catalogue } from '../catalogue.ts';

const english = {
  options: {
    hiddenCards: { title: 'Hidden cards', text: 'Crew is shown once, then lies face down' },
    treacherousSeas: { title: 'Treacherous seas', text: 'Sea cards move outwards and leave storms' },
    randomIslands: { title: 'Random islands', text: 'Captains choose where the islands lie' },
    simplePolitics: { title: 'Simple politics', text: 'The game ends when the last ace leaves the islands' },
    advancedSailing: { title: 'Advanced sailing', text: 'Only crew of an island’s own suit may sail to it' },
    middleStart: { title: 'Middle start', text: 'All ships start together in the middle of the sea' },
    sameSuitBattle: {
      title: 'Crews of one suit',
      text: 'In a battle each side fights with one suit',
      refusal: 'It takes two captains to fight',
    },
    treacherousCards: {
      title: 'Storms to begin with',
      asPrinted: { title: 'As in the rules', text: 'Four storms, three with three captains' },
      each: { title: '{n} each', text: 'Every captain shifts this many sea cards' },
      refusal: 'Only with treacherous seas, and nine in all at most',
    },
    points: {
      title: 'Points',
      standard: { title: '4, 3, 2, 1', text: 'Ace, king, queen and jack, as in the rules' },
      old: { title: '3, 2, 1, 1', text: 'Ace, king, queen and jack as in the first edition' },
    },
    firstSeat: {
      title: 'Who begins',
      random: { title: 'By lot', text: 'The cards decide who begins' },
      seat: { title: '{name}', text: 'Always has the first turn' },
      refusal: 'There is nobody else to begin',
    },
    startIslands: {
      title: 'Islands to start from',
      standard: { title: 'As in the rules', text: 'The first captain starts in the north-west' },
      turned: { title: 'One further', text: 'Everybody starts one island further clockwise' },
      each: {
        title: 'You choose',
        text: 'Two captains always start at opposite islands',
        row: { title: '{name} starts at', text: 'You swap with the captain who had it' },
      },
      islands: { C: '♣, north-west', D: '♦, north-east', S: '♠, south-east', H: '♥, south-west' },
      refusal: 'The other rules decide where ships start',
    },
    turnCap: {
      title: 'Turns at most',
      none: { title: 'No limit', text: 'Play until the stack is empty or four jacks rule' },
      some: { title: '{n} turns', text: 'The game ends after this many turns' },
    },
  },
  /** A sentence of the credits. */
  credit: 'Card Pirates was designed by Chris Parsons, cardpirates.com.',
  /** Summary of the game for whoever walks past. */
  hook: 'Sail cheap, dig rich',
  facts: {
    solo: ['12 cards and a stack of 15', 'About 15 minutes'],
    many: ['{h} cards each, a stack of 15', 'A 4, K 3, Q 2, J 1 points', '{m} minutes'],
  },
} as const;

export const setupWords = catalogue(english, { de: async () => (await import('./de/setup.ts')).table });
