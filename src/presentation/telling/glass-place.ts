/** The place where a glass opens: as large as it may be, in a corner of the map, clear of the square that it looks at. */

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

interface Point {
  x: number;
  y: number;
}

/** Radii that are tried, from what the picture wants to what still shows something. */
const largest = 300;
const smallest = 120;
const step = 20;
/** Room that the ring and its shadow take beyond the glass. */
const ring = 16;

/**
 * Finds the place for a glass over a window, as near to the first of these spots as it can be; `clear` is how far it keeps
 * from all of them.
 */
export function glassPlace(spots: readonly Point[], window: Box, clear: number): { x: number; y: number; w: number } {
  for (let w = largest; w >= smallest; w -= step) {
    const best = corners(window, w + ring)
      .map((place) => ({ place, far: spots.map((spot) => Math.hypot(place.x - spot.x, place.y - spot.y)) }))
      .filter(({ far }) => Math.min(...far) > w + ring + clear)
      .sort((a, b) => a.far[0] - b.far[0])[0];
    if (best) return { ...best.place, w };
  }
  // A map so small has no clear place: the glass lies in its middle.
  return { x: window.x + window.w / 2, y: window.y + window.h / 2, w: smallest };
}

/** Gives middles of a glass in the corners of a window, and half way between them; none where it does not fit. */
function corners({ x, y, w, h }: Box, r: number): Point[] {
  if (w < 2 * r || h < 2 * r) return [];
  const xs = [x + r, x + w / 2, x + w - r];
  const ys = [y + r, y + h / 2, y + h - r];
  return xs.flatMap((left) => ys.map((top) => ({ x: left, y: top })));
}
