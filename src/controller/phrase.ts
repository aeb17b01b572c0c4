/**
 * The one place where the holes of a sentence are filled. A template is a whole sentence of one language, never glued from
 * parts: `{name}` is a hole, and what fills `{name!}` is shown in the colour of names where the sentence is a caption.
 */
import type { Caption } from './beat.ts';

/** What fills the holes, by their names. */
export type Facts = Readonly<Record<string, string | number>>;

/** Fills a sentence that is a caption: a span for every part. A hole that nothing is known for stays as it is. */
export function phrase(template: string, facts: Facts = {}): Caption {
  return template
    .split(/(\{\w+!?\})/)
    .filter((part) => part !== '')
    .map((part) => {
      const hole = /^\{(\w+)(!?)\}$/.exec(part);
      if (!hole) return { text: part };
      const text = String(facts[hole[1]] ?? part);
      return hole[2] ? { text, tone: 'name' as const } : { text };
    });
}

/** Gives the words of a caption without their colours. */
export const plain = (caption: Caption): string => caption.map((span) => span.text).join('');

/** Fills a sentence of one colour. */
export const fill = (template: string, facts: Facts): string => plain(phrase(template, facts));
