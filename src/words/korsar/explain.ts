/** Explanations of the things on the table of Korsar, what they are worth and what may become of them, English. */
import { catalogue } from '../catalogue.ts';

const english = {
  pirates:
    'Pirates with {n, plural, one {one skull} other {# skulls}}. A captain’s skulls at one merchant add up; the most skulls lead.',
  captain: 'A captain beats all skulls and every earlier captain. Your pirates of that suit must already be there.',
  admiral:
    'The admiral guards your own merchant, even without pirates there. The last captain or admiral to come leads.',
  merchant:
    'A merchant with {n} gold. Lead here at the start of your turn to bring her in. If nobody attacks, she comes home.',
  back: 'A face-down card.',
  deck: '{n, plural, =0 {The deck is empty: play or discard now. The} one {One card is left in the deck. After that the} other {# cards are left in the deck. After that the}} first side without cards ends the game.',
  compass: 'The compass points at the captain whose turn it is.',
  next: 'The next captain to play.',
  lines: 'Ropes to the merchant. Where they are gold and taut, this side leads.',
  rope: 'These captains are a team.',
  note: 'Nobody has attacked this merchant. If that stays so, she comes home on her captain’s turn.',
  plate:
    '{name}: {n, plural, =0 {no cards} one {one card} other {# cards}} in hand. The chest holds the gold that has come home.',
  podium: 'The final score: gold that came home, minus gold still in hand. The most gold wins.',
  sum: '{n, plural, one {One skull} other {# skulls}} of one side at this merchant. The highest sum leads, but a captain beats any sum.',
  tie: 'Equal at the top: nobody leads until somebody adds a skull.',
  tray: 'Discarded cards. They are out of the game.',
  /** Words for what a button does, by the first word of its id; they go on from its label. */
  buttons: {
    launch: 'sends your merchant out. She is home on your next turn unless others lead there.',
    draw: 'takes the top card. That is your whole turn.',
    discard: 'throws this card away. Only possible while the deck is empty.',
    hide: 'hides your hand again.',
  },
} as const;

export const explainWords = catalogue(english, { de: async () => (await import('./de/explain.ts')).table });
