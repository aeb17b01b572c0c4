/** Every word of the plain table, English. */
import { catalogue } from '../catalogue.ts';

export const words = catalogue({
  hide: 'Close the curtain',
  more: 'More to choose',
  refused: 'That cannot be done now.',
} as const);
