import { expect, it } from 'vitest';
import { fileInWorker } from '../../src/tools/page/worker-scripts.ts';

/** Modules by their id, with those that import them and those that fetch them when needed. */
const graph: Record<string, { importers?: string[]; dynamicImporters?: string[]; isEntry?: boolean }> = {
  '/index.html': { isEntry: true },
  '/src/app/main.ts': { importers: ['/index.html'] },
  '/src/app/gallery.ts': { dynamicImporters: ['/src/app/main.ts'] },
  '/src/host/host.worker.ts': { isEntry: true },
  '/src/rules/index.ts': { importers: ['/src/host/host.worker.ts'] },
  '/src/rules/korsar/game.ts': { dynamicImporters: ['/src/rules/index.ts'] },
  'C:\\src\\bots\\korsar\\bots.ts': { importers: ['/src/rules/korsar/game.ts'] },
  '/src/rules/dice.ts': { importers: ['/src/rules/korsar/game.ts', '/src/rules/index.ts'] },
  // Two that import each other.
  '/src/match/match.ts': { importers: ['/src/rules/index.ts', '/src/match/replay.ts'] },
  '/src/match/replay.ts': { importers: ['/src/match/match.ts'] },
  '/src/rules/korsar/open.ts': { importers: ['/src/rules/korsar/game.ts', '/src/app/gallery.ts'] },
  '/node_modules/comlink.mjs': { importers: ['/src/host/host.worker.ts', '/src/app/main.ts'] },
};
const modules = {
  getModuleInfo: (id: string) => ({ importers: [], dynamicImporters: [], isEntry: false, ...graph[id] }),
};

it.each([
  ["a game's rules come with the game", '/src/rules/korsar/game.ts', 'rules-korsar'],
  ["and so do its computer captains, on any system's paths", 'C:\\src\\bots\\korsar\\bots.ts', 'rules-korsar'],
  ['what all games need is shared', '/src/rules/dice.ts', 'host'],
  ['modules that import each other come to an end', '/src/match/replay.ts', 'host'],
  ['what the page knows of a game lies apart from its rules', '/src/rules/korsar/open.ts', 'open-korsar'],
  ['what page and Worker both run lies apart from the host', '/node_modules/comlink.mjs', 'both'],
  ['the first module of the Worker lies alone', '/src/host/host.worker.ts', null],
  ['what only the page runs is no business of the Worker', '/src/app/gallery.ts', null],
])('%s', (_, id, file) => {
  expect(fileInWorker(id, modules)).toBe(file);
});
