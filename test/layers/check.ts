/** Judges a set of modules by the table: every sentence it returns is one violation. */
import path from 'node:path';
import { parse, type Reference, references } from './imports.ts';
import { impurities } from './impure.ts';
import { type Layer, layers, openToThePage, pageThread, pure, rooms, runtime, tools, workers } from './table.ts';

/** Path from the project's root (`src/rules/game.ts`) to text. */
export type Modules = ReadonlyMap<string, string>;

export interface Verdict {
  read: number;
  violations: string[];
}

type Edges = Map<string, string[]>;

function folderOf(file: string): string {
  return /^src\/([^/]+)\//.exec(file)?.[1] ?? '';
}

function layerOf(file: string): Layer | null {
  const folder = folderOf(file) as Layer;
  return layers.includes(folder) ? folder : null;
}

function packageOf(specifier: string): string {
  if (specifier.startsWith('node:')) return 'node:';
  const [first, second] = specifier.split('/');
  return first.startsWith('@') && first !== '@fontsource' ? `${first}/${second}` : first;
}

/** The project's path behind a specifier, or null for a package. A slash in front means the root; `!` takes away. */
function resolve(file: string, specifier: string): string | null {
  const to = specifier.replace(/^!/, '');
  if (to.startsWith('/')) return path.posix.normalize(to.slice(1));
  return to.startsWith('.') ? path.posix.join(path.posix.dirname(file), to) : null;
}

function matches(file: string, pattern: string): boolean {
  return new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '[^/]+')}$`).test(file);
}

function isOpen(file: string): boolean {
  return openToThePage.some((pattern) => matches(file, pattern));
}

function judgePackage(file: string, layer: Layer | null, { to, how }: Reference): string | null {
  if (!layer || how === 'type') return null;
  return runtime[layer].packages.includes(packageOf(to)) ? null : `${file} may not import the package ${to}`;
}

function judgeType(file: string, layer: Layer, target: string, to: Layer): string | null {
  return layers.indexOf(to) <= layers.indexOf(layer)
    ? null
    : `${file} may not take types from ${target} (to the right)`;
}

function judgeModule(file: string, layer: Layer, target: string, how: Reference['how']): string | null {
  const worker = workers[target];
  if (how === 'worker') {
    return worker?.includes(layer) ? null : `${file} may not start ${target} as a worker`;
  }
  if (worker && how === 'run') return `${file} imports ${target}: a worker is only named by its URL`;
  const to = layerOf(target);
  if (!to) return `${file} may not import ${target}`;
  if (how === 'type') return judgeType(file, layer, target, to);
  if (how === 'glob') return `${file} collects ${target} by a pattern: patterns are for assets`;
  if (runtime[layer].modules.includes(to)) return null;
  if (pageThread.includes(layer) && isOpen(target)) return null;
  return `${file} may not import ${target} at run time (${layer} does not use ${to})`;
}

const roomOf = (file: string): string | null => /^src\/app\/([^/]+)/.exec(file)?.[1] ?? null;

/** Tells of a module of the app that takes from a room above its own. */
function judgeRoom(file: string, target: string): string | null {
  const [from, to] = [roomOf(file), roomOf(target)];
  if (from === null || to === null) return null;
  return rooms.indexOf(to) <= rooms.indexOf(from) ? null : `${file} may not take from ${target}, a room above it`;
}

function judge(file: string, reference: Reference, modules: Modules): string | null {
  const layer = layerOf(file);
  const isTool = folderOf(file) === tools.folder;
  if (!layer && !isTool) return `${file} lies in no layer`;
  if (reference.how === 'unknown') return isTool ? null : `${file} imports something that is not written as a literal`;
  const target = resolve(file, reference.to);
  if (!target) return judgePackage(file, layer, reference);
  if (!target.startsWith('src/')) {
    if (isTool || (target.startsWith('assets/') && layer && runtime[layer].assets)) return null;
    return `${file} may not reach for ${target}`;
  }
  if (/\.[cm]?[jt]sx?$/.test(target) && reference.how !== 'glob' && !modules.has(target)) {
    return `${file} refers to ${target}, which does not exist`;
  }
  const above = judgeRoom(file, target);
  if (above) return above;
  if (reference.how === 'file') return null;
  if (layer) return judgeModule(file, layer, target, reference.how);
  const to = layerOf(target);
  return to && tools.mayNotImport.includes(to) ? `${file} may not import ${target}: tools leave the page alone` : null;
}

/** Paths through run-time imports by which the page's thread would get hold of a module it must not have. */
function leaks(edges: Edges): string[] {
  const cameFrom = new Map<string, string | null>();
  const queue = [...edges.keys()].filter((file) => pageThread.includes(layerOf(file) as Layer));
  for (const file of queue) cameFrom.set(file, null);
  const found: string[] = [];
  for (const file of queue) {
    for (const target of edges.get(file) ?? []) {
      if (cameFrom.has(target)) continue;
      cameFrom.set(target, file);
      queue.push(target);
      if (pageThread.includes(layerOf(target) as Layer) || isOpen(target)) continue;
      // A direct import is told by `judge`; here it is the long way round.
      const way = [target];
      for (let at: string | null | undefined = file; at; at = cameFrom.get(at)) way.unshift(at);
      if (way.length > 2) found.push(`The page reaches ${target} at run time: ${way.join(' -> ')}`);
    }
  }
  return found;
}

/** Rings of imports, each told once. */
function cycles(edges: Edges): string[][] {
  const done = new Set<string>();
  const found: string[][] = [];
  const visit = (file: string, trail: string[]): void => {
    const at = trail.indexOf(file);
    if (at >= 0) found.push([...trail.slice(at), file]);
    if (at >= 0 || done.has(file)) return;
    for (const target of edges.get(file) ?? []) visit(target, [...trail, file]);
    done.add(file);
  };
  for (const file of edges.keys()) visit(file, []);
  return found;
}

/**
 * Modules that load each other in a ring, and modules of a layer that do so as soon as types count as well: files in a
 * ring are one file, cut where it was long.
 */
function rings(loaded: Edges, named: Edges): string[] {
  return [
    ...cycles(loaded).map((ring) => `Modules import each other in a ring: ${ring.join(' -> ')}`),
    ...cycles(named).map((ring) => `Types go round in a ring: ${ring.join(' -> ')}`),
  ];
}

/** A translation takes the type of the messages that fetch it when somebody wants it: the two are not one file. */
const isTranslation = (file: string): boolean => /^src\/words\/[^/]+\/[a-z]{2}\//.test(file);

export function check(modules: Modules): Verdict {
  const violations: string[] = [];
  const edges: Edges = new Map();
  /** Imports of types, too, between modules of the layers. */
  const named: Edges = new Map();
  for (const [file, text] of modules) {
    const room = roomOf(file);
    if (room !== null && !rooms.includes(room)) violations.push(`${file} lies in no room of the app`);
    const program = parse(file, text);
    const found = references(program);
    for (const reference of found) {
      const violation = judge(file, reference, modules);
      if (violation) violations.push(violation);
    }
    const targets = (hows: readonly string[]): string[] =>
      found.filter(({ how }) => hows.includes(how)).flatMap(({ to }) => resolve(file, to) ?? []);
    edges.set(file, targets(['run']));
    const layer = layerOf(file);
    if (layer && !isTranslation(file)) named.set(file, targets(['run', 'type']));
    if (layer && pure.includes(layer)) {
      for (const name of impurities(program)) violations.push(`${file} uses ${name}`);
    }
  }
  return { read: edges.size, violations: [...violations, ...leaks(edges), ...rings(edges, named)] };
}
