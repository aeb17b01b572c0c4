/** What the house knows of Treasure Fleet before anybody takes it. */
import type { Shape } from '../../controller/room.ts';
import { words } from '../../words/treasure-fleet/table.ts';
import { dawnPictures } from '../ceremony/dawn.ts';
import type { GameFacts } from '../game-facts.ts';
import { underHead } from '../screens/attract.ts';
import { setupForm } from './board/setup-form.ts';

/** With five captains the caption lies there: the name of the game makes way. */
const overHead: Readonly<Record<Shape, { x: number; y: number }>> = {
  wide: { x: 960, y: 98 },
  ten: { x: 960, y: 106 },
  four: { x: 430, y: 110 },
  portrait: { x: 540, y: 150 },
};

export const facts: GameFacts = {
  title: 'Treasure Fleet',
  get credit() {
    return words().credit;
  },
  get hook() {
    return words().hook;
  },
  minutes: 10,
  form: setupForm,
  quick: true,
  everyShape: true,
  levels: ['parrot', 'monkey', 'bosun', 'admiral'],
  demo: { counts: [4, 3, 5, 2], callAt: (seats, { shape }) => (seats === 5 ? overHead : underHead)[shape] },
  vignette: 'vignette-treasure-fleet',
  packs: ['common', 'treasure-fleet'],
  // The winner's ship has their sails.
  later: ['shell', 'sails', ...dawnPictures],
  needs: { GameEnded: ['shell', 'sails', ...dawnPictures] },
  code: async () => (await import('./stage.ts')).stage,
  drawing: async () => (await import('./drawing.ts')).drawing,
  samples: async () => (await import('./samples.ts')).samples,
};
