/** The part of Treasure Fleet in the programs. */
import type { Game } from '../../../rules/game.ts';
import { treasureFleet } from '../../../rules/treasure-fleet/game.ts';
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
  firstLines: { game: treasureFleet as unknown as Game, at: firstLines },
  peaks: {
    capture: 'strip-capture',
    lead: 'strip-lead-changes',
    boarding: 'strip-boarding',
    storm: 'strip-storm',
    curse: 'strip-curse',
    'curse strikes': 'strip-curse-strikes',
  },
  measured,
  art,
  sound: {
    cues: sounds,
    song,
    around,
    trim: 1.7,
    demo: { seats: 4, options: { storms: true, cursedShips: true }, last: 'GameEnded' },
  },
  rhythm,
  reel: {
    crews: [['bosun']],
    speed: 'normal',
    seats: [4, 3, 5, 4, 2],
    options: [{ storms: true, cursedShips: true }, { cursedShips: true }, { storms: true }],
    games: 60,
  },
};
