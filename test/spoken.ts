/** Tests of words may run in another language: the long run names it for a group of them. */
import { beforeAll } from 'vitest';
import { speak } from '../src/words/catalogue.ts';
import { languageFor, languages } from '../src/words/language.ts';

const language = languageFor(import.meta.env.TABLE_LANGUAGE ?? '');
/** The language of this run. */
export const spokenHere = language ?? languages[0];

if (language) beforeAll(() => speak(language));
