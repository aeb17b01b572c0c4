/** The set-up screen of Korsar. The figures are those of the rules file, section 1. */
import type { SetupForm } from '../screens/setup-form.ts';
import { fill } from './naming.ts';
import { words } from './words.ts';

export const setupForm: SetupForm = {
  // Six and eight captains, and partners, come with a set-up screen that has room for them.
  counts: [2, 3, 4, 5],
  options: [{ name: 'openStacks', frame: 'korsar-merchant-5', frameScale: 0.43, ...words.options.openStacks }],
  facts: (seats) => [fill(words.facts[0], { d: 78 - 6 * seats }), words.facts[1]],
};
