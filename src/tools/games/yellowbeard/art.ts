/** Drawings of Yellowbeard. */
import type { GameArt } from '../../art/game-art.ts';

export const art: GameArt = {
  packs: [
    { name: 'yellowbeard', from: ['chart/', 'afloat/', 'table/'] },
    // In the ceremony a man-of-war sails by.
    { name: 'man-of-war', from: ['man-of-war/'] },
  ],
  layered: ['man-of-war', 'compass-328', 'last-known', 'row-captain', 'rowing-boat', 'turn-bead', 'x-mark'],
};
