/** What all beats of this table are made with: the two tables, and the plain ways from one to the other. */
import type { Beat, Cue, Pose } from '../../controller/beat.ts';
import type { Frame, Placement, Table } from '../../controller/room.ts';
import type { VesselView, View } from '../../rules/korsar/types.ts';
import { planFor } from './layout.ts';

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

interface Change {
  at?: number;
  ms?: number;
  /** Pieces that are left to the beat. */
  except?: readonly string[];
}

/**
 * The plain way from one table to the next: what stays glides to its place and takes its new facts, what is new arrives,
 * what is gone leaves. Room is made only when the event has settled, so that nothing moves under a card in flight.
 */
export function change({ from, to }: Context, { at = 0, ms = 240, except = [] }: Change = {}): Cue[] {
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
      const way = Object.fromEntries(moved.map((key) => [key, target[key]]));
      cues.push({ at, tween: { piece: id, to: way, ms, ease: 'Sine.easeInOut' } });
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

/** A little towards the action. */
export const lean = ({ x, y }: { x: number; y: number }, { frame }: Pick<Context, 'frame'>, ms: number) => {
  const part = (towards: number, middle: number) => middle + Math.max(-24, Math.min(24, (towards - middle) * 0.06));
  return { x: part(x, frame.width / 2), y: part(y, frame.height / 2), zoom: 1.03, ms };
};

/** How large the plan is drawn in this frame: effects take it along. */
export const sizeIn = (c: Context): number => planFor(c.after, c.frame).fit.scale;

/** A piece's placement on either table. Throws when the layouts do not know it: a fault of ours, told by the controller. */
export function at(table: Table, id: string): Placement {
  const placement = table.get(id);
  if (!placement) throw new Error(`There is no ${id} on the table.`);
  return placement;
}

export function vesselIn(view: View, name: string): VesselView {
  const vessel = view.sea.find((each) => each.vessel === name);
  if (!vessel) throw new Error(`There is no merchant ${name} at sea.`);
  return vessel;
}

/** All pieces around one merchant, herself among them. */
export function around(view: View, name: string): { cards: string[]; signs: string[] } {
  const vessel = vesselIn(view, name);
  const cards = [...vessel.forces.flatMap(({ pirates }) => pirates), ...vessel.trumps].map(
    ({ turn }) => `card:${turn}`,
  );
  const sides = new Set([...vessel.forces, ...vessel.trumps].map(({ side }) => side));
  const pills = [...sides].map((side) => `pill:${name}:${side}`);
  return { cards, signs: [...pills, ...['berth', 'note', 'rope', 'tie'].map((kind) => `${kind}:${name}`)] };
}

export const plateOf = (seat: number): string => `plate:${seat}`;

export const beat = (length: number, caption: Beat['caption'], ...cues: Cue[][]): Beat => ({
  length,
  caption,
  cues: cues.flat(),
});
