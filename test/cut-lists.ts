/** The cuts and ceremonies as they lie in the assets. */
import { existsSync, readFileSync } from 'node:fs';
import type { CutList } from '../src/match/clip.ts';
import { games } from '../src/rules/index.ts';

export const cutFiles: readonly (readonly [game: string, file: string])[] = Object.keys(games)
  .map((game) => [game, `assets/${game}/reel.json`] as const)
  .filter(([, file]) => existsSync(file));

export const cutLists: Readonly<Record<string, CutList>> = Object.fromEntries(
  cutFiles.map(([game, file]) => [game, JSON.parse(readFileSync(file, 'utf8')) as CutList]),
);
