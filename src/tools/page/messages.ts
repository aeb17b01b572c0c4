/**
 * Parses the messages of the catalogues while the program is built: every text with holes in a folder of words becomes its
 * parsed form, and the page needs no reader of ICU. A message that cannot be read stops the build.
 */
import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

/** A folder of words has a folder for the house and one for each game, and these one for each other language. */
const catalogueFile = /\/words\/[\w-]+\/(?:[a-z]{2}\/)?[\w-]+\.ts$/;

/** The places of messages in a module: texts with a hole or a tag. Keys and names of modules have neither. */
interface Found {
  start: number;
  end: number;
  text: string;
}

// biome-ignore lint/suspicious/noExplicitAny: a syntax tree has nodes of every kind.
type Node = any;

function messagesIn(node: Node, found: Found[] = []): Found[] {
  if (Array.isArray(node)) for (const each of node) messagesIn(each, found);
  else if (node && typeof node === 'object') {
    if (node.type === 'Literal' && typeof node.value === 'string' && /[{<]/.test(node.value))
      found.push({ start: node.start, end: node.end, text: node.value });
    else for (const key of Object.keys(node)) messagesIn(node[key], found);
  }
  return found;
}

/** Reads a message as the build does; throws where it is no ICU. */
export const parsed = (message: string): MessageFormatElement[] => parse(message);

export const messagesInBuild = (): Plugin => ({
  name: 'messages-in-build',
  config: () => ({
    // Messages come parsed, so the parser that the library would bring stays out of the page.
    resolve: {
      alias: [
        {
          find: /^@formatjs\/icu-messageformat-parser$/,
          replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
        },
      ],
    },
  }),
  transform(code, id) {
    if (!catalogueFile.test(id.split('?')[0])) return undefined;
    let made = code;
    for (const { start, end, text } of messagesIn(this.parse(code)).reverse()) {
      try {
        made = `${made.slice(0, start)}${JSON.stringify(parsed(text))}${made.slice(end)}`;
      } catch (error) {
        this.error(`"${text}" is no message: ${(error as Error).message}`);
      }
    }
    return { code: made, map: null };
  },
});
