/** Names and properties in a Tiled file, as every version of Tiled writes them (11.4). */

import { oneLine } from '../../one-line.ts';
import { maxName, standardCounts } from '../cards.ts';
import type { MapError, MapWarning, Say } from '../map-check.ts';
import { maxObjects } from '../options.ts';
import type { Counts } from '../types.ts';

/** Properties by their names in small letters: Tiled takes them as they are typed. */
export type Properties = ReadonlyMap<string, unknown>;

/**
 * Reads properties: a list since Tiled 1.2, an object before. What a property of class type holds lies beside the others:
 * Tiled puts the numbers of a map there when its project has a class for them.
 */
export function propertiesOf(value: unknown): Properties {
  if (typeof value !== 'object' || value === null) return new Map();
  const pairs: [string, unknown][] = Array.isArray(value)
    ? value.flatMap((one) => (typeof one?.name === 'string' ? [[one.name, one.value]] : []))
    : Object.entries(value);
  const within = pairs.flatMap(([, held]) =>
    typeof held === 'object' && held !== null && !Array.isArray(held) ? Object.entries(held) : [],
  );
  return new Map([...within, ...pairs].map(([name, held]) => [name.trim().toLowerCase(), held]));
}

/** Writes a name as a map keeps it. */
export const nameFrom = (text: string): string => oneLine(text, maxName);

/** Gives a text property; undefined where there is none, or nothing in it. What is no text is told of. */
export function wordIn(properties: Properties, name: string, tell: (name: string) => void): string | undefined {
  const value = properties.get(name.toLowerCase());
  if (value === undefined) return undefined;
  if (typeof value === 'string') return nameFrom(value) || undefined;
  tell(name);
  return undefined;
}

/** Reads how many chests and ships there are. The standard game's numbers are taken where the map says nothing. */
export function countsIn(properties: Properties, say: Say<MapError>, warn: Say<MapWarning>): Counts {
  const counts = { ...standardCounts };
  const wrong: string[] = [];
  let lowest = 0;
  const missing: string[] = [];
  for (const name of Object.keys(counts) as (keyof Counts)[]) {
    const value = properties.get(name.toLowerCase());
    const n = typeof value === 'string' && /^\s*\d{1,4}\s*$/.test(value) ? Number(value) : value;
    const least = name === 'openGarrisons' || name === 'closedGarrisons' ? 0 : 1;
    if (n === undefined) missing.push(`${name} = ${counts[name]}`);
    else if (typeof n === 'number' && Number.isInteger(n) && n >= least && n <= maxObjects) counts[name] = n;
    else {
      wrong.push(name);
      lowest = Math.max(lowest, least);
    }
  }
  if (wrong.length > 0) say('COUNT_RANGE', { names: wrong.join(', '), lowest, most: maxObjects }, [], 'COUNT_PROPERTY');
  if (missing.length > 0) warn('COUNT_MISSING', { list: missing.join(', ') });
  return counts;
}
