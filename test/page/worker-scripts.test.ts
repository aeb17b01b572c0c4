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

/** Names of the files that a script brings along, whatever way they come. */
function closureOf(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  for (const next of importsOf(scripts.get(name)!)) closureOf(next, found);
  return found;
}

it('a Worker fetches nothing that only the page runs: the engine and the stage need a document', () => {
  for (const first of firstFiles) {
    const fetched = [...closureOf(first)];
    expect(fetched.length, first).toBeGreaterThan(4);
    expect(fetched.filter((name) => /^(?:phaser|shared|index|stage|drawing)-/.test(name))).toEqual([]);
  }
});
