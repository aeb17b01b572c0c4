/**
 * The first lines of Card Pirates, English: what a captain's first choice of a kind is about. A `line` has eight words at
 * most; `more` has 90 letters at most and comes for those who hesitate.
 */
import { catalogue } from '../catalogue.ts';

const english = {
  isle: {
    line: 'Choose the island where your voyage begins',
    more: 'Your ship starts there. You may still move the island.',
  },
  swap: {
    line: 'Leave your island here, or move it',
    more: 'Choose another square to move it to, or leave it where it is.',
  },
  shift: {
    line: 'Choose a sea card to shift outwards',
    more: 'A square left empty becomes a storm.',
  },
  shiftTo: {
    line: 'Choose its new place further out',
    more: 'The square it leaves becomes a storm.',
  },
  sail: {
    line: 'Choose a crew card: higher numbers sail further',
    more: 'Three points straight, five diagonally. At sea the card stays on the square you leave.',
  },
  square: {
    line: 'Choose where to sail: cards there are yours',
    more: 'At sea you take every card on the square. Face cards and aces are points.',
  },
  bury: {
    line: 'Choose cards to bury under your ship',
    more: 'They stay face down there. The next captain on that square finds them.',
  },
  drift: {
    line: 'No crew can sail: drift one square',
    more: 'Drifting costs nothing, with four cards or fewer in hand.',
  },
  stuck: {
    line: 'Nowhere to go: pass your turn',
    more: 'You draw a card when your next turn starts. It may help.',
  },
  end: {
    line: 'Stop here and count what you hold',
    more: 'Only cards in hand count. Your best is kept.',
  },
  aside: {
    line: 'One card leaves the game: choose it',
    more: 'Alone, you pay one more card a move. Give up one that brings no points.',
  },
  exchange: {
    line: 'Trade a face card for the island’s',
    more: 'Yours has to be lower and of the same suit. Or keep your cards.',
  },
  ashore: {
    line: 'Nothing to trade here: go ashore',
    more: 'Only a lower face card of the same suit buys the island’s.',
  },
  storm: {
    line: 'The storm wants a card: choose one',
    more: 'It stays on this square for the next captain.',
  },
  attack: {
    line: 'Choose one to three crew to attack',
    more: 'They lie face down. The higher sum wins and takes two cards.',
  },
  defend: {
    line: 'Choose one to three crew to defend',
    more: 'They lie face down. The higher sum wins and takes two cards.',
  },
  give: {
    line: 'Give back one card of your choice',
    more: 'You have taken two cards, so one of yours goes back.',
  },
} as const;

export const firstWords = catalogue(english, { de: async () => (await import('./de/first-lines.ts')).table });
