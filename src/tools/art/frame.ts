/** One picture on an atlas, and what the game must know about it. */
import type { Anchors, DrawnPoint, Slot, Source } from './sources.ts';

/** One entry of pack.json. All lengths are reference pixels (1920 x 1080), whatever the scale of the texture. */
export interface FrameInfo {
  readonly w: number;
  readonly h: number;
  /** Origin as a fraction of the untrimmed frame. */
  readonly ox: number;
  readonly oy: number;
  /** Insets from the edges, for a NineSlice. */
  readonly slice?: Source['slice'];
  /** Places for text, measured from the origin. */
  readonly slots?: readonly Slot[];
  /** Points for effects, measured from the origin. */
  readonly anchors?: Anchors;
  readonly blend?: string;
  readonly tile?: string;
  /** Layers from back to front; each is a frame of its own, NAME/ID. */
  readonly layers?: readonly { readonly id: string; readonly off?: true; readonly blend?: string }[];
}

export interface FrameJob {
  readonly name: string;
  readonly svg: string;
  readonly info: FrameInfo;
}

export const round = (value: number, digits: number): number => Number(value.toFixed(digits));

function isPoint(value: DrawnPoint | readonly DrawnPoint[]): value is DrawnPoint {
  return typeof value[0] === 'number';
}

/** Works out an entry of pack.json from what the manifest says of a source. */
export function describe(source: Source): FrameInfo {
  const [w, h] = source.size;
  const [left, top, boxWidth, boxHeight] = source.viewBox;
  const scale = Math.min(w / boxWidth, h / boxHeight);
  const marginX = (w - boxWidth * scale) / 2;
  const marginY = (h - boxHeight * scale) / 2;
  const place = ([x, y]: DrawnPoint): DrawnPoint => [
    round((x - source.pivot[0]) * scale, 2),
    round((y - source.pivot[1]) * scale, 2),
  ];
  const inset = (value: number): number => Math.round(value * scale);
  return {
    w,
    h,
    ox: round(((source.pivot[0] - left) * scale + marginX) / w, 6),
    oy: round(((source.pivot[1] - top) * scale + marginY) / h, 6),
    ...(source.slice && {
      slice: {
        left: inset(source.slice.left),
        right: inset(source.slice.right),
        top: inset(source.slice.top),
        bottom: inset(source.slice.bottom),
      },
    }),
    ...(source.slots && {
      slots: source.slots.map((slot) => {
        const [x, y] = place([slot.x, slot.y]);
        return { ...slot, x, y, ...(slot.size !== undefined && { size: round(slot.size * scale, 1) }) };
      }),
    }),
    ...(source.anchors && {
      anchors: Object.fromEntries(
        Object.entries(source.anchors).map(([id, at]) => [id, isPoint(at) ? place(at) : at.map(place)]),
      ),
    }),
    ...(source.blend && { blend: source.blend }),
    ...(source.tile && { tile: source.tile }),
  };
}

/** Draws a source once more in another width, as NAME@WIDTH. */
export function inWidth(source: Source, width: number): FrameJob {
  const { w, h, ox, oy } = describe(source);
  const info = { w: width, h: Math.round((h * width) / w), ox, oy };
  return { name: `${source.name}@${width}`, svg: source.svg, info };
}
