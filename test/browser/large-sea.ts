/** A sea as large as one likes: islands of two squares, a harbour or a site on each. */
import { squareName } from '../../src/rules/yellowbeard/map.ts';
import type { Ocean } from '../../src/rules/yellowbeard/types.ts';

export function largeSea(width: number, height: number): Ocean {
  const across = 11;
  const spots = Array.from({ length: 33 }, (_, i) => ({
    x: 1 + Math.floor(((i % across) * (width - 4)) / (across - 1)) + (i % 2),
    y: 2 + Math.floor((Math.floor(i / across) * (height - 5)) / 2),
  }));
  const rows = Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => (spots.some((spot) => spot.y === y && spot.x === x) ? 'o' : '~')).join(''),
  );
  const squares = spots.map(({ x, y }) => squareName(x, y));
  return {
    id: `large-${width}-${height}`,
    title: 'Large',
    author: '',
    rows,
    straits: [],
    harbours: squares.filter((_, i) => i % 3 === 0).map((square) => ({ id: square, name: '', square })),
    sites: squares.filter((_, i) => i % 3 > 0).map((square) => ({ id: square, square })),
    islands: [],
    counts: {
      chests: 8,
      chestsToEscape: 4,
      maxChestsPerIsland: 2,
      navyShips: 5,
      openGarrisons: 5,
      closedGarrisons: 6,
    },
  };
}
