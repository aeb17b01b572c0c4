/** The map loader: the text of a Tiled file (.tmj) in, the map with all errors and warnings out (11.1, 11.4). */
import * as v from 'valibot';
import { isDeeperThan } from '../nesting.ts';
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
import { type Layer, nameOf, number, ObjectReader, properties, text, wordIn } from './tiled-objects.ts';
import type { Counts, Ocean, Square } from './types.ts';

export interface MapReport {
  /** The map, if there are no errors. */
  ocean: Ocean | null;
  /** As far as it could be read, with errors and all: to look at, not to play. */
  drawn: Ocean | null;
  errors: Problem<MapError>[];
  warnings: Problem<MapWarning>[];
}

/** Limits against hostile files; a full map of 52 x 52 has about 100,000 characters. */
export const maxMapLength = 2_000_000;
const maxLayers = 200;
const maxDepth = 8;
/** Levels of JSON: a group within a group takes two, and what an object keeps in its properties a few. */
const maxNesting = 32;

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

/** Reads a Tiled map. `fileName` names the map where it does not name itself. Never throws. */
export function readTiled(source: string, fileName = 'map.tmj'): MapReport {
  const errors: Problem<MapError>[] = [];
  const warnings: Problem<MapWarning>[] = [];
  const say = collector(errors);
  const map = parse(source, say);
  const ocean = map && oceanIn(map, fileName.replace(/^.*[\\/]/, '').replace(/\.[^.]*$/, ''), say, collector(warnings));
  if (ocean) for (const error of errorsOf(ocean)) if (!errors.some((e) => e.code === error.code)) errors.push(error);
  if (!ocean || errors.length > 0) return { ocean: null, drawn: ocean, errors, warnings };
  return { ocean, drawn: ocean, errors, warnings: [...warnings, ...warningsOf(ocean)] };
}

function parse(source: string, say: Say<MapError>): TiledMap | null {
  if (source.length > maxMapLength) {
    say('TOO_LARGE', { most: maxMapLength });
    return null;
  }
  if (isDeeperThan(source, maxNesting)) {
    say('TOO_LARGE', { most: maxNesting }, [], 'TOO_DEEP');
    return null;
  }
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch {
    say('NOT_JSON');
    return null;
  }
  const checked = v.safeParse(file, value, { abortEarly: true });
  if (!checked.success) {
    const [issue] = checked.issues;
    say('NOT_A_MAP', { where: v.getDotPath(issue) ?? 'it', what: issue.message.slice(0, 120) });
    return null;
  }
  const { width, height } = checked.output;
  if (width < smallest.columns || height < smallest.rows || width > maxSide || height > maxSide) {
    say('MAP_SIZE', { width, height });
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

/** Lists all layers, also those in groups. Too many, or too deep, is no map that somebody drew: gives null then. */
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
  say('TOO_LARGE', { most: maxLayers }, [], 'TOO_MANY_LAYERS');
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
    say('LAYER_MISSING', { layer: 'terrain' });
    return null;
  }
  const { width, height } = map;
  const data = layer.data;
  if (!Array.isArray(data) || data.length !== width * height || layer.encoding === 'base64') {
    say('NOT_A_MAP', { tiles: width * height }, [], 'TERRAIN_LIST');
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
  say('TERRAIN_UNKNOWN', {}, unknown);
  return null;
}

function tileClasses(map: TiledMap): Map<number, string> {
  const classes = new Map<number, string>();
  for (const { firstgid, tiles } of map.tilesets)
    for (const one of tiles) classes.set(firstgid + one.id, one.type || one.class || '');
  return classes;
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
    else say('COUNT_RANGE', { name, least, most: maxObjects }, [], 'COUNT_PROPERTY');
  }
  return counts;
}
