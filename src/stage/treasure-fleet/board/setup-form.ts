/** The set-up screen of Treasure Fleet. The figures are those of the rules file, 1.2 and 1.3. */
import { fill } from '../../../controller/phrase.ts';
import type { SetupForm } from '../../screens/setup-form.ts';
import { words } from '../words.ts';

const { scoreNeutral, governorPoints, fiveSpotShips, curseChoice } = words.options;

export const setupForm: SetupForm = {
  counts: [2, 3, 4, 5],
  options: [
    { name: 'storms', frame: 'tf-storm-neutral', ...words.options.storms },
    { name: 'cursedShips', frame: 'tf-cursed', ...words.options.cursedShips },
    { name: 'scoreNeutral', ...scoreNeutral, refusal: (seats) => (seats === 2 ? null : scoreNeutral.refusal) },
    {
      name: 'governorPoints',
      kind: 'choice',
      title: governorPoints.title,
      choices: [16, 8, 24].map((g) => ({
        value: g,
        title: fill(governorPoints.points, { g }),
        text: fill(governorPoints.text, { g }),
      })),
    },
    {
      name: 'fiveSpotShips',
      kind: 'choice',
      title: fiveSpotShips.title,
      choices: [
        { value: 'proportional', ...fiveSpotShips.proportional },
        { value: 'none', ...fiveSpotShips.none },
      ],
      refusal: (seats) => (seats === 5 ? fiveSpotShips.refusal : null),
    },
    {
      name: 'curseChoice',
      kind: 'choice',
      title: curseChoice.title,
      choices: [
        { value: 'victim', ...curseChoice.victim },
        { value: 'highest', ...curseChoice.highest },
      ],
      refusal: (_, values) => (values.cursedShips ? null : curseChoice.refusal),
    },
  ],
  facts(seats, on, { fiveSpotShips: kept }) {
    const five = seats === 5;
    const ships = (five || kept === 'none' ? 30 : 21) + (on.has('cursedShips') ? 2 : 0);
    return [fill(words.facts[0], { s: five ? 5 : 4, c: five ? 16 : 13 }), fill(words.facts[1], { f: ships })];
  },
};
