/** All that draws Yellowbeard and no other game; it comes when somebody takes the game. */
import type { GameDrawing } from '../game-drawing.ts';
import { effects } from './effects/index.ts';
import { traits } from './effects/traits.ts';
import { pieces } from './pieces/index.ts';

export const drawing: GameDrawing = { pieces, effects, traits };
