/** The set-up screen of Treasure Fleet. The figures are those of the rules file, 1.2 and 1.3. */
import { fill } from '../../../words/message.ts';
import { words } from '../../../words/treasure-fleet/table.ts';
import type { FormOption, SetupForm } from '../../screens/setup-form.ts';
export const setupForm: SetupForm = {
  counts: [2, 3, 4, 5],
  get options(): readonly FormOption[] {
    return [
      { name: 'storms', frame: 'tf-storm-neutral', ...words().options.storms },
      { name: 'cursedShips', frame: 'tf-cursed', ...words().options.cursedShips },
      {
        name: 'scoreNeutral',
        ...words().options.scoreNeutral,
        refusal: (seats) => (seats === 2 ? null : words().options.scoreNeutral.refusal),
      },
      {
        name: 'governorPoints',
        kind: 'choice',
        title: words().options.governorPoints.title,
        choices: [16, 8, 24].map((g) => ({
          value: g,
          title: fill(words().options.governorPoints.points, { g }),
          text: fill(words().options.governorPoints.text, { g }),
        })),
      },
      {
        name: 'fiveSpotShips',
        kind: 'choice',
        title: words().options.fiveSpotShips.title,
        choices: [
          { value: 'proportional', ...words().options.fiveSpotShips.proportional },
          { value: 'none', ...words().options.fiveSpotShips.none },
        ],
        refusal: (seats) => (seats === 5 ? words().options.fiveSpotShips.refusal : null),
      },
      {
        name: 'curseChoice',
        kind: 'choice',
        title: words().options.curseChoice.title,
        choices: [
          { value: 'victim', ...words().options.curseChoice.victim },
          { value: 'highest', ...words().options.curseChoice.highest },
        ],
        refusal: (_, values) => (values.cursedShips ? null : words().options.curseChoice.refusal),
      },
    ];
  },
  facts(seats, on, { fiveSpotShips: kept }) {
    const five = seats === 5;
    const ships = (five || kept === 'none' ? 30 : 21) + (on.has('cursedShips') ? 2 : 0);
    return [fill(words().facts.cards, { s: five ? 5 : 4, c: five ? 16 : 13 }), fill(words().facts.fleet, { f: ships })];
  },
};
