/** What a game calls a turn, and what it says at its end: the only thing that figures about turns need to know of a game. */
import type { GameEvent } from '../rules/game.ts';

export interface Marks {
  /** The event that stands for one turn. */
  turn: string;
  /** The event, and its fact, that tells why a game is over; absent where there is but one way. */
  end?: { event: string; why: string };
}

/** Per game. At Yellowbeard's a turn is the pirate's: the log numbers those. */
const marks: Readonly<Record<string, Marks>> = {
  'treasure-fleet': { turn: 'TurnStarted' },
  korsar: { turn: 'TurnStarted' },
  'card-pirates': { turn: 'TurnBegan', end: { event: 'GameEnded', why: 'reason' } },
  yellowbeard: { turn: 'PirateTurnTaken', end: { event: 'RoundEnded', why: 'reason' } },
};

/** What one game came to. */
export interface Tally {
  /** Null for a game whose turns have no mark. */
  turns: number | null;
  /** Every end told, in order: a match of several rounds has several. */
  ends: string[];
}

export function tallyOf(game: string): { tally: Tally; hear: (events: readonly GameEvent[]) => void } {
  const mark = Object.hasOwn(marks, game) ? marks[game] : null;
  const tally: Tally = { turns: mark === null ? null : 0, ends: [] };
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
