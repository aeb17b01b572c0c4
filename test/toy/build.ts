/** The program with a fifth game, built aside from the product. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { buildAloud } from '../aloud.ts';
import { parleyAtTheTable } from './registries.ts';

export async function buildWithParley(): Promise<{ folder: string; remove(): void }> {
  const folder = path.join('node_modules', '.cache', 'captains-table', `fifth-game-${process.pid}`);
  await buildAloud('the program with a fifth game', {
    plugins: [parleyAtTheTable()],
    // The rules are in the Worker.
    worker: { format: 'es', plugins: () => [parleyAtTheTable()] },
    build: { outDir: folder, emptyOutDir: true, minify: false },
  });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
