/** The chance of every seat to win. Its numbers are fitted to finished games (`npm run duel -- --calibrate-value`). */
import { oddsOf, sharesOf } from '../odds.ts';
import { sideOf } from './open.ts';
import { standingsOf, winnersOf } from './score.ts';
import type { State } from './types.ts';
import { handWorth, prospectsOf, turnsToCome } from './worth.ts';

/** Gold by which a side has to be ahead to be e times as likely to win: at the end, and more for every turn to come. */
const doubt = { atEnd: 3, perTurn: 0.18 } as const;

export function value(state: State): number[] {
  const { hands, stacks } = state;
  const bySide =
    state.phase === 'gameOver'
      ? sharesOf(stacks.length, winnersOf(standingsOf(state)))
      : oddsOf(hopesOf(state), doubt.atEnd + doubt.perTurn * turnsToCome(state));
  return hands.map((_, seat) => bySide[sideOf(state, seat)]);
}

/** Estimates the gold that every side may expect, cards in hand included. */
function hopesOf(state: State): number[] {
  const hopes = prospectsOf(state);
  state.hands.forEach((hand, seat) => {
    hopes[sideOf(state, seat)] += handWorth(state, hand);
  });
  return hopes;
}
