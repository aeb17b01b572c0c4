/**
 * The browsers for which the page is built, and the script that tells any other one's people why they see no table. The
 * versions are in docs/browsers.md.
 */
import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Plugin } from 'vite';
import { speak } from '../../words/catalogue.ts';
import { faultWords } from '../../words/house/faults.ts';
import { languages } from '../../words/language.ts';
import { classicScript } from './classic-script.ts';

export const leastBrowsers = ['es2022', 'chrome110', 'firefox115', 'safari16'];

/** Language that every browser of the last ten years reads. */
const oldLanguage = 'es2015';
const module = path.join(import.meta.dirname, '../../app/page/too-old.ts');

/** Gives the sentences in every language, by its id. */
async function sentences(): Promise<Record<string, object>> {
  const all: Record<string, object> = {};
  for (const each of languages) {
    await speak(each);
    const { tooOld, notFetched } = faultWords();
    all[each.id] = { tooOld, notFetched };
  }
  await speak(languages[0]);
  return all;
}

export function tooOldInBuild(): Plugin {
  let source = '';
  let fileName = '';
  return {
    name: 'too-old-in-build',
    apply: 'build',
    async buildStart() {
      source = await classicScript(module, oldLanguage, { sentences: await sentences() });
      fileName = `assets/too-old-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.js`;
    },
    // Deferred, it runs before every module and holds up none.
    transformIndexHtml: () => [
      { tag: 'script', attrs: { defer: true, src: `./${fileName}` }, injectTo: 'head-prepend' },
    ],
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
