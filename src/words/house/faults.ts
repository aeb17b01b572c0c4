/** The words when the house cannot open or has to stop, English. */
import { catalogue } from '../catalogue.ts';

const english = {
  toTitle: 'Open the title',
  reload: 'Reload',
  /** Said by the page's first script, in browsers that cannot run the others. */
  tooOld: 'This browser is too old for the table. Please update it, or open the table in another one.',
  notFetched: 'The game could not be fetched. Please reload the page.',
  notStarted: 'The game could not be started: its rules did not load. Please reload the page.',
  stopped: 'The game stopped by a fault of ours. Please reload the page.',
  /** A file of pictures, or of where they lie. */
  unread: { picture: 'The picture {file} could not be read.', table: 'The table {file} could not be read.' },
  unreadStop: {
    picture: 'The picture {file} could not be read.\nPlease reload the page.',
    table: 'The table {file} could not be read.\nPlease reload the page.',
  },
  /** Sentences about what the address asks for and cannot have; `all` is what there is instead. */
  address: {
    unknown: 'The address asks for “{key}”, which is not known.',
    game: 'There is no game “{game}”. There are: {all}.',
    seats: '“seats={seats}” is not a number of captains.',
    value: '“{key}={value}” is not known. There are: {all}.',
    seed: 'The seed has 1 to 64 characters.',
    options: 'The options in the address are not readable.',
    option: 'The options in the address name “{name}”, which is not one.',
  },
} as const;

export type FaultWords = typeof english;
export const faultWords = catalogue(english, { de: async () => (await import('./de/faults.ts')).table });
