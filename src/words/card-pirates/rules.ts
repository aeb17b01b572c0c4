/** Every sentence of the rules card of Card Pirates, English. Three lines of some 26 letters each at most. */
import { catalogue } from '../catalogue.ts';

const english = {
  pages: {
    turn: { tab: 'Your turn', title: 'What you do in a turn' },
    meet: { tab: 'Meeting', title: 'Islands and battles' },
    meetAlone: { tab: 'Landing', title: 'Islands and storms' },
    end: { tab: 'The end', title: 'Storms, treasure, the end' },
    endAlone: { tab: 'The end', title: 'How it ends' },
    more: { tab: 'Variants', title: 'Rules you have added' },
  },
  counts: {
    hand: { title: '{n} cards each', text: 'secret hands' },
    stack: { title: '{n} in the stack', text: 'one for each turn' },
    sea: { title: '{n} at sea', text: 'face down' },
  },
  panels: {
    draw: { title: 'Draw', text: 'Take the top card. Bury what you like under your own ship.' },
    sail: { title: 'Sail', text: 'Spend one crew card: 3 points straight, 5 diagonally.' },
    leave: {
      title: 'Leave it',
      text: 'Crew you spend stays behind; from an island it goes under the stack.',
    },
    drift: { title: 'Drift', text: 'Four cards or fewer? Drift one square and spend nothing.' },
    haul: { title: 'Haul', text: 'At sea you take every card on the square you reach.' },
    storm: { title: 'Storm', text: 'No card, no ship: a storm. Stop, and leave one card there.' },
    island: { title: 'Trade', text: 'When you land, trade a lower face card of its suit for the island’s.' },
    dig: { title: 'Dig', text: 'What lies buried under an island is yours when you land.' },
    battle: { title: 'Battle', text: 'Sail onto a ship: one to three crew each, face down. The higher sum wins.' },
    battleSuit: { title: 'Battle', text: 'One to three crew of one suit each, face down. More wins.' },
    spoils: { title: 'Spoils', text: 'Take two cards unseen, give one back. A tie: two each way.' },
    aside: { title: 'The price', text: 'Alone, you pay one more card a move. It is out of the game.' },
    record: { title: 'Your record', text: 'Stop when you like. Your best voyage is kept for each set of rules.' },
    points: { title: 'Points', text: 'Aces 4, kings 3, queens 2, jacks 1. Only cards in hand count.' },
    pointsOld: { title: 'Points', text: 'Aces 3, kings 2, queens 1, jacks 1. Only cards in hand count.' },
    end: { title: 'The end', text: 'When the stack is empty, or a jack lies on every island.' },
    endAces: { title: 'The end', text: 'When the stack is empty, or the last ace has left its island.' },
    hiddenCards: { title: 'Hidden cards', text: 'Crew on the sea is shown once, then lies face down.' },
    treacherousSeas: { title: 'Rough seas', text: 'Before the game cards move outwards. Storms fill the gaps.' },
    randomIslands: { title: 'Random islands', text: 'Each captain picks an island and may move it.' },
    advancedSailing: { title: 'Own suit', text: 'To reach an island spend crew of its suit. Nobody drifts there.' },
    middleStart: { title: 'Middle start', text: 'All ships begin together in the middle, without a battle.' },
  },
} as const;

export const rulesWords = catalogue(english, { de: async () => (await import('./de/rules.ts')).table });
