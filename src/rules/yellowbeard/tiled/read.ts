/** The map loader: the text of a Tiled file (.tmj) in, the map with all errors and warnings out (11.1, 11.4). */
import type { MapFile } from '../../game.ts';
import { namedPlainly } from '../map.ts';
import {
  closedIn,
  collector,
  errorsOf,
  type MapError,
  type MapWarning,
  type Problem,
  type Say,
  warningsOf,
} from '../map-check.ts';
import type { Ocean } from '../types.ts';
import { type Contents, contentsOf, type TiledMap } from './file.ts';
import { type Chunk, type Layer, layersOf, tilesIn } from './layers.ts';
import { ObjectReader } from './objects.ts';
import { countsIn, nameFrom, propertiesOf, wordIn } from './properties.ts';
import { strayClasses } from './stray.ts';
import { terrainOf } from './terrain.ts';
import { type Beside, fileOf, Tilesets } from './tilesets.ts';

export interface MapReport {
  /** The map, if there are no errors. */
  ocean: Ocean | null;
  /** As far as it could be read, with errors and all: to look at, not to play. */
  drawn: Ocean | null;
  errors: Problem<MapError>[];
  warnings: Problem<MapWarning>[];
  /** The file is a tileset or a template. */
  isPart: boolean;
}

/**
 * Reads a map. `fileName` names it where it does not name itself; `beside`: files that came with it, its tilesets and
 * templates among them. Never throws.
 */
export async function readTiled(
  source: string,
  fileName = 'map.tmj',
  beside: readonly MapFile[] = [],
): Promise<MapReport> {
  const errors: Problem<MapError>[] = [];
  const warnings: Problem<MapWarning>[] = [];
  const say = collector(errors);
  const contents = contentsOf(source, say);
  let drawn: Ocean | null = null;
  if (contents.kind === 'ocean') drawn = namedPlainly(contents.ocean);
  else if (contents.kind === 'map') {
    const named = fileOf(fileName).replace(/\.[^.]*$/, '');
    drawn = await oceanIn(contents.map, named, besideOf(beside), say, collector(warnings));
  }
  // Without its templates half of a map is missing: whatever else would be said of it is guesswork.
  if (drawn && !errors.some(({ code }) => code === 'FILE_BESIDE'))
    for (const error of errorsOf(drawn)) if (!errors.some((e) => e.code === error.code)) errors.push(error);
  if (drawn && errors.length === 0) errors.push(...closedIn(drawn));
  const isPart = contents.kind === 'tileset' || contents.kind === 'template';
  if (!drawn || errors.length > 0) return { ocean: null, drawn, errors, warnings, isPart };
  return { ocean: drawn, drawn, errors, warnings: [...warnings, ...warningsOf(drawn)], isPart };
}

/** Reads the other files by their names, and none that nobody asks for. */
function besideOf(files: readonly MapFile[]): Beside {
  const keyOf = (name: string) => fileOf(name).normalize('NFC').toLowerCase();
  const texts = new Map<string, string | null>();
  for (const { name, text } of files) {
    const key = keyOf(name);
    // Two different files of one name are none: nobody knows which of them is meant.
    texts.set(key, texts.has(key) && texts.get(key) !== text ? null : text);
  }
  const read = new Map<string, Contents>();
  return {
    get(file) {
      const key = keyOf(file);
      const text = texts.get(key) ?? null;
      if (text !== null && !read.has(key))
        read.set(
          key,
          contentsOf(text, () => {}),
        );
      return read.get(key);
    },
  };
}

/** Tells of files that a map needs: `says`, where they are not here, and another sentence where they cannot be read. */
function tellOfFiles(files: Iterable<string>, says: string, beside: Beside, say: Say<MapError>): void {
  const isNoPart = (file: string) => !['tileset', 'template', undefined].includes(beside.get(file)?.kind);
  const tell = (some: readonly string[], sentence: string) => {
    if (some.length > 0) say('FILE_BESIDE', { file: some.slice(0, 3).map(nameFrom).join(', ') }, [], sentence);
  };
  const all = [...files];
  tell(
    all.filter((file) => !isNoPart(file)),
    says,
  );
  tell(all.filter(isNoPart), 'PART_UNREADABLE');
}

const called = (layers: readonly Layer[], type: string, name: string): Layer[] =>
  layers.filter((layer) => layer.type === type && layer.name.trim().toLowerCase() === name);

const placesIn = ['straits', 'harbours', 'treasure', 'islands'];
const isOfPlaces = (layer: Layer): boolean => placesIn.some((name) => called([layer], 'objectgroup', name).length > 0);
const listed = (layers: readonly Layer[]): string => [...new Set(layers.map(({ name }) => nameFrom(name)))].join(', ');

async function oceanIn(
  map: TiledMap,
  fileName: string,
  beside: Beside,
  say: Say<MapError>,
  warn: Say<MapWarning>,
): Promise<Ocean | null> {
  const layers = layersOf(map, say);
  if (!layers) return null;
  const tilesets = new Tilesets(map.tilesets, beside);
  const grounds = called(layers, 'tilelayer', 'terrain');
  const shown = grounds.filter(({ hidden }) => !hidden);
  const read: { layer: Layer; chunks: Chunk[] | null }[] = [];
  for (const layer of shown.length > 0 ? shown : grounds) read.push({ layer, chunks: await tilesIn(layer, map) });
  const packed = read.find(({ chunks }) => chunks === null);
  if (packed) say('NOT_A_MAP', { layer: nameFrom(packed.layer.name) }, [], 'TERRAIN_FORMAT');
  else if (read.length === 0) say('LAYER_MISSING', { layer: 'terrain' });
  if (packed || read.length === 0) return null;
  const ground = terrainOf(
    map,
    read.map(({ layer, chunks }) => ({ layer, chunks: chunks ?? [] })),
    tilesets,
    say,
  );
  if (!ground) {
    tellOfFiles(tilesets.missing, 'TILESET_BESIDE', beside, say);
    return null;
  }
  const { rows, x, y } = ground;
  const used = layers.filter((layer) => read.some((one) => one.layer === layer) || isOfPlaces(layer));
  const { parallax } = read[0].layer;
  const drifting = used.filter((one) => one.parallax.x !== parallax.x || one.parallax.y !== parallax.y);
  if (drifting.length > 0) warn('LAYER_DRIFTS', { layers: listed(drifting) });
  const grid = {
    columns: rows[0].length,
    rows: rows.length,
    tilewidth: map.tilewidth,
    tileheight: map.tileheight,
    x,
    y,
  };
  const reader = new ObjectReader(grid, tilesets, beside, say, warn);
  const objects = (name: string, wanted: string) => reader.read(called(layers, 'objectgroup', name), name, wanted);
  const straits = objects('straits', 'Strait');
  const harbours = objects('harbours', 'Harbour');
  const sites = objects('treasure', 'TreasureSite');
  const islands = objects('islands', 'Island').filter(({ name }) => name);
  reader.finish();
  tellOfFiles(tilesets.missing, 'TILESET_BESIDE', beside, say);
  tellOfFiles(reader.missing, 'TEMPLATE_BESIDE', beside, say);
  const strayed = await strayClasses(map, layers, tilesets, warn);
  for (const layer of ['harbours', 'treasure'])
    if (called(layers, 'objectgroup', layer).length === 0 && !strayed.has(layer))
      say('LAYER_MISSING', { layer }, [], 'OBJECT_LAYER_MISSING');
  const properties = propertiesOf(map.properties);
  const wrong = new Set<string>();
  const word = (of: ReturnType<typeof propertiesOf>, name: string) => wordIn(of, name, (bad) => wrong.add(bad));
  const own = nameFrom(fileName) || 'map';
  const ocean: Ocean = {
    id: word(properties, 'mapId') ?? own,
    title: word(properties, 'title') ?? own,
    author: word(properties, 'author') ?? '',
    rows,
    straits: straits.map((one) => ({ square: one.square, name: word(one.properties, 'name') ?? one.name })),
    harbours: harbours.map((one) => ({
      id: word(one.properties, 'id') ?? one.square,
      name: one.name || one.square,
      square: one.square,
    })),
    sites: sites.map((one) => ({ id: word(one.properties, 'id') ?? one.square, square: one.square })),
    islands: islands.map(({ name, square }) => ({ name, square })),
    counts: countsIn(properties, say, warn),
  };
  if (wrong.size > 0) say('BAD_PROPERTY', { names: [...wrong].join(', ') });
  return ocean;
}
