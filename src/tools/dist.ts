/** The built program in dist/: makes it, and knows when it is older than its sources. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { Stop } from './stop.ts';

export const dist = 'dist';
/** Name of a file whose time is the start of the build: whatever changes during the build counts as newer. */
const stamp = '.built';
const sources = [
  'index.html',
  'package-lock.json',
  'vite.config.ts',
  'tsconfig.json',
  'src',
  'src/tools/page',
  'src/tools/phaser',
  'assets',
];
/** Programs that run beside the page; of these only what makes Phaser and the page is felt in it, see `sources`. */
const notInThePage = path.join('src', 'tools');
const worthCompressing = /\.(js|css|html|json|svg|txt|webmanifest)$/;

/** Gives the newest change of a file or of anything below a folder; the folders' own times tell of removed files. */
function newest(file: string): number {
  if (file === notInThePage || !existsSync(file)) return 0;
  const { mtimeMs } = statSync(file);
  if (!statSync(file).isDirectory()) return mtimeMs;
  return Math.max(mtimeMs, ...readdirSync(file).map((name) => newest(path.join(file, name))));
}

/** Gives the version of the program, as its package says it. */
export const ownVersion = (): string => String(JSON.parse(readFileSync('package.json', 'utf8')).version);

export function isFresh(): boolean {
  const built = path.join(dist, stamp);
  return existsSync(built) && Number(readFileSync(built, 'utf8')) > Math.max(...sources.map(newest));
}

export function filesBelow(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

/** Puts a compressed twin beside every text file; the server sends it to browsers that can read it (all can). */
function compress(dir: string): void {
  for (const file of filesBelow(dir)) {
    if (worthCompressing.test(file)) writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: 9 }));
  }
}

/**
 * Builds aside and moves the result into place, so that dist/ is whole at every moment, even while somebody serves
 * it.
 */
export async function buildDist(logLevel: 'info' | 'warn' = 'warn'): Promise<void> {
  if (!existsSync('index.html')) throw new Stop('There is no index.html: nothing to build.');
  const started = Date.now();
  const aside = path.join('node_modules', '.cache', 'captains-table', `dist-${process.pid}`);
  mkdirSync(aside, { recursive: true });
  try {
    await build({ logLevel, build: { outDir: aside, emptyOutDir: true } });
    compress(aside);
    writeFileSync(path.join(aside, stamp), String(started));
    rmSync(dist, { recursive: true, force: true });
    renameSync(aside, dist);
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

export async function freshDist(): Promise<void> {
  if (isFresh()) return;
  console.log('Building ...');
  await buildDist().catch((error) => {
    const { code, path: where } = error as NodeJS.ErrnoException;
    if (!['EACCES', 'EPERM', 'EROFS'].includes(code ?? '')) throw error;
    const owner = 'Let the owner of the program run npm run build once, and again after every change.';
    throw new Stop(`The program is not built, and this user may not write to ${where}. ${owner}`);
  });
}
