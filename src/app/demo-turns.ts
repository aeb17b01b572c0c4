/** Which demo comes after which: games take turns, and every time round with another number of captains. */
import { tables } from '../stage/index.ts';

export const shown: readonly string[] = Object.keys(tables).filter((id) => tables[id].demo);

/** The demo with this number, from 0 on. */
export function demoTurn(n: number): { game: string; seats: number } {
  const game = shown[n % shown.length];
  const { demo, form } = tables[game];
  const counts = demo?.counts ?? form.counts;
  return { game, seats: counts[Math.floor(n / shown.length) % counts.length] };
}
