/**
 * The questions that wait for an answer at a table, by seat. Each has a number of its own. The number follows from the
 * record and from what everybody in the room may know, so a replay comes to the same numbers, and they tell no secret.
 */
import { type GameAction, type GameEvent, redact, type Seat } from '../rules/game.ts';
import type { Match } from './match.ts';
import type { ReplayedStep } from './replay.ts';

/**
 * The content of a seat's question, as far as everybody in the room may know it; hidden cards are named by their place.
 */
export interface Question {
  ask: number;
  seat: Seat;
  open: GameAction[];
}

/** Number of seats that is larger than any table's. */
const most = 64;

export const seatOf = (ask: number): Seat => ask % most;

export class Questions {
  private readonly counts: number[];
  private readonly standing: (Question | null)[];

  constructor({ seats }: Match) {
    this.counts = Array(seats).fill(0);
    this.standing = Array(seats).fill(null);
  }

  of(seat: Seat): Question | null {
    return this.standing[seat] ?? null;
  }

  /**
   * Looks at the match after a change. A question stands as long as its seat is to act and has the same choices, as far
   * as the room knows. The question of `ended`, a seat that has acted or has another captain, always comes to its end.
   */
  judge({ game, position, toAct }: Match, ended: Seat | null): void {
    for (const [seat, now] of this.standing.entries()) {
      const open = toAct.includes(seat) ? (game.choices?.(position.state, seat) ?? []) : null;
      if (now && open && ended !== seat && JSON.stringify(now.open) === JSON.stringify(open)) continue;
      if (open) this.counts[seat]++;
      this.standing[seat] = open && { ask: this.counts[seat] * most + seat, seat, open };
    }
  }

  /**
   * Judges the questions after an action. A secret action leaves its seat's question as it is, because a number that
   * rose would tell of it.
   */
  acted(match: Match, seat: Seat, events: readonly GameEvent[]): void {
    this.judge(match, events.some((event) => redact(event, 'table')) ? seat : null);
  }

  /** Judges one step of a record that is played again. */
  follow({ step, match, events }: ReplayedStep): void {
    if (step === null || 'undo' in step) this.judge(match, null);
    else if ('captain' in step) this.judge(match, step.seat);
    else this.acted(match, step.seat, events);
  }
}
