/** Facts about Treasure Fleet that the house knows before anybody takes it. */
import type { Shape } from '../../controller/room.ts';
import { type DeckId, deckIds } from '../../rules/treasure-fleet/types.ts';
import { setupWords } from '../../words/treasure-fleet/setup.ts';
import { dawnPictures } from '../ceremony/dawn.ts';
import type { CallPlace, GameFacts } from '../game-facts.ts';
import { setupForm } from './board/setup-form.ts';

/** Places of the call in a demo: in that of the game's name, for below it are masts. */
const calls: Readonly<Record<Shape, CallPlace>> = {
  wide: { x: 960, y: 98 },
  ten: { x: 960, y: 106 },
  four: { x: 430, y: 110 },
  portrait: { x: 540, y: 150 },
};

export const facts: GameFacts = {
  title: 'Treasure Fleet',
  get credit() {
    return setupWords().credit;
  },
  get hook() {
    return setupWords().hook;
  },
  minutes: 10,
  form: setupForm,
  quick: true,
  titleGives: ['wide', 'ten', 'four'],
  everyShape: true,
  worn: (options) => {
    const { decks } = options as { decks?: 'drawn' | readonly DeckId[] };
    return typeof decks === 'object' ? decks.map((id) => deckIds.indexOf(id)) : null;
  },
  levels: ['parrot', 'monkey', 'bosun', 'admiral'],
  tempers: true,
  demo: { counts: [4, 3, 5, 2], callAt: (_seats, { shape }) => ({ ...calls[shape], covers: ['title'] }) },
  vignette: 'vignette-treasure-fleet',
  // The brig fires, her ball falls short of the galleon, and the galleon is hit.
  vignetteShot: { at: 1320, from: [150, 96], to: [232, 150] },
  vignetteLoop: {
    muzzle: [
      { at: 0 },
      { at: 400, alpha: 0 },
      { at: 1280, alpha: 0 },
      { at: 1360 },
      { at: 2000, alpha: 0 },
      { at: 4000, alpha: 0 },
      { at: 4600 },
    ],
    smoke: [{ at: 0 }, { at: 500, alpha: 0 }, { at: 1320, alpha: 0 }, { at: 1700 }, { at: 4600 }],
    shots: [
      { at: 0 },
      { at: 400, alpha: 0 },
      { at: 1400, alpha: 0 },
      { at: 1700 },
      { at: 2200, alpha: 0 },
      { at: 4000, alpha: 0 },
      { at: 4600 },
    ],
    hits: [
      { at: 0 },
      { at: 400, alpha: 0 },
      { at: 2060, alpha: 0 },
      { at: 2140 },
      { at: 3400, alpha: 0 },
      { at: 4000, alpha: 0 },
      { at: 4600 },
    ],
    brig: [{ at: 0 }, { at: 1300 }, { at: 1380, dx: -6 }, { at: 2100 }, { at: 3000, dy: 2 }, { at: 4600 }],
    galleon: [
      { at: 0 },
      { at: 2100 },
      { at: 2220, dx: 5, dy: -4 },
      { at: 2600, dx: -2, dy: 1 },
      { at: 3000, dx: 1 },
      { at: 3500 },
    ],
  },
  packs: ['common', 'treasure-fleet'],
  // The winner's ship has their sails.
  later: ['shell', 'sails', ...dawnPictures],
  needs: { GameEnded: ['shell', 'sails', ...dawnPictures] },
  choosing: async () => (await import('./choosing.ts')).choosing,
  telling: async () => (await import('./telling.ts')).telling,
  samples: async () => (await import('./samples.ts')).samples,
};
