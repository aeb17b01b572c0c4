/**
 * Maps that people have drawn themselves. A map is kept on this machine in the form that its game's rules use, as text, and
 * is judged anew by the host every time: what lies in a browser's storage may be anything. Texts of whole files, which
 * were kept before, are read as well.
 */
import type { MapFile } from '../rules/game.ts';
import type { Shelf } from './settings.ts';

/** Reads the maps at this place of the shelf, as far as they have the right shape. Never throws. */
export function keptMaps(shelf: Shelf | null, place: string): MapFile[] {
  try {
    const value: unknown = JSON.parse(shelf?.getItem(place) ?? '[]');
    if (!Array.isArray(value)) return [];
    return value.filter((one): one is MapFile => typeof one?.name === 'string' && typeof one?.text === 'string');
  } catch {
    return [];
  }
}

/** Keeps these maps. Gives false when the machine has no room for them; those from before are kept then. */
export function keepMaps(shelf: Shelf | null, place: string, maps: readonly MapFile[]): boolean {
  try {
    shelf?.setItem(place, JSON.stringify(maps));
    return shelf !== null;
  } catch {
    return false;
  }
}

/** Adds a map, the latest first; one of the same name makes way for it. */
export const withMap = (maps: readonly MapFile[], map: MapFile): MapFile[] => [
  map,
  ...maps.filter(({ name }) => name !== map.name),
];
