/** The words when the house cannot open or has to stop, English. */
import { catalogue } from '../catalogue.ts';

const english = {
  toTitle: 'To the title screen',
  reload: 'Reload',
  /** Said by the page's first script, in browsers that cannot run the others. */
  tooOld: 'This browser is too old for the table. Please update it, or open the table in another one.',
  notFetched: 'The game could not be loaded. Please reload the page.',
  notStarted: 'The game could not start: its rules did not load. Please reload the page.',
  stopped: 'The game has stopped, and the fault is ours. Please reload the page.',
  /** A file of pictures, or of where they lie. */
  unread: { picture: 'The picture {file} could not be read.', table: 'The data in {file} could not be read.' },
  unreadStop: {
    picture: 'The picture {file} could not be read.\nPlease reload the page.',
    table: 'The data in {file} could not be read.\nPlease reload the page.',
  },
  /** Sentences about what the address asks for and cannot have; `all` is what there is instead. */
  address: {
    unknown: 'The address asks for “{key}”, but there is no such thing.',
    game: 'There is no game “{game}”. Choose from: {all}.',
    seats: '“seats={seats}” is not a number of captains.',
    value: '“{key}={value}” is not possible. Choose from: {all}.',
    seed: 'A seed has 1 to 64 characters.',
    options: 'The options in the address cannot be read.',
    option: 'The options in the address name “{name}”, which is not an option.',
  },
} as const;

export type FaultWords = typeof english;
export const faultWords = catalogue(english, { de: async () => (await import('./de/faults.ts')).table });
