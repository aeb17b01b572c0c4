/** Tests of words may run in another language: the long run names it for a group of them. */
import { beforeAll } from 'vitest';
import { speak } from '../src/words/catalogue.ts';
import { languageFor } from '../src/words/language.ts';

const language = languageFor(import.meta.env.TABLE_LANGUAGE ?? '');
if (language) beforeAll(() => speak(language));
