/** Every word of the plain table, English. */
import { catalogue } from '../catalogue.ts';

const english = {
  hide: 'Close the curtain',
  more: 'More to choose',
  refused: 'You cannot do that now.',
} as const;

export type PlainWords = typeof english;
export const words = catalogue(english, { de: async () => (await import('./de/plain.ts')).table });
