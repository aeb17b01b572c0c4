/** The set-up screen of Treasure Fleet. The figures are those of the rules file, 1.2 and 1.3. */
import { deckIds } from '../../../rules/treasure-fleet/types.ts';
import { fill } from '../../../words/message.ts';
import { setupWords } from '../../../words/treasure-fleet/setup.ts';
import type { FormOption, SetupForm } from '../../screens/setup-form.ts';
export const setupForm: SetupForm = {
  counts: [2, 3, 4, 5],
  get options(): readonly FormOption[] {
    return [
      { name: 'storms', frame: 'tf-storm-neutral', ...setupWords().options.storms },
      { name: 'cursedShips', frame: 'tf-cursed', ...setupWords().options.cursedShips },
      {
        name: 'scoreNeutral',
        ...setupWords().options.scoreNeutral,
        refusal: (seats) => (seats === 2 ? null : setupWords().options.scoreNeutral.refusal),
      },
      {
        name: 'governorPoints',
        kind: 'choice',
        title: setupWords().options.governorPoints.title,
        choices: [16, 8, 24].map((g) => ({
          value: g,
          title: fill(setupWords().options.governorPoints.points, { g }),
          text: fill(setupWords().options.governorPoints.text, { g }),
        })),
      },
      {
        name: 'decks',
        kind: 'choice',
        title: setupWords().options.decks.title,
        choices: [{ value: 'drawn', ...setupWords().options.decks.drawn }],
        each: {
          ...setupWords().options.decks.each,
          items: deckIds.map((id) => ({ value: id, title: setupWords().options.decks.colours[id] })),
        },
      },
      {
        name: 'fiveSpotShips',
        kind: 'choice',
        title: setupWords().options.fiveSpotShips.title,
        choices: [
          { value: 'proportional', ...setupWords().options.fiveSpotShips.proportional },
          { value: 'none', ...setupWords().options.fiveSpotShips.none },
        ],
        refusal: (seats) => (seats === 5 ? setupWords().options.fiveSpotShips.refusal : null),
      },
      {
        name: 'curseChoice',
        kind: 'choice',
        title: setupWords().options.curseChoice.title,
        choices: [
          { value: 'victim', ...setupWords().options.curseChoice.victim },
          { value: 'highest', ...setupWords().options.curseChoice.highest },
        ],
        refusal: (_, values) => (values.cursedShips ? null : setupWords().options.curseChoice.refusal),
      },
    ];
  },
  facts(seats, on, { fiveSpotShips: kept }) {
    const five = seats === 5;
    const ships = (five || kept === 'none' ? 30 : 21) + (on.has('cursedShips') ? 2 : 0);
    return [
      fill(setupWords().facts.cards, { s: five ? 5 : 4, c: five ? 16 : 13 }),
      fill(setupWords().facts.fleet, { f: ships }),
    ];
  },
};
