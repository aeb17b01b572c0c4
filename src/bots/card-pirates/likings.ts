/** Likings of the four tempers in Card Pirates: each rates a move by what it does, not by how good it is. */
import { othersAt, placeAt } from '../../rules/card-pirates/board.ts';
import { isCrew, powerOf } from '../../rules/card-pirates/cards.ts';
import { distance } from '../../rules/card-pirates/map.ts';
import type { Action, CardPirates, Square, State } from '../../rules/card-pirates/types.ts';
import type { Plan, Seat } from '../../rules/game.ts';
import type { Likings } from '../game-bots.ts';
import { bestGain } from './gain.ts';

export const likings: Likings<CardPirates> = {
  margin: { bold: 0.05, sly: 0.05, cautious: 0.05, greedy: 0.05 },
  likes: {
    // Sails up to others, and fights with all they have.
    bold: (state, seat, plan) => {
      const end = endOf(plan);
      return end === null ? power(plan) : far * othersAt(state, end, seat).length - nearest(state, seat, end);
    },
    // Digs where somebody has laid something away, and gets by with as little as will do: drifts, sails and wins with the weakest.
    sly: (state, _seat, plan) => {
      const end = endOf(plan);
      if (end !== null) {
        const laid = placeAt(state, end)?.faceDown.length ?? 0;
        return laid > 1 ? laid : -spent(plan);
      }
      const all = power(plan);
      return all < little ? all - far * little : -all;
    },
    // Keeps away from others, best of all on an island, and fights with many weak cards rather than one strong one.
    cautious: (state, seat, plan) => {
      const end = endOf(plan);
      if (end === null) return -strongest(plan);
      return placeAt(state, end)?.island ? far : nearest(state, seat, end);
    },
    // Goes where most is to be had at once, and parts with few cards.
    greedy: (state, seat, plan) => {
      const end = endOf(plan);
      const place = end === null ? null : placeAt(state, end);
      if (!place) return -plan.length;
      const gain = place.island ? bestGain(state, state.seats[seat].hand, place.island) : 0;
      return 2 * gain + place.faceUp.length + place.faceDown.length;
    },
  },
};

/** Power below which a battle is lost more often than not. */
const little = 10;

/** More steps than any two ships are apart. */
const far = 9;

/** Finds the square where a plan ends; null where nobody moves. */
function endOf(plan: Plan<Action>): Square | null {
  const last = plan[plan.length - 1];
  if (last.type === 'sail') return last.path[last.path.length - 1];
  return last.type === 'drift' ? last.to : null;
}

/** Measures the way from a square to the nearest other ship. */
const nearest = ({ seats }: State, seat: Seat, end: Square): number =>
  Math.min(far, ...seats.flatMap(({ ship }, other) => (other === seat || !ship ? [] : [distance(ship, end)])));

/** Adds up the powers of the crew that a plan sails with. */
const spent = (plan: Plan<Action>): number =>
  plan.reduce((sum, action) => sum + (action.type === 'sail' ? powerOf(action.card) : 0), 0);

/** Lists the powers of the crew that a plan commits. */
const committed = (plan: Plan<Action>): number[] =>
  plan.flatMap((action) => (action.type === 'commit' && isCrew(action.card) ? [powerOf(action.card)] : []));

const power = (plan: Plan<Action>): number => committed(plan).reduce((sum, each) => sum + each, 0);
const strongest = (plan: Plan<Action>): number => Math.max(0, ...committed(plan));
