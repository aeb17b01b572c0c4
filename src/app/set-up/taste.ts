/** A quick game: the last two minutes of a game, with the real rules. The host finds where it begins. */
import type { MatchFacts, MatchRequest } from '../../host/port.ts';
import { stagedGames } from '../../presentation/index.ts';
import type { SetupSeat } from '../../presentation/screens/setup.ts';
import type { Values } from '../../presentation/screens/setup-form.ts';
import { type Lineup, newLineup, newSeat } from './lineup.ts';

/** Tells whether there are quick games of this game. */
export const hasQuickGame = (game: string): boolean => stagedGames[game].quick === true;

/**
 * Gives what the host's `openMatch` takes for a quick game with these captains, or with one person and computers when
 * nobody is named. Each match that is opened with it has another beginning.
 */
export const quickGame = (game: string, seats: readonly SetupSeat[] = newLineup(game).seats): MatchRequest =>
  requestOf({ game, seats, values: {} }, true);

/** Gives what `openMatch` takes for a game with this lineup: a whole one, or a quick one. */
export const requestOf = (
  { game, seats, values }: Pick<Lineup, 'game' | 'values'> & { seats: readonly SetupSeat[] },
  quick: boolean,
): MatchRequest => ({
  game,
  options: stagedGames[game].hostOptions?.(values) ?? { ...values },
  players: seats.map(({ name, kind, level }) => (kind === 'bot' ? { name, kind, level } : { name, kind })),
  ...(quick && { taste: true }),
});

/**
 * Gives the lineup of those who played this match, for another game by its rules; where the host has options of its own
 * (maps), by the rules as they are printed.
 */
export function lineupOf({ game, players, options }: MatchFacts): Lineup {
  const { form, hostOptions } = stagedGames[game];
  const set = { ...options } as Values;
  const changed = hostOptions ? [] : form.options.filter(({ name }) => set[name] !== undefined);
  const values = Object.fromEntries(changed.map(({ name }) => [name, set[name]]));
  return { game, values, seats: players.map((player, i) => ({ ...newSeat(i), ...player })) };
}
