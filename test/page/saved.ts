/** Records for the page's storage: for crashes and hand-made saves. */
import { Match } from '../../src/match/match.ts';
import type { Captain, GameRecord } from '../../src/match/record.ts';
import { sealOf } from '../../src/match/seal.ts';
import { seedFrom } from '../../src/rules/dice.ts';
import { games } from '../../src/rules/index.ts';

/** The record as it was so many steps earlier, sealed as if nothing had come after. */
export function earlier(record: GameRecord, steps: number): GameRecord {
  const short = { ...record, steps: record.steps.slice(0, -steps) };
  return { ...short, seal: sealOf(short) };
}

export { putRecord, readFinished, readRecord } from '../../src/tools/saved.ts';

/** A match that nobody has played yet, with a seed of our choice. */
export function newRecord(players: Captain[], seed: string, options: object = {}, id = 'treasure-fleet'): GameRecord {
  const game = games[id];
  return Match.create(game, { seats: players.length, seed: seedFrom(seed), players, options }).record;
}
