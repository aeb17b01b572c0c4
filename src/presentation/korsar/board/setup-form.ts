/** The set-up screen of Korsar. The figures are those of the rules file, section 1. */

import type { Frame, Shape } from '../../../controller/room.ts';
import { setupWords } from '../../../words/korsar/setup.ts';
import { fill } from '../../../words/message.ts';
import type { CallPlace } from '../../game-facts.ts';
import type { FormOption, SetupForm, Values } from '../../screens/setup-form.ts';
import { cornersPause } from '../layout/plan-parts.ts';
/** Tells whether captains play in pairs: six and eight always do, four if they like (R1). */
export const inPairs = (seats: number, values: Values): boolean => seats > 5 || values.mode === 'partnership';

function sides(seats: number): string | null {
  if (seats > 5) return setupWords().options.mode.always;
  return seats === 4 ? null : setupWords().options.mode.never;
}

export const setupForm: SetupForm = {
  counts: [2, 3, 4, 5, 6, 8],
  seats: (values) => (values.mode === 'partnership' ? [4, 6, 8] : [2, 3, 4, 5, 6, 8]),
  get options(): readonly FormOption[] {
    return [
      { name: 'openStacks', frame: 'korsar-merchant-5', frameScale: 0.43, ...setupWords().options.openStacks },
      {
        name: 'mode',
        kind: 'choice',
        title: setupWords().options.mode.title,
        choices: [
          { value: 'standard', ...setupWords().options.mode.standard },
          { value: 'partnership', ...setupWords().options.mode.partnership },
        ],
        refusal: sides,
      },
      {
        name: 'startSeat',
        kind: 'choice',
        title: setupWords().options.startSeat.title,
        choices: [
          { value: 'random', ...setupWords().options.startSeat.random },
          ...[0, 1, 2, 3, 4, 5, 6, 7].map((seat) => ({
            value: seat,
            ...setupWords().options.startSeat.seat,
            // R2: in pairs one of the first partners begins.
            lacks: (seats: number, values: Values) => seat >= seats || (inPairs(seats, values) && seat % 2 === 1),
          })),
        ],
      },
      {
        name: 'admiralOnPartnerVessel',
        ...setupWords().options.admiralOnPartnerVessel,
        refusal: (seats, values) =>
          inPairs(seats, values) ? null : setupWords().options.admiralOnPartnerVessel.refusal,
      },
    ];
  },
  facts(seats, _on, values) {
    const lines = [fill(setupWords().facts.cards, { d: 78 - 6 * seats }), setupWords().facts.merchants];
    return inPairs(seats, values) ? [...lines, fill(setupWords().facts.teams, { t: seats / 2 })] : lines;
  },
};

/** Places the pause. On rails the plates fill the upper edge, so the pause ends the strip between the rails. */
export const pauseAt = (seats: number, values: Values, _views: readonly object[], frame?: Frame) => {
  const rails = seats > 4 || inPairs(seats, values);
  const shape = frame?.shape ?? 'wide';
  if (shape === 'four') return rails ? { x: 1390, y: 600 } : { x: 1480, y: 944 };
  if (shape === 'portrait') return { x: 984, y: rails ? uprightStrip(seats) : 298 };
  if (rails) return { x: 1786, y: shape === 'ten' ? 600 : 540 };
  return { x: cornersPause, y: shape === 'ten' ? 104 : 96 };
};

/** Gives the height at which the second line of the strip between the rows of captains lies. */
function uprightStrip(seats: number): number {
  const rows = Math.ceil(seats / 2);
  return 96 + (Math.ceil(rows / 2) * 1496) / rows + 166;
}

/** Places of the call between the captains in the corners, at the head of the table: masts stand below. */
const cornersCalls: Readonly<Record<Shape, CallPlace>> = {
  wide: { x: 1034, y: 102, w: 690, covers: ['title', 'deck-sign'] },
  ten: { x: 1034, y: 108, w: 690, covers: ['title', 'deck-sign'] },
  four: { x: 800, y: 198, w: 552, covers: ['title'] },
  portrait: { x: 540, y: 300, covers: ['title', 'deck-sign', 'compass', 'marker', 'deck', 'tray'] },
};

/** Places the call of a demo. On rails it lies on the game's name and the next captain, for nobody waits for a turn. */
export function callAt(seats: number, { shape }: Frame): CallPlace {
  if (seats < 5) return cornersCalls[shape];
  const covers = ['title', 'next', 'tray'];
  if (shape === 'four') return { x: 900, y: 982, covers };
  if (shape === 'portrait') return { x: 735, y: seats === 8 ? 1548 : 1656, w: 590, covers };
  const y = shape === 'ten' ? 982 : 868;
  return { x: 1492, y, w: 556, covers, caption: { x: 890, y, width: 620 } };
}
