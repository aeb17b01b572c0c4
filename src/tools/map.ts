/**
 * `npm run map -- FILE`: reads a map for the game that is played on maps and tells what is wrong with it, and how it looks.
 * Tilesets and templates in files of their own are named after it: `npm run map -- FILE sea.tsx`. Exit 0: it can be played; 1: it cannot; 2: wrong arguments. `npm run map -- --bundled DIR` writes the bundled maps.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileText } from '../match/file-text.ts';
import { readArgs } from './args.ts';
import type { MapTools } from './game-tools.ts';
import { toolsOfGames } from './games.ts';
import { Stop } from './stop.ts';

/** Finds the first game that is played on maps; there is but one. */
function mapTools(): MapTools {
  const [found] = toolsOfGames.flatMap(([, { maps }]) => maps ?? []);
  if (!found) throw new Stop('No game is played on maps.');
  return found;
}

function readFile(file: string): string {
  try {
    return fileText(readFileSync(file));
  } catch (error) {
    throw new Stop(`Cannot read ${file}: ${(error as Error).message}`);
  }
}

try {
  const { values, positionals } = readArgs({ allowPositionals: true, options: { bundled: { type: 'string' } } });
  if (values.bundled !== undefined) {
    for (const { file, text } of mapTools().bundled()) {
      const written = path.join(values.bundled, file);
      writeFileSync(written, text);
      console.log(written);
    }
  } else {
    if (positionals.length === 0) throw new Stop('Name a map file, then its tilesets: npm run map -- FILE');
    const { playable, report } = await mapTools().judge(
      positionals.map((file) => ({ name: file, text: readFile(file) })),
    );
    console.log(report);
    process.exitCode = playable ? 0 : 1;
  }
} catch (error) {
  if (!(error instanceof Stop)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
