/** Samples of Korsar for the gallery. */
import type { GameSamples } from '../game-samples.ts';

export const samples: GameSamples = {
  games: [
    { seats: 4, options: {}, bots: ['lots'] },
    { seats: 4, options: { mode: 'partnership' }, bots: ['lots'] },
    { seats: 6, options: {}, bots: ['lots'], seed: 's1' },
  ],
  // Cards of a hand, and of what the log and the rules show: of the sea itself the ships are seen.
  pieces: {
    'korsar-card': { card: 'krakenCaptain', dull: false, glow: false },
    'korsar-merchant': { gold: 5, owner: 'anne', halo: false, back: false },
    'korsar-force': {
      sign: 'medallion-brass-anne',
      cards: [
        { card: 'kraken3', dull: false, glow: false },
        { card: 'kraken2', dull: false, glow: false },
        { card: 'krakenCaptain', dull: false, glow: true },
        { card: 'raven1', dull: true, glow: false },
      ],
      w: 520,
    },
    'korsar-next': { look: 'bart', text: 'then Bart' },
    'korsar-well': { w: 1100, h: 300, curtain: true },
  },
  cornered: ['korsar-well'],
  effects: {
    looms: { ex: 1200, ey: 700, frame: 'korsar-captain-kraken@300', text: 'Captain' },
    played: { tx: 700, ty: 380, frame: 'korsar-pirate-kraken-3' },
  },
  seenWithSound: {
    'captain-slam': 'the captain hangs high and slams down, dust and gold strokes',
    admiral: 'a blue and gold ring around the admiral',
    shield: 'a shield is hung under the fan',
    chair: 'a chair tips against the plate',
  },
};
