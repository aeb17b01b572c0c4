/** The part of Card Pirates in the programs. */

import { cardPirates } from '../../../rules/card-pirates/game.ts';
import type { Game } from '../../../rules/game.ts';
import type { GameTools } from '../../game-tools.ts';
import { around } from './around.ts';
import { art } from './art.ts';
import { firstLines } from './first-lines.ts';
import { measured, moments } from './moments.ts';
import { rhythm } from './rhythm.ts';
import { song } from './song.ts';
import { sounds } from './sounds.ts';

export const tools: GameTools = {
  marks: { turn: 'TurnBegan', end: { event: 'GameEnded', why: 'reason' } },
  moments,
  firstLines: { game: cardPirates as unknown as Game, at: firstLines },
  peaks: {
    battle: 'strip-card-pirates-reveal',
    dig: 'strip-card-pirates-dig',
    storm: 'strip-card-pirates-storm',
    exchange: 'strip-card-pirates-exchange',
  },
  measured,
  art,
  sound: { cues: sounds, song, around, trim: 9.3, hold: 0.82, demo: { seats: 3, last: 'GameEnded' } },
  rhythm,
  reel: { crews: [['monkey']], speed: 'normal', seats: [4, 3, 2, 4], options: [{}], games: 160 },
};
