/** The map loader: the text of a Tiled file (.tmj) in, the map with all errors and warnings out (11.1, 11.4). */
import * as v from 'valibot';
import { standardCounts } from './cards.ts';
import { squareName } from './map.ts';
import {
  collector,
  errorsOf,
  type MapError,
  type MapWarning,
  type Problem,
  type Say,
  smallest,
  warningsOf,
} from './map-check.ts';
import { maxName, maxObjects, maxSide } from './options.ts';
import type { Counts, Ocean, Square } from './types.ts';

export interface MapReport {
  /** The map, if there are no errors. */
  ocean: Ocean | null;
  errors: Problem<MapError>[];
  warnings: Problem<MapWarning>[];
}

/** Limits against hostile files; a full map of 52 x 52 has about 100,000 characters. */
export const maxMapLength = 2_000_000;
const maxLayers = 200;
const maxDepth = 8;

const number = v.pipe(v.number(), v.finite());
const text = v.optional(v.string());
const properties = v.optional(v.array(v.looseObject({ name: v.string(), value: v.unknown() })), []);

const object = v.looseObject({
  name: text,
  type: text,
  class: text,
  x: number,
  y: number,
  width: v.optional(number, 0),
  height: v.optional(number, 0),
  gid: v.optional(number),
  properties,
});
type TiledObject = v.InferOutput<typeof object>;

const tile = v.looseObject({ id: number, type: text, class: text });
const tileset = v.looseObject({ firstgid: number, tiles: v.optional(v.array(tile), []) });
const side = v.pipe(v.number(), v.integer(), v.minValue(1));

const file = v.looseObject({
  orientation: v.literal('orthogonal', 'must be "orthogonal"'),
  infinite: v.optional(v.literal(false, 'must be false'), false),
  width: side,
  height: side,
  tilewidth: side,
  tileheight: side,
  properties,
  tilesets: v.array(tileset),
  layers: v.array(v.looseObject({ name: text, type: v.string() })),
});
type TiledMap = v.InferOutput<typeof file>;

/** `fileName` names the map where it does not name itself. Never throws. */
export function readTiled(source: string, fileName = 'map.tmj'): MapReport {
  const errors: Problem<MapError>[] = [];
  const warnings: Problem<MapWarning>[] = [];
  const say = collector(errors);
  const map = parse(source, say);
  const ocean = map && oceanIn(map, fileName.replace(/^.*[\\/]/, '').replace(/\.[^.]*$/, ''), say, collector(warnings));
  if (ocean) for (const error of errorsOf(ocean)) if (!errors.some((e) => e.code === error.code)) errors.push(error);
  if (!ocean || errors.length > 0) return { ocean: null, errors, warnings };
  return { ocean, errors, warnings: [...warnings, ...warningsOf(ocean)] };
}

function parse(source: string, say: Say<MapError>): TiledMap | null {
  if (source.length > maxMapLength) {
    say('TOO_LARGE', `The file has more than ${maxMapLength} characters.`);
    return null;
  }
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch {
    say('NOT_JSON', 'The file is not JSON: save the map as .tmj or .json in Tiled.');
    return null;
  }
  const checked = v.safeParse(file, value, { abortEarly: true });
  if (!checked.success) {
    const [issue] = checked.issues;
    say(
      'NOT_A_MAP',
      `The file is no Tiled map of ours: ${v.getDotPath(issue) ?? 'it'} ${issue.message.slice(0, 120)}.`,
    );
    return null;
  }
  const { width, height } = checked.output;
  if (width < smallest.columns || height < smallest.rows || width > maxSide || height > maxSide) {
    say('MAP_SIZE', `The map has ${width} x ${height} squares; 13 x 11 to 52 x 52 are allowed.`);
    return null;
  }
  return checked.output;
}

function oceanIn(map: TiledMap, fileName: string, say: Say<MapError>, warn: Say<MapWarning>): Ocean | null {
  const layers = flatten(map.layers, say);
  if (!layers) return null;
  const rows = terrainIn(map, layers, say);
  if (!rows) return null;
  const reader = new ObjectReader(map, say, warn);
  const straits = reader.read(layers, 'straits', 'Strait');
  const harbours = reader.read(layers, 'harbours', 'Harbour');
  const sites = reader.read(layers, 'treasure', 'TreasureSite');
  const islands = reader.read(layers, 'islands', 'Island');
  const word = (name: string, fallback: string) => wordIn(map.properties, name, say) ?? fallback.slice(0, maxName);
  return {
    id: word('mapId', fileName) || 'map',
    title: word('title', fileName),
    author: word('author', ''),
    rows,
    straits: straits.map(({ square, object: o }) => ({ square, name: wordIn(o.properties, 'name', say) || nameOf(o) })),
    harbours: harbours.map(({ square, object: o }) => ({
      id: wordIn(o.properties, 'id', say) || square,
      name: nameOf(o) || square,
      square,
    })),
    sites: sites.map(({ square, object: o }) => ({ id: wordIn(o.properties, 'id', say) || square, square })),
    islands: islands.filter(({ object: o }) => nameOf(o)).map(({ square, object: o }) => ({ name: nameOf(o), square })),
    counts: countsIn(map, say),
  };
}

type Layer = TiledMap['layers'][number];

/** Layers may lie in groups. Too many, or too deep, is no map that somebody drew. */
function flatten(layers: readonly Layer[], say: Say<MapError>): Layer[] | null {
  const flat: Layer[] = [];
  const visit = (list: readonly unknown[], depth: number): boolean => {
    for (const layer of list as Layer[]) {
      if (typeof layer !== 'object' || layer === null || flat.length >= maxLayers || depth > maxDepth) return false;
      flat.push(layer);
      if (layer.type === 'group' && Array.isArray(layer.layers) && !visit(layer.layers, depth + 1)) return false;
    }
    return true;
  };
  if (visit(layers, 0)) return flat;
  say('TOO_LARGE', `The map has more than ${maxLayers} layers, or groups within groups within groups.`);
  return null;
}

const letters: ReadonlyMap<string | undefined, string> = new Map([
  ['Ocean', '~'],
  ['Island', 'o'],
  ['Mainland', '#'],
]);

function terrainIn(map: TiledMap, layers: readonly Layer[], say: Say<MapError>): string[] | null {
  const layer = layers.find(({ name, type }) => name === 'terrain' && type === 'tilelayer');
  if (!layer) {
    say('LAYER_MISSING', 'There is no tile layer called "terrain".');
    return null;
  }
  const { width, height } = map;
  const data = layer.data;
  if (!Array.isArray(data) || data.length !== width * height || layer.encoding === 'base64') {
    say('NOT_A_MAP', `The terrain must be a list of ${width * height} tiles: set the tile layer format to CSV.`);
    return null;
  }
  const classes = tileClasses(map);
  const unknown: Square[] = [];
  const rows = Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => {
      const gid: unknown = data[y * width + x];
      // The four highest bits say how the tile is turned. An empty square is ocean.
      const letter = gid === 0 ? '~' : letters.get(classes.get(typeof gid === 'number' ? gid & 0x0fffffff : -1));
      if (letter === undefined) unknown.push(squareName(x, y));
      return letter ?? '~';
    }).join(''),
  );
  if (unknown.length === 0) return rows;
  say('TERRAIN_UNKNOWN', 'Every tile of the terrain is of class Ocean, Island or Mainland.', unknown);
  return null;
}

function tileClasses(map: TiledMap): Map<number, string> {
  const classes = new Map<number, string>();
  for (const { firstgid, tiles } of map.tilesets)
    for (const one of tiles) classes.set(firstgid + one.id, one.type || one.class || '');
  return classes;
}

const nameOf = (one: TiledObject) => (one.name ?? '').slice(0, maxName);

class ObjectReader {
  private left = 4 * maxObjects;
  private readonly map: TiledMap;
  private readonly say: Say<MapError>;
  private readonly warn: Say<MapWarning>;

  constructor(map: TiledMap, say: Say<MapError>, warn: Say<MapWarning>) {
    this.map = map;
    this.say = say;
    this.warn = warn;
  }

  /** The objects of one class in the layers of this name, with their squares. */
  read(layers: readonly Layer[], name: string, wanted: string): { square: Square; object: TiledObject }[] {
    const found: { square: Square; object: TiledObject }[] = [];
    for (const layer of layers) {
      if (layer.name !== name || layer.type !== 'objectgroup') continue;
      const objects = Array.isArray(layer.objects) ? layer.objects : [];
      if (objects.length > this.left || found.length + objects.length > maxObjects) {
        this.say('TOO_LARGE', `The layer "${name}" has more than ${maxObjects} objects.`);
        return [];
      }
      this.left -= objects.length;
      for (const one of objects) this.take(one, name, wanted, found);
    }
    return found;
  }

  private take(value: unknown, layer: string, wanted: string, into: { square: Square; object: TiledObject }[]): void {
    const checked = v.safeParse(object, value, { abortEarly: true });
    if (!checked.success) {
      this.say('NOT_A_MAP', `An object of the layer "${layer}" cannot be read.`);
      return;
    }
    const one = checked.output;
    const square = this.squareOf(one);
    if ((one.type || one.class || '') !== wanted)
      this.warn(
        'OBJECT_IGNORED',
        `An object of the layer "${layer}" is not of class ${wanted}.`,
        square ? [square] : [],
      );
    else if (square === null) this.say('OBJECT_OUTSIDE', `An object of the layer "${layer}" lies outside of the map.`);
    else into.push({ square, object: one });
  }

  /** A point by itself, a rectangle by its centre; the y of a tile object is its lower edge. */
  private squareOf({ x, y, width, height, gid }: TiledObject): Square | null {
    const column = Math.floor((x + width / 2) / this.map.tilewidth);
    const row = Math.floor((gid === undefined ? y + height / 2 : y - height / 2) / this.map.tileheight);
    const inside = column >= 0 && column < this.map.width && row >= 0 && row < this.map.height;
    return inside ? squareName(column, row) : null;
  }
}

type Properties = TiledMap['properties'];

/** A text property, or undefined. */
function wordIn(list: Properties, name: string, say: Say<MapError>): string | undefined {
  const property = list.find((one) => one.name === name);
  if (!property) return undefined;
  if (typeof property.value === 'string') return property.value.slice(0, maxName);
  say('BAD_PROPERTY', `The property "${name}" must be text.`);
  return undefined;
}

function countsIn(map: TiledMap, say: Say<MapError>): Counts {
  const counts = { ...standardCounts };
  for (const name of Object.keys(counts) as (keyof Counts)[]) {
    const property = map.properties.find((one) => one.name === name);
    if (!property) continue;
    const { value } = property;
    const least = name === 'openGarrisons' || name === 'closedGarrisons' ? 0 : 1;
    if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= maxObjects)
      counts[name] = value;
    else say('COUNT_RANGE', `The property "${name}" must be a whole number from ${least} to ${maxObjects}.`);
  }
  return counts;
}
