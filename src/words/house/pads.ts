/** The words about a gamepad that nobody knows, English. */
import { catalogue } from '../catalogue.ts';

const english = {
  unknown: '{pad} is not known here',
  more: '{n, plural, one {One more press} other {# presses}} and it works',
  lessons: {
    up: 'Press up on it',
    right: 'Press right on it',
    down: 'Press down on it',
    left: 'Press left on it',
    choose: 'Press the button that chooses',
  },
  taken: 'That one is taken: press another',
  known: '{pad} is ready',
  tryIt: 'Try it: move left and right, then choose',
  anew: 'Once more',
  goOn: 'Go on',
} as const;

export type PadWords = typeof english;
export const padWords = catalogue(english, { de: async () => (await import('./de/pads.ts')).table });
