/** Samples of Treasure Fleet for the gallery. */
import type { Event } from '../../rules/treasure-fleet/types.ts';
import type { GameSamples } from '../game-samples.ts';
import { variantOf } from './score/variants.ts';

const all = { storms: true, cursedShips: true };

export const samples: GameSamples = {
  games: [
    { seats: 4, options: all, bots: ['lots'] },
    { seats: 2, options: { ...all, scoreNeutral: false }, bots: ['lots'] },
    { seats: 4, options: all, bots: ['monkey'] },
    { seats: 5, options: all, bots: ['lots'] },
    { seats: 3, options: all, bots: ['lots'] },
    { seats: 2, options: { ...all, scoreNeutral: true }, bots: ['lots'] },
  ],
  nameOf: (event) => variantOf(event as Event),
  pieces: {
    pile: { left: 12, label: 'ships in the pile' },
  },
  cornered: ['plate', 'pile'],
  effects: { back: { frame: 'tf-back-anne' } },
  seenWithSound: {
    'paper-roll': 'the rules of the sailing unroll',
    'disc-roll': "the lookout's disc rolls along the frame",
    curse: 'green wisps over the cursed ship',
    oars: "the governor's barge rows across",
  },
};
