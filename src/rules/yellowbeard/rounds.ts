/** The end of a round (section 8) and of the match (section 12). */
import type { Dice } from '../dice.ts';
import type { Emit, Seat } from '../game.ts';
import { chartOf } from './map.ts';
import { choosePirate, ownerOf } from './roles.ts';
import { beginPlacing, freshRound } from './setup.ts';
import type { Event, Garrison, HarbourId, Rank, Reason, RoundResult, ShipNumber, State } from './types.ts';

export function roundsOf({ options, seats }: { options: State['options']; seats: number }): number {
  return options.rounds === 'rotation' ? seats : options.rounds;
}

export function matchIsOver(state: State): boolean {
  return state.results.length === roundsOf(state);
}

/** Counts the chests aboard. The loaded chest counts although its marker is still there (section 6). */
export function aboard({ stolen, quarry }: Pick<State, 'stolen' | 'quarry'>): number {
  return stolen.length + (quarry?.loaded ? 1 : 0);
}

export function allGarrisons(state: State): Record<HarbourId, Garrison> {
  const { ports } = chartOf(state.options.map);
  return Object.fromEntries(ports.map((port, i) => [port.id, state.garrisons[i]]));
}

/** Ends the round. `by`: the ship that ended it. The token stays away; everything is open now. */
export function endRound(state: State, reason: Reason, by: ShipNumber | null, emit: Emit<Event>): void {
  const quarry = state.quarry!;
  const winner = reason === 'escaped' ? 'pirate' : 'navy';
  const result: RoundResult = {
    pirate: state.pirate!,
    winner,
    reason,
    aboard: aboard(state),
    turns: state.turn,
    catcher: by === null ? null : ownerOf(state, by),
  };
  state.results.push(result);
  state.phase = 'over';
  state.token = null;
  emit?.({
    type: 'RoundEnded',
    round: state.round,
    winner,
    reason,
    harbour: quarry.harbour,
    square: quarry.square,
    log: [...quarry.log],
    garrisons: allGarrisons(state),
    aboard: result.aboard,
    turns: state.turn,
  });
  if (!matchIsOver(state)) return;
  const ranking = rankingOf(state);
  emit?.({ type: 'MatchEnded', ranking, winners: winnersOf(ranking) });
}

/** Begins the next round: the part of the pirate goes to the left (4.1). */
export function nextRound(state: State, emit: Emit<Event>, dice: Dice): void {
  const seat = (state.pirate! + 1) % state.seats;
  Object.assign(state, freshRound(state.ships.length));
  state.round++;
  emit?.({ type: 'PirateRolePassed', seat });
  choosePirate(state, seat, emit);
  beginPlacing(state, emit, dice);
}

/**
 * Ranks the seats, best first; equal seats in seating order. A single round has a winning side and no other order
 * (section 12).
 */
export function rankingOf(state: State): Rank[] {
  const { results, seats } = state;
  const rows: Rank[] = Array.from({ length: seats }, (_, seat) => scoreOf(results, seat));
  const single = roundsOf(state) === 1;
  const before = single ? bySide(results[0]) : byMerit;
  rows.sort((a, b) => before(a, b) || a.seat - b.seat);
  rows.forEach((row, i) => {
    row.place = i > 0 && before(rows[i - 1], row) === 0 ? rows[i - 1].place : i + 1;
  });
  return rows;
}

function scoreOf(results: readonly RoundResult[], seat: Seat): Rank {
  const own = results.filter((result) => result.pirate === seat);
  const escapes = own.filter((result) => result.reason === 'escaped');
  return {
    seat,
    place: 0,
    escapes: escapes.length,
    chests: own.reduce((sum, result) => sum + result.aboard, 0),
    catches: results.filter((result) => result.catcher === seat).length,
    turns: escapes.reduce((sum, result) => sum + result.turns, 0),
  };
}

function bySide({ winner, pirate }: RoundResult): (a: Rank, b: Rank) => number {
  const lost = ({ seat }: Rank) => ((seat === pirate) === (winner === 'pirate') ? 0 : 1);
  return (a, b) => lost(a) - lost(b);
}

/** Compares two ranks by merit ([R 13]): escapes, chests, catches, fewer turns. */
function byMerit(a: Rank, b: Rank): number {
  return b.escapes - a.escapes || b.chests - a.chests || b.catches - a.catches || a.turns - b.turns;
}

export function winnersOf(ranking: readonly Rank[]): Seat[] {
  return ranking.filter((row) => row.place === 1).map((row) => row.seat);
}
