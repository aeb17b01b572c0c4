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

/** Warns of classes of ours in layers of other names. */
export async function strayClasses(
  map: TiledMap,
  layers: readonly Layer[],
  tilesets: Tilesets,
  warn: Say<MapWarning>,
): Promise<void> {
  const stray = new Map<string, Set<string>>();
  const note = (wanted: string | undefined, layer: Layer) => {
    if (wanted) stray.set(wanted, (stray.get(wanted) ?? new Set()).add(nameFrom(layer.name)));
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
  for (const [wanted, names] of stray) warn('LAYER_STRAY', { wanted, layers: [...names].slice(0, 3).join(', ') });
}
