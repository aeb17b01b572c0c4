// Runs one of our Node programs: `node src/tools/run.mjs NAME ...`. Plain JavaScript on purpose: it must work on a fresh
// clone, before anything is installed, and on Node versions that cannot read TypeScript. It installs the packages when
// they are missing or older than the lockfile, bundles src/tools/NAME.ts (a tenth of a second) and runs the bundle.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..');
const cache = path.join(root, 'node_modules', '.cache', 'captains-table');

/** Anything thrown ends here: a `Stop` says all there is to say, everything else comes with its stack. */
function fail(error) {
  console.error(error?.name === 'Stop' ? error.message : (error?.stack ?? error));
  process.exit(1);
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)) return;
  console.error(`The Captain's Table needs Node 20.19 or newer, or 22.12 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Packages are up to date when we installed them from this very lockfile, or when somebody ran npm after it changed. */
function installPackages() {
  const lock = path.join(root, 'package-lock.json');
  const hash = createHash('sha256').update(readFileSync(lock)).digest('hex');
  const ours = path.join(root, 'node_modules', '.installed-from');
  const npms = path.join(root, 'node_modules', '.package-lock.json');
  if (existsSync(ours) && readFileSync(ours, 'utf8') === hash) return;
  if (!existsSync(npms) || statSync(npms).mtimeMs < statSync(lock).mtimeMs) {
    console.log('Installing packages ...');
    // NODE_ENV=production would leave out the tools that build the program.
    const npm = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    if (npm.status !== 0) {
      console.error(
        npm.error ? `npm could not be started: ${npm.error.message}` : 'npm ci failed; its message is above.',
      );
      process.exit(1);
    }
  }
  try {
    writeFileSync(ours, hash);
  } catch (error) {
    // Whoever owns the program has installed them; npm's own mark says so the next time as well.
    if (!isForbidden(error)) throw error;
  }
}

/** Tells whether the system lets this user write nothing there. */
const isForbidden = ({ code }) => ['EACCES', 'EPERM', 'EROFS'].includes(code);

/**
 * Makes the folder of a bundle, one per process: two programs at once must not pull the ground from under each other. A program
 * that belongs to somebody else is bundled in the system's temporary folder, from where its packages are found by a link.
 */
function makeRoom(name) {
  const own = path.join(cache, `${name}-${process.pid}`);
  try {
    mkdirSync(own, { recursive: true });
    return { outDir: own, whole: own };
  } catch (error) {
    if (!isForbidden(error)) throw error;
  }
  const whole = mkdtempSync(path.join(tmpdir(), 'captains-table-'));
  symlinkSync(path.join(root, 'node_modules'), path.join(whole, 'node_modules'), 'junction');
  return { outDir: path.join(whole, 'bundle'), whole };
}

/** Bundles left behind by programs that were killed: their process is gone, and they are older than an hour. */
function sweep() {
  for (const name of existsSync(cache) ? readdirSync(cache) : []) {
    const dir = path.join(cache, name);
    try {
      const pid = Number(/-(\d+)$/.exec(name)?.[1]);
      if (!pid || Date.now() - statSync(dir).mtimeMs < 3_600_000) continue;
      try {
        process.kill(pid, 0);
      } catch (error) {
        if (error.code === 'ESRCH') rmSync(dir, { recursive: true, force: true });
      }
    } catch {
      // Another program swept it first.
    }
  }
}

/** Parses the messages of words as the build of the page does. The parser is fetched with the first file of words: most programs have none. */
function messages(runnerImport) {
  let parsing = null;
  return {
    name: 'messages',
    transform: {
      filter: { id: /[\\/]src[\\/]words[\\/]/ },
      async handler(code, id) {
        parsing ??= runnerImport(path.join(root, 'src', 'tools', 'page', 'messages.ts'), { configFile: false, root });
        return (await parsing).module.parsing.transform.call(this, code, id);
      },
    },
  };
}

async function bundle(name, entry) {
  const { build, runnerImport } = await import('vite');
  const { outDir, whole } = makeRoom(name);
  process.on('exit', () => rmSync(whole, { recursive: true, force: true }));
  for (const [signal, number] of [
    ['SIGINT', 2],
    ['SIGTERM', 15],
    ['SIGHUP', 1],
  ]) {
    // Without a listener a signal would end us without the clean-up. A program with its own listener decides itself.
    process.on(signal, () => process.listenerCount(signal) === 1 && process.exit(128 + number));
  }
  await build({
    configFile: false,
    logLevel: 'error',
    root,
    plugins: [messages(runnerImport)],
    build: {
      ssr: entry,
      outDir,
      emptyOutDir: true,
      minify: false,
      sourcemap: true,
      target: 'node20',
      // One file: a program waits for games at its beginning, which a file that comes later may import from.
      rolldownOptions: { output: { entryFileNames: '[name].mjs', codeSplitting: false } },
    },
  });
  return path.join(outDir, `${name}.mjs`);
}

checkNode();
const [name, ...args] = process.argv.slice(2);
const entry = path.join(root, 'src', 'tools', `${name}.ts`);
if (!/^[a-z0-9-]+$/.test(name ?? '') || !existsSync(entry)) {
  console.error(`There is no program "${name ?? ''}".`);
  process.exit(2);
}
process.on('uncaughtException', fail);
process.on('unhandledRejection', fail);
process.setSourceMapsEnabled(true);
process.chdir(root);
try {
  installPackages();
  sweep();
  const program = await bundle(name, entry);
  process.argv = [process.argv[0], entry, ...args];
  await import(pathToFileURL(program).href);
} catch (error) {
  fail(error);
}
