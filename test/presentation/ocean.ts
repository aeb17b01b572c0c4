/** Open sea of any size with one islet, for tests of places on the screen. */
import { chartOf } from '../../src/rules/yellowbeard/map.ts';

export const drawChart = (width: number, height: number) =>
  chartOf({
    id: `sea-${width}-${height}`,
    title: '',
    author: '',
    rows: Array.from({ length: height }, (_, y) => '~'.repeat(width - 1) + (y === 5 ? 'o' : '~')),
    straits: [],
    harbours: [],
    sites: [],
    islands: [],
    counts: { chests: 1, chestsToEscape: 1, maxChestsPerIsland: 1, navyShips: 1, openGarrisons: 0, closedGarrisons: 0 },
  });
