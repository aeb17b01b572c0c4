/**
 * Files of maps that people have drawn themselves. A map is kept on this machine as the text of its file, and is judged
 * anew by the host every time: what lies in a browser's storage may be anything.
 */
import type { Shelf } from './settings.ts';

/** Limits of what is kept: so many maps, and no file larger than this. */
export const mostMaps = 8;
export const largestMap = 400_000;

export interface KeptMap {
  name: string;
  text: string;
}

/** Reads the maps at this place of the shelf, as far as they have the right shape. Never throws. */
export function keptMaps(shelf: Shelf | null, place: string): KeptMap[] {
  try {
    const value: unknown = JSON.parse(shelf?.getItem(place) ?? '[]');
    if (!Array.isArray(value)) return [];
    return value
      .filter((one): one is KeptMap => typeof one?.name === 'string' && typeof one?.text === 'string')
      .filter(({ text }) => text.length <= largestMap)
      .slice(0, mostMaps);
  } catch {
    return [];
  }
}

/** Keeps a map. Gives false when the machine has no room for it. */
export function keepMaps(shelf: Shelf | null, place: string, maps: readonly KeptMap[]): boolean {
  try {
    shelf?.setItem(place, JSON.stringify(maps.slice(0, mostMaps)));
    return shelf !== null;
  } catch {
    return false;
  }
}

/** Adds a map, the latest first; a file of the same name takes the place of the earlier one. */
export const withMap = (maps: readonly KeptMap[], map: KeptMap): KeptMap[] =>
  [map, ...maps.filter(({ name }) => name !== map.name)].slice(0, mostMaps);
