/**
 * Files of the build for the Worker. WebKit runs the first file of a module Worker once more as soon as another file imports
 * from it, and then two hosts answer every request; so nothing may lie in that file but what nobody imports.
 */

/** Facts that the bundler knows of the modules. */
interface Modules {
  getModuleInfo(id: string): { isEntry: boolean } | null;
}

/** Tells by the folder of a module of rules or computer captains which game it belongs to. */
const gameOf = (id: string): string | null => /[\\/](?:rules|bots)[\\/]([\w-]+)[\\/]/.exec(id)?.[1] ?? null;

/** Names the file for a module: that of its game with rules and computer captains, or `host`; null for the Worker's first one. */
export const fileInWorker = (id: string, modules: Modules): string | null =>
  gameOf(id) ?? (modules.getModuleInfo(id)?.isEntry ? null : 'host');

export const splittingOfWorker = { groups: [{ name: fileInWorker }], includeDependenciesRecursively: false };
