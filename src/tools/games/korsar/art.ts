/** Drawings of Korsar. */
import { inWidth } from '../../art/frame.ts';
import type { GameArt } from '../../art/game-art.ts';

const seats = ['anne', 'bart', 'calico', 'mary', 'edward', 'grace', 'henry', 'ching'];

export const art: GameArt = {
  packs: [
    // Whatever lies on the sea: after a deal nothing does.
    {
      name: 'korsar-ships',
      from: ['galleon', 'trader', 'brig', 'band', 'pennant', 'wash', 'collar', 'topsail', 'pool', 'sum'].map(
        (part) => `korsar-${part}`,
      ),
    },
    {
      name: 'korsar',
      from: ['korsar-', 'medallion-brass-', 'suit-', 'tag-tied', 'halo-home', 'rope-tie', 'turn-marker'],
    },
    // Merchantmen sail in the ceremony only; a captain who is slammed down is seen 500 pixels high.
    {
      name: 'korsar-large',
      from: ['ship-merchant', 'foam-merchant'],
      more: (all) =>
        all.filter(({ name }) => /^korsar-(?:captain-|admiral$)/.test(name)).map((trump) => inWidth(trump, 300)),
    },
  ],
  layered: ['ship-merchant'],
  // A topsail is cut out of a whole rig.
  margins: Object.fromEntries(seats.map((seat) => [`korsar-topsail-${seat}`, 400])),
};
