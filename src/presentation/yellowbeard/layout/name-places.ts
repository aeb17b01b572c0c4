/**
 * Places of the names of islands and harbours on a map: on free water or on land that nothing else needs. Words keep their
 * size on small squares and spread over more of them.
 */
import type { Chart } from '../../../rules/yellowbeard/map.ts';
import { largest, smallest } from './board.ts';
import type { Box, Point } from './plan.ts';

export interface Name {
  text: string;
  harbour: boolean;
  /** Its middle, in pixels from the corner of A1. */
  at: Point;
  box: Box;
}

/** Letters are about so wide; the real ones are a little narrower. */
const letter = { island: 15.4, harbour: 14.2 };
const high = 30;

const placed = new WeakMap<Chart, Map<number, readonly Name[]>>();

export function namesOf(chart: Chart, size: number): readonly Name[] {
  // A map seen whole at any price is too crowded for words.
  if (size < smallest) return [];
  const bySize = placed.get(chart) ?? new Map<number, readonly Name[]>();
  placed.set(chart, bySize);
  const known = bySize.get(size) ?? place(chart, size);
  bySize.set(size, known);
  return known;
}

function place(chart: Chart, size: number): Name[] {
  const spot = (cell: number): Point => ({
    x: ((cell % chart.width) + 0.5) * size,
    y: (Math.floor(cell / chart.width) + 0.5) * size,
  });
  /** Marks are drawn smaller on smaller squares, words are not. */
  const unit = size / largest;
  /** Distance from the middle of a square to the middle of a name above or below it. */
  const clear = size / 2 + high / 2 + 2;
  const round = (cell: number, w: number, h: number): Box => around(spot(cell), w, h);
  /** Boxes on which nothing may lie. */
  const hard: Box[] = [
    ...chart.ports.map(({ cell }) => round(cell, 46 * unit, 52 * unit)),
    ...chart.sites.map(({ cell }) => round(cell, 46 * unit, 46 * unit)),
    ...[...chart.strait.entries()].filter(([, held]) => held === 1).map(([cell]) => round(cell, size, size)),
  ];
  const names: Name[] = [];
  const whole = { w: chart.width * size, h: chart.height * size };
  const settle = (text: string, harbour: boolean, spots: Point[], home: Point) => {
    const w = text.length * (harbour ? letter.harbour : letter.island) + 8;
    let best: { box: Box; at: Point; cost: number } | null = null;
    for (const wanted of spots) {
      const at = {
        x: Math.min(whole.w - w / 2 - 6, Math.max(w / 2 + 6, wanted.x)),
        y: Math.min(whole.h - high / 2 - 4, Math.max(high / 2 + 4, wanted.y)),
      };
      const box = around(at, w, high);
      const taken = hard.reduce((sum, other) => sum + shared(box, other), 0);
      const named = names.reduce((sum, other) => sum + shared(box, other.box), 0);
      const edges = coastsUnder(chart, size, box);
      const cost = taken * 3 + named * 12 + edges * 260 + Math.hypot(at.x - home.x, at.y - home.y) * 4;
      if (!best || cost < best.cost) best = { box, at, cost };
    }
    // A name that would hide what counts is left out: the squares have names of their own.
    if (
      best &&
      !names.some((other) => shared(best.box, other.box) > 0) &&
      !hard.some((box) => shared(best.box, box) > 260 * unit * unit)
    )
      names.push({ text, harbour, at: best.at, box: best.box });
  };
  for (const port of chart.ports) {
    if (!port.name || port.name === port.square) continue;
    const home = spot(port.cell);
    const w = port.name.length * letter.harbour + 8;
    const spots: Point[] = [];
    for (const dy of [0, 1, -1, 0.5, -0.5, 0.85, -0.85, ...(unit < 0.75 ? [1.5, -1.5, 2, -2] : [])])
      for (const side of [1, -1, 0])
        spots.push({
          x: home.x + side * (w / 2 + (26 - Math.min(1, Math.abs(dy)) * 20) * unit),
          y: home.y + dy * size,
        });
    settle(port.name, true, spots, home);
  }
  for (const { name, cells } of chart.islands) {
    if (/^[A-Z]{1,2}\d+$/.test(name)) continue;
    const spots = cells.map(spot);
    const middle = {
      x: spots.reduce((sum, { x }) => sum + x, 0) / spots.length,
      y: spots.reduce((sum, { y }) => sum + y, 0) / spots.length,
    };
    const [left, right] = [Math.min(...spots.map(({ x }) => x)), Math.max(...spots.map(({ x }) => x))];
    const [top, low] = [Math.min(...spots.map(({ y }) => y)), Math.max(...spots.map(({ y }) => y))];
    const w = name.length * letter.island + 8;
    settle(
      name,
      false,
      [
        middle,
        ...spots,
        { x: middle.x, y: top - clear },
        { x: middle.x, y: low + clear },
        { x: right + size * 0.6 + w / 2, y: middle.y },
        { x: left - size * 0.6 - w / 2, y: middle.y },
        { x: left - size * 0.6 - w / 2, y: low },
        { x: right + size * 0.6 + w / 2, y: top },
        { x: left, y: low + clear },
        { x: right, y: low + clear },
        { x: left, y: top - clear },
        { x: right, y: top - clear },
      ],
      middle,
    );
  }
  return names;
}

/** Counts how often a box crosses from land to sea or back, up to 3: names lie on one or the other. */
function coastsUnder({ width, height, sea }: Chart, size: number, { x, y, w, h }: Box): number {
  const at = (px: number, py: number) =>
    sea[
      Math.min(height - 1, Math.max(0, Math.floor(py / size))) * width +
        Math.min(width - 1, Math.max(0, Math.floor(px / size)))
    ];
  const found = new Set<number>();
  let changes = 0;
  for (const py of [y + 3, y + h - 3])
    for (let px = x; px <= x + w; px += 10) {
      const here = at(px, py);
      if (found.size > 0 && !found.has(here)) changes++;
      found.add(here);
    }
  return Math.min(3, changes);
}

export const around = ({ x, y }: Point, w: number, h: number): Box => ({ x: x - w / 2, y: y - h / 2, w, h });

/** Measures the area, in square pixels, that two boxes share. */
export function shared(a: Box, b: Box): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}
