/** The part of Yellowbeard in the programs. */
import type { Game } from '../../../rules/game.ts';
import { yellowbeard } from '../../../rules/yellowbeard/game.ts';
import type { GameTools } from '../../game-tools.ts';
import { around } from './around.ts';
import { art } from './art.ts';
import { benchHeat } from './bench-heat.ts';
import { firstLines } from './first-lines.ts';
import { maps } from './maps.ts';
import { measured, moments } from './moments.ts';
import { rhythm } from './rhythm.ts';
import { song } from './song.ts';
import { sounds } from './sounds.ts';

export const tools: GameTools = {
  // A turn is the pirate's: the log numbers those.
  marks: { turn: 'PirateTurnTaken', end: { event: 'RoundEnded', why: 'reason' } },
  moments,
  firstLines: { game: yellowbeard as unknown as Game, at: firstLines },
  peaks: {
    theft: 'strip-yellowbeard-stolen',
    Aye: 'strip-yellowbeard-aye',
    shot: 'strip-yellowbeard-salvo',
    sinking: 'strip-yellowbeard-sunk',
    harbour: 'strip-yellowbeard-harbour',
  },
  // Rounds that end while somebody still watches, as in the house when nobody plays.
  visit: { autoSetup: true, turnLimit: 30 },
  benches: { heat: benchHeat },
  maps,
  measured,
  art,
  sound: { cues: sounds, song, around, trim: 12.7, hold: 0.74, demo: { seats: 4, last: 'MatchEnded' } },
  rhythm,
  reel: {
    // A pirate who knows the sea is hardly ever shot at; a reckless one is, with these options.
    crews: [['bosun'], ['bosun'], ['parrot', 'bosun']],
    speed: 'brisk',
    seats: [4, 3, 5, 2, 6],
    options: [
      { autoSetup: true, turnLimit: 30, rounds: 2 },
      { autoSetup: true, turnLimit: 30 },
      { autoSetup: true, turnLimit: 30, firstPirate: 0 },
    ],
    games: 150,
    demands: { finales: ['PirateSunk', 'PirateRammed', 'PirateTrapped', 'PirateEscaped'] },
  },
};
