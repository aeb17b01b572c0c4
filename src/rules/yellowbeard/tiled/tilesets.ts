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
export const fileOf = (source: unknown): string => String(source ?? '').replace(/^.*[\\/]/s, '');

/**
 * The other files that came with a map, by their names without a path. Capitals, and how a system writes letters with marks,
 * make no difference: they change when files go from one system to another.
 */
export type Beside = Pick<ReadonlyMap<string, Contents>, 'get'>;

export class Tilesets {
  /** Files that are not here, as soon as one of their tiles has been asked for. */
  readonly missing = new Set<string>();
  private readonly sets: (
    | { first: number; file: string }
    | { first: number; classes: ReadonlyMap<number, string>; tile: Omit<Tile, 'class'> }
  )[] = [];

  constructor(tilesets: readonly Json[], beside: Beside) {
    const sources = new Map<string, string>();
    const unclear = new Set<string>();
    for (const { source } of tilesets) {
      const file = fileOf(source);
      // Two of one name, from two folders, cannot be told apart here.
      if ((sources.get(file) ?? source) !== source) unclear.add(file);
      sources.set(file, String(source));
    }
    for (const one of tilesets) {
      const first = asNumber(one.firstgid);
      const file = 'source' in one ? fileOf(one.source) : null;
      const found = file === null || unclear.has(file) ? null : beside.get(file);
      if (file === null) this.add(first, one);
      else if (found?.kind === 'tileset') this.add(first, found.value);
      else this.sets.push({ first, file });
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
    if (!set) return null;
    if ('tile' in set) return { class: set.classes.get(n - set.first) ?? '', ...set.tile };
    this.missing.add(set.file);
    return null;
  }
}
