/** Records for the page's storage: for crashes and hand-made saves. */
import { Match } from '../../src/match/match.ts';
import type { GameRecord, Player } from '../../src/match/record.ts';
import { seedFrom } from '../../src/rules/dice.ts';
import { games } from '../../src/rules/index.ts';

export { putRecord, readRecord } from '../../src/tools/saved.ts';

/** A match that nobody has played yet, with a seed of our choice. */
export function newRecord(players: Player[], seed: string, options: object = {}, id = 'treasure-fleet'): GameRecord {
  const game = games[id];
  return Match.create(game, { seats: players.length, seed: seedFrom(seed), players, options }).record;
}
