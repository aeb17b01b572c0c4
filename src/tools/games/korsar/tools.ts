/** The part of Korsar in the programs. */
import type { Game } from '../../../rules/game.ts';
import { korsar } from '../../../rules/korsar/game.ts';
import type { View } from '../../../rules/korsar/types.ts';
import type { GameTools } from '../../game-tools.ts';
import { around } from './around.ts';
import { art } from './art.ts';
import { firstLines } from './first-lines.ts';
import { measured, moments } from './moments.ts';
import { rhythm } from './rhythm.ts';
import { song } from './song.ts';
import { sounds } from './sounds.ts';

export const tools: GameTools = {
  marks: { turn: 'TurnStarted' },
  moments,
  firstLines: { game: korsar as unknown as Game, at: firstLines },
  peaks: {
    captain: 'strip-korsar-captain',
    admiral: 'strip-korsar-admiral',
    capture: 'strip-korsar-captured',
    'tie broken': 'strip-korsar-tie-broken',
    home: 'strip-korsar-home',
  },
  measured,
  art,
  sound: { cues: sounds, song, around, trim: 5.9, hold: 0.88, demo: { seats: 4, last: 'GameEnded' } },
  rhythm,
  reel: {
    crews: [['bosun']],
    speed: 'normal',
    seats: [4, 3],
    options: [{}],
    games: 72,
    demands: {
      // Two ships, be it a merchant and a pirate, and one that is worth a fight.
      worth: (view) => {
        const { sea } = view as View;
        const ships = sea.flatMap(({ forces }) => ['merchant', ...forces.flatMap(({ pirates }) => pirates)]).length;
        return ships >= 2 && sea.some(({ gold }) => gold >= 5);
      },
    },
  },
};
