/** The set-up screen of Korsar. The figures are those of the rules file, section 1. */
import type { Frame } from '../../controller/room.ts';
import type { SetupForm, Values } from '../screens/setup-form.ts';
import { fill } from './naming.ts';
import { words } from './words.ts';

const { mode, openStacks, admiralOnPartnerVessel } = words.options;

/** Six and eight captains always play in pairs, four if they like (R1). */
const inPairs = (seats: number, values: Values): boolean => seats > 5 || values.mode === 'partnership';

function sides(seats: number): string | null {
  if (seats > 5) return mode.always;
  return seats === 4 ? null : mode.never;
}

export const setupForm: SetupForm = {
  counts: [2, 3, 4, 5, 6, 8],
  seats: (values) => (values.mode === 'partnership' ? [4, 6, 8] : [2, 3, 4, 5, 6, 8]),
  options: [
    { name: 'openStacks', frame: 'korsar-merchant-5', frameScale: 0.43, ...openStacks },
    {
      name: 'mode',
      kind: 'choice',
      title: mode.title,
      choices: [
        { value: 'standard', ...mode.standard },
        { value: 'partnership', ...mode.partnership },
      ],
      refusal: sides,
    },
    {
      name: 'admiralOnPartnerVessel',
      ...admiralOnPartnerVessel,
      refusal: (seats, values) => (inPairs(seats, values) ? null : admiralOnPartnerVessel.refusal),
    },
  ],
  facts(seats, _on, values) {
    const lines = [fill(words.facts[0], { d: 78 - 6 * seats }), words.facts[1]];
    return inPairs(seats, values) ? [...lines, fill(words.factsTeams, { t: seats / 2 })] : lines;
  },
};

/** On rails the plates fill the upper edge: the pause ends the strip between the rails. */
export const pauseAt = (seats: number, values: Values) =>
  seats > 4 || inPairs(seats, values) ? { x: 1786, y: 540 } : undefined;

/** In a demo on rails the call lies over the name of the game and the next captain: nobody waits for his turn. */
export const callAt = (seats: number, { shape, height }: Frame) =>
  seats > 4 && (shape === 'wide' || shape === 'ten') ? { x: 1484, y: height / 2 } : undefined;
