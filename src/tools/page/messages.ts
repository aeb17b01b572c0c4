/**
 * Parses the messages of the catalogues while the program is built: every text with holes in a folder of words becomes its
 * short form, and the page needs no reader of ICU. A message that cannot be read stops the build. The words of other
 * languages than English are data, and lie beside the program as JSON.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { compact, hasHoles } from './compact-message.ts';

/** A folder of words has a folder for the house and one for each game, and these one for each other language. */
const catalogueFile = /\/words\/([\w-]+)\/(?:([a-z]{2})\/)?([\w-]+)\.ts$/;

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
    if (node.type === 'Literal' && hasHoles(node.value))
      found.push({ start: node.start, end: node.end, text: node.value });
    else for (const key of Object.keys(node)) messagesIn(node[key], found);
  }
  return found;
}

/** Puts the short form of every message of a module of words in its place; `refuse` throws where one cannot be read. */
function inShort(code: string, tree: Node, refuse: (why: string) => never): string {
  let made = code;
  for (const { start, end, text } of messagesIn(tree).reverse()) {
    try {
      made = `${made.slice(0, start)}${JSON.stringify(compact(text))}${made.slice(end)}`;
    } catch (error) {
      refuse(`"${text}" is no message: ${(error as Error).message}`);
    }
  }
  return made;
}

/** Parses messages and does nothing else: for programs, whose words are bundled with them. */
export const parsing: Plugin = {
  name: 'messages',
  transform(code, id) {
    if (!catalogueFile.test(id.split('?')[0])) return undefined;
    return { code: inShort(code, this.parse(code), (why) => this.error(why)), map: null };
  },
};

/** Lists the modules below the folder of words that are in another language than English. */
const translated = (words: string): string[] =>
  readdirSync(words, { recursive: true, encoding: 'utf8' })
    .map((file) => words + file.replaceAll('\\', '/'))
    .filter((file) => catalogueFile.exec(file)?.[2]);

/** Evaluates every module of words that is in another language, all in one build, and gives what each exports, by its path. */
async function evaluated(words: string): Promise<Map<string, object>> {
  const files = translated(words);
  const together = path.resolve(words, 'every-translation.js');
  const entry: Plugin = {
    name: 'translations',
    resolveId: (id) => (id === together ? together : null),
    load: (id) =>
      id === together ? files.map((file, i) => `export * as m${i} from ${JSON.stringify(file)};`).join('\n') : null,
  };
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [entry, parsing],
    build: { write: false, minify: false, lib: { entry: together, formats: ['es'], fileName: 'words' } },
  });
  const [{ output }] = made as Rolldown.RolldownOutput[];
  const all = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(output[0].code)}`);
  return new Map(files.map((file, i) => [file, all[`m${i}`]]));
}

/**
 * Writes the module that stands for one of another language. What it exports is thenable and fetches anew each time it is
 * waited for: a module that fails once would fail for good.
 */
const fetching = (file: string, names: readonly string[]): string => `
const part = (name) => ({
  then: async (done, failed) => {
    try {
      const answer = await fetch(import.meta.ROLLUP_FILE_URL_${file});
      if (!answer.ok) throw new Error(answer.statusText);
      done((await answer.json())[name]);
    } catch (error) {
      failed(error);
    }
  },
});
${names.map((name) => `export const ${name} = part('${name}');`).join('\n')}`;

export function messagesInBuild(): Plugin {
  let building = false;
  let translations: Promise<Map<string, object>> | undefined;
  return {
    ...parsing,
    configResolved({ command }) {
      building = command === 'build';
    },
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
    async transform(code, id) {
      const [file] = id.split('?');
      const [, owner, language, part] = catalogueFile.exec(file) ?? [];
      if (!owner) return undefined;
      if (!building || !language) return { code: inShort(code, this.parse(code), (why) => this.error(why)), map: null };
      translations ??= evaluated(file.slice(0, file.lastIndexOf('/words/') + '/words/'.length));
      const words = (await translations).get(file) ?? this.error(`${file} lies in no folder of words.`);
      const name = `${owner}-${part}.${language}.json`;
      const made = this.emitFile({ type: 'asset', name, source: JSON.stringify(words) });
      return { code: fetching(made, Object.keys(words)), map: null };
    },
  };
}
