/**
 * Takes methods that nobody calls out of our part of Phaser: those whose names stand nowhere but where they are made, neither
 * in the engine nor in the sources and tests of this house.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';

/** Names that the language itself calls. */
const called: ReadonlySet<string> = new Set([
  'constructor',
  'get',
  'next',
  'return',
  'set',
  'then',
  'toJSON',
  'toString',
  'valueOf',
]);

const name = /[A-Za-z_$][\w$]*/g;

/** Reads every file below a folder whose name ends like this. */
const textsBelow = (folder: string, end: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(end))
    .map((file) => readFileSync(join(folder, file), 'utf8'));

/** Gives every name in the sources and tests of this house: whatever is spoken of there stays. */
export function namesOfHouse(root: string): Set<string> {
  const names = new Set<string>();
  // A million names: one list of them all would take longer than the reading.
  for (const text of ['src', 'test'].flatMap((part) => textsBelow(join(root, part), '.ts')))
    for (const found of text.match(name) ?? []) names.add(found);
  return names;
}

/** Gives the names of all methods in the engine's sources. */
export const methodsOf = (src: string): Set<string> =>
  new Set(
    textsBelow(src, '.js').flatMap((text) =>
      [...text.matchAll(/^\s+([\w$]+): function\b/gm)].map(([, found]) => found),
    ),
  );

interface Node {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

interface Method {
  name: string;
  start: number;
  end: number;
}

const isNode = (part: unknown): part is Node => typeof (part as Node | null)?.type === 'string';

/** A name that stands in a script, and where. */
interface Mention {
  name: string;
  at: number;
}

/** Lists the methods of a script, and every name that stands in it, in texts as well. */
function readScript(code: string): { methods: Method[]; mentions: Mention[] } {
  const methods: Method[] = [];
  const mentions: Mention[] = [];
  const say = (text: string, at: number) => {
    for (const found of text.match(name) ?? []) mentions.push({ name: found, at });
  };
  const walk = (node: Node): void => {
    const { key, value, computed, start, end } = node;
    if (node.type === 'Identifier') say(node.name as string, start);
    if (node.type === 'Literal' && typeof value === 'string') say(value, start);
    if (node.type === 'TemplateElement') say((value as { raw: string }).raw, start);
    if (node.type === 'Property' && !computed && isNode(key) && key.type === 'Identifier')
      if (isNode(value) && value.type === 'FunctionExpression') methods.push({ name: key.name as string, start, end });
    for (const part of Object.values(node)) for (const each of [part].flat()) if (isNode(each)) walk(each);
  };
  walk(parseAst(code) as unknown as Node);
  return { methods, mentions };
}

/** Counts how often each name stands there. */
function countNames(all: readonly { name: string }[]): Map<string, number> {
  const count = new Map<string, number>();
  for (const each of all) count.set(each.name, (count.get(each.name) ?? 0) + 1);
  return count;
}

/** Gives the script without the methods that nobody calls, and without those that only these have called. */
export function withoutUnused(code: string, house: ReadonlySet<string>): string {
  let { methods, mentions } = readScript(code);
  /** Has a 1 for every letter of the script that is taken out. */
  const out = new Uint8Array(code.length);
  for (;;) {
    const [named, made] = [countNames(mentions), countNames(methods)];
    const unused = methods.filter((each) => {
      const stays = house.has(each.name) || called.has(each.name);
      return !stays && named.get(each.name) === made.get(each.name);
    });
    if (unused.length === 0) break;
    for (const { start, end } of unused) {
      const [comma] = /^\s*,?/.exec(code.slice(end, end + 200)) ?? [''];
      out.fill(1, start, end + comma.length);
    }
    methods = methods.filter(({ start }) => !out[start]);
    mentions = mentions.filter(({ at }) => !out[at]);
  }
  const kept: string[] = [];
  for (let at = 0; at < code.length; ) {
    const from = out.indexOf(0, at);
    if (from < 0) break;
    const next = out.indexOf(1, from);
    at = next < 0 ? code.length : next;
    kept.push(code.slice(from, at));
  }
  return kept.join('');
}
