/** Tools for the beats of this table besides the common stagecraft. */
import type { Cue } from '../../../controller/beat.ts';
import type { SquareView, View } from '../../../rules/card-pirates/types.ts';
import type { Seat } from '../../../rules/game.ts';
import { nameOf } from '../../captains.ts';
import { glassPlace } from '../../telling/glass-place.ts';
import { at, facts, type Telling } from '../../telling/stagecraft.ts';
import { tileId } from '../layout/chart.ts';
import { plateId } from '../layout/column.ts';
import { chartOf, handAt, type Plan, type Point, planFor, stackAt } from '../layout/plan.ts';
import { battlePlan } from '../layout/plan-battle.ts';

export type Context = Telling<View>;

export const name = (seat: Seat, c: Context): string => nameOf(seat, c.names);

export const planIn = (c: Context): Plan => planFor(c.after, c.frame);

export function squareIn(view: View, square: string): SquareView {
  const found = view.squares.find((each) => each.square === square);
  if (!found) throw new Error(`There is no square ${square}.`);
  return found;
}

/** Finds where a captain's cards are: on the plate, at sea or in battle. */
export function handOf(seat: Seat, c: Context): Point {
  const { battle } = c.before;
  if (!battle || !c.after.battle) return handAt(planIn(c), seat);
  const plan = battlePlan(c.frame);
  const { plate } = seat === battle.attacker ? plan.attacker : plan.defender;
  return { x: plate.x + plan.plate.w - 58, y: plate.y + 46 };
}

/**
 * Finds where a card comes from that its captain has chosen: out of the closed curtain where it is theirs, else the
 * plate.
 */
export function chosenFrom(seat: Seat, c: Context): Point {
  if (!c.from.has('tray') || c.before.active !== seat) return handOf(seat, c);
  const { tray } = planIn(c);
  return { x: tray.x + tray.w / 2, y: tray.y + 60 };
}

export const stackOf = (c: Context): Point => stackAt(planIn(c));

interface Way {
  from: Point & { scale: number };
  to: Point & { scale: number };
  ms?: number;
  turn?: number;
}

/** Flies a back over the table; `frame` says whether it is a hand's or a chart's. */
export function flies(start: number, frame: string, { from, to, ms = 420, turn }: Way): Cue {
  return {
    at: start,
    effect: {
      name: 'back',
      x: from.x,
      y: from.y,
      tx: to.x,
      ty: to.y,
      ms,
      frame,
      scale: from.scale,
      end: to.scale,
      ...(turn ? { turn } : {}),
    },
  };
}

/** Places the glass through which the room looks at a square of the sea. */
export const glassOver = (spot: Point & { scale: number }, c: Context): Point & { w: number } =>
  glassPlace([spot], planIn(c).glass, 90 * spot.scale);

/** Opens the glass over a square of the sea. */
export const glassAt = (
  start: number,
  spot: Point & { scale: number },
  shown: Readonly<Record<string, string | number>>,
  c: Context,
): Cue => ({
  at: start,
  effect: { name: 'spyglass', ...glassOver(spot, c), tx: spot.x, ty: spot.y, ...shown },
});

/** Scale of a back on a plate. */
export const small = 0.3;

export const handBack = 'cp-hand-back';
export const chartBack = (square: string): string => `cp-chart-${chartOf(square)}`;

/** Rolls the number on a plate to what it is after the event. */
export function countRolls(seat: Seat, start: number, c: Context): Cue[] {
  const id = plateId(seat);
  const missing = c.before.seats[seat].cards - c.after.seats[seat].cards;
  return [
    ...facts(c, start, [id]),
    ...(missing === 0
      ? []
      : [
          {
            at: start,
            tween: { piece: id, from: { roll: missing }, to: { roll: 0 }, ms: 90 * Math.abs(missing), ease: 'Linear' },
          } as Cue,
        ]),
  ];
}

/** Turns a tile over: what it shows changes when it is edge on. */
export function turnsOver(square: string, start: number, c: Context): Cue[] {
  const id = tileId(square);
  return [
    { at: start, tween: { piece: id, from: { fold: 0 }, to: { fold: 1 }, ms: 130, ease: 'Quad.easeIn' } },
    ...facts(c, start + 130, [id]),
    { at: start + 130, tween: { piece: id, from: { fold: 1 }, to: { fold: 0 }, ms: 150, ease: 'Quad.easeOut' } },
  ];
}

/** Bumps a piece that something has come down on, for a moment. */
export function bump(id: string, start: number, c: Context, by = 1.06): Cue[] {
  const { scale } = at(c.to, id);
  return [
    { at: start, tween: { piece: id, from: { scale: scale * by }, to: { scale }, ms: 240, ease: 'Back.easeOut' } },
  ];
}

/** Counts the stack's number down or up while cards leave it one by one, or come back. */
export function stackRolls(start: number, ms: number, c: Context): Cue[] {
  const missing = c.before.stack - c.after.stack;
  return [
    ...facts(c, start, ['stack']),
    { at: start, tween: { piece: 'stack', from: { roll: missing }, to: { roll: 0 }, ms, ease: 'Linear' } },
  ];
}
