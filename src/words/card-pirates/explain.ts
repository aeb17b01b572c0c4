/** Explanations of the things on the table of Card Pirates, what they are worth and what may become of them, English. */
import { catalogue } from '../catalogue.ts';

const english = {
  crew: 'Crew {n}: spend it to sail {n} points, or fight with {n} in a battle. It is worth nothing at the end.',
  face: 'A treasure: {n, plural, one {one point} other {# points}} in hand at the end. It cannot sail.',
  back: 'A face-down card.',
  brig: 'A ship in battle. The side with more crew points wins.',
  course: 'The route of this move.',
  leg: 'This step costs {n} sailing points.',
  legend: 'Sailing costs three points straight, five diagonally.',
  meter: 'The sailing points of the card that was spent, and how many the route has cost.',
  plate:
    '{name} holds {n, plural, =0 {no cards} one {one card} other {# cards}}. Face cards and aces in hand are points at the end.',
  podium: 'The final score: the points of the cards in hand.',
  row: 'The crew of {name} in this battle, one to three cards. The higher sum wins and takes two cards.',
  ship: 'A captain’s ship. Sail onto her square to start a battle.',
  spoils: 'The spoils: the winner takes two cards unseen and gives one back.',
  stack:
    '{n, plural, =0 {The stack is empty: the game ends.} one {One card is left, for one more turn.} other {# cards are left, one for each turn.}}',
  island: 'An island: {card}. A lower face card of its suit buys it. Land here, and you get what is buried.',
  gale: 'A storm: no card and no ship. Every ship that comes here has to stop and leave one card.',
  sea: 'The sea. Stop here to take all cards on the square: {n, plural, =0 {none} one {one} other {#}} now.',
  tray: 'The closed curtain: whose cards lie behind it, and who is next.',
  /** Words for what a button does, by the first word of its id; they go on from its label. */
  buttons: {
    bury: 'puts cards face down under your ship. The next captain there takes them.',
    go: 'does at once what the button says.',
    goEnd: 'ends your voyage. Only the cards in your hand count.',
    end: 'ends your voyage, but asks you first.',
    forfeit: 'ends your turn, because you can neither sail nor drift.',
    decline: 'trades nothing. You still take what lies buried there.',
    ready: 'sends your crew into battle. The higher sum wins.',
    stay: 'leaves the island in its place. Your ship starts there.',
    other: 'puts this back, and you choose again.',
    more: 'shows the rest of your hand.',
    hide: 'hides your cards again.',
  },
} as const;

export const explainWords = catalogue(english, { de: async () => (await import('./de/explain.ts')).table });
