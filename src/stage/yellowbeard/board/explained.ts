/** Explanations of the pieces of Yellowbeard. */
import type { View } from '../../../rules/yellowbeard/types.ts';
import { fill } from '../../../words/message.ts';
import { explainWords } from '../../../words/yellowbeard/explain.ts';
import type { Explained } from '../../hands/explained.ts';
import type { pieces } from '../pieces/index.ts';

export const explained: Explained<keyof typeof pieces, View> = {
  'yellowbeard-badge'({ state }) {
    const { unknown, closed, open } = explainWords();
    return state === 'closed' ? closed : state === 'open' ? open : unknown;
  },
  'yellowbeard-chest': () => explainWords().chest,
  'yellowbeard-cones': null,
  'yellowbeard-cover': null,
  'yellowbeard-die': () => explainWords().die,
  'yellowbeard-frame': null,
  'yellowbeard-goal': () => explainWords().goal,
  'yellowbeard-heat': null,
  'yellowbeard-land': null,
  'yellowbeard-last': () => explainWords().last,
  'yellowbeard-legend': () => explainWords().legend,
  'yellowbeard-name': null,
  'yellowbeard-pirate': () => explainWords().pirate,
  'yellowbeard-pirate-plate': ({ name, stolen, need }) =>
    fill(explainWords().plate, { name: String(name), n: Number(stolen), need: Number(need) }),
  'yellowbeard-plan': null,
  'yellowbeard-hoard': () => explainWords().podium,
  'yellowbeard-rank': () => explainWords().podium,
  'yellowbeard-reach': null,
  'yellowbeard-rope': null,
  'yellowbeard-row': ({ name }, { owners }) =>
    owners.length === 0 ? null : fill(explainWords().row, { name: String(name) }),
  'yellowbeard-sea': null,
  'yellowbeard-ship': () => explainWords().ship,
  'yellowbeard-sketch': null,
  'yellowbeard-strait': () => explainWords().strait,
  'yellowbeard-title': null,
  'yellowbeard-track': null,
  'yellowbeard-watch': null,
  'yellowbeard-wreck': () => explainWords().wreck,
  'yellowbeard-x': () => explainWords().gone,
};
