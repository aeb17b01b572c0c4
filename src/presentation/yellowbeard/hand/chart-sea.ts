/** The map as the pirate has it: parchment, men-of-war, his ink. In the same place as the room's map, so the eye keeps it. */

import type { PieceKind } from '../../../controller/drawn.ts';
import type { Frame } from '../../../controller/room.ts';
import { readLog } from '../../../rules/yellowbeard/map.ts';
import type { Square, View } from '../../../rules/yellowbeard/types.ts';
import { fill } from '../../../words/message.ts';
import { handWords } from '../../../words/yellowbeard/hand.ts';
import { lookId, nameOf } from '../../captains.ts';
import type { Sketch } from '../../screens/sketch.ts';
import { type Board, boardOf, seenOn, squareAt } from '../layout/board.ts';
import { around, namesOf, shared } from '../layout/name-places.ts';
import type { Box } from '../layout/plan.ts';
import { ownerOf } from '../naming.ts';
import { departures, harboursAt, type Plotting, reachOf, seenCells } from './chart-moves.ts';

export const chartBoard = (view: View, { gaze }: Pick<Plotting, 'gaze'>, frame: Frame): Board =>
  boardOf(view.options, frame, { focus: gaze ?? view.quarry?.square });

export function chartSea(
  sketch: Sketch,
  { view, plan, names, frame: screen }: { view: View; plan: Plotting; names: readonly string[]; frame: Frame },
): void {
  const board = chartBoard(view, plan, screen);
  const { chart, size, origin, window } = board;
  const grid = { size, columns: chart.width };
  const map = { map: view.options.map, size, style: 'chart' };
  const offset = {
    column: Math.round((window.x - origin.x) / size),
    row: Math.round((window.y - origin.y) / size),
  };
  const layer = (id: string, kind: PieceKind, depth: number, props: Record<string, unknown>) =>
    sketch.add({ id: `chart:${id}`, kind, depth, ...origin, props });
  const on = (id: string, kind: PieceKind, depth: number, square: Square, props: Record<string, unknown> = {}) => {
    if (!seenOn(board, square)) return;
    const { x, y } = squareAt(board, square);
    sketch.add({ id: `chart:${id}`, kind, depth, x, y, props: { size, ...props } });
  };
  if (!board.pans) frame(sketch, board, offset, 1);
  layer('sea', 'yellowbeard-sea', 2, map);
  for (const [cell, strait] of chart.strait.entries()) {
    const square = chart.names[cell];
    const upright = chart.near[cell].some((next) => Math.abs(next - cell) === 1);
    if (strait === 1) on(`strait:${square}`, 'yellowbeard-strait', 3, square, { taut: holds(view, square), upright });
  }
  if (plan.sight) layer('watch', 'yellowbeard-watch', 4, { ...grid, cells: seenCells(view, chart) });
  layer('land', 'yellowbeard-land', 5, map);
  const ends = view.quarry ? reachOf(view) : [...departures(view).keys()];
  const reach = ends.filter((square) => square !== view.quarry?.square && seenOn(board, square));
  layer('reach', 'yellowbeard-reach', 6, {
    ...grid,
    onSea: false,
    cells: reach.map((square) => chart.cells.get(square)),
  });
  badges(view, plan, board, on);
  for (const id of view.chests) on(`chest:${id}`, 'yellowbeard-chest', 8, chart.siteOf.get(id)?.square ?? id);
  for (const id of view.stolen) on(`x:${id}`, 'yellowbeard-x', 8, chart.siteOf.get(id)?.square ?? id);
  if (view.quarry) layer('track', 'yellowbeard-track', 9, { size, turns: inkOf(view, board) });
  const way = [view.quarry?.square ?? plan.path[0], ...plan.path].filter((square) => square !== undefined);
  const points = way.map((square) => cellOn(board, square));
  if (plan.path.length > 0) layer('plan', 'yellowbeard-plan', 12, { size, points, first: view.quarry ? 1 : 0 });
  for (const [i, square] of view.ships.entries()) {
    if (square === null) continue;
    const look = lookId(ownerOf(view, i + 1));
    // Her sails look out of the square.
    const [w, h] = [1.9 * size, 1.9 * size];
    on(`ship:${i}`, 'yellowbeard-ship', 13 + squareAt(board, square).y / 10_000, square, { look, pennant: null, w, h });
  }
  if (view.quarry) on('own', 'yellowbeard-pirate', 14, view.quarry.square);
  if (board.pans) frame(sketch, board, offset, 16);
  const tag = tagOf(view, board);
  const trodden = readLog(view.quarry?.log ?? []).flatMap((turn) => ('path' in turn ? turn.path : []));
  for (const { text, harbour, at, box } of namesOf(chart, size)) {
    const here = { ...box, x: box.x + origin.x, y: box.y + origin.y };
    if (shared(here, window) < here.w * here.h - 1) continue;
    const busy = [...view.ships, view.quarry?.square ?? null, ...plan.path, ...reach].some(
      (square) => square !== null && shared(here, around(squareAt(board, square), size * 1.4, size)) > 60,
    );
    const inked = trodden.some((square) => shared(here, around(squareAt(board, square), size * 0.5, size * 0.5)) > 0);
    if (busy || inked || (tag && shared(here, tag) > 0)) continue;
    const props = { text, harbour, chart: true, w: box.w, h: box.h, spare: true };
    sketch.add({
      id: `chart:name:${text}`,
      kind: 'yellowbeard-name',
      x: origin.x + at.x,
      y: origin.y + at.y,
      depth: 5.5,
      props,
    });
  }
  if (tag) next(sketch, view, names, tag);
}

const holds = (view: View, square: Square): boolean => view.ships.includes(square);

const cellOn = ({ chart }: Board, square: Square): [number, number] => {
  const cell = chart.cells.get(square) ?? 0;
  return [cell % chart.width, Math.floor(cell / chart.width)];
};

function frame(
  sketch: Sketch,
  { window, size, pans }: Board,
  at: { column: number; row: number },
  depth: number,
): void {
  const { x, y, w, h } = window;
  if (pans) sketch.add({ id: 'chart:wood', kind: 'yellowbeard-surround', x: 0, y: 0, depth, props: { hole: window } });
  const props = { w, h, size, ...at, bare: pans };
  sketch.add({ id: 'chart:frame', kind: 'yellowbeard-frame', x, y, depth: depth + 0.5, props });
}

/** Draws the harbours' badges; the harbour that the plan will try is ringed. */
function badges(
  view: View,
  plan: Plotting,
  { chart }: Board,
  on: (id: string, kind: PieceKind, depth: number, square: Square, props?: Record<string, unknown>) => void,
): void {
  const end = plan.path.at(-1) ?? view.quarry?.square ?? '';
  const beside = view.quarry ? harboursAt(view, end) : (departures(view).get(end) ?? []);
  for (const { id, square } of chart.ports) {
    const state = view.garrisons[id] ?? 'unknown';
    on(`port:${id}`, 'yellowbeard-badge', 7, square, { state });
    if (plan.harbour === id && beside.includes(id)) on('try', 'yellowbeard-goal', 11, square);
  }
}

/** Draws the pirate's own log as ink, without the Navy's looks: those are the room's to see. */
function inkOf(view: View, board: Board) {
  let at = cellOn(board, view.quarry?.square ?? '');
  const start = readLog(view.quarry?.log ?? []);
  const turns = start.map((turn) => {
    const path = 'path' in turn ? turn.path.map((square) => cellOn(board, square)) : [at];
    at = path[path.length - 1];
    return { path, loaded: 'loaded' in turn ? cellOn(board, turn.loaded) : null, look: null, shots: [] };
  });
  return turns.length > 0 ? turns : [{ path: [at], loaded: null, look: null, shots: [] }];
}

/** Finds the box of the tag on the ship that sails after this turn. Null where she is not in sight. */
function tagOf(view: View, board: Board): Box | null {
  const square = view.ships[view.ship - 1];
  if (square === null || square === undefined || !seenOn(board, square)) return null;
  const { x, y } = squareAt(board, square);
  const { window, size } = board;
  const w = 210;
  const left = Math.max(window.x + 4, Math.min(window.x + window.w - w - 4, x - w / 2));
  const above = y - size * 0.6 - 50;
  return { x: left, y: above < window.y ? y + size * 0.55 : above, w, h: 50 };
}

function next(sketch: Sketch, view: View, names: readonly string[], { x, y, w, h }: Box): void {
  sketch.sheet('pill-sea', x, y, w, h, 15);
  const text = fill(handWords().next, { name: nameOf(ownerOf(view, view.ship), names) });
  sketch.words('pill', text, x + w / 2, y + h / 2, { align: 0.5, size: 29, depth: 15.5, maxWidth: w - 24 });
}
