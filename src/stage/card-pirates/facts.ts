/** What the house knows of Card Pirates before anybody takes it. */
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
  takeBackAt: { x: 1592, y: 98 },
  quick: true,
  everyShape: true,
  demo: { counts: [3, 4, 2, 1] },
  vignette: 'vignette-card-pirates',
  // The curtain lies on the table from the first turn on.
  packs: ['common', 'card-pirates', 'shell'],
  later: dawnPictures,
  needs: { GameEnded: dawnPictures },
  code: async () => (await import('./stage.ts')).stage,
  drawing: async () => (await import('./drawing.ts')).drawing,
  samples: async () => (await import('./samples.ts')).samples,
};
