/** Gold at the end (section 7). */
import { sideOf } from './open.ts';
import { goldInHand, goldOf } from './sides.ts';
import type { Side, Standing, State } from './types.ts';

/** Gives the standings by side: what came home less the vessels still in hand. Scores may be negative. */
export function standingsOf(state: State): Standing[] {
  const standings: Standing[] = state.stacks.map((stack, side) => ({
    side,
    captured: goldOf(stack),
    deducted: 0,
    total: goldOf(stack),
  }));
  state.hands.forEach((hand, seat) => {
    const standing = standings[sideOf(state, seat)];
    standing.deducted += goldInHand(hand);
    standing.total = standing.captured - standing.deducted;
  });
  return standings;
}

/** Gives everybody on the highest total (R16). */
export function winnersOf(standings: readonly Standing[]): Side[] {
  const best = Math.max(...standings.map((each) => each.total));
  return standings.filter((each) => each.total === best).map((each) => each.side);
}
