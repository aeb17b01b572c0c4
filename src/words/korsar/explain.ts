/** Explanations of the things on the table of Korsar, what they are worth and what may become of them, English. */
import { catalogue } from '../catalogue.ts';

const english = {
  pirates:
    'Pirates with {n, plural, one {one skull} other {# skulls}}. A captain’s skulls at one merchant add up; the most skulls lead.',
  captain: 'A captain beats all skulls and every earlier captain. Needs own pirates of the same suit at the merchant.',
  admiral:
    'The admiral guards a merchant of one’s own, alone if need be. Whoever comes last, captain or admiral, leads.',
  merchant:
    'A merchant with {n} gold. Whoever leads here at the start of their turn brings her in; alone she comes home.',
  back: 'A card face down.',
  deck: '{n, plural, =0 {The deck is empty: play or discard now.} one {One card is left in the deck.} other {# cards are left in the deck.}} The game ends when a captain’s last card is gone after that.',
  compass: 'The compass points at the captain whose turn it is.',
  next: 'Who is next.',
  lines: 'Ropes to the merchant: gold and taut, this side leads.',
  rope: 'These captains are one team.',
  note: 'Nobody has attacked this merchant. If it stays so, she comes home on her captain’s turn.',
  plate:
    '{name}: {n, plural, =0 {no cards} one {one card} other {# cards}} in hand. The chest holds the gold that has come home.',
  podium: 'How it ended: gold that came home, less gold that was still in hand. The most gold wins.',
  sum: '{n, plural, one {One skull} other {# skulls}} of one side at this merchant. The highest sum leads; a captain beats every sum.',
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
