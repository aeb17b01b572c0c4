/** The tilesets of a map, those in files of their own among them. */
import type { Contents } from './file.ts';
import type { Json } from './xml.ts';

/** A tile, as far as a map of ours asks: its class, and how an object that shows it lies to its place. */
export interface Tile {
  class: string;
  /** Part of its width and height that lies before the object's place. */
  align: readonly [number, number];
  /** Pixels by which Tiled draws it elsewhere, and the size of the tile, with which they grow in an object. */
  offset: readonly [number, number];
  size: readonly [number, number];
}

const aligned: Readonly<Record<string, number>> = { left: 0, right: 1, top: 0, bottom: 1 };

/** Reads an alignment such as `topleft`; Tiled takes `bottomleft` where none is said. */
function alignment(word: unknown): readonly [number, number] {
  const said = typeof word === 'string' && /^(top|bottom)?(left|right)?$|^center$/.test(word) ? word : '';
  const name = said || 'bottomleft';
  const [, y, x] = /^(top|bottom)?(left|right)?/.exec(name) ?? [];
  return [aligned[x] ?? 0.5, aligned[y] ?? 0.5];
}

const asNumber = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0);

/** Gives the class of something in Tiled: versions before 1.9 and since 1.10 write it as `type`. */
export const classOf = (one: Json): string => String(one.type || one.class || '');

/** Gives the last part of a path. */
export const fileOf = (source: unknown): string => String(source ?? '').replace(/^.*[\\/]/, '');

/** The other files that came with a map, by their names without a path. */
export type Beside = Pick<ReadonlyMap<string, Contents>, 'get'>;

export class Tilesets {
  /** Files that are not here. */
  readonly missing: string[] = [];
  private readonly sets: { first: number; classes: ReadonlyMap<number, string>; tile: Omit<Tile, 'class'> }[] = [];

  constructor(tilesets: readonly Json[], beside: Beside) {
    for (const one of tilesets) {
      const file = 'source' in one ? fileOf(one.source) : null;
      const found = file === null ? null : beside.get(file);
      if (file !== null && found?.kind !== 'tileset') this.missing.push(file);
      else this.add(asNumber(one.firstgid), found?.kind === 'tileset' ? found.value : one);
    }
    this.sets.sort((a, b) => b.first - a.first);
  }

  private add(first: number, set: Json): void {
    const { tiles = [] } = set;
    // An object by the tiles' numbers before Tiled 1.2.
    const all = Array.isArray(tiles)
      ? tiles
      : Object.entries(tiles as Json).map(([id, one]) => ({ ...(one as Json), id }));
    const classes = new Map<number, string>();
    for (const one of all) if (typeof one === 'object' && one !== null) classes.set(Number(one.id), classOf(one));
    const offset = (set.tileoffset ?? {}) as Json;
    const tile = {
      align: alignment(set.objectalignment),
      offset: [asNumber(offset.x), asNumber(offset.y)] as const,
      size: [Number(set.tilewidth) || 1, Number(set.tileheight) || 1] as const,
    };
    this.sets.push({ first, classes, tile });
  }

  /** Finds the tile of a number in a layer or an object. Its four highest bits say how the tile is turned. */
  tile(gid: unknown): Tile | null {
    const n = typeof gid === 'number' ? gid & 0x0fffffff : 0;
    const set = n > 0 ? this.sets.find(({ first }) => first <= n) : undefined;
    return set ? { class: set.classes.get(n - set.first) ?? '', ...set.tile } : null;
  }
}
