/**
 * The lock of the office. Whoever serves the table knows the number and judges it; the page only hands on what was pressed.
 * Where nobody serves it so, there is no office.
 */

/** The answer of the lock to digits: open, or shut for so many milliseconds. */
export type Tried = { open: true } | { open: false; wait: number };

export interface Lock {
  /** Gives the milliseconds for which the lock takes no digits; null where there is no office. */
  ask(): Promise<number | null>;
  /** Tries digits; null where there is no office any more. */
  try(digits: string): Promise<Tried | null>;
}

export const fewestDigits = 4;
export const mostDigits = 8;

const address = 'office';

const isCount = (value: unknown): value is number => typeof value === 'number' && value >= 0;

async function answerOf(request?: RequestInit): Promise<Record<string, unknown> | null> {
  try {
    const response = await fetch(address, { cache: 'no-store', ...request });
    const answer: unknown = response.headers.get('content-type')?.startsWith('application/json')
      ? await response.json()
      : null;
    return typeof answer === 'object' && answer !== null ? (answer as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** The lock of the server from which this page comes. */
export const servedLock: Lock = {
  async ask() {
    const answer = await answerOf();
    return answer?.office === true && isCount(answer.wait) ? answer.wait : null;
  },
  async try(digits) {
    const answer = await answerOf({
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ digits }),
    });
    if (answer?.open === true) return { open: true };
    return answer && isCount(answer.wait) ? { open: false, wait: answer.wait } : null;
  },
};
