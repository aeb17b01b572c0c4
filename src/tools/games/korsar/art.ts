/** What is drawn for Korsar. */
import type { GameArt } from '../../art/game-art.ts';

export const art: GameArt = {
  packs: [
    {
      name: 'korsar',
      from: [
        'korsar-',
        'medallion-brass-',
        'suit-',
        'tag-tied',
        'halo-home',
        'rope-tie',
        'turn-marker',
        'ship-merchant',
        'foam-merchant',
      ],
    },
  ],
  layered: ['ship-merchant'],
};
