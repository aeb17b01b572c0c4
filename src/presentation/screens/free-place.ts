/** The free place for something that is said beside a thing: over nothing that can be pressed, near what it is about. */
import type { Frame, Placement } from '../../controller/room.ts';
import { styles, type TypeRole } from '../art/type-styles.ts';
import type { Box, LyingPiece, Point } from '../placement.ts';
import type { Screen } from './sketch.ts';

const wide: Pick<Frame, 'width' | 'height'> = { width: 1920, height: 1080 };
/** Share of the frame at every edge where no words lie. */
const edge = 0.05;
/** Room between what is said and what can be pressed. */
const air = 8;
/** Distance between the places that are tried; and where all of those hide something. */
export const steps = { wide: 20, narrow: 8 };

export const middleOf = ({ x, y, w, h }: Box): Point => ({ x: x + w / 2, y: y + h / 2 });

export const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

const wider = ({ x, y, w, h }: Box, by: number): Box => ({ x: x - by, y: y - by, w: w + 2 * by, h: h + 2 * by });

/** Gives the length of a way: much quicker than `Math.hypot`, and a note tries thousands of places. */
const distance = (dx: number, dy: number): number => Math.sqrt(dx * dx + dy * dy);

/** Measures the distance from a box to the nearest point of another one. */
function apart(a: Box, b: Box): number {
  const dx = Math.max(0, a.x - b.x - b.w, b.x - a.x - a.w);
  const dy = Math.max(0, a.y - b.y - b.h, b.y - a.y - a.h);
  return distance(dx, dy);
}

/** Finds the part of the frame in which words may lie. */
export function safe({ frame, box }: Pick<Screen, 'frame' | 'box'>): Box {
  const { width, height } = frame ?? wide;
  const all = box ?? { x: 0, y: 0, w: width, h: height };
  const [dx, dy] = [width * edge, height * edge];
  const left = Math.max(all.x, dx);
  const top = Math.max(all.y, dy);
  return {
    x: left,
    y: top,
    w: Math.min(all.x + all.w, width - dx) - left,
    h: Math.min(all.y + all.h, height - dy) - top,
  };
}

/** Tells whether something may be said here: nothing that can be pressed now lies below it. */
export const isFree = (at: Box, { targets }: Pick<Screen, 'targets'>): boolean =>
  targets.every((target) => target.refusal !== undefined || overlap(wider(at, air), target) === 0);

/** Works out roughly where the words of a screen lie; exact sizes are known to Phaser only. */
export function wordsOf({ kind, x, y, scale, props }: Placement): Box[] {
  if (kind !== 'words') return [];
  const text = String(props.text);
  const size = Number(props.size ?? Number.parseFloat(String(styles[props.role as TypeRole].fontSize))) * scale;
  const room = Number(props.wrap ?? props.maxWidth ?? Number.POSITIVE_INFINITY);
  const long = text.length * size * 0.52;
  const w = Math.min(room, long);
  const h = size * 1.2 * (props.wrap ? Math.ceil(long / room) : 1);
  return [{ x: x - w * Number(props.align ?? 0), y: props.top ? y : y - h / 2, w, h }];
}

/** Something that lies there. `lesser`: nobody decides by it, so it is hidden rather than the rest. */
export type Underneath = Box & {
  lesser: boolean;
  /** Words on something that is lesser, or on the ground: only what keeps clear of all words keeps clear of them. */
  written?: boolean;
};

/**
 * Gives the pieces of a table as they may be hidden; `means` tells which of them people have to see. What is written on the
 * others, and on the ground, is read as well.
 */
export const underneath = (pieces: readonly LyingPiece[], means: (id: string) => boolean): Underneath[] =>
  pieces.flatMap(({ id, box, written }) => {
    const lesser = !means(id);
    const apart = lesser || box.w * box.h >= ground ? written : [];
    return [{ ...box, lesser }, ...apart.map((each) => ({ ...each, lesser: true, written: true }))];
  });

/** Boxes that lie near: what it is about, and what it rather leaves to be seen. */
export interface Near {
  w: number;
  h: number;
  about: Box;
  others: readonly Underneath[];
  /** True when it hides no part of anything, however small, where that is possible. */
  clear?: boolean;
  /** Room that it keeps from all words, and from what can be pressed. */
  air?: number;
  /** True when it may lie on words that stand on something lesser. */
  overNames?: boolean;
}

/** Kinds that only set off what stands on them or adorn it. */
const ornaments: ReadonlySet<string> = new Set(['medallion', 'picture', 'shade', 'sheet', 'velvet', 'wood']);

/** Tells whether it is the plate of a captain. */
export const isPlate = (kind: string): boolean => kind.endsWith('plate');

/** Size of a plate that says nothing else. */
export const plateSize = { w: 440, h: 128 };

/** Works out roughly where other things of a screen lie, but for those that are the ground of the rest. */
function thingsOf({ kind, x, y, scale, props }: Placement): Underneath[] {
  const plate = isPlate(kind);
  // Ships and chests of a map are a little larger than their square.
  const square = props.size === undefined ? undefined : 1.4 * Number(props.size);
  const side = (own: unknown, usual: number) => Number(own ?? square ?? usual) * scale;
  const [w, h] = [side(props.w, plate ? plateSize.w : 140), side(props.h, plate ? plateSize.h : 196)];
  if (kind === 'words' || w * h > ground) return [];
  const cornered = plate || kind === 'sheet' || kind === 'shade';
  const lesser = (ornaments.has(kind) && props.frame !== 'plate') || props.spare === true;
  const written = lesser && typeof props.text === 'string';
  const box = { x: cornered ? x : x - w / 2, y: cornered ? y : y - h / 2, w, h };
  // How long words are is known to a few pixels only.
  return [{ ...(written ? wider(box, 8) : box), lesser, written }];
}

/** Size from which on something is the ground on which others lie. */
const ground = 240_000;

/** Picks what lies on the ground, of all that lies on the table. */
export const lowerOf = <B extends Box>(others: readonly B[]): B[] => others.filter(({ w, h }) => w * h < ground);

/** Tells whether the middle of something lies where a screen hides the table. */
const isBehind = ({ x, y, w, h }: Box, { hides, covers }: Screen): boolean =>
  covers === true || (hides !== undefined && holds(hides, x + w / 2, y + h / 2));

const holds = ({ x, y, w, h }: Box, px: number, py: number): boolean =>
  px >= x && py >= y && px <= x + w && py <= y + h;

/** Gives a screen on which letters beside a map and signs below ships are kept as well. */
export const withLetters = (screen: Screen): Screen => ({
  ...screen,
  keeps: [...(screen.keeps ?? []), ...(screen.letters ?? [])],
});

/** Lists roughly what lies on a screen and, as far as it is seen, on the table below it, but for the ground. */
export const lyingOn = (screen: Screen, others: readonly Underneath[]): Underneath[] => [
  ...screen.placements.flatMap(thingsOf),
  ...(screen.keeps ?? []).map((box) => ({ ...box, lesser: false })),
  ...seenOn(screen, lowerOf(others)),
];

/** Picks what is seen of the table below a screen. */
export const seenOn = <B extends Box>(screen: Screen, others: readonly B[]): B[] =>
  others.filter((each) => !isBehind(each, screen));

/** Weights of what a place hides, in pixels of the way to another one: of any of it, and of the whole. */
const weights = { words: { any: 1500, all: 4000 }, thing: { any: 2500, all: 4000 }, lesser: { any: 0, all: 120 } };

/** Tells whether a place of this cost hides something. */
export const hides = (cost: number): boolean => cost >= weights.words.any;

/** Finds a place of this size near `about` that costs less than `most`, and what it costs; see `freePlace`. */
export function bestPlace(
  screen: Screen,
  { w, h, about, others, clear = false, air: around, overNames }: Near,
  most = Number.POSITIVE_INFINITY,
  step = steps.wide,
): { at: Point; cost: number } | null {
  const within = safe(screen);
  const isSeen = (box: Box) => overlap(box, within) > 0;
  const open = screen.targets.filter(({ refusal }) => refusal === undefined).map((box) => wider(box, around ?? air));
  const refused = screen.targets.filter(({ refusal }) => refusal !== undefined);
  const weighed = [
    ...screen.placements.flatMap(wordsOf).map((box) => ({ box: wider(box, around ?? 0), weight: weights.words })),
    ...refused.map((box) => ({ box, weight: weights.lesser })),
    ...lyingOn(screen, others).map((box) =>
      box.lesser && (around === undefined || overNames || !box.written)
        ? { box, weight: weights.lesser }
        : { box: wider(box, around ?? 0), weight: weights.thing },
    ),
  ].filter(({ box }) => isSeen(box));
  const pressed = open.filter(isSeen).map((box) => ({ box }));
  const size = w * h;
  const to = middleOf(about);
  const at = { x: 0, y: 0, w, h };
  const inRow = ({ box }: { box: Box }) => box.y < at.y + h && at.y < box.y + box.h;
  let best: { at: Point; cost: number } | null = null;
  let bound = most;
  for (at.y = within.y; at.y + h <= within.y + within.h; at.y += step) {
    const closed = pressed.filter(inRow);
    const hidden = weighed.filter(inRow);
    for (at.x = within.x; at.x + w <= within.x + within.w; at.x += step) {
      let cost = apart(at, about) + 0.2 * distance(at.x + w / 2 - to.x, at.y + h / 2 - to.y);
      if (cost >= bound) continue;
      const block = closed.find(({ box }) => box.x < at.x + w && at.x < box.x + box.w)?.box;
      if (block) {
        // No place is free before its end.
        at.x += step * (Math.ceil((block.x + block.w - at.x) / step) - 1);
        continue;
      }
      for (const { box, weight } of hidden) {
        const share = overlap(at, box);
        if (share > 0) cost += weight.any + weight.all * (clear ? 1 : share / Math.min(size, box.w * box.h));
        if (cost >= bound) break;
      }
      if (cost >= bound) continue;
      best = { at: { x: at.x, y: at.y }, cost };
      bound = cost;
    }
  }
  return best;
}

/**
 * Finds a place of this size near `about`: free of all that can be pressed now, and rather on no words, on nothing that is
 * closed and on none of `others`. Null where there is none.
 */
export const freePlace = (screen: Screen, near: Near): Point | null =>
  (bestPlace(screen, near) ?? bestPlace(screen, near, undefined, steps.narrow))?.at ?? null;
