/** Facts about Card Pirates that the house knows before anybody takes it. */
import { setupWords } from '../../words/card-pirates/setup.ts';
import { dawnPictures } from '../ceremony/dawn.ts';
import type { GameFacts } from '../game-facts.ts';
import { pauseAt, setupForm } from './board/setup-form.ts';

export const facts: GameFacts = {
  title: 'Card Pirates',
  get credit() {
    return setupWords().credit;
  },
  get hook() {
    return setupWords().hook;
  },
  minutes: 20,
  form: setupForm,
  pauseAt,
  takeBackAt: { x: 271, y: 98 },
  quick: true,
  everyShape: true,
  levels: ['parrot', 'monkey', 'bosun', 'admiral'],
  tempers: true,
  dealt: true,
  demo: { counts: [3, 4, 2, 1] },
  vignette: 'vignette-card-pirates',
  // A course is paid for coin by coin, and sailed.
  vignetteLoop: {
    path: [{ at: 0 }, { at: 500, alpha: 0 }, { at: 900, alpha: 0 }, { at: 1700 }, { at: 4600 }],
    'ship-rival': [
      { at: 0 },
      { at: 1800 },
      { at: 3100, dx: 52, dy: -12 },
      { at: 3700, dx: 52, dy: -10 },
      { at: 4000, dx: 52, dy: -10, alpha: 0 },
      { at: 4010, alpha: 0 },
      { at: 4500 },
    ],
    ship: [
      { at: 0 },
      { at: 700, dy: 2 },
      { at: 1500, dy: -1 },
      { at: 2400, dy: 2 },
      { at: 3200, dx: 6, dy: -1 },
      { at: 4500 },
    ],
  },
  // The curtain lies on the table from the first turn on.
  packs: ['common', 'card-pirates', 'shell'],
  later: dawnPictures,
  needs: { GameEnded: dawnPictures },
  choosing: async () => (await import('./choosing.ts')).choosing,
  telling: async () => (await import('./telling.ts')).telling,
  samples: async () => (await import('./samples.ts')).samples,
};
