/** Drawings of Korsar. */
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
  // A captain who is slammed down is seen 500 pixels high.
  otherSizes: [
    { start: 'korsar-captain-', width: 300 },
    { start: 'korsar-admiral', width: 300 },
  ],
  // A topsail is cut out of a whole rig.
  margins: Object.fromEntries(seats.map((seat) => [`korsar-topsail-${seat}`, 400])),
};
