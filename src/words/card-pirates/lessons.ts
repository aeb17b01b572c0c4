/**
 * The lessons of Card Pirates, English. `line` says what to do now, `more` what has happened or why; `other` answers whoever does
 * something else; `idea` is what Skip leaves out. A sentence has 90 letters at most.
 */
import { catalogue } from '../catalogue.ts';

const english = {
  sailing: {
    title: 'Spend crew to sail',
    about: 'Crew pays the way, faces and aces are points',
    steps: [
      {
        idea: 'sailing points',
        line: 'Sail one square east with the three',
        more: 'Faces and aces you hold are points. Crew pays the way: three a square.',
        other: 'Take the three of clubs, and the square east of you.',
      },
      {
        idea: 'two squares',
        line: 'Sail two squares east with the six',
        more: 'A queen, two points! Straight ahead costs three. On the way nothing is picked up.',
        other: 'Take the six, and go two squares east.',
      },
      {
        idea: 'the diagonal',
        line: 'Sail down to the left with the five',
        more: 'A king, three points! A diagonal square costs five.',
        other: 'Take the five, and go down to the left.',
      },
      {
        idea: 'a long way',
        line: 'Sail three squares south with the nine',
        more: 'A jack, one point. Three squares a turn is the limit.',
        other: 'Take the nine, and go three squares south.',
      },
    ],
    end: 'Spend crew, sail, take what lies there. What you hold in the end is counted.',
  },
  islands: {
    title: 'Islands and treasure',
    about: 'Bury, come back, trade and dig up',
    steps: [
      {
        idea: 'burying',
        line: 'Press Bury, then choose your king',
        more: 'Under the island it is safe: before you sail you may bury cards. Nobody can plunder them there.',
        other: 'Bury the king of diamonds first.',
      },
      {
        idea: 'leaving',
        line: 'Sail one square south with the three of clubs',
        more: 'The king waits face down for whoever lands here. After burying you still have to move.',
        other: 'Take the three of clubs, and the square south of the island.',
      },
      {
        idea: 'landing',
        line: 'Sail back to your island with the four',
        more: 'A queen! Whoever lands on an island may trade, and digs up what is buried.',
        other: 'Take the four, and go back to the island.',
      },
      {
        idea: 'trading',
        line: 'Trade your jack for the ace',
        more: 'A lower face card of the same suit buys it. An ace is four points, a jack one.',
        other: 'Do not miss this: trade the jack of clubs for the ace.',
      },
    ],
    end: 'Lower faces buy higher ones of their suit, and whoever lands digs everything up.',
  },
  battle: {
    title: 'Battle and storm',
    about: 'Fight with crew, and pay the storm',
    steps: [
      {
        idea: 'attacking',
        line: 'Sail into the rival with the three of hearts',
        more: 'A rival lies beside you. Whoever sails into a ship at sea has to fight her.',
        other: 'Take the three of hearts, and the rival’s square.',
      },
      {
        idea: 'fighting',
        line: 'Send the nine and the eight, then press Ready',
        more: 'Up to three crew fight, face down. The higher sum wins; all who fought are gone.',
        other: 'Fight with the nine and the eight, then press Ready.',
      },
      {
        idea: 'plunder',
        line: 'Give Bart the two of spades',
        more: 'You won, and took two cards. One of yours goes back: give a poor one.',
        other: 'Keep what is good: give the two of spades.',
      },
      {
        idea: 'storms',
        line: 'Sail into the storm with the three of spades',
        more: 'A bare square is a storm. A ship that enters it must stop.',
        other: 'Take the three of spades, and the bare square beside you.',
      },
      {
        idea: 'paying a storm',
        line: 'Give the storm the two of clubs',
        more: 'A storm takes one card of your choice. The card stays for whoever comes next.',
        other: 'Give the storm your poorest card: the two of clubs.',
      },
    ],
    end: 'The higher sum plunders two cards, and a storm always wants one.',
  },
  variants: {
    title: 'Other waters',
    about: 'Five variants, with two good choices each',
    steps: [
      {
        idea: 'rough seas',
        line: 'Shift the middle card to the north or the south',
        more: 'Treacherous seas: a card moves outside, and a storm fills the gap it leaves.',
        other: 'Take the card in the very middle, and put it north or south.',
      },
      {
        idea: 'simple politics',
        line: 'Sail one square east with either three',
        more: 'Simple politics: the game ends when the last ace has left the islands.',
        other: 'Take one of your threes, and the square east of you.',
      },
      {
        idea: 'hidden cards',
        line: 'Sail on east with either four',
        more: 'Hidden cards: crew left at sea is shown once, then it lies face down.',
        other: 'Take one of your fours, and the next square east.',
      },
      {
        idea: 'island suits',
        line: 'Land on the Diamond Isle with the six or the seven',
        more: 'Advanced sailing: only crew of its own suit may land on an island.',
        other: 'Take the six or the seven of diamonds, and the Diamond Isle.',
      },
      {
        idea: 'what to trade',
        line: 'Trade your queen or your king for the ace',
        more: 'Both are lower than the ace. A king costs you three points, a queen only two.',
        other: 'Trade for the ace: with the queen or with the king.',
      },
    ],
    end: 'You find them all under More rules. Mix them as you like, and play!',
  },
} as const;

export const lessonTable = catalogue(english, { de: async () => (await import('./de/lessons.ts')).table });
