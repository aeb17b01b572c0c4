/**
 * Questions at a table: what stands to be answered, by seat. Each has a number of its own, which follows from the record
 * alone: whoever plays a record again comes to the same numbers. It follows from nothing but what everybody in the room may
 * know, so it tells no secret.
 */
import { type GameAction, type GameEvent, redact, type Seat } from '../rules/game.ts';
import type { Match } from './match.ts';
import type { ReplayedStep } from './replay.ts';

/** What a seat is asked, as far as everybody in the room may know it; hidden cards are named by their place. */
export interface Question {
  ask: number;
  seat: Seat;
  open: GameAction[];
}

/** More seats than any table has. */
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
   * Looks at the match after a change. A question stands as long as its seat is to act and may do just the same, as far as
   * the room knows; that of `ended`, a seat that has acted or has another captain, has come to its end in any case.
   */
  judge({ game, position, toAct }: Match, ended: Seat | null): void {
    for (const [seat, now] of this.standing.entries()) {
      const open = toAct.includes(seat) ? (game.choices?.(position.state, seat) ?? []) : null;
      if (now && open && ended !== seat && JSON.stringify(now.open) === JSON.stringify(open)) continue;
      if (open) this.counts[seat]++;
      this.standing[seat] = open && { ask: this.counts[seat] * most + seat, seat, open };
    }
  }

  /** What a seat does in secret leaves its question as it is: a number that rose would tell of it. */
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
