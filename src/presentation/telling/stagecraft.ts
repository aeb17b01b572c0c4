/** Tools for the beats of every table: the two tables, and the plain ways from one to the other. */
import type { Beat, Cue, Ease, Pose } from '../../controller/beat.ts';
import type { Frame, Placement, Placements } from '../../controller/room.ts';
import { blow } from './stakes.ts';

/** One event as a beat sees it: the views around it, their tables, and the shape of the screen. */
export interface Telling<View> {
  before: View;
  after: View;
  /** The tables of the two views. */
  from: Placements;
  to: Placements;
  names: readonly string[];
  frame: Frame;
}

type Tables = Pick<Telling<unknown>, 'from' | 'to'>;
type Framed = Pick<Telling<unknown>, 'frame'>;

const poseKeys = ['x', 'y', 'scale', 'angle', 'alpha'] as const;

export function poseOf(placement: Placement): Pose {
  const { x, y, scale, angle, alpha } = placement;
  return { x, y, scale, angle, alpha };
}

interface Change {
  at?: number;
  ms?: number;
  ease?: Ease;
  /** Pieces that are left to the beat. */
  except?: readonly string[];
}

/**
 * Goes the plain way from one table to the next: what stays glides to its place and takes its new facts, what is new
 * arrives, what is gone leaves.
 */
export function change({ from, to }: Tables, { at = 0, ms = 360, ease, except = [] }: Change = {}): Cue[] {
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
      cues.push({ at, tween: { piece: id, to: way, ms, ...(ease ? { ease } : {}) } });
    }
    if (JSON.stringify(start.props) !== JSON.stringify(target.props)) {
      cues.push({ at, set: { piece: id, props: target.props } });
    }
  }
  for (const id of from.keys()) if (!to.has(id) && !except.includes(id)) cues.push({ at, leave: id });
  return cues;
}

/** Gives these pieces, and no others, their new facts at this moment. */
export function facts({ to }: Pick<Tables, 'to'>, at: number, ids: readonly string[]): Cue[] {
  return ids.flatMap((id) => {
    const target = to.get(id);
    return target ? [{ at, set: { piece: id, props: target.props } }] : [];
  });
}

/** Names the sound of a coin: those of one purse ring one step higher each, up to the twelfth. */
export const coinNamed = (i: number): string => (i === 0 ? 'coin' : `coin-${Math.min(i, 11) + 1}`);

/** Gives the place of a sound from left to right, from a place on the table. */
export const panOf = (x: number, { frame }: Framed): number => Math.max(-0.8, Math.min(0.8, x / (frame.width / 2) - 1));

/** Swings a number of a piece from one of these ends to the next: first a blow, then back and forth. */
export function swings(piece: string, key: string, start: number, ends: readonly [end: number, ms: number][]): Cue[] {
  let at = start;
  return ends.map(([end, ms], i): Cue => {
    const ease = i === 0 ? 'Quad.easeOut' : 'Sine.easeInOut';
    const cue: Cue = { at, tween: { piece, to: { [key]: end }, ms, ease } };
    at += ms;
    return cue;
  });
}

/** Lets a sound be heard where it is made. */
export const heard = (at: number, name: string, x: number, c: Framed, rate?: number): Cue => ({
  at,
  sound: { name, pan: panOf(x, c), rate },
});

/** Brings the camera to rest. */
export const wide = ({ frame }: Framed, ms: number) => ({ x: frame.width / 2, y: frame.height / 2, zoom: 1, ms });

/** Moves the camera a little towards the action, by so many pixels at most. */
export const lean = (
  { x, y }: { x: number; y: number },
  { frame }: Framed,
  ms: number,
  { lean: far, zoom }: { lean: number; zoom: number } = blow[0],
) => {
  const part = (towards: number, middle: number) =>
    middle + Math.max(-far, Math.min(far, ((towards - middle) * far) / 400));
  return { x: part(x, frame.width / 2), y: part(y, frame.height / 2), zoom, ms };
};

/** Darkens all but what is near. It brightens nothing; its going is a change of light all the same. */
export const darkens = (at: number, { x, y }: { x: number; y: number }, ms: number, deep: number): Cue => ({
  at,
  flash: { pulse: 'dim', area: 0 },
  effect: { name: 'dim', x, y, ms, deep },
});

/** Returns an x out of the picture to the right, whatever shape the window has. */
export const beyond = ({ frame }: Framed): number => frame.width + 480;

/**
 * Finds a piece's placement on either table. Throws when the layouts do not know it: a fault of ours, told by the
 * controller.
 */
export function at(table: Placements, id: string): Placement {
  const placement = table.get(id);
  if (!placement) throw new Error(`There is no ${id} on the table.`);
  return placement;
}

/** Dims what was said last, for the turn has passed on; it is bright again when something is said. */
export const passed: Cue = { at: 0, set: { piece: 'caption', props: { past: true } } };

/** Keeps back until `at` why a captain does what the beat tells: the reason may say how it ends. */
export const keptBack = (at: number): Cue[] =>
  [true, false].map((untold, i) => ({ at: i * at, set: { piece: 'caption', props: { untold } } }));

export const beat = (length: number, caption: Beat['caption'], ...cues: Cue[][]): Beat => ({
  length,
  caption,
  cues: cues.flat(),
});
