/** Facts about Yellowbeard that the house knows before anybody takes it. */
import { setupWords } from '../../words/yellowbeard/setup.ts';
import { dawnPictures } from '../ceremony/dawn.ts';
import type { GameFacts } from '../game-facts.ts';
import { ownMaps } from './board/own-maps.ts';
import { aidAt, callAt, hostOptions, pauseAt, setupForm } from './board/setup-form.ts';

export const facts: GameFacts = {
  title: 'Yellowbeard',
  get credit() {
    return setupWords().credit;
  },
  get hook() {
    return setupWords().hook;
  },
  minutes: 20,
  form: setupForm,
  pauseAt,
  titleGives: ['wide', 'ten', 'portrait'],
  maps: ownMaps,
  hostOptions,
  takeBackAt: { x: 1554, y: 984 },
  aid: {
    at: aidAt,
    get about() {
      return setupWords().aid;
    },
  },
  quick: true,
  placesOnly: true,
  everyShape: true,
  levels: ['parrot', 'monkey', 'bosun', 'admiral'],
  secret: 'chart',
  demo: {
    counts: [4, 5, 3, 6, 2],
    callAt,
    // Rounds that end while somebody still watches.
    options: { autoSetup: true, turnLimit: 30 },
    level: 'admiral',
  },
  vignette: 'vignette-yellowbeard',
  // A man-of-war comes up and looks, and out of the fog comes the black brig.
  vignetteLoop: {
    pirate: [{ at: 0 }, { at: 500, alpha: 0 }, { at: 2500, alpha: 0 }, { at: 3200 }, { at: 3700, dx: 5 }, { at: 4600 }],
    fog: [{ at: 0 }, { at: 700 }, { at: 2400 }, { at: 3200, alpha: 0.25 }, { at: 4600 }],
    cone: [{ at: 0 }, { at: 400, alpha: 0 }, { at: 1800, alpha: 0 }, { at: 2300 }, { at: 4600 }],
    navy: [{ at: 0 }, { at: 500, dx: -9 }, { at: 1700, dy: 1 }, { at: 2600 }, { at: 3600, dy: 2 }, { at: 4600 }],
    'x-mark': [{ at: 0 }, { at: 500, alpha: 0 }, { at: 1000, alpha: 0 }, { at: 1200 }, { at: 4600 }],
  },
  packs: ['common', 'yellowbeard'],
  later: ['shell', 'man-of-war', ...dawnPictures],
  needs: { MatchEnded: ['shell', 'man-of-war', ...dawnPictures] },
  choosing: async () => (await import('./choosing.ts')).choosing,
  telling: async () => (await import('./telling.ts')).telling,
  samples: async () => (await import('./samples.ts')).samples,
};
