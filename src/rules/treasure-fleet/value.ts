/** The chance of every seat to win. Its numbers are fitted to finished games (`npm run duel -- --calibrate-value`). */
import { oddsOf } from '../odds.ts';
import { sailingsFor, volleys } from './cards.ts';
import { standingsOf, winnersOf } from './score.ts';
import type { State } from './types.ts';
import { handWorth, prospectsOf } from './worth.ts';

/** Points by which a seat has to be ahead to be e times as likely to win: at the end, and more for every sailing to come. */
const doubt = { atEnd: 4, perSailing: 7 } as const;

/** Cards count for more in the long run than in a look one play ahead. */
const cardsCount = 1.4;

/** Gives each seat's chance to win. A scored neutral pirate may win as well; its chance is in nobody's number. */
export function value(state: State): number[] {
  if (state.phase === 'gameOver') {
    const winners = winnersOf(standingsOf(state));
    return state.seats.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
  }
  const hopes = prospectsOf(state).map((points, captain) =>
    captain < state.seats.length ? points + cardsCount * handWorth(state, captain) : points,
  );
  return oddsOf(hopes, doubt.atEnd + doubt.perSailing * sailingsToCome(state)).slice(0, state.seats.length);
}

/** Counts the sailings to come; the one under way counts by its volleys. */
function sailingsToCome({ seats, sailing, volley, phase }: State): number {
  const now = phase === 'curse' ? 0 : (volleys + 1 - volley) / volleys;
  return sailingsFor(seats.length) - sailing + now;
}
