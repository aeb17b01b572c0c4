/** The registries of the program with a fifth game in them: today's files with a line more, and one that imports what is named. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

export interface Registry {
  file: string;
  entry: string;
  /** Absent where the entry needs nothing of its own. */
  import?: string;
}

export const registries: readonly Registry[] = [
  {
    file: 'src/rules/index.ts',
    entry: "  parley: async () => (await import('../../test/toy/parley.ts')).parley as unknown as Game,",
  },
  { file: 'src/bots/games.ts', entry: '  parley: async () => ({}),' },
  {
    file: 'src/presentation/index.ts',
    entry: '  parley,',
    import: "import { facts as parley } from '../../test/toy/presentation/facts.ts';",
  },
  {
    file: 'src/tools/games.ts',
    entry: '  parley,',
    import: "import { tools as parley } from '../../test/toy/tools.ts';",
  },
];

/** What the tests know of it. */
export const facts: Registry = {
  file: 'test/facts/index.ts',
  entry: '  parley: parleyFacts as unknown as GameFacts<Kind>,',
  import: "import { parleyFacts } from '../toy/facts.ts';",
};

/** The text of a registry with the fifth game at its end. */
export function withParley({ file, entry, import: imported }: Registry): string {
  const lines = readFileSync(file, 'utf8').split('\n');
  const begin = lines.findIndex((line) => line.startsWith('const registry'));
  const end = lines.indexOf('};', begin);
  if (begin < 0 || end < 0) throw new Error(`${file} has no registry.`);
  lines.splice(end, 0, entry);
  const first = lines.findIndex((line) => line.startsWith('import '));
  if (imported !== undefined) lines.splice(first, 0, imported);
  return lines.join('\n');
}

/** Puts them in the place of today's, for a build of the tests. */
export const parleyAtTheTable = (): Plugin => ({
  name: 'a fifth game',
  enforce: 'pre',
  load(id) {
    const registry = registries.find(({ file }) => path.resolve(file) === path.normalize(id));
    return registry ? withParley(registry) : null;
  },
});
