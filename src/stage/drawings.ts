/** The registry of what only one game draws: one line for each game that has pieces or effects of its own. */
import type { GameId } from '../rules/index.ts';
import type { Effect, TraitsByName } from './effects/effect.ts';
import type { PieceClass } from './pieces/piece.ts';

/** Drawing that only this game has. A game that is drawn with the pieces and effects of the house has none. */
export interface GameDrawing {
  /** Classes by the kind of placement that they draw; kinds are named so that no other game has them. */
  pieces?: Readonly<Record<string, PieceClass>>;
  effects?: Readonly<Record<string, Effect>>;
  /**
   * Traits of its effects: what stands for each with reduced motion, what Express leaves out, what lies over plates.
   */
  traits?: TraitsByName;
}

const registry: Readonly<Partial<Record<GameId, () => Promise<GameDrawing>>>> = {
  'treasure-fleet': async () => (await import('./treasure-fleet/drawing.ts')).drawing,
  korsar: async () => (await import('./korsar/drawing.ts')).drawing,
  'card-pirates': async () => (await import('./card-pirates/drawing.ts')).drawing,
  yellowbeard: async () => (await import('./yellowbeard/drawing.ts')).drawing,
};

/** Fetches what only this game draws, for the repertoire of the scene that is to show it; nothing for a game without. */
export const fetchDrawing = async (id: string): Promise<GameDrawing> => (await registry[id as GameId]?.()) ?? {};
