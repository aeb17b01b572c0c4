/** Facts about Korsar that the house knows before anybody takes it. */

import { setupWords } from '../../words/korsar/setup.ts';
import { dawnPictures } from '../ceremony/dawn.ts';
import type { GameFacts } from '../game-facts.ts';
import { callAt, pauseAt, setupForm } from './board/setup-form.ts';

export const facts: GameFacts = {
  title: 'Korsar',
  get credit() {
    return setupWords().credit;
  },
  get hook() {
    return setupWords().hook;
  },
  minutes: 15,
  form: setupForm,
  quick: true,
  everyShape: true,
  levels: ['parrot', 'monkey', 'bosun', 'admiral'],
  tempers: true,
  dealt: true,
  pauseAt,
  demo: { counts: [4, 8, 3, 6, 2, 5], callAt },
  vignette: 'vignette-korsar',
  // Pirates come alongside from both sides and fire, the merchant rocks.
  vignetteLoop: {
    'pirate-left': [
      { at: 0 },
      { at: 500, alpha: 0 },
      { at: 900, dx: -6, alpha: 0 },
      { at: 1400, dx: -2 },
      { at: 1700 },
      { at: 2200 },
      { at: 2280, dx: -5 },
      { at: 2900 },
    ],
    'pirate-right': [
      { at: 0 },
      { at: 500, alpha: 0 },
      { at: 1200, dx: 6, alpha: 0 },
      { at: 1700, dx: 2 },
      { at: 2000 },
      { at: 2700 },
      { at: 2780, dx: 5 },
      { at: 3400 },
    ],
    'fire-left': [
      { at: 0 },
      { at: 400, alpha: 0 },
      { at: 2180, alpha: 0 },
      { at: 2260 },
      { at: 2900, alpha: 0 },
      { at: 4000, alpha: 0 },
      { at: 4600 },
    ],
    'fire-right': [
      { at: 0 },
      { at: 400, alpha: 0 },
      { at: 2680, alpha: 0 },
      { at: 2760 },
      { at: 3400, alpha: 0 },
      { at: 4000, alpha: 0 },
      { at: 4600 },
    ],
    hits: [
      { at: 0 },
      { at: 400, alpha: 0 },
      { at: 2400, alpha: 0 },
      { at: 2900 },
      { at: 3700, alpha: 0 },
      { at: 4000, alpha: 0 },
      { at: 4600 },
    ],
    smoke: [{ at: 0 }, { at: 500, alpha: 0 }, { at: 2260, alpha: 0 }, { at: 2700 }, { at: 4600 }],
    merchant: [
      { at: 0 },
      { at: 2350 },
      { at: 2470, dx: 5, dy: -3 },
      { at: 2850, dx: -4 },
      { at: 2970, dx: -5, dy: -3 },
      { at: 3400, dx: 2, dy: 1 },
      { at: 3900 },
    ],
  },
  packs: ['common', 'korsar', 'korsar-ships', 'sea-gold-hour'],
  later: ['korsar-large', 'shell', ...dawnPictures],
  needs: {
    VesselLaunched: ['korsar-ships'],
    CaptainPlayed: ['korsar-large'],
    AdmiralPlayed: ['korsar-large'],
    GameEnded: ['korsar-large', 'shell', ...dawnPictures],
  },
  choosing: async () => (await import('./choosing.ts')).choosing,
  telling: async () => (await import('./telling.ts')).telling,
  samples: async () => (await import('./samples.ts')).samples,
};
