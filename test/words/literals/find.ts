/**
 * Texts of two words or more in a module that lie outside the catalogues: what people read would stay English there. Thrown
 * faults and console lines are for those who work on the house; comments and types are not seen at all.
 */
import { type Node, parse, walk } from '../../layers/imports.ts';

export interface Literal {
  /** `src/app/main.ts:12` */
  at: string;
  text: string;
}

/** Two words beside each other, as people write them: letters, a space, letters. */
const twoWords = /\p{L}[\p{L}’'-]*[,;:.!?]? +[(„“"]?\p{L}/u;

/** What reads like words and is none: typefaces with others that stand in, shaders, what is asked of the browser. */
const notWords = [/\dpx "|, sans-serif/, /\b(gl_\w+|precision|uniform|varying)\b/, /^\(prefers-/];

const isFault = ({ type, callee }: Node): boolean =>
  type === 'NewExpression' && callee.type === 'Identifier' && /(Error|Exception|Stop)$/.test(callee.name);

/** Lines of the console, marks on the browser's time line, and what a class of faults tells of itself. */
const isForUs = ({ type, callee }: Node): boolean =>
  type === 'CallExpression' && (callee.type === 'Super' || ['console', 'performance'].includes(callee.object?.name));

/** What may hold any text: what is thrown or meant for us, the names of modules, types. */
const isExempt = (node: Node): boolean =>
  node.type === 'ThrowStatement' || isFault(node) || isForUs(node) || /^(Import|TS)/.test(node.type);

/** The text of a literal, or of a template with `…` for its holes; null for everything else. */
function textOf(node: Node): string | null {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type !== 'TemplateLiteral') return null;
  return node.quasis.map(({ value }: { value: { cooked: string } }) => value.cooked).join('…');
}

/** The line of a place in a text, from 1. */
const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length;

/** Finds the texts of a module, given by its path and its source. */
export function literalsIn(path: string, source: string): Literal[] {
  const found: Literal[] = [];
  const exempt = new Set<Node>();
  walk(parse(path, source), (node, parent) => {
    // A cast or an assertion is a type only in part: what it holds is still code.
    const holds = /^TS(As|Satisfies|NonNull)Expression$/.test(node.type);
    if (parent?.source === node) return;
    if ((parent && exempt.has(parent)) || (isExempt(node) && !holds)) {
      exempt.add(node);
      return;
    }
    const text = textOf(node);
    if (text === null || !twoWords.test(text) || notWords.some((each) => each.test(text))) return;
    found.push({ at: `${path}:${lineOf(source, node.start)}`, text });
  });
  return found;
}
