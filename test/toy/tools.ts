/** What Parley brings for the programs. */
import type { GameTools } from '../../src/tools/game-tools.ts';

export const tools: GameTools = { marks: { turn: 'CardShown' }, moments: [] };
