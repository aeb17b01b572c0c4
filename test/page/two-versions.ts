/** Versions of the program, built aside from the product, and a server that goes from one to the other as an operator's does. */
import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { type Served, serve } from '../../src/tools/serve.ts';
import { buildAloud } from '../aloud.ts';

const folder = path.resolve('node_modules', '.cache', 'captains-table', `versions-${process.pid}`);

/** Milliseconds between two looks of these versions at whether anybody is at the table. */
export const eachLook = 100;

/** Modules that come at once, and such as come when somebody wants them. */
const told = [/\/src\/app\/main\.ts$/, /\/src\/stage\/[\w-]+\/drawing\.ts$/, /\/src\/app\/offline\/provide\.ts$/];

declare global {
  interface Window {
    /** Versions of all parts of the program that have come. */
    parts?: string[];
  }
}

/** Lets every one of those modules say to which version it belongs. */
const marked = (version: string): Plugin => ({
  name: 'marked',
  transform: (code, id) =>
    told.some((each) => each.test(id)) ? `${code}\n(window.parts ??= []).push('${version}');` : undefined,
});

/** Lets a version look ten times as often whether anybody is at the table: that second is real, and no clock of a test's moves it. */
const watchful: Plugin = {
  name: 'watchful',
  enforce: 'pre',
  transform(code, id) {
    if (!id.includes('/src/app/offline/provide.ts')) return undefined;
    const often = code.replace('eachLook = 1000', `eachLook = ${eachLook}`);
    if (often === code) throw new Error('Nothing says how often a version looks.');
    return often;
  },
};

/** Builds the program as this version. `plant`: text of a module that is replaced, a fault. */
export async function buildVersion(version: string, plant?: { from: string; to: string }): Promise<string> {
  const outDir = path.join(folder, version);
  let planted = plant === undefined;
  const fault: Plugin = {
    name: 'fault',
    transform(code, id) {
      if (!plant || !id.includes('/src/app/') || !code.includes(plant.from)) return undefined;
      planted = true;
      return code.replace(plant.from, plant.to);
    },
  };
  await buildAloud(`the version "${version}"`, {
    plugins: [marked(version), watchful, fault],
    build: { outDir, emptyOutDir: true, minify: false },
  });
  if (!planted) throw new Error(`No module says "${plant?.from}": the fault was not planted.`);
  return outDir;
}

/** Copies a version that was built, so that its files can be changed. */
export function copyVersion(built: string, name: string): string {
  const copy = path.join(folder, name);
  cpSync(built, copy, { recursive: true });
  return copy;
}

export const removeVersions = (): void => rmSync(folder, { recursive: true, force: true });

export interface Switching extends Served {
  /** Serves what lies in this folder from now on. */
  turnTo(version: string): void;
}

export async function serveVersions(first: string): Promise<Switching> {
  const now = path.join(folder, `served-${Math.random().toString(36).slice(2)}`);
  const turnTo = (version: string) => {
    rmSync(now, { force: true });
    symlinkSync(version, now);
  };
  mkdirSync(folder, { recursive: true });
  turnTo(first);
  return { ...(await serve(now)), turnTo };
}
