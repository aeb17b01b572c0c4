/**
 * Files of the build for the page's scripts. One for all of it would be fetched the fastest, but whoever
 * comes to one game would then fetch the words of the others as well, and the screens behind the results.
 */

import { isWorkersFirst } from './worker-scripts.ts';

/** Facts that the bundler knows of a module. */
interface Known {
  importers: readonly string[];
  dynamicImporters: readonly string[];
  isEntry: boolean;
}

interface Modules {
  getModuleInfo(id: string): Known | null;
}

/** Collects the modules that are fetched by themselves and bring this one along. */
function bringers(id: string, modules: Modules, seen = new Set<string>(), found = new Set<string>()): Set<string> {
  if (seen.has(id)) return found;
  seen.add(id);
  const known = modules.getModuleInfo(id);
  if (known?.isEntry || known?.dynamicImporters.length) found.add(id);
  for (const importer of known?.importers ?? []) bringers(importer, modules, seen, found);
  return found;
}

/** Tells when a module is fetched that is fetched by itself: with the page, with a game (its id) or later. */
function timeOf(id: string, modules: Modules): string {
  if (modules.getModuleInfo(id)?.isEntry) return 'page';
  return (
    /[\\/]src[\\/](?:presentation|stage)[\\/]([\w-]+)[\\/](?:telling|choosing|drawing)\.ts$/.exec(id)?.[1] ?? 'later'
  );
}

/**
 * Names the file for a module: that of the only game that needs it, or `shared`. What no first picture needs has no file here:
 * the bundler gives it to just those that fetch it.
 */
export function fileOfShared(id: string, modules: Modules): string | null {
  if (isWorkersFirst(id)) return null;
  const times = new Set([...bringers(id, modules)].map((bringer) => timeOf(bringer, modules)));
  times.delete('later');
  return times.size > 1 || times.has('page') ? 'shared' : ([...times][0] ?? null);
}

/**
 * Whatever comes at one time lies in one file: many small ones weigh more, compressed each by itself. A group takes along whatever
 * its modules import and no group before it took: what the first picture needs comes first, or it would lie with a game, and the
 * page would fetch every game at once.
 */
export const groupsOfPage = [
  { name: (id: string, modules: Modules) => (fileOfShared(id, modules) === 'shared' ? 'shared' : null) },
  // Telling, choosing and drawing of a game are one file: a table takes all three, and together they weigh least.
  { name: fileOfShared },
  // Whoever looks back at a game goes from one of these screens to the next.
  {
    name: 'looking-back',
    test: /[\\/]app[\\/](?:playing|replays)[\\/]|[\\/]screens[\\/](?:after|evening|kept|replay|tonight)/,
  },
];
