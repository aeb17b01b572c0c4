/** Bytes that every module of Phaser which is replaced or changed here saves: our part with it, against one with Phaser's own. */
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { minify } from 'vite';
import { phaserFor } from './bundle.ts';
import { changed, instead } from './left-out.ts';
import { namesOfHouse } from './unused.ts';

/** Bytes of a script as the page fetches it: minified and after gzip. */
async function weightOf(code: string): Promise<number> {
  const { code: small } = await minify('phaser.js', code, { module: true });
  return gzipSync(small, { level: 9 }).length;
}

/** Gives the bytes saved by each of these modules, the heaviest first; null where our part cannot be built without it. */
export async function savedByModule(
  paths: readonly string[] = [...Object.keys(instead), ...Object.keys(changed)],
): Promise<[path: string, bytes: number | null][]> {
  const house = namesOfHouse(join(import.meta.dirname, '../../..'));
  const ours = await weightOf(await phaserFor(house));
  const saved: [string, number | null][] = [];
  for (const path of paths) {
    const other = await phaserFor(house, path).then(weightOf, () => null);
    saved.push([path, other === null ? null : other - ours]);
  }
  return saved.sort(([, a], [, b]) => (b ?? 0) - (a ?? 0));
}
