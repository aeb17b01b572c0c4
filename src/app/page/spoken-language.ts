/** The language that is spoken here: which one first, and how it changes while the page lives. */
import { fetchGame } from '../../presentation/index.ts';
import { catchUp, speak } from '../../words/catalogue.ts';
import { shellWords } from '../../words/house/house.ts';
import { type Language, languageFor, languages } from '../../words/language.ts';
import { inTime } from './in-time.ts';
import { remark } from './notice.ts';

interface Wishes {
  /** Language that the address asks for. */
  asked: string | null;
  /** Language that somebody chose here. */
  kept: string | null;
  /** Tags of the browser, best first. */
  preferred: readonly string[];
}

/** Chooses the language of a visit: as the address says, else as somebody chose, else the browser's best that we speak. */
export function firstLanguage({ asked, kept, preferred }: Wishes): Language {
  // The pseudo-language is for the address alone.
  const known = [kept, ...preferred].map((tag) => languages.find((each) => each === languageFor(tag ?? '')));
  return languageFor(asked ?? '') ?? known.find((each) => each !== undefined) ?? languages[0];
}

/** Speaks a language from now on; false when its words cannot be fetched, and everything stays as it was. */
export const speakIfFetched = (next: Language): Promise<boolean> => arrives(speak(next));

/** Fetches the words of what came lately. Without them it speaks English, and one sentence says so. */
export async function catchUpOrSay(): Promise<void> {
  if (!(await arrives(catchUp()))) remark(shellWords().troubles.language);
}

/** Fetches a game's code, and its words in the language that is spoken. */
export async function fetchSpoken(game: string): Promise<void> {
  await fetchGame(game);
  await catchUpOrSay();
}

const arrives = (words: Promise<unknown>): Promise<boolean> =>
  inTime(words).then(
    () => true,
    (error) => {
      console.warn(error);
      return false;
    },
  );

/** Finds the language after this one, first again after the last. */
export const languageAfter = (now: Language): Language => languages[(languages.indexOf(now) + 1) % languages.length];
