/** The file of a duel: what is played in the first line, then one line for every game that is over, in any order. */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { Stop } from '../stop.ts';

export interface Result {
  number: number;
  /** Share of the victory: 1 for a whole one, a part of it where it was shared. */
  share: number;
}

/** Reads the games that were played already, by number. Throws Stop when the file belongs to another duel. */
export function readResults(file: string | undefined, duel: object): Map<number, number> {
  if (file === undefined || !existsSync(file)) return new Map();
  const [head, ...lines] = readFileSync(file, 'utf8').split('\n');
  if (!isDeepStrictEqual(parsed(head), JSON.parse(JSON.stringify(duel))))
    throw new Stop(`${file} holds another duel: ${head}`);
  const results = new Map<number, number>();
  for (const line of lines) {
    const result = parsed(line) as Result | null;
    if (result) results.set(result.number, result.share);
  }
  return results;
}

export function beginFile(file: string, duel: object): void {
  if (!existsSync(file)) writeFileSync(file, `${JSON.stringify(duel)}\n`);
  // A line that was broken off does not take the next one with it.
  else if (!readFileSync(file, 'utf8').endsWith('\n')) appendFileSync(file, '\n');
}

export function addResult(file: string, { number, share }: Result): void {
  appendFileSync(file, `${JSON.stringify({ number, share })}\n`);
}

/** Parses a line; null for a line that broke off. */
function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
