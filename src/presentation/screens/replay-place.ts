/**
 * The place of a replay's bar on a table, so that nothing that is told lies under it: mostly in the place of the caption,
 * which goes to where the game's name stands.
 */
import type { Frame, Placement } from '../../controller/room.ts';
import type { Values } from './setup-form.ts';
import type { PlaneBox } from './sketch.ts';

export interface ReplayPlace {
  bar: PlaneBox;
  /** The middle of the caption and its width, where it gives up its own place; the game's name makes way for it. */
  caption?: { x: number; y: number; width: number };
}

export interface ReplayTable {
  seats: number;
  values: Values;
  frame: Frame;
  /** Watched as the room saw it, without anybody's hand. */
  table: boolean;
  /** View that is shown now, and the one that it leads to while that is told. */
  views: readonly object[];
}

export type ReplayAt = (of: ReplayTable) => ReplayPlace;

export const barHeight = 126;

/** Places the bar and the caption between the plates of the lower corners. */
export const betweenPlates = ({ height }: Frame): ReplayPlace => ({
  bar: { x: 552, y: height * 0.95 - barHeight, w: 764, h: barHeight },
  caption: { x: 960, y: height * 0.05 + 44, width: 764 },
});

/**
 * Places the bar and the caption at the end, below a ceremony. The caption stays clear of the bar, in its own place or
 * in the one that the bar had before.
 */
export function atTheEnd({ width, height }: Frame, { bar: usual, caption: said }: ReplayPlace): ReplayPlace {
  const bar = { x: width / 2 - 382, y: height - barHeight - 4, w: 764, h: barHeight };
  const under = said !== undefined && said.y + 60 > bar.y;
  const caption = under ? { ...said, x: usual.x + usual.w / 2, y: usual.y + usual.h / 2 } : said;
  return { bar, caption };
}

/**
 * Gives the caption another place, and hides the name of the game: a table is drawn so while a bar lies in its place.
 */
export const lentTo =
  (caption: NonNullable<ReplayPlace['caption']>) =>
  (placement: Placement): Placement => {
    const { width, ...at } = caption;
    if (placement.kind === 'caption') return { ...placement, ...at, props: { ...placement.props, width } };
    return placement.id === 'title' ? { ...placement, alpha: 0 } : placement;
  };
