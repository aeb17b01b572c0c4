/**
 * A game is named in its own folders and in one registry per layer, and nowhere else under `src`: not in code, words,
 * comments or data. So a game more is a folder and a line in each registry.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { games } from '../../src/rules/index.ts';

/** One file per layer. */
const registries = [
  'src/rules/index.ts',
  'src/bots/games.ts',
  'src/presentation/index.ts',
  'src/stage/drawings.ts',
  'src/tools/games.ts',
];
/** Files that still have to lose their names. */
const notYet: string[] = [];

type Files = ReadonlyMap<string, string>;

/** However it is written: treasure-fleet, Treasure Fleet, treasureFleet, TREASURE_FLEET. */
const named = (id: string): RegExp => new RegExp(id.split('-').join('[-_ ]?'), 'i');

/** The games that a file names, besides the one whose folder it lies in. */
function namesIn(file: string, text: string, ids: readonly string[]): string[] {
  const folders = file.split('/').slice(0, -1);
  return ids.filter((id) => !folders.includes(id) && named(id).test(text));
}

/** What is wrong in this house: files that name a game and may not, and listed ones that name none. */
function check(files: Files, ids: readonly string[], listed: readonly string[]): string[] {
  const faults: string[] = [];
  for (const [file, text] of files) {
    // A file's name counts as well.
    const names = namesIn(file, `${file.split('/').at(-1)}\n${text}`, ids);
    if (names.length > 0 && !listed.includes(file)) faults.push(`${file} names ${names.join(', ')}`);
  }
  for (const file of listed) {
    const text = files.get(file);
    if (text === undefined || namesIn(file, text, ids).length === 0) faults.push(`${file} is listed and names no game`);
  }
  return faults;
}

function house(): Files {
  const files = readdirSync('src', { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => `${parentPath}/${name}`);
  return new Map(paths.map((file) => [file, readFileSync(file, 'utf8')]));
}

const ids = Object.keys(games);

describe('names of games', () => {
  test('stand in their own folders and in one registry per layer', () => {
    const files = house();
    expect(files.size).toBeGreaterThan(600);
    expect(check(files, ids, [...registries, ...notYet])).toEqual([]);
  });

  test('have one registry in a layer', () => {
    const layers = registries.map((file) => file.split('/')[1]);
    expect(new Set(layers).size).toBe(layers.length);
  });
});

describe('a planted name is told:', () => {
  const sound = {
    'src/rules/index.ts': "import { korsar } from './korsar/game.ts';",
    'src/rules/korsar/game.ts': '/** Korsar, the headless core. */',
    'src/stage/korsar/pieces/cards.ts': 'export class KorsarCard {}',
    'src/stage/hand.ts': '/** Every pirate has one. */',
  };
  const planted = (more: Record<string, string>) =>
    check(new Map(Object.entries({ ...sound, ...more })), ['korsar', 'treasure-fleet'], ['src/rules/index.ts']);

  test('none in a sound house', () => expect(planted({})).toEqual([]));

  test.each([
    ['an id', "const atlas = 'treasure-fleet';"],
    ['a title', '/** As in Treasure Fleet. */'],
    ['a variable', 'const treasureFleet = 1;'],
    ['a type', 'interface TreasureFleetCard {}'],
    ['a constant', 'const TREASURE_FLEET = 1;'],
  ])('%s', (_, text) => {
    expect(planted({ 'src/stage/hand.ts': text })).toEqual(['src/stage/hand.ts names treasure-fleet']);
  });

  test('of another game, in a game’s own folder', () => {
    expect(planted({ 'src/stage/korsar/hand.ts': '// As the Treasure Fleet does.' })).toEqual([
      'src/stage/korsar/hand.ts names treasure-fleet',
    ]);
  });

  test('of a file in a shared folder', () => {
    expect(planted({ 'src/stage/hands/korsar.ts': 'export {};' })).toEqual(['src/stage/hands/korsar.ts names korsar']);
  });

  test('in a folder of another layer that is only called alike', () => {
    expect(planted({ 'src/stage/korsars/hand.ts': 'const korsar = 1;' })).toHaveLength(1);
  });

  test('and a registry that names none any more', () => {
    expect(planted({ 'src/rules/index.ts': 'export const games = {};' })).toEqual([
      'src/rules/index.ts is listed and names no game',
    ]);
  });
});
