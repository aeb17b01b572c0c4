/** Every sentence of the rules card of Yellowbeard, English. Three lines of some 24 letters each at most. */
import { catalogue } from '../catalogue.ts';

export const rulesWords = catalogue({
  pages: {
    pirate: { tab: 'The pirate', title: 'One ship that nobody sees' },
    navy: { tab: 'The Navy', title: 'Men-of-war on the hunt' },
    end: { tab: 'The end', title: 'How a round ends' },
  },
  counts: {
    chests: { title: '{n} chests', text: '{need} are enough' },
    ships: { title: '{n} men-of-war', text: 'they sail in turn' },
    harbours: { title: '{open} of {all}', text: 'harbours take bribes' },
  },
  panels: {
    hidden: { title: 'In secret', text: 'He sails up to three squares a turn and writes them down.' },
    load: { title: 'Steal', text: 'End a turn beside a chest. Next turn: stay, and load it.' },
    marker: { title: 'Found out', text: 'One turn later the room finds the chest gone.' },
    harbour: { title: 'A harbour', text: '{need} chests gone? End beside a harbour and try your luck.' },
    order: { title: 'Turn by turn', text: 'After each pirate turn the next man-of-war rolls and acts.' },
    look: { title: 'Look', text: 'Look first or sail first. He must answer: Aye, or Nay.' },
    lookFour: { title: 'Look', text: 'Along rank and file. He must answer: Aye, or Nay.' },
    sail: { title: 'Sail', text: 'The whole roll, no square twice. End on him: he is rammed.' },
    fire: { title: 'Fire', text: 'Looked first, and Aye? Range is the roll, then one more die.' },
    fireUpTo: { title: 'Fire', text: 'Looked first, and Aye? The first ship in range is hit.' },
    strait: { title: 'No passing', text: 'A man-of-war on the boom shuts the strait. Shut in: lost.' },
    escape: { title: 'Escape', text: 'A bribed garrison lets him in: the pirate wins.' },
    refused: { title: 'Turned away', text: 'A loyal one does not, and all know where he lies.' },
    sunk: { title: 'Caught', text: 'Rammed, sunk or trapped: the Navy wins.' },
    limit: { title: 'Time', text: 'After {n} pirate turns the Navy wins, too.' },
    rounds: { title: 'Next round', text: 'The black flag goes left. Escapes count, then chests.' },
  },
} as const);
