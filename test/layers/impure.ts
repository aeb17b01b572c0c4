/** Finds clocks, outside chance and the page in a module that must stay pure. */
import { type Node, walk } from './imports.ts';
import { impureMembers, impureNames } from './table.ts';

const guarded = new Set(impureMembers.map((member) => member.split('.')[0]));

/** An identifier that is only a label: a property's or member's name, not a value. */
function isLabel(node: Node, parent: Node | null): boolean {
  if (!parent) return false;
  if (parent.type === 'MemberExpression') return parent.property === node && !parent.computed;
  if (parent.type === 'TSQualifiedName') return parent.right === node;
  if (parent.type === 'Property') return parent.key === node && !parent.computed && !parent.shorthand;
  const keyed = ['PropertyDefinition', 'MethodDefinition', 'TSPropertySignature', 'TSMethodSignature', 'TSEnumMember'];
  if (keyed.includes(parent.type)) return (parent.key ?? parent.id) === node && !parent.computed;
  return parent.type === 'TSNamedTupleMember' && parent.label === node;
}

/** Names the module gives to its own things; these hide the outside ones. */
function ownNames(program: Node): Set<string> {
  const own = new Set<string>();
  const bind = (node: Node | null | undefined): void => {
    if (!node) return;
    if (node.type === 'Identifier') own.add(node.name);
    else if (node.type === 'ObjectPattern') for (const p of node.properties) bind(p.value ?? p.argument);
    else if (node.type === 'ArrayPattern') for (const e of node.elements) bind(e);
    else if (node.type === 'AssignmentPattern') bind(node.left);
    else if (node.type === 'RestElement') bind(node.argument);
  };
  walk(program, (node) => {
    if (node.type === 'VariableDeclarator' || /^(Class|Function)(Declaration|Expression)$/.test(node.type))
      bind(node.id);
    if (/^Import.*Specifier$/.test(node.type)) bind(node.local);
    if (/Function/.test(node.type) && Array.isArray(node.params)) for (const param of node.params) bind(param);
  });
  return own;
}

/** What it uses that it may not, each name once. */
export function impurities(program: Node): string[] {
  const own = ownNames(program);
  const found = new Set<string>();
  walk(program, (node, parent) => {
    if (node.type !== 'Identifier' || isLabel(node, parent) || own.has(node.name)) return;
    if (impureNames.includes(node.name)) found.add(node.name);
    if (!guarded.has(node.name)) return;
    const isObject = parent?.type === 'MemberExpression' && parent.object === node;
    const member = isObject ? (parent.computed ? parent.property.value : parent.property.name) : undefined;
    // Used whole, or by a name that is only known later, it may give anything.
    if (member === undefined || impureMembers.includes(`${node.name}.${member}`)) {
      found.add(member === undefined ? node.name : `${node.name}.${member}`);
    }
  });
  return [...found];
}
