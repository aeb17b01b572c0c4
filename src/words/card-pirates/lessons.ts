/**
 * The lessons of Card Pirates, English. `line` says what to do now, `more` what has happened or why; `other` answers whoever does
 * something else; `idea` is what Skip leaves out. A sentence has 90 letters at most.
 */
import { catalogue } from '../catalogue.ts';

const english = {
  sailing: {
    title: 'Spend crew to sail',
    about: 'Crew pays for sailing, face cards and aces are points',
    steps: [
      {
        idea: 'sailing points',
        line: 'Sail one square east with the three',
        more: 'Face cards and aces in hand are points. Crew pays for sailing: three a square.',
        other: 'Take the three of clubs, and the square east of you.',
      },
      {
        idea: 'two squares',
        line: 'Sail two squares east with the six',
        more: 'A queen, two points! Straight ahead costs three. You pick up nothing on the way.',
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
    end: 'Spend crew, sail, and take what lies there. Your hand counts at the end.',
  },
  islands: {
    title: 'Islands and treasure',
    about: 'Bury, come back, trade and dig up',
    steps: [
      {
        idea: 'burying',
        line: 'Press Bury, then choose your king',
        more: 'Before you sail you may bury cards. Under the island nobody can plunder them.',
        other: 'Bury the king of diamonds first.',
      },
      {
        idea: 'leaving',
        line: 'Sail one square south with the three',
        more: 'The king waits face down for the next captain to land here. You still have to move.',
        other: 'Take the three of clubs, and the square south of the island.',
      },
      {
        idea: 'landing',
        line: 'Sail back to your island with the four',
        more: 'A queen! When you land on an island, you may trade, and you dig up what is buried.',
        other: 'Take the four, and go back to the island.',
      },
      {
        idea: 'trading',
        line: 'Trade your jack for the ace',
        more: 'A lower face card of the same suit buys it. An ace is four points, a jack one.',
        other: 'Do not miss this: trade the jack of clubs for the ace.',
      },
    ],
    end: 'Lower face cards buy higher ones of their suit. Land, and you dig everything up.',
  },
  battle: {
    title: 'Battle and storm',
    about: 'Fight with crew, and pay the storm',
    steps: [
      {
        idea: 'attacking',
        line: 'Sail into the rival with a three',
        more: 'Sail into a ship at sea, and you have to fight her.',
        other: 'Take a three, and the rival’s square.',
      },
      {
        idea: 'fighting',
        line: 'Send the nine and eight, then press Ready',
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
        line: 'Sail into the storm with a three',
        more: 'A bare square is a storm. A ship that enters it must stop.',
        other: 'Take a three, and the bare square beside you.',
      },
      {
        idea: 'paying a storm',
        line: 'Give the storm the two of clubs',
        more: 'A storm takes one card of your choice. The card stays for the next captain.',
        other: 'Give the storm your poorest card: the two of clubs.',
      },
    ],
    end: 'The higher sum plunders two cards, and a storm always wants one.',
  },
  variants: {
    title: 'Other waters',
    about: 'Five variants, each with two good choices',
    steps: [
      {
        idea: 'random islands',
        line: 'Move the Diamond Isle beside the Club Isle',
        more: 'Random islands: you pick an island to start from, and may move it to another square.',
        other: 'Take the Diamond Isle, and the square east or south of the Club Isle.',
      },
      {
        idea: 'treacherous seas',
        line: 'Shift the card diagonal to the Club Isle',
        more: 'Treacherous seas: a card moves outside, wherever you like, and leaves a storm behind.',
        other: 'Take the card diagonal to the Club Isle, then any place outside.',
      },
      {
        idea: 'the new storm',
        line: 'Sail into the storm with either three',
        more: 'It blows where your card lay. Every ship that comes there must stop and leave a card.',
        other: 'Take one of your threes, and the bare square beside you.',
      },
      {
        idea: 'hidden cards',
        line: 'Give the storm the two or the three',
        more: 'Hidden cards: all see your crew once, then it lies face down. So remember it!',
        other: 'Give the storm the two or the three, and keep your sixes.',
      },
      {
        idea: 'advanced sailing',
        line: 'Land with an island’s own suit, then trade',
        more: 'Advanced sailing: only crew of its own suit may land on an island. Both your sixes can.',
        other: 'Clubs to the Club Isle, or diamonds to the Diamond Isle. Then take the ace.',
      },
      {
        idea: 'simple politics',
        line: 'Land on the other island: trade or keep',
        more: 'Simple politics: when the last ace leaves, the game is over. Here it is!',
        other: 'Sail to the island that still has its ace. Then trade, or keep your cards.',
      },
    ],
    end: 'You find them all under More rules. Mix them as you like, and play!',
  },
} as const;

export const lessonTable = catalogue(english, { de: async () => (await import('./de/lessons.ts')).table });
