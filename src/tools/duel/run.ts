/** A whole duel: goes on from its file, and ends as soon as it is decided. */
import type { Duel } from './game.ts';
import type { Play } from './jobs.ts';
import { addResult, beginFile, readResults } from './results.ts';
import { type DuelStanding, endOf, standingOf } from './verdict.ts';

export interface Course {
  bound: number;
  /** Games at most. */
  most: number;
  file?: string;
}

/** Plays a duel to its end. Games beyond the end that were under way, or are in the file, do not count. */
export async function runDuel(duel: Duel, { bound, most, file }: Course, play: Play): Promise<DuelStanding> {
  const known = readResults(file, duel);
  if (file !== undefined) beginFile(file, duel);
  const end = () => endOf(inOrder(known, most), bound, most);
  const missing = Array.from({ length: most }, (_, number) => number).filter((number) => !known.has(number));
  if (end() === null)
    await play(missing, (result) => {
      known.set(result.number, result.share);
      if (file !== undefined) addResult(file, result);
      return end() === null;
    });
  return standingOf(inOrder(known, end() ?? most), bound);
}

/** Lists the shares of the first games up to the first one that is missing. */
function inOrder(results: ReadonlyMap<number, number>, most: number): number[] {
  const shares: number[] = [];
  for (let share = results.get(0); share !== undefined && shares.length < most; share = results.get(shares.length))
    shares.push(share);
  return shares;
}
