/**
 * The chance of every seat to win, judged between two turns: a small net that was trained on games which captains played
 * among themselves (docs/opponents.md). `value` of the rules knows fewer facts, but judges every position.
 */
import { standingsOf } from '../../rules/card-pirates/score.ts';
import type { State } from '../../rules/card-pirates/types.ts';
import { oddsOf, sharesOf } from '../../rules/odds.ts';
import { featureCount, featuresOf } from './features.ts';

/** The numbers of a net, as training left them. */
export interface Net {
  /** Weights of the facts, one cell after the other. */
  weights: readonly number[];
  /** Sums that the cells begin with. */
  biases: readonly number[];
  /** Weights of the cells in the end. */
  outputs: readonly number[];
}

/** Share of a cell's sum that passes when the sum is negative. */
const leak = 0.1;

export function judge(state: State, net: Net): number[] {
  const { seats, phase } = state;
  if (phase === 'over') {
    const winners = standingsOf(state).filter(({ place }) => place === 1);
    return sharesOf(
      seats.length,
      winners.map(({ seat }) => seat),
    );
  }
  const facts = featuresOf(state);
  return oddsOf(
    seats.map((_, seat) => prospects(net, facts, seat * featureCount)),
    1,
  );
}

/** Adds up what the net makes of the facts of one seat, which begin at `from`. */
function prospects({ weights, biases, outputs }: Net, facts: Float64Array, from: number): number {
  let total = 0;
  for (let cell = 0; cell < outputs.length; cell++) {
    let sum = biases[cell];
    const row = cell * featureCount;
    for (let i = 0; i < featureCount; i++) sum += weights[row + i] * facts[from + i];
    total += outputs[cell] * (sum > 0 ? sum : leak * sum);
  }
  return total;
}
