/** The registry of what only one game draws: one line for each game that has pieces or effects of its own. */
import type { GameId } from '../rules/index.ts';
import type { GameDrawing } from './game-drawing.ts';

const registry: Readonly<Partial<Record<GameId, () => Promise<GameDrawing>>>> = {
  'treasure-fleet': async () => (await import('./treasure-fleet/drawing.ts')).drawing,
  korsar: async () => (await import('./korsar/drawing.ts')).drawing,
  'card-pirates': async () => (await import('./card-pirates/drawing.ts')).drawing,
  yellowbeard: async () => (await import('./yellowbeard/drawing.ts')).drawing,
};

/** Fetches what only this game draws, for the repertoire of the scene that is to show it; nothing for a game without. */
export const fetchDrawing = async (id: string): Promise<GameDrawing> => (await registry[id as GameId]?.()) ?? {};
