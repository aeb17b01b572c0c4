/** The faults of a map that people have drawn: a sentence for each fault that the rules find. */
import type { MapError, MapWarning } from '../../rules/yellowbeard/map-check.ts';
import { catalogue } from '../catalogue.ts';

const english = {
  MAP_SIZE: 'The map has {width} x {height} squares; 13 x 11 to 52 x 52 are allowed.',
  TERRAIN_LETTER: 'There is terrain "{letter}": every square is ocean, island or mainland.',
  TERRAIN_UNKNOWN: 'Every tile of the terrain is of class Ocean, Island or Mainland.',
  TERRAIN_LIST: 'The terrain must be a list of {tiles} tiles: set the tile layer format to CSV.',
  OCEAN_SPLIT: 'The ocean falls into {bodies} bodies; it must be one.',
  STRAIT_ON_LAND: 'NO PASSING squares must be ocean.',
  CHESTS_TO_ESCAPE: '{n} chests to escape of {of}.',
  NAVY_SHIPS: '{n} Navy ships: 1 to 8, and fewer than a quarter of the {water} ocean squares.',
  COUNT_PROPERTY: 'The property "{name}" must be a whole number from {least} to {most}.',
  COUNT_RANGE: 'A number of the map is too small or too large.',
  OBJECT_OUTSIDE: 'Something lies outside of the map.',
  LAYER_OBJECT_OUTSIDE: 'An object of the layer "{layer}" lies outside of the map.',
  OBJECT_UNREADABLE: 'An object of the layer "{layer}" cannot be read.',
  OBJECT_IGNORED: 'An object of the layer "{layer}" is not of class {wanted}.',
  DUPLICATE_OBJECT: 'Two harbours, sites or straits share a square.',
  DUPLICATE_ID: 'Two harbours or two sites are both called "{id}".',
  HARBOUR_COUNT: '{harbours} harbours for {garrisons} garrisons.',
  HARBOUR_ON_WATER: 'A harbour must lie on land.',
  HARBOUR_NO_WATER: 'A harbour needs an ocean square beside it.',
  SITE_NOT_ISLAND: 'A treasure site must lie on an island.',
  SITE_NO_WATER: 'A treasure site needs an ocean square beside it.',
  SITE_CAPACITY: 'The islands have room for {room} chests of {chests}.',
  TOO_LARGE: 'The file has more than {most} characters.',
  TOO_DEEP: 'The file is nested more than {most} deep.',
  TOO_MANY_LAYERS: 'The map has more than {most} layers, or groups within groups within groups.',
  TOO_MANY_OBJECTS: 'The layer "{layer}" has more than {most} objects.',
  NOT_JSON: 'The file is not JSON: save the map as .tmj or .json in Tiled.',
  NOT_A_MAP: 'The file is no Tiled map of ours: {where} {what}.',
  LAYER_MISSING: 'There is no tile layer called "{layer}".',
  BAD_PROPERTY: 'The property "{name}" must be text.',
  SEALABLE: 'The Navy could wall off {n} squares.',
  LONE_HARBOUR: '{n} harbours share all their access squares.',
  CLOSE_QUARTERS: 'An average square sees {share} % of the ocean.',
  NO_SAMPLE: 'The rulebook’s sample log M11-L11-K11 (J11) cannot be played here.',
} as const satisfies Record<MapError | MapWarning, string> & Record<string, string>;

export const mapProblems = catalogue(english, { de: async () => (await import('./de/maps.ts')).table });

/** The messages as they are written, for programs that bring a reader of their own. */
export const mapMessages: Readonly<Record<string, string>> = english;
