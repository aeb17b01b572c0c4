/** Explanations of the pieces of Card Pirates. */
import { isCard, isCrew, powerOf, rankOf } from '../../../rules/card-pirates/cards.ts';
import type { View } from '../../../rules/card-pirates/types.ts';
import { explainWords } from '../../../words/card-pirates/explain.ts';
import { fill } from '../../../words/message.ts';
import type { Explained } from '../../hands/explained.ts';
import { cardName } from '../naming.ts';

function card(name: unknown, { options: { points } }: View): string {
  if (typeof name !== 'string' || !isCard(name)) return explainWords().back;
  return isCrew(name)
    ? fill(explainWords().crew, { n: powerOf(name) })
    : fill(explainWords().face, { n: points[rankOf(name) as keyof typeof points] });
}

export const explained = {
  'card-pirates-brig': () => explainWords().brig,
  'card-pirates-card': ({ card: name }, view) => card(name, view),
  'card-pirates-course': () => explainWords().course,
  'card-pirates-grid': null,
  'card-pirates-leg': ({ cost }) => fill(explainWords().leg, { n: Number(cost) }),
  'card-pirates-legend': () => explainWords().legend,
  'card-pirates-meter': () => explainWords().meter,
  'card-pirates-plate': ({ name, cards }) => fill(explainWords().plate, { name: String(name), n: Number(cards) }),
  'card-pirates-podium': () => explainWords().podium,
  'card-pirates-row': ({ name }) => fill(explainWords().row, { name: String(name) }),
  'card-pirates-seal': null,
  'card-pirates-ship': () => explainWords().ship,
  'card-pirates-spoils': () => explainWords().spoils,
  'card-pirates-stack': ({ cards }) => fill(explainWords().stack, { n: Number(cards) }),
  'card-pirates-tile'({ island, storm, faceUp, faceDown }) {
    if (island) return fill(explainWords().island, { card: cardName(String(island)) });
    if (storm) return explainWords().gale;
    const open = Array.isArray(faceUp) ? faceUp.length : 0;
    return fill(explainWords().sea, { n: open + Number(faceDown) });
  },
  'card-pirates-title': null,
  'card-pirates-tray': () => explainWords().tray,
  'card-pirates-turn': null,
  'card-pirates-water': null,
  stack: () => explainWords().podium,
} satisfies Explained<string, View>;
