/** Every sentence of the log of Treasure Fleet that is not also a caption, English. */
import { catalogue } from '../catalogue.ts';

const english = {
  sailing: 'Sailing {s}',
  governor: 'The governor',
  lastCards: 'Last cards',
  ship: 'Ship',
  wins: '{name} wins {p}',
  drivesOff: '{name}, {p}',
  escapes: 'Escapes',
  reasons: { noFire: 'nobody fired', tie: 'a tie, {numbers}', boardersTie: 'two boarders', swept: 'swept by a storm' },
  boarders: 'boarders',
  becalmed: 'Becalmed',
  waits: 'waits',
  curse: 'The curse',
  nobody: 'finds nobody',
  open: 'Untouched',
  swept: 'Swept clean',
  tied: 'Tied',
  leads: '{name} leads',
  goesOn: 'This sailing is not over yet',
} as const;

export const logWords = catalogue(english, { de: async () => (await import('./de/log.ts')).table });
