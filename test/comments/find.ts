/** Doc comments of a module, and what each of them describes. */
import { type Node, parseAll, walk } from '../layers/imports.ts';

export interface DocComment {
  /** Place of the comment: `src/app/main.ts:12`. */
  at: string;
  /** `does`: a function, a method or an arrow function with a name; `is`: everything else that has one, and a whole file. */
  kind: 'does' | 'is';
  /** Text without stars, on one line. */
  text: string;
}

/** Types of the nodes that have a name of their own, or hold the declaration of one. */
const named = new Set([
  'ExportNamedDeclaration',
  'ExportDefaultDeclaration',
  'FunctionDeclaration',
  'TSDeclareFunction',
  'VariableDeclaration',
  'ClassDeclaration',
  'MethodDefinition',
  'PropertyDefinition',
  'TSAbstractMethodDefinition',
  'TSAbstractPropertyDefinition',
  'Property',
  'TSInterfaceDeclaration',
  'TSTypeAliasDeclaration',
  'TSPropertySignature',
  'TSMethodSignature',
  'TSParameterProperty',
]);

/** Tells what a node is. A getter is read like a field, and nobody calls a constructor by its name. */
function kindOf(node: Node): DocComment['kind'] {
  if (/^Export/.test(node.type)) return node.declaration ? kindOf(node.declaration) : 'is';
  if (/^(TSDeclareFunction|FunctionDeclaration)$/.test(node.type)) return 'does';
  if (/Method(Definition|Signature)$/.test(node.type)) return node.kind === 'method' ? 'does' : 'is';
  if (node.type === 'Property') return node.method ? 'does' : 'is';
  if (node.type !== 'VariableDeclaration') return 'is';
  return /^(ArrowFunction|Function)Expression$/.test(node.declarations[0].init?.type) ? 'does' : 'is';
}

const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length;

/** Takes stars and line ends out of a comment. */
const plain = (comment: string): string =>
  comment
    .replace(/^\s*\*+/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Finds the doc comments that describe something, a file's heading too, in a module given by its path and its source. */
export function docCommentsIn(path: string, source: string): DocComment[] {
  const { program, comments } = parseAll(path, source);
  const starting = new Map<number, Node>();
  // Of nodes that begin at the same place the outermost is visited first.
  walk(program, (node) => {
    if (named.has(node.type) && !starting.has(node.start)) starting.set(node.start, node);
  });
  return comments.flatMap(({ type, value, start, end }) => {
    if (type !== 'Block' || !value.startsWith('*')) return [];
    // A blank line parts the heading of a file from what follows it; a note to the linter parts nothing.
    const gap = /^[ \t]*\n?(?:[ \t]*\/\/.*\n)*[ \t]*/.exec(source.slice(end))?.[0] ?? '';
    const node = starting.get(end + gap.length);
    if (!node && start > 0) return [];
    return [{ at: `${path}:${lineOf(source, start)}`, kind: node ? kindOf(node) : 'is', text: plain(value) }];
  });
}
