/** The chance of every seat to win. Its numbers are fitted to finished games (`npm run duel -- --calibrate-value`). */
import type { Seat } from '../game.ts';
import { oddsOf, sharesOf } from '../odds.ts';
import { chartOf, countsOf } from './map.ts';
import { distances, pirateSteps } from './moves.ts';
import { aboard, matchIsOver, rankingOf, roundsOf, winnersOf } from './rounds.ts';
import type { State } from './types.ts';
import { danger, goals, strike, victory } from './worth.ts';

/** Log odds of an escape: at the start of a round, and what changes them. */
const logOdds = { start: 1, perChest: 0.5, perTurn: -0.12, danger: -0.012, perShip: -0.25 } as const;
/** The chance of an escape in a round of which nothing is known. */
const usual = 0.6;
/** Escapes by which a seat has to be ahead to be e times as likely to win a match of several rounds, for every round to come. */
const doubt = { atEnd: 0.15, perRound: 0.3 } as const;

export function value(state: State): number[] {
  const { seats, pirate, results } = state;
  const rounds = roundsOf(state);
  if (matchIsOver(state)) return shareOut(state, rounds);
  const now = state.phase === 'over' ? null : escapeOdds(state);
  // One round has two sides and nobody between them.
  if (rounds === 1) return Array.from({ length: seats }, (_, seat) => (seat === pirate ? now! : 1 - (now ?? usual)));
  const hopes = Array.from({ length: seats }, (_, seat) => {
    let escapes = 0;
    for (const each of results) if (each.pirate === seat) escapes += each.winner === 'pirate' ? 1 : 0.02 * each.aboard;
    const left = roundsOf(state) - results.length;
    if (seat === pirate && now !== null) return escapes + now;
    return escapes + usual * (left / seats);
  });
  return oddsOf(hopes, doubt.atEnd + doubt.perRound * (rounds - results.length));
}

/** Shares out the victory. In a single round all captains of the winning side win. */
function shareOut(state: State, rounds: number): number[] {
  const winners = winnersOf(rankingOf(state));
  if (rounds > 1) return sharesOf(state.seats, winners);
  return Array.from({ length: state.seats }, (_, seat: Seat) => (winners.includes(seat) ? 1 : 0));
}

/** Estimates the chance that the pirate gets away in this round. */
function escapeOdds(state: State): number {
  const { quarry, options } = state;
  if (!quarry) return usual;
  const chart = chartOf(options.map);
  const need = countsOf(options).chestsToEscape;
  const carried = Math.min(need, aboard(state));
  const cell = chart.cells.get(quarry.square)!;
  const far = Math.max(0, distances(chart, goals(state, chart, carried))[cell]);
  const afloat = state.ships.reduce((sum, square) => sum + (square === null ? 0 : 1), 0);
  const turns = far / pirateSteps;
  const odds =
    logOdds.start +
    logOdds.perChest * (carried - need / 2) +
    logOdds.perTurn * turns +
    logOdds.danger * danger(state, chart, cell) +
    logOdds.perShip * (afloat - 3);
  const free = 1 / (1 + Math.exp(-odds));
  return free * (1 - strike(state, chart, cell) / victory);
}
