/** The objects of a Tiled map, each with the square that Tiled shows it on (11.4). */
import * as v from 'valibot';
import { squareName } from '../map.ts';
import type { MapError, MapWarning, Say } from '../map-check.ts';
import { maxObjects } from '../options.ts';
import type { Square } from '../types.ts';
import { number } from './file.ts';
import { isHidden, type Layer } from './layers.ts';
import { nameFrom, type Properties, propertiesOf } from './properties.ts';
import { slack } from './terrain.ts';
import { type Beside, classOf, fileOf, Tilesets } from './tilesets.ts';
import type { Json } from './xml.ts';

/** Facts of the map that a reader of objects must know; `x` and `y` are the pixel at which its first square begins. */
export interface Grid {
  columns: number;
  rows: number;
  tilewidth: number;
  tileheight: number;
  x: number;
  y: number;
}

const size = v.optional(number, 0);
const points = v.optional(v.pipe(v.array(v.looseObject({ x: number, y: number })), v.minLength(1)));
const object = v.looseObject({
  x: number,
  y: number,
  width: size,
  height: size,
  rotation: size,
  gid: v.optional(number),
  polygon: points,
  polyline: points,
});
type TiledObject = v.InferOutput<typeof object>;

export interface Found {
  square: Square;
  name: string;
  properties: Properties;
}

/** Middle of an object, and how far it reaches from left to right and from top to bottom, in pixels. */
interface Extent {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Tells where an object lies: its outline is turned around its place, in degrees clockwise. */
function extentOf(
  { x, y, width, height, rotation, gid, polygon, polyline }: TiledObject,
  tile: ReturnType<Tilesets['tile']>,
): Extent {
  const [left, top] = tile?.align ?? [0, 0];
  const [dx, dy] = tile ? tile.offset.map((pixels, i) => pixels / tile.size[i]) : [0, 0];
  // A tile that is turned by a quarter lies on its side, with its lower left corner where it was.
  const isTurned = tile !== null && ((gid ?? 0) & 0x20000000) !== 0;
  const [w, h] = isTurned ? [height, width] : [width, height];
  const west = (dx - left) * width;
  const north = (dy - top) * height + height - h;
  const corners = polygon ??
    polyline ?? [
      { x: west, y: north },
      { x: west + w, y: north },
      { x: west, y: north + h },
      { x: west + w, y: north + h },
    ];
  const angle = (rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const xs = corners.map((corner) => x + corner.x * cos - corner.y * sin);
  const ys = corners.map((corner) => y + corner.x * sin + corner.y * cos);
  const [xMin, xMax, yMin, yMax] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return { x: (xMin + xMax) / 2, y: (yMin + yMax) / 2, w: xMax - xMin, h: yMax - yMin };
}

const isWhole = (squares: number): boolean => Math.abs(squares - Math.round(squares)) <= slack;
const calledAs = (one: Json): string => nameFrom(String(one.name ?? '')) || `#${Number(one.id) || 0}`;

export class ObjectReader {
  /** Template files that are not here. */
  readonly missing = new Set<string>();
  private left = 4 * maxObjects;
  private readonly grid: Grid;
  private readonly tilesets: Tilesets;
  private readonly beside: Beside;
  private readonly say: Say<MapError>;
  private readonly warn: Say<MapWarning>;
  private readonly wide: Square[] = [];
  private readonly onLines: Square[] = [];
  private readonly hidden: string[] = [];

  constructor(grid: Grid, tilesets: Tilesets, beside: Beside, say: Say<MapError>, warn: Say<MapWarning>) {
    this.grid = grid;
    this.tilesets = tilesets;
    this.beside = beside;
    this.say = say;
    this.warn = warn;
  }

  /** Reads the objects of one class in these layers, which share a name. */
  read(layers: readonly Layer[], name: string, wanted: string): Found[] {
    const all = layers.flatMap((layer) =>
      (Array.isArray(layer.json.objects) ? (layer.json.objects as unknown[]) : []).map((value) => ({ layer, value })),
    );
    if (all.length > this.left || all.length > maxObjects) {
      this.say('TOO_LARGE', { layer: name, most: maxObjects }, [], 'TOO_MANY_OBJECTS');
      return [];
    }
    this.left -= all.length;
    const found: Found[] = [];
    const [unread, others, outside, between]: string[][] = [[], [], [], []];
    const ignored: Square[] = [];
    for (const { layer, value } of all) {
      const whole = this.whole(value);
      if (whole === 'elsewhere') continue;
      const checked = v.safeParse(object, whole?.json, { abortEarly: true });
      if (!whole || !checked.success) {
        unread.push(calledAs((value ?? {}) as Json));
        continue;
      }
      const one = checked.output;
      const tile = one.gid === undefined ? null : whole.tilesets.tile(one.gid);
      if (whole.tilesets !== this.tilesets) for (const file of whole.tilesets.missing) this.missing.add(file);
      const { x, y, w, h } = extentOf(one, tile);
      const square = this.squareAt(x + layer.x, y + layer.y);
      const name = calledAs(one);
      if ((classOf(one) || tile?.class) !== wanted) {
        others.push(name);
        if (square) ignored.push(square);
      } else if (square === null) outside.push(name);
      else {
        if (w >= 2 * this.grid.tilewidth || h >= 2 * this.grid.tileheight) this.wide.push(square);
        const line = this.lineAt({ x, y }, layer);
        if (line === 'moved') between.push(name);
        else if (line) this.onLines.push(square);
        if (isHidden(whole.json)) this.hidden.push(square);
        found.push({ square, name: nameFrom(String(one.name ?? '')), properties: whole.properties });
      }
    }
    if (unread.length > 0) this.say('NOT_A_MAP', { layer: name, names: few(unread) }, [], 'OBJECT_UNREADABLE');
    if (outside.length > 0)
      this.say('OBJECT_OUTSIDE', { layer: name, names: few(outside) }, [], 'LAYER_OBJECT_OUTSIDE');
    if (between.length > 0) this.say('NOT_A_MAP', { layer: name, names: few(between) }, [], 'OBJECTS_BETWEEN');
    if (others.length > 0) this.warn('OBJECT_IGNORED', { layer: name, wanted, names: few(others) }, ignored);
    this.hidden.push(...layers.filter(({ hidden }) => hidden).map(({ name }) => nameFrom(name)));
    return found;
  }

  /** Tells what has been noticed in all layers. */
  finish(): void {
    if (this.wide.length > 0) this.warn('OBJECT_WIDE', {}, this.wide);
    if (this.onLines.length > 0) this.warn('OBJECT_ON_LINE', {}, this.onLines);
    if (this.hidden.length > 0) this.warn('HIDDEN', { names: few(this.hidden) });
  }

  /** Gives an object with what its template says of it, and the tilesets that its tile is of. */
  private whole(value: unknown): { json: Json; tilesets: Tilesets; properties: Properties } | 'elsewhere' | null {
    if (typeof value !== 'object' || value === null) return null;
    const json = value as Json;
    if (!('template' in json)) return { json, tilesets: this.tilesets, properties: propertiesOf(json.properties) };
    const file = fileOf(json.template);
    const found = this.beside.get(file);
    if (found?.kind !== 'template') {
      this.missing.add(file);
      return 'elsewhere';
    }
    const { object, tileset } = found.value as { object: Json; tileset?: Json };
    const tilesets = tileset && !('gid' in json) ? new Tilesets([tileset], this.beside) : this.tilesets;
    const properties = new Map([...propertiesOf(object.properties), ...propertiesOf(json.properties)]);
    return { json: { ...object, ...json }, tilesets, properties };
  }

  /**
   * Tells whether the middle of an object lies on a line between two squares: `own`, where its layer lies on the squares of
   * the terrain; `moved`, where layers are moved by parts of squares, so that nobody can tell which one is meant.
   */
  private lineAt(at: { x: number; y: number }, layer: Layer): 'own' | 'moved' | null {
    const { grid } = this;
    const sides = [
      { place: at.x, moved: layer.x - grid.x, side: grid.tilewidth },
      { place: at.y, moved: layer.y - grid.y, side: grid.tileheight },
    ].filter(({ place, moved, side }) => isWhole((place + moved) / side));
    if (sides.length === 0) return null;
    return sides.every(({ moved, side }) => isWhole(moved / side)) ? 'own' : 'moved';
  }

  /** Gives the square at a place; what lies on a line counts for the one to the right of it, or below. */
  private squareAt(x: number, y: number): Square | null {
    const { grid } = this;
    const column = Math.floor((x - grid.x) / grid.tilewidth + slack);
    const row = Math.floor((y - grid.y) / grid.tileheight + slack);
    const inside = column >= 0 && column < grid.columns && row >= 0 && row < grid.rows;
    return inside ? squareName(column, row) : null;
  }
}

/** Names the first of many. */
const few = (names: readonly string[]): string => names.slice(0, 6).join(', ') + (names.length > 6 ? ' …' : '');
