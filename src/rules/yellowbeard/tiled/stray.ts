/** Parts of the game in layers that it does not read: their author should hear of it. */
import type { MapWarning, Say } from '../map-check.ts';
import type { TiledMap } from './file.ts';
import { type Layer, tilesIn } from './layers.ts';
import { nameFrom } from './properties.ts';
import { letters } from './terrain.ts';
import { classOf, type Tilesets } from './tilesets.ts';
import type { Json } from './xml.ts';

const ofObjects: ReadonlyMap<string, string> = new Map([
  ['Strait', 'straits'],
  ['Harbour', 'harbours'],
  ['TreasureSite', 'treasure'],
]);

const ofTiles: ReadonlyMap<string, string> = new Map([
  ...ofObjects,
  ...[...letters.keys()].map((name) => [name, 'terrain'] as const),
]);

const known: Readonly<Record<string, readonly string[]>> = {
  tilelayer: ['terrain'],
  objectgroup: [...ofObjects.values(), 'islands'],
};

/** Warns of classes of ours in layers of other names, or of another kind. Answers the names of the layers that want them. */
export async function strayClasses(
  map: TiledMap,
  layers: readonly Layer[],
  tilesets: Tilesets,
  warn: Say<MapWarning>,
): Promise<ReadonlySet<string>> {
  const stray: Readonly<Record<'LAYER_STRAY' | 'TILES_STRAY', Map<string, Set<string>>>> = {
    LAYER_STRAY: new Map(),
    TILES_STRAY: new Map(),
  };
  const note = (wanted: string | undefined, layer: Layer) => {
    if (!wanted) return;
    // A place is an object; renaming a layer of tiles would not help.
    const those = stray[layer.type === 'tilelayer' && wanted !== 'terrain' ? 'TILES_STRAY' : 'LAYER_STRAY'];
    those.set(wanted, (those.get(wanted) ?? new Set()).add(nameFrom(layer.name)));
  };
  for (const layer of layers) {
    if (known[layer.type]?.includes(layer.name.trim().toLowerCase())) continue;
    if (layer.type === 'tilelayer')
      for (const { gids } of (await tilesIn(layer, map)) ?? [])
        for (const gid of new Set(Array.from(gids))) note(ofTiles.get(tilesets.tile(gid)?.class ?? ''), layer);
    if (layer.type !== 'objectgroup' || !Array.isArray(layer.json.objects)) continue;
    for (const one of layer.json.objects as (Json | null)[]) {
      const own = classOf(one ?? {});
      // A tile of land may well be there for its picture alone.
      note(own === 'Island' ? 'islands' : ofObjects.get(own || (tilesets.tile(one?.gid)?.class ?? '')), layer);
    }
  }
  for (const [says, those] of Object.entries(stray))
    for (const [wanted, names] of those)
      warn('LAYER_STRAY', { wanted, layers: [...names].slice(0, 3).join(', ') }, [], says);
  return new Set([...stray.LAYER_STRAY.keys(), ...stray.TILES_STRAY.keys()]);
}
