/**
 * The chart while somebody chooses where to go: what the card in question pays for, what it does not, and the way to the
 * square in question with the price of every leg.
 */

import { powerOf, rankOf } from '../../../rules/card-pirates/cards.ts';
import { stepCost } from '../../../rules/card-pirates/map.ts';
import { fareError } from '../../../rules/card-pirates/open.ts';
import type { CardId, ErrorCode, Square, Target } from '../../../rules/card-pirates/types.ts';
import { handWords } from '../../../words/card-pirates/hand.ts';
import { fill } from '../../../words/message.ts';
import type { Spoken } from '../../hands/picker.ts';
import type { Sketch } from '../../screens/sketch.ts';
import { legAt, type Plan, type Point, planFor, tileAt, tileBox } from '../layout/plan.ts';
import { placeLabel, suitNoun } from '../naming.ts';
import { type HandState, mayDrift } from './state.ts';
export const planOfHand = ({ view, frame }: Pick<HandState, 'view' | 'frame'>): Plan => planFor(view, frame);

export function drawChart(sketch: Sketch, state: HandState): void {
  const plan = planOfHand(state);
  const aimed = aimOf(state);
  if (state.card !== null) {
    for (const target of state.view.targets) sailingSquare(sketch, state, plan, target, state.card);
    const shown = state.view.targets.find(({ to }) => to === aimed);
    if (shown) way(sketch, state, plan, shown, state.card);
  } else if (mayDrift(state)) {
    for (const square of state.view.driftTargets) {
      const { x, y } = tileAt(plan, square);
      if (square !== aimed) sketch.picture('cp-destination-ring', x, y, { depth: 3, scale: plan.scale, alpha: 0.75 });
      sketch.target(`to|${square}`, spokenSquare(state, square), ...flat(tileBox(plan, square)));
    }
    if (aimed) driftWay(sketch, state, plan, aimed);
  }
}

const spokenSquare = ({ view }: HandState, square: Square): Spoken => ({
  role: 'square',
  label: placeLabel(view, square),
});

const flat = ({ x, y, w, h }: { x: number; y: number; w: number; h: number }): [number, number, number, number] => [
  x,
  y,
  w,
  h,
];

/** Finds the square that was chosen, or else the one in focus. */
function aimOf({ to, focus }: HandState): Square | null {
  return to ?? (focus?.startsWith('to|') ? focus.slice(3) : null);
}

function sailingSquare(sketch: Sketch, state: HandState, plan: Plan, target: Target, card: CardId): void {
  const { x, y } = tileAt(plan, target.to);
  const box = tileBox(plan, target.to);
  const code = fareError(card, target);
  const paid = code === null;
  const id = `to|${target.to}`;
  if (paid && aimOf(state) !== target.to)
    sketch.picture('cp-destination-ring', x, y, { depth: 3, scale: plan.scale, alpha: 0.75 });
  coin(sketch, { x: box.x + box.w - 22, y: box.y + 20 }, target.cost, paid, 8);
  sketch.target(
    id,
    spokenSquare(state, target.to),
    ...flat(box),
    code === null ? undefined : whyNot(code, card, target),
  );
}

function whyNot(code: ErrorCode, card: CardId, { cost, suit }: Target): string {
  const { why, refusals } = handWords();
  if (code === 'WRONG_SUIT' && suit !== null) return fill(why.WRONG_SUIT, { suit: suitNoun(suit) });
  return code === 'TOO_FAR' ? fill(why.TOO_FAR, { cost, n: rankOf(card) }) : refusals[code];
}

/** Draws what a leg or a square costs; struck through where the card does not pay for it. */
function coin(sketch: Sketch, { x, y }: Point, cost: number, paid: boolean, depth: number): void {
  sketch.picture(paid ? 'coin-22' : 'cp-coin-unpaid', x, y, { depth, alpha: paid ? 1 : 0.85, scale: paid ? 1 : 0.72 });
  const color = paid ? '#2B1608' : '#DCE9EE';
  sketch.words('ribbon', String(cost), x, y, { align: 0.5, depth: depth + 0.1, size: 28, color });
}

/** Draws the way from the ship leg by leg: in gold as far as the card pays, beyond that in grey. */
function way(sketch: Sketch, state: HandState, plan: Plan, { path }: Target, card: CardId): void {
  let purse = powerOf(card);
  let from = state.view.seats[state.seat].ship ?? path[0];
  for (const to of path) {
    const cost = stepCost(from, to) ?? 0;
    purse -= cost;
    leg(sketch, plan, from, to, purse >= 0);
    coin(sketch, legAt(plan, from, to), cost, purse >= 0, 905);
    from = to;
  }
  arrival(sketch, plan, from, purse >= 0);
}

function driftWay(sketch: Sketch, state: HandState, plan: Plan, to: Square): void {
  leg(sketch, plan, state.view.seats[state.seat].ship ?? to, to, true);
  arrival(sketch, plan, to, true);
}

function leg(sketch: Sketch, plan: Plan, from: Square, to: Square, paid: boolean): void {
  const a = tileAt(plan, from);
  const b = tileAt(plan, to);
  const dots = Math.round(Math.hypot(b.x - a.x, b.y - a.y) / (18 * plan.scale));
  for (let i = 1; i < dots; i++) {
    const x = a.x + ((b.x - a.x) * i) / dots;
    const y = a.y + ((b.y - a.y) * i) / dots;
    sketch.picture('cp-path-dot', x, y, { depth: 9, color: paid ? undefined : '#9FC0CC' });
  }
}

function arrival(sketch: Sketch, plan: Plan, square: Square, paid: boolean): void {
  const { x, y, w, h } = tileBox(plan, square);
  if (paid) sketch.sheet('focus-ring', x - 20, y - 20, w + 40, h + 40, 11);
}
