/**
 * The launcher's part for the office: it knows the number and judges it, and it keeps the files that an operator takes
 * away or brings. The page only hands on what was pressed. Where nobody serves it so, there is no office.
 */

import { inTime } from '../page/in-time.ts';

/** The answer of the lock to digits: open, or shut for so many milliseconds. */
export type Tried = { open: true } | { open: false; wait: number };

/** Facts that the launcher tells of itself. */
export interface Launcher {
  /** Milliseconds for which the lock takes no digits. */
  wait: number;
  /** Version of the program; empty where it is not said. */
  version: string;
}

export interface Lock {
  /** Asks the launcher about itself; null where there is no office. */
  ask(): Promise<Launcher | null>;
  /** Tries digits; null where there is no office any more. */
  try(digits: string): Promise<Tried | null>;
}

export type FileName = 'settings.json' | 'figures.csv';

/** The folder of the office on this machine; it opens with the lock. */
export interface Cabinet {
  /** Gives where the file lies now; null where it could not be written. */
  save(name: FileName, text: string): Promise<string | null>;
  /** Gives what is in the file; null where there is none. */
  load(name: FileName): Promise<string | null>;
}

export const fewestDigits = 4;
export const mostDigits = 8;

const address = 'office';

const isCount = (value: unknown): value is number => typeof value === 'number' && value >= 0;

const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 300) : '');

type Json = Record<string, unknown>;

async function answerOf(path: string, request: RequestInit): Promise<Json | null> {
  try {
    const answer: unknown = await inTime(
      fetch(path, { cache: 'no-store', ...request }).then((response) =>
        response.headers.get('content-type')?.startsWith('application/json') ? response.json() : null,
      ),
    );
    return typeof answer === 'object' && answer !== null ? (answer as Json) : null;
  } catch {
    return null;
  }
}

const post = (path: string, what: object): Promise<Json | null> =>
  answerOf(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(what),
  });

/** Opens the office of the server from which this page comes. */
export function servedOffice(): Lock & Cabinet {
  /** Key that is given with the right number; the folder opens to it for a while. */
  let key = '';
  return {
    async ask() {
      const answer = await answerOf(address, {});
      if (answer?.office !== true || !isCount(answer.wait)) return null;
      return { wait: answer.wait, version: textOf(answer.version) };
    },
    async try(digits) {
      const answer = await post(address, { digits });
      key = textOf(answer?.key);
      if (answer?.open === true) return { open: true };
      return answer && isCount(answer.wait) ? { open: false, wait: answer.wait } : null;
    },
    async save(name, text) {
      const answer = await post(`${address}/save`, { key, name, text });
      return answer?.saved === true ? textOf(answer.where) : null;
    },
    async load(name) {
      const answer = await post(`${address}/load`, { key, name });
      return typeof answer?.text === 'string' ? answer.text : null;
    },
  };
}
