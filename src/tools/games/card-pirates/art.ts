/** Drawings of Card Pirates. */
import type { GameArt } from '../../art/game-art.ts';

export const art: GameArt = {
  packs: [
    {
      name: 'card-pirates',
      from: ['cp-', 'token-brig-', 'battle-row', 'gangplank', 'anchor-chain', 'palm-pop', 'option-'],
    },
  ],
  layered: ['cp-storm-hole'],
  otherSizes: [{ start: 'cp-hand-back', width: 44 }],
};
