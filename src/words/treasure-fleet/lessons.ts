/**
 * The lessons of Treasure Fleet, English. `line` says what to do now, `more` what has happened or why; `other` answers whoever
 * does something else; `idea` is what Skip leaves out. A sentence has 90 letters at most.
 */
import { catalogue } from '../catalogue.ts';

const english = {
  guns: {
    title: 'Guns add up',
    about: 'Load, fire three volleys, and mind the ties',
    steps: [
      {
        idea: 'loading',
        line: 'Load the four, a three and a two',
        more: 'Four treasure ships are in sight. You fire only three cards at them.',
        other: 'Load one card each of four, three and two guns.',
      },
      {
        idea: 'the first volley',
        line: 'Fire your four guns at the 20-point ship',
        more: 'Everybody fires one card in each volley. The richest ship is worth your best guns.',
        other: 'Take the four guns, and the 20-point ship.',
      },
      {
        idea: 'adding up',
        line: 'Fire your three guns at the same ship',
        more: 'They have six guns there, you have four. Your guns on one ship add up: seven!',
        other: 'Three more guns at the 20-point ship put you ahead.',
      },
      {
        idea: 'ties',
        line: 'Fire your last card there, too',
        more: 'A rival holds one more gun. Seven to seven is a tie, and in a tie she escapes.',
        other: 'Keep clear of a tie: fire at the 20-point ship.',
      },
    ],
    end: 'The most guns win the ship. If the top is tied, she escapes.',
  },
  boarders: {
    title: 'Boarders, storm and curse',
    about: 'One card beats all guns, one blows them away',
    steps: [
      {
        idea: 'special cards',
        line: 'Load one gun, the boarders and the storm',
        more: 'The next ships are here, and one is cursed. Now special cards help.',
        other: 'Load a single gun, the boarding party and the storm.',
      },
      {
        idea: 'the curse',
        line: 'Fire your one gun at the cursed ship',
        more: 'Fire at her, or lose a ship from an earlier sailing. One gun is enough.',
        other: 'First save your ships: one gun at the cursed ship.',
      },
      {
        idea: 'boarding',
        line: 'Send your boarders to the 18-point ship',
        more: 'Four guns against four there: a tie. A boarding party beats all guns.',
        other: 'Boarders beat even many guns: send them to the 18-point ship.',
      },
      {
        idea: 'the storm',
        line: 'Send the storm to the 14-point ship',
        more: 'A rival has six guns there. A storm blows every cannon off that ship.',
        other: 'Blow their six guns away: send the storm to the 14-point ship.',
      },
    ],
    end: 'Boarders beat guns, storms clear a ship, and one shot wards off the curse. Now play!',
  },
} as const;

export const lessonTable = catalogue(english, { de: async () => (await import('./de/lessons.ts')).table });
