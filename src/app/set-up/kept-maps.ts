/**
 * Maps that people have drawn themselves. A map is kept on this machine in the form that its game's rules use, as text, and
 * is judged anew by the host every time: what lies in a browser's storage may be anything. Texts of whole files, which
 * were kept before, are read as well.
 */
import type { MapFile, MapProblem } from '../../rules/game.ts';
import type { Shelf } from '../page/shelf.ts';

/** A map with what was said of the file that it came in, which the map alone does not tell. */
export interface KeptMap extends MapFile {
  warnings?: readonly MapProblem[];
}

/** Number of warnings that are kept with a map; a file has as many only if it means to. */
const mostWarnings = 12;

/** Reads the maps at this place of the shelf, as far as they have the right shape. Never throws. */
export function keptMaps(shelf: Shelf | null, place: string): KeptMap[] {
  try {
    const value: unknown = JSON.parse(shelf?.getItem(place) ?? '[]');
    if (!Array.isArray(value)) return [];
    return value
      .filter((one): one is MapFile => typeof one?.name === 'string' && typeof one?.text === 'string')
      .map((one) => ({ ...one, warnings: readWarnings((one as KeptMap).warnings) }));
  } catch {
    return [];
  }
}

const readWarnings = (kept: unknown): MapProblem[] =>
  Array.isArray(kept) ? kept.filter(isProblem).slice(0, mostWarnings) : [];

function isProblem(one: Partial<MapProblem> | null): one is MapProblem {
  const { code, says, facts, squares } = one ?? {};
  const isNamed = typeof code === 'string' && typeof says === 'string';
  const isPlaced = Array.isArray(squares) && squares.every((square) => typeof square === 'string');
  return isNamed && isPlaced && typeof facts === 'object' && facts !== null;
}

/** Keeps these maps. Gives false when the machine has no room for them; those from before are kept then. */
export function keepMaps(shelf: Shelf | null, place: string, maps: readonly KeptMap[]): boolean {
  try {
    shelf?.setItem(place, JSON.stringify(maps));
    return shelf !== null;
  } catch {
    return false;
  }
}

/** Adds a map, the latest first; one of the same name makes way for it. */
export const withMap = (maps: readonly KeptMap[], map: KeptMap): KeptMap[] => [
  { ...map, warnings: map.warnings?.slice(0, mostWarnings) },
  ...maps.filter(({ name }) => name !== map.name),
];
