import { expect, it } from 'vitest';
import { fileInWorker } from '../../src/tools/page/worker-scripts.ts';

const modules = { getModuleInfo: (id: string) => ({ isEntry: id.includes('host.worker.ts') }) };

it.each([
  ["a game's rules come with the game", '/src/rules/korsar/game.ts', 'korsar'],
  ["and so do its computer captains, on any system's paths", 'C:\\src\\bots\\korsar\\bots.ts', 'korsar'],
  ['what all games need is shared', '/src/rules/dice.ts', 'host'],
  ['packages and what the bundler adds are shared', '\0rolldown/runtime.js', 'host'],
  ['the first module of the Worker lies alone', '/src/host/host.worker.ts?worker_file&type=module', null],
])('%s', (_, id, file) => {
  expect(fileInWorker(id, modules)).toBe(file);
});
