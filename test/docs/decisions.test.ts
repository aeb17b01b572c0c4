/** Comments that rest on a decision name it as docs/decisions.md does; numbers and chapters of other documents lead nowhere. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const entries = new Set(
  [...readFileSync('docs/decisions.md', 'utf8').matchAll(/^\* \*\*(.+?)\*\*:/gm)].map(([, it]) => it),
);

const modules = ['src', 'test'].flatMap((top) =>
  readdirSync(top, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|mjs)$/.test(file) && !file.endsWith('decisions.test.ts'))
    .map((file) => `${top}/${file}`),
);

/** Lists the decisions that a text points to: "docs/decisions.md, light" or "docs/decisions.md, light and drift". */
const pointedTo = (text: string): string[] =>
  [...text.replace(/\n\s*(?:\*|\/\/)\s*/g, ' ').matchAll(/docs\/decisions\.md, ([\w -]+)/g)].flatMap(([, names]) =>
    names.split(' and '),
  );

/** Pointers to documents that are not here. */
const astray = (text: string): string[] =>
  text.match(/\bdecisions? \d+|\bchapter \d+|\bart (?:bible|direction)\b/gi) ?? [];

it('decisions that comments name are there', () => {
  const all = modules.flatMap((file) => pointedTo(readFileSync(file, 'utf8')).map((name) => ({ file, name })));
  expect(all.length).toBeGreaterThan(40);
  expect(all.filter(({ name }) => !entries.has(name))).toEqual([]);
});

it('no comment points to a document that is not here', () => {
  expect(modules.flatMap((file) => astray(readFileSync(file, 'utf8')).map((found) => `${file}: ${found}`))).toEqual([]);
});

it('the search sees what leads nowhere', () => {
  expect(pointedTo('a pulse (docs/decisions.md, light and\n * promised time).')).toEqual(['light', 'promised time']);
  expect(entries.has('chapter')).toBe(false);
  expect(astray('by decision 24, see chapter 12 of the art direction')).toHaveLength(3);
});
