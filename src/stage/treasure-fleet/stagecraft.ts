/** What all beats of this table are made with: the two tables, and the plain ways from one to the other. */
import type { Beat, Cue, Pose } from '../../controller/beat.ts';
import type { Frame, Placement, Table } from '../../controller/room.ts';
import type { Captain, View } from '../../rules/treasure-fleet/types.ts';
import { handAt } from './layout-seats.ts';

export interface Context {
  before: View;
  after: View;
  /** The tables of the two views. */
  from: Table;
  to: Table;
  names: readonly string[];
  frame: Frame;
}

const poseKeys = ['x', 'y', 'scale', 'angle', 'alpha'] as const;

export function poseOf(placement: Placement): Pose {
  const { x, y, scale, angle, alpha } = placement;
  return { x, y, scale, angle, alpha };
}

/**
 * The plain way from one table to the next: what stays glides to its place and takes its new facts, what is new arrives,
 * what is gone leaves. Pieces in `except` are left to the beat.
 */
export function change(
  { from, to }: Context,
  { at = 0, ms = 360, except = [] }: { at?: number; ms?: number; except?: readonly string[] } = {},
): Cue[] {
  const cues: Cue[] = [];
  for (const [id, target] of to) {
    if (except.includes(id)) continue;
    const start = from.get(id);
    if (!start) {
      cues.push({ at, enter: id }, { at, tween: { piece: id, from: { alpha: 0 }, to: { alpha: target.alpha }, ms } });
      continue;
    }
    const moved = poseKeys.filter((key) => start[key] !== target[key]);
    if (moved.length > 0) {
      cues.push({ at, tween: { piece: id, to: Object.fromEntries(moved.map((key) => [key, target[key]])), ms } });
    }
    if (JSON.stringify(start.props) !== JSON.stringify(target.props)) {
      cues.push({ at, set: { piece: id, props: target.props } });
    }
  }
  for (const id of from.keys()) if (!to.has(id) && !except.includes(id)) cues.push({ at, leave: id });
  return cues;
}

/** Only these pieces take their new facts, at this moment. */
export function facts({ to }: Context, at: number, ids: readonly string[]): Cue[] {
  return ids.flatMap((id) => {
    const target = to.get(id);
    return target ? [{ at, set: { piece: id, props: target.props } }] : [];
  });
}

/** Left to right over the table, for a sound's place. */
export const panOf = (x: number, { frame }: Pick<Context, 'frame'>): number =>
  Math.max(-0.8, Math.min(0.8, x / (frame.width / 2) - 1));

/** The camera at rest. */
export const wide = ({ frame }: Pick<Context, 'frame'>, ms: number) => ({
  x: frame.width / 2,
  y: frame.height / 2,
  zoom: 1,
  ms,
});

/** Out of the picture to the right, whatever shape the window has. */
export const beyond = ({ frame }: Pick<Context, 'frame'>): number => frame.width + 480;

export const plateOf = (captain: Captain): string => `plate:${captain}`;

export const hand = (captain: Captain, view: View, frame: Frame) => handAt(captain, view.seats.length, frame);

/** A piece's placement on either table. Throws when the layouts do not know it: a fault of ours, told by the controller. */
export function at(table: Table, id: string): Placement {
  const placement = table.get(id);
  if (!placement) throw new Error(`There is no ${id} on the table.`);
  return placement;
}

/** A score that rolls from what it was to what it is. */
export function roll({ from, to }: Context, captain: Captain, start: number, ms = 600): Cue[] {
  const id = plateOf(captain);
  const was = Number(from.get(id)?.props.score ?? 0);
  const is = Number(to.get(id)?.props.score ?? 0);
  if (was === is) return facts({ from, to } as Context, start, [id]);
  return [
    ...facts({ from, to } as Context, start, [id]),
    { at: start, tween: { piece: id, from: { roll: was - is }, to: { roll: 0 }, ms, ease: 'Cubic.easeOut' } },
  ];
}

export const beat = (length: number, caption: Beat['caption'], ...cues: Cue[][]): Beat => ({
  length,
  caption,
  cues: cues.flat(),
});
