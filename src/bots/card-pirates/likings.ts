/** Likings of the four tempers in Card Pirates: each rates a move by what it does, not by how good it is. */
import { othersAt, placeAt } from '../../rules/card-pirates/board.ts';
import { isCrew, powerOf } from '../../rules/card-pirates/cards.ts';
import { distance } from '../../rules/card-pirates/map.ts';
import type { Action, CardPirates, Square } from '../../rules/card-pirates/types.ts';
import type { Plan } from '../../rules/game.ts';
import type { Likings } from '../game-bots.ts';
import { bestGain } from './gain.ts';

export const likings: Likings<CardPirates> = {
  margin: 0.02,
  likes: {
    // Sails up to others, and fights with all they have.
    bold: (state, seat, plan) => {
      const end = endOf(plan);
      return end === null ? power(plan) : othersAt(state, end, seat).length;
    },
    // Digs where somebody has laid something away, and wins with as little as will do.
    sly: (state, _seat, plan) => {
      const end = endOf(plan);
      if (end !== null) return placeAt(state, end)?.faceDown.length ?? 0;
      const all = power(plan);
      return all < little ? all - far * little : -all;
    },
    // Keeps away from others, best of all on an island, and fights with many weak cards rather than one strong one.
    cautious: (state, seat, plan) => {
      const end = endOf(plan);
      if (end === null) return -strongest(plan);
      if (placeAt(state, end)?.island) return far;
      return Math.min(...state.seats.map(({ ship }, other) => (other === seat || !ship ? far : distance(ship, end))));
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

/** Lists the powers of the crew that a plan commits. */
const committed = (plan: Plan<Action>): number[] =>
  plan.flatMap((action) => (action.type === 'commit' && isCrew(action.card) ? [powerOf(action.card)] : []));

const power = (plan: Plan<Action>): number => committed(plan).reduce((sum, each) => sum + each, 0);
const strongest = (plan: Plan<Action>): number => Math.max(0, ...committed(plan));
