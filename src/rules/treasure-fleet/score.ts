/** Points, the governor and the end (6.5, section 10). */
import type { Emit } from '../game.ts';
import { guns, kindOf } from './cards.ts';
import type { Captain, Event, Prize, Standing, State } from './types.ts';

function sum(prizes: readonly Prize[]): number {
  let points = 0;
  for (const prize of prizes) points += prize.points;
  return points;
}

/** Sums the points of the ships a captain holds. An unscored neutral pirate never holds any (7.3). */
export function shipPoints(state: State, captain: Captain): number {
  return sum(captain === 'neutral' ? state.neutral!.captured : state.seats[captain].captured);
}

/**
 * Gives a captain's points for the governor. A governor taken by an unscored neutral pirate is worth nothing to
 * anybody (7.3).
 */
export function governorPoints(state: State, captain: Captain): number {
  if (state.governorTaken !== captain) return 0;
  return captain === 'neutral' && !state.options.scoreNeutral ? 0 : state.options.governorPoints;
}

export function totalOf(state: State, captain: Captain): number {
  return shipPoints(state, captain) + governorPoints(state, captain);
}

/** Gives the standings: seats, then the neutral pirate if it is scored. */
export function standingsOf(state: State): Standing[] {
  const captains: Captain[] = state.seats.map((_, seat) => seat);
  if (state.options.scoreNeutral) captains.push('neutral');
  return captains.map((captain) => {
    const ships = shipPoints(state, captain);
    const governor = governorPoints(state, captain);
    return { captain, ships, governor, total: ships + governor };
  });
}

/** Gives everybody on the highest total (R17). */
export function winnersOf(standings: readonly Standing[]): Captain[] {
  const best = Math.max(...standings.map((each) => each.total));
  return standings.filter((each) => each.total === best).map((each) => each.captain);
}

/** Turns up everybody's last card; nobody has a choice (6.5, R31). Ends the game. */
export function showdown(state: State, emit: Emit<Event>): void {
  const { seats, neutral, lastCards } = state;
  for (let captain = 0; captain < seats.length; captain++)
    lastCards.push({ captain, card: kindOf(seats[captain].deck.pop()!) });
  if (neutral) lastCards.push({ captain: 'neutral', card: neutral.drawPile.pop()! });
  for (const { captain, card } of lastCards) emit?.({ type: 'GovernorCardShown', captain, card });

  const boarders = lastCards.filter((shown) => shown.card === 'BP');
  // R32: storms count 0 and may tie, so that even a table of storms lets the governor go.
  const most = Math.max(...lastCards.map((shown) => guns[shown.card]));
  const best = boarders.length > 0 ? boarders : lastCards.filter((shown) => guns[shown.card] === most);
  const by = boarders.length > 0 ? 'boarding' : 'cannon';
  if (best.length === 1) {
    const captain = best[0].captain;
    state.governorTaken = captain;
    emit?.({ type: 'GovernorRansomed', captain, points: governorPoints(state, captain), by });
  } else {
    state.governorTaken = 'escaped';
    emit?.({ type: 'GovernorEscaped', reason: by === 'boarding' ? 'boardersTie' : 'tie' });
  }
  state.phase = 'gameOver';
  const standings = standingsOf(state);
  emit?.({ type: 'GameEnded', standings, winners: winnersOf(standings) });
}
