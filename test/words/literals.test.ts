/** No sentence that people read lies outside the catalogues, and proof that the search finds one. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { literalsIn } from './literals/find.ts';

/** The folders that are searched. */
const folders = ['src/controller', 'src/stage', 'src/app', 'src/host', 'src/match', 'src/rules'];

/**
 * Files whose texts are for developers: broken invariants, what a schema's check says of a fault, samples and variants of
 * the gallery, names of actions for bots; and thrown by the rules or drawn there: faults of a set-up, maps with their names.
 */
const forDevelopers =
  /\/(faults|schema|earlier|samples|variants|names)\.ts$|^src\/rules\/[\w-]+\/(setup|cards|options|tiled)\.ts$/;

/** What may stand where it is: the names of typefaces, and a word for the console. */
const allowed: readonly string[] = [
  'Pirata One',
  'IM Fell English SC',
  'Alegreya Sans',
  'Web Audio is not available',
  '[object Object]',
  // Names of games.
  'Treasure Fleet',
  'Card Pirates',
];

const modulesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => file.endsWith('.ts') && !forDevelopers.test(file))
    .sort();

it.each(folders)(
  'numbers are written by the catalogues, not in %s: each language has a sign of its own before a fraction',
  (folder) => {
    const own = /\.(toFixed|toPrecision|toLocaleString)\(/;
    expect(modulesOf(folder).filter((file) => own.test(readFileSync(file, 'utf8')))).toEqual([]);
  },
);

describe('texts of two words or more', () => {
  it.each(folders)('lie in the catalogues, not in %s', (folder) => {
    const modules = modulesOf(folder);
    expect(modules.length).toBeGreaterThan(5);
    const found = modules.flatMap((file) => literalsIn(file, readFileSync(file, 'utf8')));
    const outside = found.filter(({ text }) => !allowed.includes(text));
    expect(outside.map(({ at, text }) => `${at}  ${text}`)).toEqual([]);
  });

  const planted: readonly [string, string, string][] = [
    ['a sentence', "\nnotice('Please reload the page.');", 'src/app/bad.ts:2  Please reload the page.'],
    ['a template', 'const a = (n: string) => `$'.concat('{n} sails home`;'), 'src/app/bad.ts:1  … sails home'],
    ['a key', "const all = { 'set sail': 1 };", 'src/app/bad.ts:1  set sail'],
    ['a cast', "const a = 'set sail' as string;", 'src/app/bad.ts:1  set sail'],
    ['a sentence beside a fault', "if (!('set sail' in a)) throw new Error('No sail.');", 'src/app/bad.ts:1  set sail'],
    ['a new thing that is no fault', "new Plate('set sail');", 'src/app/bad.ts:1  set sail'],
  ];
  it.each(planted)('are found: %s', (_, source, found) => {
    expect(literalsIn('src/app/bad.ts', source).map(({ at, text }) => `${at}  ${text}`)).toEqual([found]);
  });

  const fine: readonly [string, string][] = [
    ['a fault', "throw new Error('There is no game.');"],
    ['a fault that tells of itself', "class Lost extends Error { constructor() { super('The host was lost.'); } }"],
    ['a line of the console', 'console.warn("The beat failed.", 2);'],
    ['a comment', '// Set sail for home.\nconst a = 1;'],
    ['a type', "type A = 'set sail';"],
    ['one word, ids and numbers', "const a = ['anchor', 'card-lift', 'ship|v3', '1 2', 'icon-cog'];"],
    ['a module', "import a from './set sail.ts'; export * from './set sail.ts';"],
    ['a typeface', 'const a = `700 48px "Alegreya Sans"`;'],
  ];
  it.each(fine)('are none: %s', (_, source) => {
    expect(literalsIn('src/app/fine.ts', source)).toEqual([]);
  });
});
