/** The maps' port: oceans that people have drawn themselves are judged by the host. */
import type { MapRead } from '../../rules/game.ts';
import type { Methods } from './method.ts';

/** Maps that people have drawn themselves. */
export interface MapsPort {
  /** Judges a map; null for a game without maps. */
  readMap(game: string, text: string, fileName: string): Promise<MapRead | null>;
}

export const mapsMethods = {
  // The file comes from outside and may be what the host died of, so it is not sent again.
  readMap: { again: false },
} as const satisfies Methods<MapsPort>;
