/** A few messages with everything that messages may have. */
import { catalogue } from '../../../src/words/catalogue.ts';

const english = {
  title: 'Set sail',
  taken: '<who>{name}</who> takes {n, plural, one {one ship} other {# ships}}.',
  fires: '<who>{name}</who> fires at the {ship}.',
  place:
    '{n, plural, =0 {nobody} other {{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}}}, {way, select, up {up} other {down}}',
  ships: { sloop: '{points}-point sloop', brig: '{points}-point brig' },
} as const;

export const words = catalogue(english, { de: async () => (await import('./de/table.ts')).table });
