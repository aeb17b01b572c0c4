/** Every sentence of the rules card of Yellowbeard, English. Three lines of some 24 letters each at most. */
import { catalogue } from '../catalogue.ts';

const english = {
  pages: {
    pirate: { tab: 'The pirate', title: 'One ship that nobody sees' },
    navy: { tab: 'The Navy', title: 'Men-of-war on the hunt' },
    end: { tab: 'The end', title: 'How a round ends' },
  },
  counts: {
    chests: {
      title: '{n, plural, one {# chest} other {# chests}}',
      text: '{need, plural, one {# is} other {# are}} enough',
    },
    ships: { title: '{n, plural, one {# man-of-war} other {# men-of-war}}', text: 'they sail in turn' },
    harbours: { title: '{open} of {all}', text: 'harbours take bribes' },
  },
  panels: {
    hidden: { title: 'In secret', text: 'The pirate sails up to three squares a turn and logs them.' },
    load: { title: 'Steal', text: 'End a turn beside a chest. Next turn: stay, and load it.' },
    marker: { title: 'Found out', text: 'One turn later everybody sees that the chest is gone.' },
    harbour: {
      title: 'A harbour',
      text: '{need, plural, one {# chest} other {# chests}} gone? End beside a harbour and try your luck.',
    },
    order: { title: 'Turn by turn', text: 'After each pirate turn the next man-of-war rolls and acts.' },
    look: { title: 'Look', text: 'Look first or sail first. The pirate must say Aye or Nay.' },
    lookFour: { title: 'Look', text: 'Along rows and columns. The pirate must say Aye or Nay.' },
    sail: { title: 'Sail', text: 'The whole roll, no square twice. Stop on the pirate to ram.' },
    fire: { title: 'Fire', text: 'Looked first, and Aye? The range is your roll, then a new roll.' },
    fireUpTo: { title: 'Fire', text: 'Looked first, and Aye? The first ship in range is hit.' },
    strait: { title: 'No passing', text: 'A man-of-war on it shuts the strait. A pirate shut in has lost.' },
    escape: { title: 'Escape', text: 'A bribed garrison opens its gates: the pirate wins.' },
    refused: { title: 'Turned away', text: 'A loyal one shuts them, and all know the pirate is beside it.' },
    sunk: { title: 'Caught', text: 'Rammed, sunk or trapped: the Navy wins.' },
    limit: { title: 'Time', text: 'After {n} pirate turns the Navy wins, too.' },
    rounds: { title: 'Next round', text: 'The black flag passes left. Escapes count first, then chests.' },
  },
} as const;

export const rulesWords = catalogue(english, { de: async () => (await import('./de/rules.ts')).table });
