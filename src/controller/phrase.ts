/**
 * Sentences with holes. A template is a whole sentence of one language, never glued from parts: `{name}` is a hole,
 * `{name!}` one whose filling is shown in the colour of names.
 */
import type { Caption } from './beat.ts';

export type Fillings = Record<string, string | number>;

export function phrase(template: string, fillings: Fillings = {}): Caption {
  return template
    .split(/(\{\w+!?\})/)
    .filter((part) => part !== '')
    .map((part) => {
      const hole = /^\{(\w+)(!?)\}$/.exec(part);
      if (!hole) return { text: part };
      const text = String(fillings[hole[1]] ?? part);
      return hole[2] ? { text, tone: 'name' as const } : { text };
    });
}

export const plain = (caption: Caption): string => caption.map((span) => span.text).join('');
