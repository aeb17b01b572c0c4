/** Every sentence of the rules card of Korsar, English. Three lines of some 24 letters each at most. */
import { catalogue } from '../catalogue.ts';

const english = {
  pages: {
    turn: { tab: 'A turn', title: 'How gold comes home' },
    captains: { tab: 'Captains', title: 'Ties and captains' },
    end: { tab: 'The end', title: 'How the game ends' },
  },
  counts: {
    merchants: { title: '{n} merchants', text: '100 gold in all' },
    suits: { title: '{n} suits', text: '12 pirates, 1 captain' },
    deck: { title: '{n} cards', text: 'in the deck, 6 in hand' },
  },
  panels: {
    one: { title: 'One thing', text: 'On your turn draw one card, or play one. No more.' },
    launch: { title: 'Put to sea', text: 'Nobody attacks her? On your next turn she comes home.' },
    attack: { title: 'Attack', text: 'Send pirates to any merchant: one suit that nobody else flies there.' },
    win: { title: 'Bring her in', text: 'Your skulls add up. Ahead on your next turn? She is yours.' },
    winTeams: { title: 'Bring her in', text: 'Your team’s skulls add up. Ahead at its first captain’s turn: yours.' },
    tie: { title: 'Tie', text: 'Equal at the top? Nobody leads until somebody adds a skull.' },
    captain: { title: 'Captain', text: 'Beats all skulls. Joins your own pirates of the same suit.' },
    last: { title: 'The last one', text: 'A later captain takes her. Skulls no longer count.' },
    captainTeams: { title: 'Captain', text: 'Beats skulls and every earlier captain. Needs your own suit.' },
    admiral: { title: 'Admiral', text: 'Guards your own ship, even alone. The last to come leads.' },
    admiralShared: { title: 'Admiral', text: 'Guards your ship or your partner’s. The last to come leads.' },
    partners: { title: 'Partners', text: 'See each other’s cards. One suit on a ship, and one chest.' },
    empty: { title: 'Empty deck', text: 'Play or discard. You can never discard a merchant.' },
    lastCard: { title: 'Last card', text: 'The deck is gone and so are your cards? The game is over.' },
    lastCardTeams: { title: 'Last card', text: 'The deck is gone, and both partners’ cards? It is over.' },
    share: { title: 'At sea', text: 'The leader takes each ship at once. Tied ships sink.' },
    gold: { title: 'Most gold', text: 'Gold that came home counts. Gold in hand counts against you.' },
  },
} as const;

export const rulesWords = catalogue(english, { de: async () => (await import('./de/rules.ts')).table });
