/** Explanations of the pieces of Treasure Fleet. */
import type { View } from '../../../rules/treasure-fleet/types.ts';
import { shellWords } from '../../../words/house/house.ts';
import { fill } from '../../../words/message.ts';
import { explainWords } from '../../../words/treasure-fleet/explain.ts';
import type { Explained } from '../../hands/explained.ts';

export const explained = {
  barge: (_, { governor }) => fill(explainWords().governor, { n: governor.points }),
  card({ card }) {
    if (card === null || card === undefined) return explainWords().back;
    if (card === 'BP') return explainWords().boarders;
    return card === 'ST' ? explainWords().storm : fill(explainWords().guns, { n: Number(card) });
  },
  ledger: ({ text, numbers }) => fill(explainWords().ledger, { text: `${text} ${numbers ?? ''}`.trim() }),
  lookout: () => explainWords().lookout,
  pile: ({ left }) => fill(explainWords().pile, { n: Number(left) }),
  plate: ({ name, score, backs, look }) =>
    look === 'neutral'
      ? fill(explainWords().grey, { name: String(name) })
      : fill(explainWords().plate, { name: String(name), n: Number(score), cards: Number(backs) }),
  podium: () => explainWords().podium,
  progress: ({ sailing, sailings }) => fill(explainWords().progress, { s: Number(sailing), of: Number(sailings) }),
  ship({ model, points }) {
    if (model === 'cursed') return explainWords().cursed;
    // The winner's own is worth nothing.
    return points === null ? shellWords().explain.ship : fill(explainWords().ship, { n: Number(points) });
  },
  stack: () => explainWords().podium,
} satisfies Explained<string, View>;
