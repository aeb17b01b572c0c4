/** What is drawn for Korsar. */
import type { GameArt } from '../../art/game-art.ts';

const seats = ['anne', 'bart', 'calico', 'mary', 'edward', 'grace', 'henry', 'ching'];

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
  // A topsail is cut out of a whole rig.
  margins: Object.fromEntries(seats.map((seat) => [`korsar-topsail-${seat}`, 400])),
};
