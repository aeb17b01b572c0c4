/** Which files the build makes for the Worker, and who imports from whom. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { dist, filesBelow } from '../../src/tools/dist.ts';

const scripts = new Map(
  filesBelow(path.join(dist, 'assets'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => [path.basename(file), readFileSync(file, 'utf8')]),
);
/** First files of Workers, named after their modules. */
const firstFiles = [...scripts.keys()].filter((name) => /\.worker-[\w-]+\.js$/.test(name));
/** Names of the files that a script imports from, at once or later. */
const importsOf = (script: string): string[] =>
  [...script.matchAll(/(?:\bfrom|\bimport|\bimport\()\s*["'`]\.\/([\w.-]+\.js)["'`]/g)].map(([, name]) => name);

it('no file imports from the first file of a Worker, which WebKit would run once more', () => {
  expect(firstFiles.length).toBeGreaterThan(0);
  for (const first of firstFiles) {
    // Proof that imports are seen at all.
    expect(importsOf(scripts.get(first)!).length, first).toBeGreaterThan(0);
    for (const [name, script] of scripts) expect(importsOf(script), name).not.toContain(first);
  }
});

it('the first file of a Worker has no exports: there is nothing to import', () => {
  for (const first of firstFiles) expect(scripts.get(first), first).not.toMatch(/\bexport\s*[{*d]/);
});
