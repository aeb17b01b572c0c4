/** Explanations of the pieces of Yellowbeard. */
import type { View } from '../../../rules/yellowbeard/types.ts';
import { fill } from '../../../words/message.ts';
import { explainWords } from '../../../words/yellowbeard/explain.ts';
import type { Explained } from '../../hands/explained.ts';

export const explained = {
  'yellowbeard-badge'({ state }) {
    const { unknown, closed, open } = explainWords();
    return state === 'closed' ? closed : state === 'open' ? open : unknown;
  },
  'yellowbeard-chest': () => explainWords().chest,
  'yellowbeard-cones': () => explainWords().cones,
  'yellowbeard-surround': null,
  'yellowbeard-die': () => explainWords().die,
  'yellowbeard-frame': null,
  'yellowbeard-goal': () => explainWords().goal,
  'yellowbeard-heat': () => explainWords().heat,
  'yellowbeard-land': null,
  'yellowbeard-last': () => explainWords().last,
  'yellowbeard-legend': () => explainWords().legend,
  'yellowbeard-name': ({ text, harbour }) =>
    fill(explainWords().name, { name: String(text), harbour: String(harbour) }),
  'yellowbeard-pirate': () => explainWords().pirate,
  'yellowbeard-pirate-plate': ({ name, stolen, need }) =>
    fill(explainWords().plate, { name: String(name), n: Number(stolen), need: Number(need) }),
  'yellowbeard-plan': () => explainWords().plan,
  'yellowbeard-hoard': () => explainWords().podium,
  'yellowbeard-rank': () => explainWords().podium,
  'yellowbeard-reach': () => explainWords().reach,
  'yellowbeard-rope': null,
  'yellowbeard-row': ({ name }, { owners }) =>
    owners.length === 0 ? null : fill(explainWords().row, { name: String(name) }),
  'yellowbeard-sea': null,
  'yellowbeard-ship': () => explainWords().ship,
  'yellowbeard-sketch': null,
  'yellowbeard-strait': () => explainWords().strait,
  'yellowbeard-title': null,
  'yellowbeard-track': () => explainWords().track,
  'yellowbeard-watch': () => explainWords().watch,
  'yellowbeard-wreck': () => explainWords().wreck,
  'yellowbeard-x': () => explainWords().gone,
} satisfies Explained<string, View>;
