/** Counts the turns of a game as it is played, and hears what it says at its end. */
import type { GameEvent } from '../rules/game.ts';
import { gameTools } from './games.ts';

/** The figures of one game. */
export interface TurnTally {
  /** Number of turns; null for a game whose turns have no mark. */
  turns: number | null;
  /** Every end told, in order: a match of several rounds has several. */
  ends: string[];
}

export function tallyOf(game: string): { tally: TurnTally; hear: (events: readonly GameEvent[]) => void } {
  const mark = Object.hasOwn(gameTools, game) ? gameTools[game].marks : null;
  const tally: TurnTally = { turns: mark === null ? null : 0, ends: [] };
  const hear = (events: readonly GameEvent[]) => {
    if (mark === null || tally.turns === null) return;
    for (const event of events) {
      if (event.type === mark.turn) tally.turns++;
      if (event.type === mark.end?.event)
        tally.ends.push(String((event as unknown as Record<string, unknown>)[mark.end.why]));
    }
  };
  return { tally, hear };
}
