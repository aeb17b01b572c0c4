/** What the page's thread can still reach, once its garbage is collected. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { dist, filesBelow } from '../../src/tools/dist.ts';
import { progress } from '../progress.ts';

interface Snapshot {
  snapshot: {
    meta: { node_fields: string[]; node_types: [string[]]; edge_fields: string[]; edge_types: [string[]] };
  };
  nodes: number[];
  edges: number[];
  strings: string[];
}

async function snapshotOf(page: Page): Promise<Snapshot> {
  return JSON.parse(await textOf(page)) as Snapshot;
}

/** Takes a snapshot as the browser writes it: nodes, then edges, then strings. */
async function textOf(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  // On a busy machine a snapshot alone can take a minute.
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => {
    chunks.push(chunk);
    progress('a part of a heap snapshot');
  });
  session.on('HeapProfiler.reportHeapSnapshotProgress', () => progress('some of a heap snapshot'));
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: true });
  await session.detach();
  return chunks.join('');
}

/** Kinds of nodes that a program makes; code, which the engine makes and drops as it likes, is none of them. */
const made = ['object', 'closure', 'array', 'string', 'concatenated string', 'sliced string', 'number', 'bigint'];

/** Counts the bytes of everything that the program holds. */
export async function bytesInReach(page: Page): Promise<number> {
  // Only nodes have a size, and they are the smaller part.
  const text = await textOf(page);
  const { snapshot, nodes } = JSON.parse(`${text.slice(0, text.indexOf(',\n"edges":['))}}`) as Omit<Snapshot, 'edges'>;
  const { node_fields, node_types } = snapshot.meta;
  const [typeAt, sizeAt] = [node_fields.indexOf('type'), node_fields.indexOf('self_size')];
  const kinds = new Set(made.map((name) => node_types[0].indexOf(name)));
  let bytes = 0;
  for (let node = 0; node < nodes.length; node += node_fields.length)
    if (kinds.has(nodes[node + typeAt])) bytes += nodes[node + sizeAt];
  return bytes;
}

export async function stringsInReach(page: Page): Promise<string[]> {
  return (await snapshotOf(page)).strings;
}

/** What a hand looks like in memory: a list of these names, so long, or a text in which two of them follow each other. */
export interface HandShape {
  names: readonly string[];
  /** Shorter lists belong to the rules' pictures, longer ones to the box. */
  least: number;
  most: number;
}

/** The texts of the program's own scripts, which the browser keeps: what is written in them was known before any deal. */
const scripts = (): Set<string> =>
  new Set(
    filesBelow(dist)
      .filter((file) => file.endsWith('.js'))
      .map((file) => readFileSync(file, 'utf8').trim()),
  );

/** Gives the texts that are no script of the program. */
function notScripts(texts: readonly string[]): string[] {
  const own = scripts();
  return texts.filter((text) => !own.has(text.trim()));
}

/** Lists that could be hands, and texts that hold such a list. */
export async function handsInReach(page: Page, { names, least, most }: HandShape) {
  const { snapshot, nodes, edges, strings } = await snapshotOf(page);
  const { node_fields, edge_fields, edge_types } = snapshot.meta;
  const [nodeSize, edgeSize] = [node_fields.length, edge_fields.length];
  const [nameAt, countAt] = [node_fields.indexOf('name'), node_fields.indexOf('edge_count')];
  const [typeAt, toAt] = [edge_fields.indexOf('type'), edge_fields.indexOf('to_node')];
  const element = edge_types[0].indexOf('element');
  const known = new Set(names);
  const lists: string[][] = [];
  let edge = 0;
  for (let node = 0; node < nodes.length; node += nodeSize) {
    const held: string[] = [];
    for (let n = nodes[node + countAt]; n > 0; n--, edge += edgeSize) {
      if (edges[edge + typeAt] !== element) continue;
      const text = strings[nodes[edges[edge + toAt] + nameAt]];
      if (known.has(text)) held.push(text);
    }
    if (held.length >= least && held.length <= most) lists.push(held);
  }
  const name = names.join('|');
  const written = new RegExp(`"(?:${name})"\\s*,\\s*"(?:${name})"`);
  return { lists, texts: notScripts(strings.filter((text) => written.test(text))) };
}

/** The names that some object has under this key, and the texts that hold one of these sentences. */
export async function toldInReach(page: Page, key: string, names: readonly string[], sentences: readonly string[]) {
  const { snapshot, nodes, edges, strings } = await snapshotOf(page);
  const { node_fields, edge_fields, edge_types } = snapshot.meta;
  const [nodeSize, edgeSize] = [node_fields.length, edge_fields.length];
  const [nameAt, countAt] = [node_fields.indexOf('name'), node_fields.indexOf('edge_count')];
  const [typeAt, labelAt, toAt] = ['type', 'name_or_index', 'to_node'].map((field) => edge_fields.indexOf(field));
  const property = edge_types[0].indexOf('property');
  const wanted = strings.indexOf(key);
  const known = new Set(names);
  const held: string[] = [];
  let edge = 0;
  for (let node = 0; node < nodes.length; node += nodeSize) {
    for (let n = nodes[node + countAt]; n > 0; n--, edge += edgeSize) {
      if (edges[edge + typeAt] !== property || edges[edge + labelAt] !== wanted) continue;
      const text = strings[nodes[edges[edge + toAt] + nameAt]];
      if (known.has(text)) held.push(text);
    }
  }
  return { held: held.sort(), texts: strings.filter((text) => sentences.some((each) => text.includes(each))) };
}

/** What is there now and was not before, as often as it is there more. */
export function cardsBeyond(before: readonly string[], now: readonly string[]): string[] {
  const rest = [...before];
  return now.filter((card) => {
    const at = rest.indexOf(card);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

/** How often each of these names is held: by objects, by lists and by functions that go on. */
export async function timesHeld(page: Page, names: readonly string[]): Promise<Map<string, number>> {
  return timesIn(await snapshotOf(page), names, ['element', 'property', 'context']);
}

function timesIn(
  { snapshot, nodes, edges, strings }: Snapshot,
  names: readonly string[],
  held: readonly string[],
): Map<string, number> {
  const { node_fields, edge_fields, edge_types } = snapshot.meta;
  const edgeSize = edge_fields.length;
  const nameAt = node_fields.indexOf('name');
  const [typeAt, toAt] = ['type', 'to_node'].map((field) => edge_fields.indexOf(field));
  const kinds = new Set(held.map((kind) => edge_types[0].indexOf(kind)));
  const times = new Map(names.map((name) => [name, 0]));
  for (let edge = 0; edge < edges.length; edge += edgeSize) {
    if (!kinds.has(edges[edge + typeAt])) continue;
    const text = strings[nodes[edges[edge + toAt] + nameAt]];
    const before = times.get(text);
    if (before !== undefined) times.set(text, before + 1);
  }
  return times;
}

/**
 * How often each of these names is in reach, in whatever shape: held by an object, a list, a function that goes on, or
 * written in quotes within a text.
 */
export async function timesInReach(page: Page, names: readonly string[]): Promise<Map<string, number>> {
  const snapshot = await snapshotOf(page);
  // What lies in a map is held in the engine's own way.
  const times = timesIn(snapshot, names, ['element', 'property', 'context', 'internal', 'hidden']);
  const texts = notScripts(snapshot.strings.filter((text) => text.includes('"')));
  for (const name of names)
    times.set(name, times.get(name)! + texts.filter((text) => text.includes(`"${name}"`)).length);
  return times;
}
