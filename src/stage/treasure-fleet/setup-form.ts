/** The set-up screen of Treasure Fleet. The figures are those of the rules file, 1.2 and 1.3. */
import type { SetupForm } from '../screens/setup-form.ts';
import { fill } from './naming.ts';
import { words } from './words.ts';

export const setupForm: SetupForm = {
  counts: [2, 3, 4, 5],
  options: [
    { name: 'storms', frame: 'tf-storm-neutral', ...words.options.storms },
    { name: 'cursedShips', frame: 'tf-cursed', ...words.options.cursedShips },
  ],
  facts(seats, on) {
    const five = seats === 5;
    const ships = (five ? 30 : 21) + (on.has('cursedShips') ? 2 : 0);
    return [fill(words.facts[0], { s: five ? 5 : 4, c: five ? 16 : 13 }), fill(words.facts[1], { f: ships })];
  },
};
