/**
 * Places of merchants: places for as many as are at sea, in rows that fill the water, taken in the order of their launch.
 * When one has come home, those that were launched after her close the row.
 */
import type { Box, Point } from '../../placement.ts';

/**
 * Measures of a merchant between two pirates at scale 1: the width, the masts above her waterline, the tags below it,
 * a further row.
 */
const wide = 890;
export const above = 330;
export const below = 182;
const further = 352;
const largest = 1.2;

export interface Stations {
  scale: number;
  /** Waterline amidships, by the order of launch. */
  spots: readonly Point[];
  /** Size of the water that belongs to one merchant, from her masts to what stands under her. */
  cell: { w: number; h: number };
}

/** Places are there in these numbers, so that the sea is seldom arranged anew. */
const capacities = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25];

/** Divides the sea among so many merchants. `foot`: room below the tags, in pixels. */
export function stationsOf(sea: Box, count: number, foot = 0): Stations {
  const places = capacities.find((each) => each >= count) ?? count;
  let best: Stations = { scale: 0, spots: [], cell: { w: 0, h: 0 } };
  for (let rows = 1; rows <= Math.min(places, 8); rows++) {
    const tried = inRows(sea, places, rows, foot);
    if (tried.scale > best.scale + 0.001) best = tried;
  }
  return best;
}

function inRows({ x, y, w, h: high }: Box, places: number, rows: number, foot: number): Stations {
  const h = high - foot * rows;
  const across = Math.ceil(places / rows);
  const needed = above + below + (rows - 1) * further;
  const scale = Math.min(largest, w / (across * wide), h / needed);
  const spare = h - (above + below) * scale;
  const step = rows === 1 ? 0 : Math.min(spare / (rows - 1), 470 * scale) + foot;
  const top = y + above * scale + (spare - (step - foot) * (rows - 1)) / 2;
  const spots: Point[] = [];
  for (let row = 0, left = places; row < rows; row++) {
    const inRow = Math.ceil(left / (rows - row));
    left -= inRow;
    // Two lie a little nearer to each other than to the edges.
    const part = Math.min(w / inRow, 1.25 * wide * scale);
    // Masts of the next row stand between the tags of this one; those of a single file beside the ships of this one.
    const spread = across === 1 ? Math.min(wide * scale, w - part) / 2 : 0.46 * (part - wide * scale);
    const aside = rows === 1 ? 0 : (row % 2 === 0 ? -1 : 1) * Math.max(0, spread);
    for (let i = 0; i < inRow; i++)
      spots.push({ x: Math.round(x + w / 2 + aside + (i - (inRow - 1) / 2) * part), y: Math.round(top + row * step) });
  }
  return {
    scale,
    spots,
    cell: {
      w: Math.min(w / across, 1.25 * wide * scale),
      h: Math.min(rows === 1 ? Number.POSITIVE_INFINITY : step, (above + below) * scale + foot),
    },
  };
}
