/**
 * The lessons of Korsar, English. `line` says what to do now, `more` what has happened or why; `other` answers whoever does
 * something else; `idea` is what Skip leaves out. A sentence has 90 letters at most.
 */
import { catalogue } from '../catalogue.ts';

const english = {
  home: {
    title: 'Bring her home',
    about: 'Put merchants to sea, and bring their gold home',
    steps: [
      {
        idea: 'putting to sea',
        line: 'Take your 5-gold merchant, put her to sea',
        more: 'The richest captain wins. Only gold that comes home over the sea counts.',
        other: 'Put the merchant with five gold to sea first.',
      },
      {
        idea: 'drawing a card',
        line: 'Now draw a card',
        more: 'Nobody attacked her: she is home, and five gold are yours. A turn is one draw or one card.',
        other: 'Draw a card this time: who knows what you get?',
      },
      {
        idea: 'a rich ship at sea',
        line: 'Send the seven to sea',
        more: 'You drew a merchant with seven gold. Everybody will want her.',
        other: 'The seven is worth the most. Put her to sea now.',
      },
      {
        idea: 'guarding her',
        line: 'Send your three serpent skulls to the seven',
        more: 'Pirates with two skulls are after her! With more skulls you lead again.',
        other: 'Help the seven first: three skulls beat two.',
      },
      {
        idea: 'small gold',
        line: 'Put the small merchant to sea, too',
        more: 'You led for a whole round, so she came home. Gold still in hand at the end counts against you.',
        other: 'Put the merchant with two gold to sea: in hand she costs you.',
      },
    ],
    end: 'Send merchants to sea, lead until your next turn, and the gold is yours.',
  },
  skulls: {
    title: 'The most skulls lead',
    about: 'Attack other ships: suits, leads and ties',
    steps: [
      {
        idea: 'attacking',
        line: 'Attack the merchant with your best kraken',
        more: 'A rival put six gold to sea. Lead there on your next turn and she is yours.',
        other: 'Attack with the kraken of three skulls.',
      },
      {
        idea: 'taking the lead back',
        line: 'Add the kraken with two skulls',
        more: 'Serpents lead with 4 : 3. Your skulls there add up, but all must be of one suit.',
        other: 'You fly the kraken there. Add the kraken with two skulls.',
      },
      {
        idea: 'ties',
        line: 'Break the tie with your last kraken',
        more: 'Five to five: in a tie nobody leads, and nobody takes her.',
        other: 'One more kraken skull breaks the tie.',
      },
      {
        idea: 'suits on other ships',
        line: 'Attack the new merchant with your star',
        more: 'The six gold is yours! You fly one suit at each ship: a new ship, a new suit.',
        other: 'Try the star with three skulls at the new merchant.',
      },
    ],
    end: 'The most skulls lead, a tie helps nobody, and a lead that lasts a round wins the ship.',
  },
  command: {
    title: 'Captains and partners',
    about: 'Captains, the admiral, and two who share their gold',
    steps: [
      {
        idea: 'partners',
        line: 'Send the seven to sea',
        more: 'The player beside you is your partner. You see both hands, and share all gold.',
        other: 'Put the merchant with seven gold to sea.',
      },
      {
        idea: 'the admiral',
        line: 'Send the admiral to her',
        more: 'Four serpent skulls are after her. The admiral beats all skulls, on your own ship only.',
        other: 'Skulls are not enough here: send the admiral.',
      },
      {
        idea: 'captains',
        line: 'Send your captain to her',
        more: 'Their captain came last, so he leads. Your partner’s kraken lets your captain aboard.',
        other: 'Only your kraken captain takes the lead back.',
      },
      {
        idea: 'guarding together',
        line: 'Put the last merchant to sea',
        more: 'The last captain rules: seven gold! Your partner plays next and can guard this one.',
        other: 'Put the merchant with three gold to sea.',
      },
    ],
    end: 'The last captain or admiral to come leads. Now you know it all: play!',
  },
} as const;

export const lessonTable = catalogue(english, { de: async () => (await import('./de/lessons.ts')).table });
