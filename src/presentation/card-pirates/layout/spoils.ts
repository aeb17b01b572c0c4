/** The bar under a battle: what is at stake, who takes what, how many cards come under the stack. */

import type { Placement } from '../../../controller/room.ts';
import type { BattleView, View } from '../../../rules/card-pirates/types.ts';
import type { Seat } from '../../../rules/game.ts';
import { words } from '../../../words/card-pirates/table.ts';
import { fill } from '../../../words/message.ts';
import { lookId, nameOf } from '../../captains.ts';
import { piece } from '../../placement.ts';
import { asideOf, type Fight } from '../score/aside.ts';
import type { BattlePlan } from './plan-battle.ts';

export function layoutSpoils(view: View, battle: BattleView, names: readonly string[], plan: BattlePlan): Placement {
  const { x, y, w, h } = plan.spoils;
  const { fight } = words();
  const known = asideOf(view).fight;
  const winner = winnerOf(battle, known);
  const loser: Seat | null = winner === null ? null : winner === battle.attacker ? battle.defender : battle.attacker;
  const cards = (seat: Seat): string => fill(fight.cards, { n: view.seats[seat].cards });
  const side = (seat: Seat): string[] => [nameOf(seat, names), cards(seat)];
  // From the reveal until the cards have crossed it is said how many will.
  const arrow = loser !== null && known !== null && !known.plundered;
  const lines =
    winner === null || loser === null
      ? { left: side(battle.attacker), middle: stakeOf(view, battle), right: side(battle.defender), backs: 0, lit: 0 }
      : arrow
        ? atStake(view, winner, loser, names)
        : { left: side(loser), middle: fight.gives, right: side(winner), backs: 0, lit: 0 };
  return piece({
    id: 'spoils',
    kind: 'card-pirates-spoils',
    depth: 205,
    x,
    y,
    props: {
      w,
      h,
      ...lines,
      stack: stackIn(view),
      stackTitle: fight.stack,
      look: winner === null ? null : lookId(winner),
      arrow,
    },
  });
}

/**
 * Tells what is at stake between the reveal and the crossing: what the loser has left, what goes, and what the winner
 * comes to.
 */
function atStake(view: View, winner: Seat, loser: Seat, names: readonly string[]) {
  const { fight } = words();
  const left = view.seats[loser].cards;
  const lit = Math.min(2, left);
  const has = view.seats[winner].cards;
  const dead = asideOf(view).fight?.cards;
  const fallen = dead ? dead.attack.length + dead.defence.length : 0;
  return {
    left: [fill(fight.left, { name: nameOf(loser, names), n: left }), fill(fight.goes, { n: lit })],
    middle: [fill(fight.takes, { n: lit }), fight.thenGives],
    right: [
      fill(fight.counts, { name: nameOf(winner, names), a: has, b: has + lit, c: Math.max(0, has + lit - 1) }),
      fill(fight.fallen, { n: fallen }),
    ],
    backs: left,
    lit,
  };
}

/** Tells whether the battle is a draw; both flags stay at half then, from the reveal on. */
export const isDraw = (fight: Fight | null): boolean =>
  fight?.totals !== undefined && fight.totals.attack === fight.totals.defence;

/** Says what both may hope for, or what each takes from the other after a draw. */
function stakeOf(view: View, { attacker, defender }: BattleView): readonly string[] {
  const { fight } = words();
  if (asideOf(view).fight?.outcome !== 'draw') return fight.stake;
  const each = Math.min(2, view.seats[attacker].cards, view.seats[defender].cards);
  return each === 0 ? fight.nothing : [fill(fight.each, { n: each }), fight.unseen];
}

/** Finds the winner: the room knows as soon as it knows the totals, the rules when the fallen have been buried. */
export function winnerOf({ attacker, defender, winner }: BattleView, fight: Fight | null): Seat | null {
  if (winner !== null || !fight?.totals || isDraw(fight)) return winner;
  return fight.totals.attack > fight.totals.defence ? attacker : defender;
}

/** Writes the stack's number. Between the reveal and their way under the stack the fallen stand beside it: `7 + 5`. */
function stackIn(view: View): string {
  const { fight } = asideOf(view);
  const fallen = fight?.cards && !fight.fallen ? fight.cards.attack.length + fight.cards.defence.length : 0;
  return fallen > 0 ? `${view.stack} + ${fallen}` : String(view.stack);
}
