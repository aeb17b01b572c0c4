/** README and the pages of docs/ lead somewhere: every path, link and command that they name is there. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const inDocs = readdirSync('docs').filter((name) => name.endsWith('.md'));
const pages = ['README.md', ...inDocs.map((name) => `docs/${name}`)];
const games = readdirSync('src/rules', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** Paths within backticks, from the root of the tree: each with every game in the place of `<game>`. */
function pathsIn(text: string): string[] {
  const named = [...text.matchAll(/`((?:src|test|docs|assets)\/[\w./<>*-]*)/g)].map(([, found]) => found);
  return named.map((found) => found.replace(/\*.*$/, '').replace(/[.]+$/, ''));
}

/** Files that a page tells somebody to write are not there yet. */
const toBeWritten = /<(?!game>)|\/fr\//;

const missing = (text: string): string[] =>
  pathsIn(text).filter((found) => {
    if (toBeWritten.test(found)) return false;
    const all = found.includes('<game>') ? games.map((game) => found.replaceAll('<game>', game)) : [found];
    // What one game has and others do not is found where one of them has it.
    return !all.some((each) => existsSync(each));
  });

it.each(pages)('the paths that %s names are there', (page) => {
  const text = readFileSync(page, 'utf8');
  expect(missing(text)).toEqual([]);
});

it.each(pages)('the links of %s lead somewhere', (page) => {
  const links = [...readFileSync(page, 'utf8').matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, link]) => link);
  expect(links.filter((link) => !existsSync(path.join(path.dirname(page), link)))).toEqual([]);
});

it.each(pages)('the commands of %s exist', (page) => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const commands = [...readFileSync(page, 'utf8').matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
});

it('a path that is gone would be found', () => {
  expect(missing('see `src/app/wish.ts` and `src/presentation/<game>/score/`')).toEqual(['src/app/wish.ts']);
});
