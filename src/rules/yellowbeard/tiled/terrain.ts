/** The terrain: what Tiled shows of all tile layers of that name, and where the board lies that they make. */
import { squareName } from '../map.ts';
import { type MapError, type Say, smallest } from '../map-check.ts';
import { maxSide } from '../options.ts';
import type { Square } from '../types.ts';
import type { TiledMap } from './file.ts';
import type { Chunk, Layer } from './layers.ts';
import { nameFrom } from './properties.ts';
import type { Tile, Tilesets } from './tilesets.ts';

export interface Terrain {
  rows: string[];
  /** Pixel at which its first square begins. */
  x: number;
  y: number;
}

export const letters: ReadonlyMap<string, string> = new Map([
  ['Ocean', '~'],
  ['Island', 'o'],
  ['Mainland', '#'],
]);

/** Part of a square by which things may lie beside each other's squares: no more than anybody sees. */
export const slack = 0.01;

/** Draws the terrain of these layers, the lowest first. Null where that is no board. */
export function terrainOf(
  map: TiledMap,
  layers: readonly { layer: Layer; chunks: readonly Chunk[] }[],
  tilesets: Tilesets,
  say: Say<MapError>,
): Terrain | null {
  const base = layers[0].layer;
  const placed = layers.flatMap(({ layer, chunks }) => {
    const [x, y] = [(layer.x - base.x) / map.tilewidth, (layer.y - base.y) / map.tileheight];
    const [dx, dy] = [Math.round(x), Math.round(y)];
    if (Math.abs(x - dx) > slack || Math.abs(y - dy) > slack) say('NOT_A_MAP', {}, [], 'TERRAIN_APART');
    return chunks.map((chunk) => ({ ...chunk, x: chunk.x + dx, y: chunk.y + dy }));
  });
  if (drawnPart(placed) === null) {
    say('LAYER_MISSING', { layer: nameFrom(base.name) }, [], 'TERRAIN_EMPTY');
    return null;
  }
  const board = (map.infinite && drawnPart(placed)) || { x: 0, y: 0, width: map.width, height: map.height };
  const { width, height } = board;
  if (width < smallest.columns || height < smallest.rows || width > maxSide || height > maxSide) {
    say('MAP_SIZE', { width, height });
    return null;
  }
  // A square without a tile is ocean.
  const squares = Array.from({ length: height }, () => new Array<string>(width).fill('~'));
  const unknown = new Set<Square>();
  const offsets = new Map<string, Tile['offset']>();
  eachTile(placed, (column, row, gid) => {
    const [x, y] = [column - board.x, row - board.y];
    if (x < 0 || y < 0 || x >= width || y >= height) return;
    const tile = tilesets.tile(gid);
    const letter = letters.get(tile?.class ?? '');
    if (tile) offsets.set(tile.offset.join(), tile.offset);
    if (letter === undefined) unknown.add(squareName(x, y));
    else unknown.delete(squareName(x, y));
    squares[y][x] = letter ?? '~';
  });
  if (tilesets.missing.size > 0) return null;
  if (unknown.size > 0) {
    say('TERRAIN_UNKNOWN', {}, [...unknown]);
    return null;
  }
  if (offsets.size > 1) say('NOT_A_MAP', {}, [], 'TERRAIN_APART');
  const [[dx, dy] = [0, 0]] = offsets.values();
  const rows = squares.map((row) => row.join(''));
  return { rows, x: base.x + dx + board.x * map.tilewidth, y: base.y + dy + board.y * map.tileheight };
}

/** Goes through all tiles that are not empty, in their order. */
function eachTile(chunks: readonly Chunk[], each: (column: number, row: number, gid: unknown) => void): void {
  for (const { x, y, width, gids } of chunks)
    for (let i = 0; i < gids.length; i++) if (gids[i] !== 0) each(x + (i % width), y + Math.floor(i / width), gids[i]);
}

/**
 * Finds the rectangle around all tiles: an infinite map has no other edge, whatever it says of its size. Null without
 * tiles.
 */
function drawnPart(chunks: readonly Chunk[]): { x: number; y: number; width: number; height: number } | null {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  eachTile(chunks, (column, row) => {
    left = Math.min(left, column);
    top = Math.min(top, row);
    right = Math.max(right, column);
    bottom = Math.max(bottom, row);
  });
  if (right < left) return null;
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}
