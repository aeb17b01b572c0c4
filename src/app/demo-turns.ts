/** Which demo comes after which: games take turns, and every time round with another number of captains. */
import { stagedGames } from '../stage/index.ts';

export const shown: readonly string[] = Object.keys(stagedGames).filter((id) => stagedGames[id].demo);

/** Gives the demo with this number, from 0 on. */
export function demoTurn(n: number): { game: string; seats: number } {
  const game = shown[n % shown.length];
  const { demo, form } = stagedGames[game];
  const counts = demo?.counts ?? form.counts;
  return { game, seats: counts[Math.floor(n / shown.length) % counts.length] };
}
