/** Brings a merchant and all that lies around her nearer for a fight: as large as fits between the plates. */
import type { Cue } from '../../../controller/beat.ts';
import type { Placement } from '../../../controller/room.ts';
import type { Point } from '../../placement.ts';
import { at } from '../../telling/stagecraft.ts';
import { around, type Context } from './stagecraft.ts';

/** A merchant that is looked at is drawn at this scale, if all of her fight finds room. */
const large = 1.5;
export const most = 1.6;

/** Kinds of signs, whose words and numbers say something else where half of them is covered. */
const signKinds: readonly string[] = ['korsar-sum', 'korsar-tag', 'korsar-note'];
/** Pixels by which the frame of a sign reaches further than its width says. */
const rim = 30;

/** Distances that a piece reaches from its place at scale 1: left, up, right, down. */
const reaches: Readonly<Record<string, readonly [number, number, number, number]>> = {
  'korsar-trader': [250, 380, 280, 40],
  'korsar-brig': [170, 330, 230, 30],
  'korsar-head': [70, 70, 70, 70],
  'korsar-sum': [130, 40, 150, 46],
  'korsar-tag': [120, 30, 120, 30],
  'korsar-note': [125, 42, 125, 42],
};

export interface CloseUp {
  zoom: number;
  /** Gives where a place of the table is seen while the fight is near. */
  at(place: Point): Point;
  cues: readonly Cue[];
}

/**
 * Brings the table near and back again. `from` and `back`: when it comes and when it goes; `far`: told briskly, it only
 * lies before the darkness; `nearest`: how near it may come.
 */
export function closeUp(
  c: Context,
  vessel: string,
  from: number,
  back: number,
  { far = false, nearest = most } = {},
): CloseUp {
  const { cards, signs } = around(c.after, vessel);
  const id = `ship:${vessel}`;
  const pieces = [id, ...cards, ...signs];
  const box = boxOf(pieces.flatMap((each) => c.to.get(each) ?? []));
  const room = { left: 24, right: c.frame.width - 24, top: 60, bottom: Math.max(...lowest(c)) };
  const wide = box.right - box.left;
  const high = box.bottom - box.top;
  const zoom = Math.max(
    1,
    Math.min(nearest, large / at(c.to, id).scale, (room.right - room.left) / wide, (room.bottom - room.top) / high),
  );
  const x = shift(box.left, box.right, zoom, room.left, room.right);
  const y = shift(box.top, box.bottom, zoom, room.top, room.bottom);
  const under = zoom > 1 ? signsUnder(pieces, { x, y, zoom }, c) : [];
  return {
    zoom,
    at: (place) => ({ x: place.x * zoom + x, y: place.y * zoom + y }),
    cues: [
      { at: from, near: { pieces, x, y, zoom, ms: 340, far, under } },
      { at: back, near: { pieces: [], x: 0, y: 0, zoom: 1, ms: 400, far, under } },
    ],
  };
}

/** Lists how low a fight may reach: it ends above a caption of three lines, for what is said must be seen. */
const lowest = (c: Context): number[] => {
  const { y } = at(c.to, 'caption');
  return [y > c.frame.height / 2 ? y - 92 : c.frame.height - 60];
};

/**
 * Tells where the table's own corner comes to lie: the middle stays where it is unless an edge would leave the room.
 */
function shift(low: number, high: number, zoom: number, from: number, to: number): number {
  const middle = (low + high) / 2;
  const wanted = middle - middle * zoom;
  return Math.max(from - low * zoom, Math.min(to - high * zoom, wanted));
}

/** Lists the signs of other merchants that what is near comes to lie over, where they are before the event or after it. */
function signsUnder(pieces: readonly string[], { x, y, zoom }: { x: number; y: number; zoom: number }, c: Context) {
  const over = pieces.flatMap((id): Box[] => {
    const { left, right, top, bottom } = reachOf(c.to.get(id)) ?? nothing;
    return left > right
      ? []
      : [{ left: left * zoom + x, right: right * zoom + x, top: top * zoom + y, bottom: bottom * zoom + y }];
  });
  const signs = [...c.from.values(), ...c.to.values()].filter(
    ({ id, kind }) => signKinds.includes(kind) && !pieces.includes(id),
  );
  const covered = signs.filter((sign) => over.some((box) => meet(box, reachOf(sign) ?? nothing)));
  return [...new Set(covered.map(({ id }) => id))];
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const nothing: Box = { left: 1e9, right: -1e9, top: 1e9, bottom: -1e9 };

const meet = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

function reachOf(placement?: Placement): Box | null {
  const reach = placement && reaches[placement.kind];
  if (!reach) return null;
  const { x, y, scale, props } = placement;
  const [wide, up, far, down] = reach;
  // A sign with a name is as wide as the name.
  const half = signKinds.includes(placement.kind) ? Number(props.w) / 2 + rim : 0;
  const [left, right] = [Math.max(wide, half), Math.max(far, half)];
  return { left: x - left * scale, right: x + right * scale, top: y - up * scale, bottom: y + down * scale };
}

const boxOf = (placements: readonly Placement[]): Box =>
  placements.reduce((box, placement) => {
    const { left, right, top, bottom } = reachOf(placement) ?? nothing;
    return {
      left: Math.min(box.left, left),
      right: Math.max(box.right, right),
      top: Math.min(box.top, top),
      bottom: Math.max(box.bottom, bottom),
    };
  }, nothing);
