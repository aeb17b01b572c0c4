/** Tools for the beats of this table besides the common stagecraft. */
import type { Cue } from '../../../controller/beat.ts';
import type { Frame, Placement } from '../../../controller/room.ts';
import type { Captain, Strength, View } from '../../../rules/treasure-fleet/types.ts';
import { facts, heard, type Telling, wide } from '../../telling/stagecraft.ts';
import { berth, planOf } from '../layout/plan.ts';
import { handAt } from '../layout/seats.ts';
import { lookOf } from '../naming.ts';

export type Context = Telling<View>;

export const plateOf = (captain: Captain): string => `plate:${captain}`;

export const hand = (captain: Captain, view: View, frame: Frame) => handAt(captain, view.seats.length, frame);

/** Rolls a score from what it was to what it is. */
export function roll(c: Pick<Context, 'from' | 'to'>, captain: Captain, start: number, ms = 600): Cue[] {
  const id = plateOf(captain);
  const was = Number(c.from.get(id)?.props.score ?? 0);
  const is = Number(c.to.get(id)?.props.score ?? 0);
  const taken = facts(c, start, [id]);
  if (was === is) return taken;
  return [
    ...taken,
    { at: start, tween: { piece: id, from: { roll: was - is }, to: { roll: 0 }, ms, ease: 'Cubic.easeOut' } },
  ];
}

/** Times as large as usual that the table is drawn while the camera looks at one ship. */
const nearby = 1.2;

/** Lets the camera look at a ship and the cards under her, clear of the caption, and go back at that time. */
export const closer = ({ x, y }: Pick<Placement, 'x' | 'y'>, until: number, c: Context): Cue[] => [
  { at: 0, camera: { x, y: y + 180, zoom: nearby, ms: 380 } },
  { at: until, camera: wide(c, 320) },
];

/** Time that the scales of a tie stand before what they say happens. */
export const weighing = 1500;

/** Lists those who are level: with equal guns, or all who board. */
export function tiedOf(strengths: readonly Strength[], reason: 'tie' | 'boardersTie'): Captain[] {
  const most = Math.max(0, ...strengths.map((s) => s.guns));
  return strengths.filter((s) => (reason === 'boardersTie' ? s.boarding : s.guns === most)).map((s) => s.captain);
}

interface Weighed {
  tied: readonly Captain[];
  /** Guns that each of them fired; 0 when they boarded. */
  guns: number;
  /** Cards that rock against each other. */
  cards: readonly string[];
  x: number;
  y: number;
  slot: number;
}

/** Shows a tie (10.4): the tied cards rock against each other, scales on the rail tip and come to rest level. */
export function weigh(c: Context, { tied, guns, cards, x, y, slot }: Weighed): Cue[] {
  const { row } = berth(planOf(c.frame, c.before.seats.length), slot);
  const [left, right] = tied.length === 2 ? tied.map((captain) => lookOf(captain).id) : [];
  const rock = (piece: string, i: number): Cue[] => {
    const angle = c.from.get(piece)?.angle ?? 0;
    const way = i % 2 === 0 ? 1 : -1;
    return [5, -3.4, 2].map(
      (far, n): Cue => ({
        at: 420 * n,
        tween: { piece, to: { angle: angle + way * far }, ms: 205, ease: 'Sine.easeInOut', yoyo: true },
      }),
    );
  };
  return [
    ...cards.flatMap(rock),
    heard(0, 'tie', x, c),
    ...closer({ x, y }, weighing - 150, c),
    {
      at: 0,
      // Larger ones that swing would be too much light at once.
      effect: {
        name: 'scales',
        x,
        y: row.rail + 20,
        ms: weighing + 200,
        scale: (row.scale * 1.12) / nearby,
        guns,
        left,
        right,
      },
    },
  ];
}
