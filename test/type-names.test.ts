/** Exported types outside the games' own folders: each name stands for one thing, wherever a newcomer meets it. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { games } from '../src/rules/index.ts';

const isOfGame = (file: string): boolean => file.split(/[\\/]/).some((folder) => Object.hasOwn(games, folder));

const typesIn = (text: string): string[] =>
  [...text.matchAll(/^export (?:declare )?(?:abstract )?(?:interface|type|class|enum) (\w+)/gm)].map(
    ([, name]) => name,
  );

/** Lists the names that several files export, with the files. */
function ambiguous(files: Readonly<Record<string, string>>): string[] {
  const found = new Map<string, string[]>();
  for (const [file, text] of Object.entries(files))
    for (const name of typesIn(text)) found.set(name, [...(found.get(name) ?? []), file]);
  return [...found].flatMap(([name, all]) => (all.length > 1 ? [`${name}: ${all.join(', ')}`] : []));
}

it('a name of an exported type stands once outside the folders of games', () => {
  const shared = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !isOfGame(file),
  );
  const files = Object.fromEntries(shared.map((file) => [file, readFileSync(`src/${file}`, 'utf8')]));
  expect(Object.values(files).flatMap(typesIn).length).toBeGreaterThan(500);
  expect(ambiguous(files)).toEqual([]);
});

it('a second meaning would be found', () => {
  expect(ambiguous({ a: 'export interface Told {}', b: 'export type Told = 1;', c: 'interface Told {}' })).toEqual([
    'Told: a, b',
  ]);
});
