/** What the beats of this table are made with besides the common stagecraft. */
import type { Cue } from '../../controller/beat.ts';
import type { Frame } from '../../controller/room.ts';
import type { Captain, View } from '../../rules/treasure-fleet/types.ts';
import { facts, type Telling } from '../stagecraft.ts';
import { handAt } from './layout-seats.ts';

export type Context = Telling<View>;

export const plateOf = (captain: Captain): string => `plate:${captain}`;

export const hand = (captain: Captain, view: View, frame: Frame) => handAt(captain, view.seats.length, frame);

/** A score that rolls from what it was to what it is. */
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
