/**
 * Collects the licence texts of everything the built program holds, from the packages themselves: what `dependencies`
 * names and what those need in turn, the packages our typefaces were cut from, and our own.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

export interface FoundLicence {
  name: string;
  /** The version of a package; empty for our own program. */
  version: string;
  /** The short name of the licence, as SPDX has it. */
  kind: string;
  text: string;
}

interface Manifest {
  name: string;
  version: string;
  license: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** The typefaces lie in assets/common/fonts; the packages they come from are only needed to cut them. */
const typeface = /^@fontsource\//;
const licenceFile = /^(licen[cs]e|copying)(\.(md|txt))?$/i;

const root = path.join(import.meta.dirname, '../../..');
const manifestIn = (dir: string): Manifest => JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8'));

/** Finds a package as Node does: beside whoever needs it, else further up. */
function folderOf(name: string, from: string): string {
  for (let dir = from; ; dir = path.dirname(dir)) {
    const found = path.join(dir, 'node_modules', name);
    if (existsSync(path.join(found, 'package.json'))) return found;
    if (dir === path.dirname(dir)) throw new Error(`The package ${name} is not installed.`);
  }
}

function licenceOf(dir: string): FoundLicence {
  const { name, version, license } = manifestIn(dir);
  const file = readdirSync(dir).find((each) => licenceFile.test(each));
  if (!file) throw new Error(`The package ${name} comes without a licence text.`);
  return { name, version, kind: license, text: readFileSync(path.join(dir, file), 'utf8').trim() };
}

export function licences(): FoundLicence[] {
  const house = manifestIn(root);
  const shipped = new Map<string, FoundLicence>();
  const take = (name: string, from: string) => {
    if (shipped.has(name)) return;
    const dir = folderOf(name, from);
    shipped.set(name, licenceOf(dir));
    for (const needed of Object.keys(manifestIn(dir).dependencies ?? {})) take(needed, dir);
  };
  for (const name of Object.keys(house.dependencies ?? {})) take(name, root);
  for (const name of Object.keys(house.devDependencies ?? {})) if (typeface.test(name)) take(name, root);
  const ours = { name: 'The Captain’s Table', version: '', kind: house.license };
  return [{ ...ours, text: readFileSync(path.join(root, 'LICENSE'), 'utf8').trim() }, ...shipped.values()];
}

export const asText = (all: readonly FoundLicence[]): string =>
  all
    .map(({ name, version, kind, text }) => `${name} ${version} (${kind})\n\n${text}\n`)
    .join(`\n${'='.repeat(80)}\n\n`);

/** Name of the file beside index.html. */
const fileName = 'licences.txt';

/** Writes the texts down beside the page, for people and for the page itself. */
export const licencesInBuild = (): Plugin => ({
  name: 'licences',
  configureServer({ middlewares }) {
    middlewares.use(`/${fileName}`, (_, answer) => void answer.end(asText(licences())));
  },
  generateBundle() {
    this.emitFile({ type: 'asset', fileName, source: asText(licences()) });
  },
});
