/** Coasts in numbers: never far from the squares that the rules mean, whatever the map. */
import { describe, expect, it } from 'vitest';
import { coastOf, type Grid } from '../../../src/presentation/yellowbeard/layout/coast.ts';
import { seededDice, seedFrom } from '../../../src/rules/dice.ts';
import { drawings } from '../../../src/rules/yellowbeard/cards.ts';
import { chartOf } from '../../../src/rules/yellowbeard/map.ts';
import { times } from '../../how-much.ts';

type Segment = readonly [number, number, number, number];

/** Edge of a square of the default map, and how far the coast may lie from it at edges and at corners, in reference pixels. */
const size = 60;
const near = 9;
const nearCorners = 11;

const isLand = ({ width, height, sea }: Grid, x: number, y: number): boolean =>
  sea[Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))] !== 1;

/** Edges between land and sea, as the rules know them. */
function edgesOf(grid: Grid): Segment[] {
  const edges: Segment[] = [];
  for (let y = 0; y < grid.height; y++)
    for (let x = 0; x < grid.width; x++) {
      if (x > 0 && isLand(grid, x, y) !== isLand(grid, x - 1, y)) edges.push([x, y, x, y + 1]);
      if (y > 0 && isLand(grid, x, y) !== isLand(grid, x, y - 1)) edges.push([x, y, x + 1, y]);
    }
  return edges;
}

const toSegment = (px: number, py: number, [a, b, c, d]: Segment): number => {
  const long = (c - a) ** 2 + (d - b) ** 2;
  const t = long === 0 ? 0 : Math.min(1, Math.max(0, ((px - a) * (c - a) + (py - b) * (d - b)) / long));
  return Math.hypot(px - a - t * (c - a), py - b - t * (d - b));
};

/** Corners where land touches land, or sea sea, with nothing but their points. */
function crossings(grid: Grid): [number, number][] {
  const found: [number, number][] = [];
  for (let y = 1; y < grid.height; y++)
    for (let x = 1; x < grid.width; x++) {
      const here = isLand(grid, x, y);
      if (here === isLand(grid, x - 1, y - 1) && here !== isLand(grid, x - 1, y) && here !== isLand(grid, x, y - 1))
        found.push([x, y]);
    }
  return found;
}

interface Worst {
  plain: number;
  corner: number;
}

/** The farthest that coast and edges are from each other, both ways. */
function farthest(grid: Grid): Worst {
  const edges = edgesOf(grid);
  const corners = crossings(grid);
  const shore = coastOf(grid).shore;
  const worst = { plain: 0, corner: 0 };
  const tell = (x: number, y: number, far: number) => {
    const kind = corners.some(([cx, cy]) => Math.hypot(x - cx, y - cy) < 0.35) ? 'corner' : 'plain';
    worst[kind] = Math.max(worst[kind], far * size);
  };
  const lines = shore.flatMap((ring) =>
    ring.map((point, i): Segment => [...point, ...ring[(i + 1) % ring.length]] as unknown as Segment),
  );
  // Lines and edges by the square they are in: nothing farther than the next square is ever the nearest.
  const shelf = (all: readonly Segment[]) => {
    const by = new Map<string, Segment[]>();
    for (const one of all) {
      const cx = Math.floor((one[0] + one[2]) / 2);
      const cy = Math.floor((one[1] + one[3]) / 2);
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++) {
          const key = `${cx + dx},${cy + dy}`;
          by.set(key, [...(by.get(key) ?? []), one]);
        }
    }
    return (x: number, y: number) => by.get(`${Math.floor(x)},${Math.floor(y)}`) ?? [];
  };
  const edgesAt = shelf(edges);
  const linesAt = shelf(lines);
  const { width, height } = grid;
  for (const [x, y] of shore.flat()) {
    if (x <= 0 || y <= 0 || x >= width || y >= height) continue;
    tell(x, y, Math.min(...edgesAt(x, y).map((edge) => toSegment(x, y, edge))));
  }
  for (const [a, b, c, d] of edges)
    for (let t = 0; t <= 1; t += 0.05) {
      const x = a + (c - a) * t;
      const y = b + (d - b) * t;
      tell(
        x,
        y,
        Math.min(...linesAt(Math.min(x, width - 0.01), Math.min(y, height - 0.01)).map((l) => toSegment(x, y, l))),
      );
    }
  return worst;
}

function randomGrid(seed: string): Grid {
  const dice = seededDice(seedFrom(seed), 'deck');
  const width = 13 + dice.below(20);
  const height = 11 + dice.below(16);
  const share = 2 + dice.below(5);
  return { width, height, sea: Uint8Array.from({ length: width * height }, () => (dice.below(10) < share ? 0 : 1)) };
}

describe('coasts', () => {
  for (const { id } of drawings) {
    it(`of ${id} stay within ${near} px of the squares, ${nearCorners} px where land touches at a corner`, () => {
      const worst = farthest(chartOf(id));
      expect(worst.plain).toBeLessThanOrEqual(near);
      expect(worst.corner).toBeLessThanOrEqual(nearCorners);
      expect(worst.plain).toBeGreaterThan(3);
    });
  }

  it('of any map do: random ones', () => {
    const worst = { plain: 0, corner: 0 };
    for (let n = 0; n < times(6, 24); n++) {
      const { plain, corner } = farthest(randomGrid(`coast ${n}`));
      worst.plain = Math.max(worst.plain, plain);
      worst.corner = Math.max(worst.corner, corner);
    }
    expect(worst.plain).toBeLessThanOrEqual(near);
    expect(worst.corner).toBeLessThanOrEqual(nearCorners);
  });

  it('are the same every time, on the largest map too', () => {
    const side = 52;
    const sea = Uint8Array.from({ length: side * side }, (_, i) => ((i * 7919) % 11 < 3 ? 0 : 1));
    const one = coastOf({ width: side, height: side, sea });
    expect(coastOf({ width: side, height: side, sea })).toEqual(one);
  });

  it('close every ring', () => {
    for (const rings of Object.values(coastOf(chartOf('yellowbeards-ocean'))))
      for (const ring of rings) {
        expect(ring.length).toBeGreaterThan(2);
        for (const [i, [x, y]] of ring.entries()) {
          const [nextX, nextY] = ring[(i + 1) % ring.length];
          expect(Math.hypot(x - nextX, y - nextY)).toBeLessThan(0.2);
        }
      }
  });
});
