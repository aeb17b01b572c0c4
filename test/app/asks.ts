/** Every place in src/app where somebody is asked something, read from the sources, so that a new one cannot be forgotten. */
import { readdirSync, readFileSync } from 'node:fs';
import { type Node, parse, walk } from '../layers/imports.ts';

const root = new URL('../../src/app/', import.meta.url);
export const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.ts'))
  .sort();

/** The call of this name, where it is a plain one or one of the prompter's. */
function asks({ type, callee }: Node): boolean {
  if (type !== 'CallExpression') return false;
  if (callee.type === 'Identifier') return callee.name === 'askOpenly';
  if (callee.type !== 'MemberExpression' || callee.property.name !== 'ask') return false;
  const of = callee.object;
  return (of.type === 'Identifier' ? of.name : of.property?.name) === 'prompter';
}

/** What every ask in this text declares, as it is written; null where it declares nothing. */
export function kindsIn(path: string, text: string): (string | null)[] {
  const found: (string | null)[] = [];
  walk(parse(path, text), (node) => {
    if (!asks(node)) return;
    const properties = node.arguments
      .filter((each: Node) => each.type === 'ObjectExpression')
      .flatMap((each: Node) => each.properties as Node[]);
    const kind = properties.find((each: Node) => each.key?.name === 'kind')?.value;
    if (!kind) found.push(null);
    else found.push(kind.type === 'Literal' ? kind.value : text.slice(kind.start, kind.end));
  });
  return found;
}

export const read = (name: string): string => readFileSync(new URL(name, root), 'utf8');

/** What is declared where somebody is asked, by file. */
export const declaredKinds = (): Record<string, (string | null)[]> =>
  Object.fromEntries(
    sources.flatMap((name) => {
      const kinds = kindsIn(name, read(name));
      return kinds.length > 0 ? [[name, kinds] as const] : [];
    }),
  );
