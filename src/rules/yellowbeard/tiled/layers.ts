/** The layers of a Tiled map, one list of them, and the tiles that lie in a tile layer, in every format of Tiled's. */
import type { MapError, Say } from '../map-check.ts';
import type { TiledMap } from './file.ts';
import type { Json } from './xml.ts';

export interface Layer {
  name: string;
  type: string;
  /** Pixels by which it is moved, its groups included. */
  x: number;
  y: number;
  /** Speed with which Tiled moves it when its view moves: 1 is the map's own. Its groups are included. */
  parallax: { x: number; y: number };
  /** Nothing is shown of it, or of a group around it. */
  hidden: boolean;
  json: Json;
}

/** A rectangle of tiles: a whole layer, or a chunk of an infinite map, in which `x` and `y` may be negative. */
export interface Chunk {
  x: number;
  y: number;
  width: number;
  height: number;
  gids: ArrayLike<unknown>;
}

/** Limits against hostile files. */
const maxLayers = 200;
const maxDepth = 8;
const maxTiles = 1_000_000;

const finite = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0);
const factor = (value: unknown): number => (value === undefined ? 1 : finite(value));

/** Tells whether Tiled shows nothing of a layer or an object. */
export const isHidden = ({ visible, opacity }: Json): boolean => visible === false || opacity === 0;

/** Lists all layers, the lowest first. Too many, or too deep, is no map that somebody drew: gives null then. */
export function layersOf(map: TiledMap, say: Say<MapError>): Layer[] | null {
  const flat: Layer[] = [];
  const visit = (list: readonly unknown[], around: Omit<Layer, 'name' | 'type' | 'json'>, depth: number): boolean =>
    list.every((value) => {
      const json = value as Json | null;
      if (typeof json !== 'object' || json === null || flat.length >= maxLayers || depth > maxDepth) return false;
      const layer = {
        name: String(json.name ?? ''),
        type: String(json.type ?? ''),
        x: around.x + finite(json.offsetx),
        y: around.y + finite(json.offsety),
        parallax: {
          x: around.parallax.x * factor(json.parallaxx),
          y: around.parallax.y * factor(json.parallaxy),
        },
        hidden: around.hidden || isHidden(json),
        json,
      };
      flat.push(layer);
      return layer.type !== 'group' || !Array.isArray(json.layers) || visit(json.layers, layer, depth + 1);
    });
  if (visit(map.layers, { x: 0, y: 0, parallax: { x: 1, y: 1 }, hidden: false }, 0)) return flat;
  say('TOO_LARGE', { most: maxLayers }, [], 'TOO_MANY_LAYERS');
  return null;
}

/** Reads the tiles of a layer. Null where they cannot be read: damaged, or compressed in a way that no browser knows. */
export async function tilesIn({ json }: Layer, map: TiledMap): Promise<Chunk[] | null> {
  const chunks = Array.isArray(json.chunks)
    ? json.chunks
    : [{ x: 0, y: 0, width: json.width ?? map.width, height: json.height ?? map.height, data: json.data }];
  const read: Chunk[] = [];
  let tiles = 0;
  for (const chunk of chunks as (Json | null)[]) {
    const { x, y, width, height, data } = chunk ?? {};
    const isPlaced = [x, y, width, height].every(Number.isInteger);
    const [w, h] = [Number(width), Number(height)];
    tiles += w * h;
    if (!isPlaced || w < 0 || h < 0 || tiles > maxTiles) return null;
    if (w * h === 0) continue;
    const gids = typeof data === 'string' ? await unpacked(data, json.compression, w * h) : data;
    if (!Array.isArray(gids) && !(gids instanceof Uint32Array)) return null;
    if (gids.length !== w * h) return null;
    read.push({ x: Number(x), y: Number(y), width: w, height: h, gids });
  }
  return read;
}

const formats: Readonly<Record<string, CompressionFormat>> = { zlib: 'deflate', gzip: 'gzip' };

/** Reads tiles in Base64: four bytes each, the lowest first. Null where they are damaged or too many. */
async function unpacked(data: string, compression: unknown, tiles: number): Promise<Uint32Array | null> {
  try {
    const packed = Uint8Array.from(atob(data.trim()), (letter) => letter.charCodeAt(0));
    const bytes = new Uint8Array(tiles * 4);
    let stream = new Blob([packed]).stream();
    if (compression) stream = stream.pipeThrough(new DecompressionStream(formats[String(compression)]));
    const reader = stream.getReader();
    let length = 0;
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      if (length + part.value.length > bytes.length) {
        await reader.cancel();
        return null;
      }
      bytes.set(part.value, length);
      length += part.value.length;
    }
    if (length !== bytes.length) return null;
    const view = new DataView(bytes.buffer);
    return Uint32Array.from({ length: tiles }, (_, i) => view.getUint32(4 * i, true));
  } catch {
    return null;
  }
}
