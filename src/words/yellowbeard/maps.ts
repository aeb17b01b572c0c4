/** The faults of a map that people have drawn: a sentence for each fault that the rules find. */
import type { MapError, MapWarning } from '../../rules/yellowbeard/map-check.ts';
import { catalogue } from '../catalogue.ts';

const english = {
  MAP_SIZE: 'The map has {width} x {height} squares; 13 x 11 to 52 x 52 are allowed.',
  TERRAIN_LETTER: 'The terrain "{letter}" is unknown: every square is ocean, island or mainland.',
  TERRAIN_UNKNOWN: 'Every tile of the terrain needs the class Ocean, Island or Mainland: set it in the tileset.',
  TERRAIN_FORMAT:
    'The tiles of the layer "{layer}" cannot be read. In Tiled, under Map Properties, set Tile Layer Format to CSV and save again.',
  TERRAIN_APART: 'The tiles of "terrain" do not line up: set the offsets of its layers and tilesets in Tiled to 0.',
  OCEAN_SPLIT: 'The ocean is split into {bodies} parts; it must be one.',
  STRAIT_ON_LAND: 'NO PASSING squares must be ocean.',
  CHESTS_TO_ESCAPE: '{n} chests to escape of {of}.',
  NAVY_SHIPS: '{n} Navy ships: 1 to 8, and fewer than a quarter of the {water} ocean squares.',
  COUNT_PROPERTY:
    'Not a whole number from {lowest} to {most}: {names}. In Tiled, give these properties of the map the type int.',
  COUNT_MISSING: 'The map does not say, so these count: {list}. In Tiled, add these properties to the map, type int.',
  COUNT_RANGE: 'A number of the map is too small or too large.',
  OBJECT_OUTSIDE: 'Something lies outside the map.',
  LAYER_OBJECT_OUTSIDE: 'In the layer "{layer}" these lie outside the map: {names}.',
  OBJECT_UNREADABLE: 'In the layer "{layer}" these cannot be read: {names}.',
  OBJECT_IGNORED:
    'In the layer "{layer}" these do not count: {names}. Select them in Tiled and set their class (type in older versions) to {wanted}.',
  OBJECT_WIDE: 'An object across several squares counts for the one in its middle.',
  OBJECT_ON_LINE: 'An object on the line between two squares counts for the one on its right, or below.',
  OBJECTS_BETWEEN:
    'In the layer "{layer}" these lie between two squares: {names}. In Tiled, set the offsets of this layer and of "terrain" to whole squares.',
  LAYER_DRIFTS:
    'The layer "{layers}" moves over the terrain as you scroll in Tiled. Only where it lies on the map counts: set its parallax factor to that of "terrain".',
  HIDDEN: 'Hidden in Tiled, but still in the game: {names}.',
  LAYER_STRAY:
    'Places in the layer "{layers}" do not count: only those in the layer "{wanted}" do. Rename it, or move them there.',
  TILES_STRAY:
    'Tiles in the layer "{layers}" make no places: only objects in the object layer "{wanted}" do. Put objects there.',
  DUPLICATE_OBJECT: 'Two harbours, sites or straits share a square.',
  DUPLICATE_ID: 'Two harbours or two sites are both called "{id}".',
  HARBOUR_COUNT: '{harbours} harbours for {garrisons} garrisons.',
  HARBOURS_CLOSED_IN:
    'The Navy’s {ships} ships could close all harbours, and the Pirate could not put to sea: add harbours, or open water beside them, or take ships away.',
  HARBOUR_ON_WATER: 'A harbour must lie on land.',
  HARBOUR_NO_WATER: 'A harbour needs an ocean square beside it.',
  SITE_NOT_ISLAND: 'A treasure site must lie on an island.',
  SITE_NO_WATER: 'A treasure site needs an ocean square beside it.',
  SITE_CAPACITY: 'The islands have room for {room} chests of {chests}.',
  TOO_LARGE: 'The file has more than {most} characters.',
  TOO_DEEP: 'The file is nested more than {most} deep.',
  TOO_MANY_LAYERS: 'The map has more than {most} layers, or groups within groups within groups.',
  TOO_MANY_OBJECTS: 'The layer "{layer}" has more than {most} objects.',
  NOT_JSON: 'This is not a JSON map. In Tiled, choose File, Save As, and the type JSON map files (.tmj).',
  IS_TMX: 'This map is saved as TMX. In Tiled, choose File, Save As, and the type JSON map files (.tmj).',
  TMX_WITHOUT_CLASSES:
    'This map is a TMX file, and its objects have no class, as LDtk exports them. Open it in Tiled, set their classes, and save it as a JSON map file (.tmj).',
  IS_TILESET: 'This is a tileset, not a map. Drop it together with its map.',
  IS_TEMPLATE: 'This is a template, not a map. Drop it together with its map.',
  IS_WORLD: 'This is a world of several maps. Drop one of its maps instead, saved as a JSON map file (.tmj).',
  IS_RECORD: 'This is a recorded game, not a map. Open it under Games played.',
  IS_LDTK:
    'This is an LDtk project. Turn on its export for Tiled, open the level in Tiled, and save it as a JSON map file (.tmj).',
  NOT_A_MAP: 'This is not a Tiled map, or it is damaged.',
  ORIENTATION:
    'The map is {orientation, select, isometric {isometric} staggered {staggered} hexagonal {hexagonal} oblique {oblique} other {not orthogonal}}; only orthogonal ones can be played. In Tiled, under Map Properties, set Orientation to Orthogonal.',
  FILE_BESIDE: 'Part of the map is in another file: {file}.',
  TILESET_BESIDE:
    'The tiles are in a file of their own: {file}. Drop it together with the map, or press Embed Tileset in Tiled, below the tileset.',
  TEMPLATE_BESIDE:
    'Some objects come from another file: {file}. Drop it together with the map, or select them in Tiled, right-click, and choose Detach.',
  PART_UNREADABLE:
    '{file} came with the map, but cannot be read: it is something else, or damaged. Save it again in Tiled.',
  LAYER_MISSING: 'There is no tile layer called "{layer}". In Tiled, press F2 on the layer with the land to rename it.',
  OBJECT_LAYER_MISSING:
    'There is no object layer called "{layer}". In Tiled, press F2 on the layer with these places to rename it.',
  TERRAIN_EMPTY: 'The layer "{layer}" is empty: draw the land and the sea into it.',
  BAD_PROPERTY: 'Not text: {names}. In Tiled, give these properties the type string.',
  SEALABLE: 'The Navy could wall off {n} squares.',
  LONE_HARBOUR: '{n} harbours share all their access squares.',
  ISLAND_AT_SEA: 'An island’s name must stand on the island.',
  CLOSE_QUARTERS: 'An average square sees {share} % of the ocean.',
  NO_SAMPLE: 'The rulebook’s sample log M11-L11-K11 (J11) cannot be played here.',
} as const satisfies Record<MapError | MapWarning, string> & Record<string, string>;

export const mapProblems = catalogue(english, { de: async () => (await import('./de/maps.ts')).table });

/** The messages as they are written, for programs that bring a reader of their own. */
export const mapMessages: Readonly<Record<string, string>> = english;
