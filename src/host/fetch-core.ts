/** The core of a game: its rules and what it brings for computer captains. Its code comes when it is wanted first. */
import { fetchBots } from '../bots/games.ts';
import type { FactsOf, Flaw } from '../match/flaws.ts';
import { fetchRules } from '../rules/index.ts';

/** Fetches the code of a game, or finds that it is here. Rejects when it cannot be had. */
export type FetchCore = (id: string) => Promise<unknown>;

export const fetchCore: FetchCore = (id) => Promise.all([fetchRules(id), fetchBots(id)]);

/** The answer where a file of the program cannot be had. Nothing is wrong with what was asked for. */
export const notFetched = { ok: false, code: 'NOT_FETCHED', facts: {}, step: -1 } as const;

/**
 * Does a work on a record of some game. Where the game is not known, its code is fetched and the work done once more: a
 * record tells its game only after the checks that come first.
 */
export async function fetching<T extends { ok: true } | ({ ok: false } & Flaw)>(
  fetch: FetchCore,
  work: () => T | Promise<T>,
): Promise<T | typeof notFetched> {
  const done = await work();
  if (done.ok || done.code !== 'UNKNOWN_GAME') return done;
  try {
    const { game } = done.facts as FactsOf<'UNKNOWN_GAME'>;
    await fetch(game);
  } catch {
    return notFetched;
  }
  return work();
}
