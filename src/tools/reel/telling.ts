/** The telling of games, for a program. */
import type { Frame, Script } from '../../controller/room.ts';
import { emblems } from '../../presentation/captains.ts';
import { stagedGames } from '../../presentation/index.ts';
import { frames } from '../../presentation/shapes.ts';

export interface ReelTelling {
  script: Script<object, { type: string }>;
  peak: (event: { type: string }, before: object) => string | null;
  pivot: (event: { type: string }) => number;
  frame: Frame;
  /** Speed at which it is told. */
  speed: 'normal' | 'brisk';
  /** Names of the captains, by seat. */
  names: readonly string[];
}

/** Gives how a game is told, by its id. */
export async function tellingOf(game: string, speed: ReelTelling['speed']): Promise<ReelTelling> {
  const { script, peak = () => null, pivot = () => 0 } = await stagedGames[game].telling();
  return { script, peak, pivot, speed, frame: frames.wide, names: emblems.map(({ name }) => name) };
}
