/** What the house knows of Korsar before anybody takes it. */

import { words } from '../../words/korsar/table.ts';
import { dawnPictures } from '../ceremony/dawn.ts';
import type { GameFacts } from '../game-facts.ts';
import { underHead } from '../screens/attract.ts';
import { callAt, pauseAt, setupForm } from './board/setup-form.ts';

export const facts: GameFacts = {
  title: 'Korsar',
  get credit() {
    return words().credit;
  },
  get hook() {
    return words().hook;
  },
  minutes: 15,
  form: setupForm,
  quick: true,
  everyShape: true,
  levels: ['parrot', 'monkey', 'bosun', 'admiral'],
  pauseAt,
  demo: { counts: [4, 8, 3, 6, 2, 5], callAt: (seats, frame) => callAt(seats, frame) ?? underHead[frame.shape] },
  vignette: 'vignette-korsar',
  packs: ['common', 'korsar', 'sea-gold-hour'],
  later: ['shell', ...dawnPictures],
  needs: { GameEnded: ['shell', ...dawnPictures] },
  code: async () => (await import('./stage.ts')).stage,
  drawing: async () => (await import('./drawing.ts')).drawing,
  samples: async () => (await import('./samples.ts')).samples,
};
