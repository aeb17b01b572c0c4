/** Every key of every catalogue is read somewhere: a sentence that nobody says is not translated for nothing. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { Catalogue } from '../../src/words/catalogue.ts';
import { isParsed } from '../../src/words/short-form.ts';

const root = path.join(import.meta.dirname, '../../src');
const modules = import.meta.glob<Record<string, unknown>>('/src/words/*/*.ts', { eager: true });

const isCatalogue = (value: unknown): value is Catalogue<unknown> => typeof value === 'function' && 'fetch' in value;

/** Ways to the messages of a table, key by key. */
function ways(table: unknown, at: readonly string[] = []): string[][] {
  if (typeof table !== 'object' || table === null || isParsed(table)) return [[...at]];
  return Object.entries(table).flatMap(([key, part]) => ways(part, [...at, key]));
}

/** The sources without the catalogues. */
function sources(folder = root): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return file === path.join(root, 'words') ? [] : sources(file);
    return file.endsWith('.ts') ? [readFileSync(file, 'utf8')] : [];
  });
}

/** Keys of lists and of signs are read by their number or as what they are. */
const unnamed = /^(\d+|[^\w]+)$/;

function unread(table: unknown, read: ReadonlySet<string>): string[] {
  return ways(table)
    .filter((way) => !way.every((key) => read.has(key) || unnamed.test(key)))
    .map((way) => way.join('.'));
}

const wordsOf = (texts: readonly string[]): Set<string> =>
  new Set(texts.flatMap((text) => [...(text.match(/[\w$]+/g) ?? []), ...(text.match(/[\w$-]+/g) ?? [])]));

it('every key is read', () => {
  const read = wordsOf(sources());
  const found = Object.entries(modules).flatMap(([file, exports]) =>
    Object.values(exports)
      .filter(isCatalogue)
      .flatMap((words) => unread(words(), read).map((way) => `${file}: ${way}`)),
  );
  expect(found).toEqual([]);
});

it('one that is not would be found', () => {
  const read = wordsOf(['words().ships.sloop', "'letter-of-marque'"]);
  expect(unread({ ships: { sloop: 'a', raft: 'b' }, 'letter-of-marque': ['c'], flag: 'd' }, read)).toEqual([
    'ships.raft',
    'flag',
  ]);
});
