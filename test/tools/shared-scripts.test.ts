import { expect, it } from 'vitest';
import { fileOfShared } from '../../src/tools/page/shared-scripts.ts';

/** Modules by their id, with those that import them and those that fetch them when needed. */
const graph: Record<string, { importers?: string[]; dynamicImporters?: string[]; isEntry?: boolean }> = {
  '/index.html': { isEntry: true },
  '/src/host/host.worker.ts': { isEntry: true },
  '/src/app/main.ts': { importers: ['/index.html'] },
  '/src/stage/title.ts': { importers: ['/src/app/main.ts', '/src/app/operator/office.ts'] },
  '/src/app/operator/office.ts': { dynamicImporters: ['/src/app/main.ts'] },
  '/src/app/playing/after-game.ts': { dynamicImporters: ['/src/app/main.ts'] },
  '/src/presentation/korsar/telling.ts': { dynamicImporters: ['/src/presentation/korsar/facts.ts'] },
  '/src/stage/korsar/drawing.ts': { dynamicImporters: ['/src/stage/drawings.ts'] },
  '/src/presentation/yellowbeard/telling.ts': { dynamicImporters: ['/src/presentation/yellowbeard/facts.ts'] },
  '/src/words/korsar/table.ts': { importers: ['/src/presentation/korsar/telling.ts', '/src/words/korsar/naming.ts'] },
  // Two that import each other.
  '/src/words/korsar/naming.ts': { importers: ['/src/stage/korsar/drawing.ts', '/src/words/korsar/table.ts'] },
  '/src/stage/ceremony.ts': {
    importers: ['/src/presentation/korsar/telling.ts', '/src/presentation/yellowbeard/telling.ts'],
  },
  '/src/app/replays/kept-games.ts': { importers: ['/src/app/operator/office.ts', '/src/app/playing/after-game.ts'] },
  '/src/words/korsar/log.ts': { importers: ['/src/presentation/korsar/telling.ts', '/src/app/playing/after-game.ts'] },
};
const modules = {
  getModuleInfo: (id: string) => ({ importers: [], dynamicImporters: [], isEntry: false, ...graph[id] }),
};

it.each([
  ['what the page itself needs is shared', '/src/stage/title.ts', 'shared'],
  ['what two games need is shared', '/src/stage/ceremony.ts', 'shared'],
  ["one game's words come with that game", '/src/words/korsar/table.ts', 'korsar'],
  ['modules that import each other come to an end', '/src/words/korsar/naming.ts', 'korsar'],
  ['what a game and a later screen need comes with the game', '/src/words/korsar/log.ts', 'korsar'],
  ['the first module of the Worker is none of the page', '/src/host/host.worker.ts', null],
  ['what only later screens need is left to them', '/src/app/replays/kept-games.ts', null],
])('%s', (_, id, file) => {
  expect(fileOfShared(id, modules)).toBe(file);
});
