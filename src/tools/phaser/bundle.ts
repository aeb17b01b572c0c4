/**
 * Builds our part of Phaser as one module, once: the same file serves the build, the dev server and every test. It lies
 * among the installed packages and is made anew when Phaser or these files change, or the house calls other methods of it.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import { build, type Plugin } from 'vite';
import { changed, instead, leftOut, refusal } from './left-out.ts';
import { entryText } from './parts.ts';
import { methodsOf, namesOfHouse, withoutUnused } from './unused.ts';

const here = import.meta.dirname;
const root = join(here, '../../..');
const entry = join(root, 'phaser-entry.js');
const phaser = dirname(createRequire(import.meta.url).resolve('phaser/package.json'));
const src = join(phaser, 'src');

const pathOf = (id: string): string => relative(src, id).split(sep).join('/');

/** Phaser asks `typeof X` for what its own build decides. */
const features: Readonly<Record<string, boolean>> = {
  CANVAS_RENDERER: true,
  WEBGL_RENDERER: true,
  WEBGL_DEBUG: false,
  FEATURE_SOUND: false,
  PLUGIN_CAMERA3D: false,
  PLUGIN_FBINSTANT: false,
};

/** Changes the lines of a module that say something else in this build; a module that lacks them stops the build. */
function withChanges(path: string, code: string, untouched: string | null): string {
  if (!Object.hasOwn(changed, path) || path === untouched) return code;
  let text = code.replaceAll('\r\n', '\n');
  for (const { lines, now, times = 1 } of changed[path]) {
    const found = text.split(lines).length - 1;
    if (found !== times) throw new Error(`${path} of Phaser has this ${found} times and not ${times}: ${lines}`);
    text = text.replaceAll(lines, () => now);
  }
  return text;
}

/** Makes the modules of our part; the one that stays untouched is Phaser's own, as if nothing here replaced or changed it. */
const ours = (untouched: string | null): Plugin => ({
  name: 'phaser-sources',
  enforce: 'pre',
  // Phaser offers only its finished bundle by name; its sources have a name of our own.
  resolveId: (id) =>
    id === entry ? entry : id.startsWith('phaser-src/') ? join(src, id.slice('phaser-src/'.length)) : null,
  load(id) {
    if (id === entry) return entryText();
    if (!id.startsWith(src)) return null;
    const path = pathOf(id);
    if (path === untouched) return null;
    if (Object.hasOwn(instead, path)) return instead[path].code;
    return leftOut.some((each) => (each.endsWith('/') ? path.startsWith(each) : path === each)) ? refusal(path) : null;
  },
  transform(code, id) {
    if (!id.startsWith(src)) return null;
    const decided = withChanges(pathOf(id), code, untouched).replace(
      /\btypeof ([A-Z][A-Z0-9_]+)\b/g,
      (asked, name: string) => (Object.hasOwn(features, name) ? String(features[name]) : asked),
    );
    return { code: decided, map: null };
  },
});

/** Computes the fingerprint of what the file is made from; other sources, or other methods that are called, lead to another name. */
function fingerprint(house: ReadonlySet<string>): string {
  const hash = createHash('sha256').update(readFileSync(join(phaser, 'package.json')));
  for (const name of ['parts.ts', 'left-out.ts', 'unused.ts', 'bundle.ts']) hash.update(readFileSync(join(here, name)));
  hash.update(
    [...methodsOf(src)]
      .filter((method) => house.has(method))
      .sort()
      .join(),
  );
  return hash.digest('hex').slice(0, 12);
}

/** Builds our part of Phaser for a house that speaks of these names, with one module untouched where somebody asks for that. */
export async function phaserFor(house: ReadonlySet<string>, untouched: string | null = null): Promise<string> {
  const made = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    define: { global: 'globalThis' },
    plugins: [ours(untouched)],
    build: { write: false, minify: false, target: 'es2022', lib: { entry, formats: ['es'], fileName: 'phaser' } },
  });
  const [{ output }] = made as { output: { code: string }[] }[];
  return withoutUnused(output[0].code, house);
}

/** Gives the path of the module. */
export async function bundledPhaser(): Promise<string> {
  const house = namesOfHouse(root);
  const file = join(root, `node_modules/.cache/phaser/phaser-${fingerprint(house)}.js`);
  if (existsSync(file)) return file;
  const code = await phaserFor(house);
  mkdirSync(dirname(file), { recursive: true });
  // Two programs may get here at the same time: the file is whole from the moment it has its name.
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, code);
  renameSync(unfinished, file);
  return file;
}

/** Makes `import Phaser from 'phaser'` mean our part of it. */
export const ourPhaser = (): Plugin => {
  let file: Promise<string> | undefined;
  return {
    name: 'our-phaser',
    enforce: 'pre',
    resolveId(id) {
      if (id !== 'phaser') return null;
      file ??= bundledPhaser();
      return file;
    },
  };
};
