/** The order of the demos: games take turns, and every time round with another number of captains. */
import { stagedGames } from '../../presentation/index.ts';
import { isOffered } from '../set-up/offer.ts';

/** Lists the games that are shown, in the order in which they take turns. */
export const shown = (): string[] => {
  const all = Object.keys(stagedGames).filter((id) => stagedGames[id].demo);
  const offered = all.filter(isOffered);
  return offered.length > 0 ? offered : all;
};

/** Gives the demo with this number, from 0 on. */
export function demoTurn(n: number): { game: string; seats: number } {
  const games = shown();
  const game = games[n % games.length];
  const { demo, form } = stagedGames[game];
  const counts = demo?.counts ?? form.counts;
  return { game, seats: counts[Math.floor(n / games.length) % counts.length] };
}
