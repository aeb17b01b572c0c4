// Runs one of our Node programs: `node src/tools/run.mjs NAME ...`. Plain JavaScript on purpose: it must work on a fresh
// clone, before anything is installed, and on Node versions that cannot read TypeScript. It installs the packages when
// they are missing or older than the lockfile, bundles src/tools/NAME.ts (a tenth of a second) and runs the bundle.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..');
const stamp = path.join(root, 'node_modules', '.package-lock.json');
const lock = path.join(root, 'package-lock.json');

const [major, minor] = process.versions.node.split('.').map(Number);
if (!(major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19))) {
  console.error(`The Captain's Table needs Node 20.19 or newer, or 22.12 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

if (!existsSync(stamp) || statSync(stamp).mtimeMs < statSync(lock).mtimeMs) {
  console.log('Installing packages ...');
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0) {
    console.error('npm could not install the packages; its message is above.');
    process.exit(1);
  }
  const now = new Date();
  utimesSync(stamp, now, now);
}

const [name, ...args] = process.argv.slice(2);
const entry = path.join(root, 'src', 'tools', `${name}.ts`);
if (!/^[a-z0-9-]+$/.test(name ?? '') || !existsSync(entry)) {
  console.error(`There is no program "${name}".`);
  process.exit(2);
}
process.chdir(root);
const { build } = await import('vite');
const outDir = path.join(root, 'node_modules', '.cache', 'captains-table', name);
await build({
  configFile: false,
  logLevel: 'error',
  root,
  build: {
    ssr: entry,
    outDir,
    emptyOutDir: true,
    minify: false,
    target: 'node20',
    rolldownOptions: { output: { entryFileNames: '[name].mjs' } },
  },
});
process.argv = [process.argv[0], entry, ...args];
await import(pathToFileURL(path.join(outDir, `${name}.mjs`)).href);
