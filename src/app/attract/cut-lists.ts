/** The cuts and ceremonies of all games: fetched when nobody plays, and not before. */
import type { CutList } from '../../match/clip.ts';
import { reelFiles } from '../../stage/reel-files.ts';
import { inTime } from '../page/in-time.ts';

export type CutLists = Readonly<Record<string, CutList>>;

/** Fetches the lists, by game; one that cannot be had is left out. */
export async function fetchCutLists(): Promise<CutLists> {
  const fetched = Object.entries(reelFiles).map(async ([game, url]): Promise<[string, CutList][]> => {
    try {
      const answer = await inTime(fetch(url));
      return answer.ok ? [[game, (await inTime(answer.json())) as CutList]] : [];
    } catch (error) {
      console.warn(error);
      return [];
    }
  });
  return Object.fromEntries((await Promise.all(fetched)).flat());
}
