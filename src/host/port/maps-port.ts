/** The maps' port: oceans that people have drawn themselves are judged by the host. */
import type { MapFile, MapRead } from '../../rules/game.ts';
import type { Methods } from './method.ts';

/** Maps that people have drawn themselves. */
export interface MapsPort {
  /** Judges a map; null for a game without maps. `beside`: files that came with it, of which it may need some. */
  readMap(game: string, text: string, fileName: string, beside?: readonly MapFile[]): Promise<MapRead | null>;
}

export const mapsMethods = {
  // The file comes from outside and may be what the host died of, so it is not sent again.
  readMap: { again: false },
} as const satisfies Methods<MapsPort>;
