/** The telling of games, for a program: the stage's scripts, fetched as the page fetches them, for tools import no stage. */
import { createServer } from 'vite';
import type { Frame, Script } from '../../controller/room.ts';

export interface Telling {
  script: Script<object, { type: string }>;
  peak: (event: { type: string }, before: object) => string | null;
  pivot: (event: { type: string }) => number;
  frame: Frame;
  /** Speed at which it is told. */
  speed: 'normal' | 'brisk';
  /** Names of the captains, by seat. */
  names: readonly string[];
}

type Fetched = Pick<Telling, 'script'> & Partial<Pick<Telling, 'peak' | 'pivot'>>;

/** Gives how a game is told, by its id; `close` ends the server behind it. */
export async function openTelling(): Promise<{
  of: (game: string, speed: Telling['speed']) => Promise<Telling>;
  close: () => Promise<void>;
}> {
  const server = await createServer({
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  const { fetchGame } = (await server.ssrLoadModule('/src/presentation/index.ts')) as {
    fetchGame: (id: string) => Promise<Fetched>;
  };
  const { frames } = (await server.ssrLoadModule('/src/presentation/shapes.ts')) as { frames: { wide: Frame } };
  const { emblems } = (await server.ssrLoadModule('/src/presentation/captains.ts')) as { emblems: { name: string }[] };
  return {
    of: async (game, speed) => {
      const { script, peak = () => null, pivot = () => 0 } = await fetchGame(game);
      return { script, peak, pivot, speed, frame: frames.wide, names: emblems.map(({ name }) => name) };
    },
    close: () => server.close(),
  };
}
