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
export const namesOfHouse = (root: string): Set<string> =>
  new Set(
    ['src', 'test'].flatMap((part) => textsBelow(join(root, part), '.ts').flatMap((text) => text.match(name) ?? [])),
  );

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

/** Lists the methods of a script, and counts how often each name stands in it, in texts as well. */
function readScript(code: string): { methods: Method[]; count: Map<string, number> } {
  const methods: Method[] = [];
  const count = new Map<string, number>();
  const say = (text: string) => {
    for (const found of text.match(name) ?? []) count.set(found, (count.get(found) ?? 0) + 1);
  };
  const walk = (node: Node): void => {
    if (node.type === 'Identifier') say(node.name as string);
    if (node.type === 'Literal' && typeof node.value === 'string') say(node.value);
    if (node.type === 'TemplateElement') say((node.value as { raw: string }).raw);
    const { key, value, computed, start, end } = node;
    if (node.type === 'Property' && !computed && isNode(key) && key.type === 'Identifier')
      if (isNode(value) && value.type === 'FunctionExpression') methods.push({ name: key.name as string, start, end });
    for (const part of Object.values(node)) for (const each of [part].flat()) if (isNode(each)) walk(each);
  };
  walk(parseAst(code) as unknown as Node);
  return { methods, count };
}

/** Gives the script without the methods that nobody calls, and without those that only these have called. */
export function withoutUnused(code: string, house: ReadonlySet<string>): string {
  const { methods, count } = readScript(code);
  const made = new Map<string, number>();
  for (const method of methods) made.set(method.name, (made.get(method.name) ?? 0) + 1);
  const unused = methods.filter((each) => {
    const stays = house.has(each.name) || called.has(each.name);
    return !stays && count.get(each.name) === made.get(each.name);
  });
  if (unused.length === 0) return code;
  const left = unused
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => {
      const [comma] = /^\s*,?/.exec(text.slice(end)) ?? [''];
      return text.slice(0, start) + text.slice(end + comma.length);
    }, code);
  return withoutUnused(left, house);
}
