/** Judges values of unknown origin before anybody looks into them: plain JSON, neither too deep nor too much of it. */
import { maxDepth } from '../rules/nesting.ts';
import { type Flaw, flaw } from './flaws.ts';

/**
 * Finds what is not plain JSON. A value that was read from text of `most` characters is never too long; a value that
 * contains itself is too deep.
 */
export function notPlain(value: unknown, most: number): Flaw | null {
  let left = most;
  const look = (part: unknown, depth: number): Flaw | null => {
    left -= typeof part === 'string' ? part.length + 2 : 1;
    if (left < 0) return flaw('TOO_LONG', { most });
    if (typeof part !== 'object' || part === null) return isPlain(part) ? null : flaw('NOT_PLAIN', {});
    if (depth === maxDepth) return flaw('TOO_DEEP', { most: maxDepth });
    if (Array.isArray(part)) {
      for (const item of part) {
        const found = look(item, depth + 1);
        if (found) return found;
      }
      return null;
    }
    if (Object.prototype.toString.call(part) !== '[object Object]') return flaw('NOT_PLAIN', {});
    for (const [name, field] of Object.entries(part)) {
      left -= name.length;
      const found = look(field, depth + 1);
      if (found) return found;
    }
    return null;
  };
  return look(value, 0);
}

/** Tells whether a value is a plain object. Fields without a value count as absent. */
function isPlain(value: unknown): boolean {
  return typeof value === 'number'
    ? Number.isFinite(value)
    : ['string', 'boolean', 'undefined'].includes(typeof value) || value === null;
}
