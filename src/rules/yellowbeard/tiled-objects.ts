/** The parts of a Tiled file that carry names and properties (11.4). */
import * as v from 'valibot';
import { squareName } from './map.ts';
import type { MapError, MapWarning, Say } from './map-check.ts';
import { maxName, maxObjects } from './options.ts';
import type { Square } from './types.ts';

export const number = v.pipe(v.number(), v.finite());
export const text = v.optional(v.string());
export const properties = v.optional(v.array(v.looseObject({ name: v.string(), value: v.unknown() })), []);
type Properties = v.InferOutput<typeof properties>;

/** Facts of the map that a reader of objects must know. */
export interface Grid {
  width: number;
  height: number;
  tilewidth: number;
  tileheight: number;
}

export interface Layer {
  name?: string;
  type: string;
  [more: string]: unknown;
}

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

export const nameOf = (one: TiledObject) => (one.name ?? '').slice(0, maxName);

export class ObjectReader {
  private left = 4 * maxObjects;
  private readonly map: Grid;
  private readonly say: Say<MapError>;
  private readonly warn: Say<MapWarning>;

  constructor(map: Grid, say: Say<MapError>, warn: Say<MapWarning>) {
    this.map = map;
    this.say = say;
    this.warn = warn;
  }

  /** Reads the objects of one class in the layers of this name, with their squares. */
  read(layers: readonly Layer[], name: string, wanted: string): { square: Square; object: TiledObject }[] {
    const found: { square: Square; object: TiledObject }[] = [];
    for (const layer of layers) {
      if (layer.name !== name || layer.type !== 'objectgroup') continue;
      const objects = Array.isArray(layer.objects) ? layer.objects : [];
      if (objects.length > this.left || found.length + objects.length > maxObjects) {
        this.say('TOO_LARGE', { layer: name, most: maxObjects }, [], 'TOO_MANY_OBJECTS');
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
      this.say('NOT_A_MAP', { layer }, [], 'OBJECT_UNREADABLE');
      return;
    }
    const one = checked.output;
    const square = this.squareOf(one);
    if ((one.type || one.class || '') !== wanted)
      this.warn('OBJECT_IGNORED', { layer, wanted }, square ? [square] : []);
    else if (square === null) this.say('OBJECT_OUTSIDE', { layer }, [], 'LAYER_OBJECT_OUTSIDE');
    else into.push({ square, object: one });
  }

  /**
   * Finds the square of an object: a point by itself, a rectangle by its centre; the y of a tile object is its lower
   * edge.
   */
  private squareOf({ x, y, width, height, gid }: TiledObject): Square | null {
    const column = Math.floor((x + width / 2) / this.map.tilewidth);
    const row = Math.floor((gid === undefined ? y + height / 2 : y - height / 2) / this.map.tileheight);
    const inside = column >= 0 && column < this.map.width && row >= 0 && row < this.map.height;
    return inside ? squareName(column, row) : null;
  }
}

/** Gives a text property, or undefined. */
export function wordIn(list: Properties, name: string, say: Say<MapError>): string | undefined {
  const property = list.find((one) => one.name === name);
  if (!property) return undefined;
  if (typeof property.value === 'string') return property.value.slice(0, maxName);
  say('BAD_PROPERTY', { name });
  return undefined;
}
