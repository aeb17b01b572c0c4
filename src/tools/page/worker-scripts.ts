/**
 * Files of the build for the Worker, which is built with the page: what both run lies in files of its own, which both fetch.
 * WebKit runs the first file of a module Worker once more as soon as another file imports from it, and then two hosts answer
 * every request; so nothing may lie in that file but what nobody imports.
 */
import path from 'node:path';
import type { Plugin } from 'vite';

/** Facts that the bundler knows of a module. */
interface Known {
  importers: readonly string[];
  dynamicImporters: readonly string[];
  isEntry: boolean;
}

interface Modules {
  getModuleInfo(id: string): Known | null;
}

const root = path.join(import.meta.dirname, '../../..');
/** Tells whether a module is the one with which the Worker begins. */
export const isWorkersFirst = (id: string) => /[\\/]src[\\/]host[\\/]host\.worker\.ts$/.test(id);

/** Tells by the folder of a module of rules or computer captains which game it belongs to. */
const gameOf = (id: string): string | null => /[\\/](?:rules|bots)[\\/]([\w-]+)[\\/]/.exec(id)?.[1] ?? null;

/** Collects whatever starts without being imported and needs this module, at once or later. */
function starts(id: string, modules: Modules): Set<string> {
  const [found, seen] = [new Set<string>(), new Set<string>()];
  const open = [id];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (seen.has(at)) continue;
    seen.add(at);
    const known = modules.getModuleInfo(at);
    if (known?.isEntry || isWorkersFirst(at)) found.add(at);
    open.push(...(known?.importers ?? []), ...(known?.dynamicImporters ?? []));
  }
  return found;
}

/**
 * Names the file for a module that the Worker runs: that of its game with rules and computer captains, or `host`; what the page
 * runs as well is apart from it. Null for the Worker's first file, and for what only the page runs.
 */
export function fileInWorker(id: string, modules: Modules): string | null {
  if (isWorkersFirst(id)) return null;
  const all = [...starts(id, modules)];
  if (!all.some(isWorkersFirst)) return null;
  const game = gameOf(id);
  if (all.every(isWorkersFirst)) return game ? `rules-${game}` : 'host';
  return game ? `open-${game}` : 'both';
}

const address = '\0host-address';

/** Makes the address of the Worker that of a file of this very build. */
export const workerInBuild = (): Plugin => ({
  name: 'worker-in-build',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id) => (/host\.worker\.ts\?worker&url$/.test(id) ? address : null),
  load(id) {
    if (id !== address) return null;
    const made = this.emitFile({ type: 'chunk', id: path.join(root, 'src/host/host.worker.ts'), name: 'host.worker' });
    return `export default import.meta.ROLLUP_FILE_URL_${made};`;
  },
});
