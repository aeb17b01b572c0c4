/** The result of a duel, in words and tables. */
import type { Interval } from '../statistics.ts';
import type { Calibration } from './calibrate.ts';
import type { Duel } from './game.ts';
import type { ValueTable } from './value.ts';
import type { DuelStanding } from './verdict.ts';

const percent = (share: number) => (100 * share).toFixed(1);
const interval = ({ low, high }: Interval) => `[${percent(low)}, ${percent(high)}]`;

export function tellStanding(
  duel: Duel,
  bound: number,
  { games, share, usual, strict, verdict }: DuelStanding,
): string {
  const { game, seats, a, b, at, iterations, ms } = duel;
  const thought = iterations !== null ? `, ${iterations} rounds` : ms !== null ? `, ${ms} ms` : '';
  const where = at === null ? 'seats in rotation' : `seat ${at}`;
  const decided = verdict === 'open' ? `not clear of ${percent(bound)}` : `${verdict} ${percent(bound)}`;
  return [
    `${game}, ${seats} seats: ${a}${thought} (${where}) against ${b}`,
    `${percent(share)} % of the victories in ${games} games, 95 % ${interval(usual)}, 99 % ${interval(strict)}: ${decided}`,
  ].join('\n');
}

export function tellCalibration({ game, seats, ms, decisions, rounds }: Calibration): string {
  const { p10, median, p90 } = rounds;
  return `${game}, ${seats} seats: ${median} rounds in ${ms} ms of one core (${p10} to ${p90}), ${decisions} decisions`;
}

export function tellValues({ tenths, brier, blind }: ValueTable): string {
  const rows = tenths.map(({ from, count, foretold, came }) =>
    [from.toFixed(1), count, foretold.toFixed(3), came.toFixed(3), '#'.repeat(Math.round(came * 40))].join('\t'),
  );
  return [
    'from\tcount\tforetold\tcame',
    ...rows,
    `Brier score ${brier.toFixed(4)}; always saying the mean: ${blind.toFixed(4)}`,
  ].join('\n');
}
