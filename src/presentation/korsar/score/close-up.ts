/** Brings a merchant and all that lies around her nearer for a fight: as large as fits between the plates. */
import type { Cue } from '../../../controller/beat.ts';
import type { Placement } from '../../../controller/room.ts';
import type { Point } from '../../placement.ts';
import { at } from '../../telling/stagecraft.ts';
import { around, type Context } from './stagecraft.ts';

/** A merchant that is looked at is drawn at this scale, if all of her fight finds room. */
const large = 1.5;
export const most = 1.6;

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
  return {
    zoom,
    at: (place) => ({ x: place.x * zoom + x, y: place.y * zoom + y }),
    cues: [
      { at: from, near: { pieces, x, y, zoom, ms: 340, far } },
      { at: back, near: { pieces: [], x: 0, y: 0, zoom: 1, ms: 400 } },
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

function boxOf(placements: readonly Placement[]) {
  const box = { left: 1e9, right: -1e9, top: 1e9, bottom: -1e9 };
  for (const { kind, x, y, scale } of placements) {
    const reach = reaches[kind];
    if (!reach) continue;
    const [left, up, right, down] = reach;
    box.left = Math.min(box.left, x - left * scale);
    box.right = Math.max(box.right, x + right * scale);
    box.top = Math.min(box.top, y - up * scale);
    box.bottom = Math.max(box.bottom, y + down * scale);
  }
  return box;
}
