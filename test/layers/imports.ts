/** Reads one module with the bundler's own parser: what it refers to, and how. */
import { parseSync } from 'vite';

/**
 * `run`: loaded when this module is; `type`: gone after compiling; `worker`: named by `new URL(..., import.meta.url)`;
 * `file`: only its address or text is wanted (`?url`, `?raw`); `glob`: a pattern; `unknown`: not written as a literal.
 */
export type How = 'run' | 'type' | 'worker' | 'file' | 'glob' | 'unknown';

export interface Reference {
  to: string;
  how: How;
}

/** As the parser gives it: every node has a `type`, the rest depends on it. */
// biome-ignore lint/suspicious/noExplicitAny: a syntax tree is walked here, not modelled
export type Node = { type: string } & Record<string, any>;

type Comment = ReturnType<typeof parseSync>['comments'][number];

/** Reads a module as a tree, and the comments that the tree leaves out. */
export function parseAll(path: string, text: string): { program: Node; comments: Comment[] } {
  const { program, comments, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0].message}`);
  return { program: program as unknown as Node, comments };
}

export const parse = (path: string, text: string): Node => parseAll(path, text).program;

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}

export function walk(node: Node, visit: (node: Node, parent: Node | null) => void, parent: Node | null = null): void {
  visit(node, parent);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, visit, node);
  }
}

/** The text of a literal or of a template without holes, else null. */
function literal(node: Node | undefined): string | null {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral' && node.quasis.length === 1) return node.quasis[0].value.cooked;
  return null;
}

function isImportMeta(node: Node | undefined, member: string): boolean {
  return node?.type === 'MemberExpression' && node.object.type === 'MetaProperty' && node.property.name === member;
}

function reference(node: Node | undefined, how: How): Reference {
  const text = literal(node);
  if (text === null) return { to: '?', how: 'unknown' };
  const [to, query] = text.split('?');
  if (how !== 'run' || query === undefined) return { to, how };
  return { to, how: /worker/.test(query) ? 'worker' : 'file' };
}

/**
 * `import { type A } from` counts as `run`: under `verbatimModuleSyntax` the module is still loaded. Only
 * `import type` and `export type` vanish.
 */
export function references(program: Node): Reference[] {
  const found: Reference[] = [];
  walk(program, (node) => {
    switch (node.type) {
      case 'ImportDeclaration':
        found.push(reference(node.source, isTypeOnly(node, 'importKind') ? 'type' : 'run'));
        break;
      case 'ExportAllDeclaration':
      case 'ExportNamedDeclaration':
        if (node.source) found.push(reference(node.source, isTypeOnly(node, 'exportKind') ? 'type' : 'run'));
        break;
      case 'ImportExpression':
        found.push(reference(node.source, 'run'));
        break;
      case 'TSImportType':
        found.push(reference(node.source, 'type'));
        break;
      case 'TSExternalModuleReference':
        found.push(reference(node.expression, 'run'));
        break;
      case 'NewExpression':
        if (node.callee.name === 'URL' && isImportMeta(node.arguments[1], 'url')) {
          found.push(reference(node.arguments[0], 'worker'));
        }
        break;
      case 'CallExpression':
        if (isImportMeta(node.callee, 'glob')) {
          const [first] = node.arguments as Node[];
          const patterns = first?.type === 'ArrayExpression' ? first.elements : [first];
          found.push(...patterns.map((pattern: Node) => reference(pattern, 'glob')));
        }
        break;
    }
  });
  return found;
}

function isTypeOnly(node: Node, kind: 'importKind' | 'exportKind'): boolean {
  return node[kind] === 'type';
}
