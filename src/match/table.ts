/**
 * A table: one match, its players and its watchers. Every change goes through one queue and is done whole before the next
 * begins: act, save, tell everybody. Only the asking lies outside, for a player may think for long; whatever makes the
 * question meaningless meanwhile withdraws it.
 */
import type { GameAction, GameEvent, Seat } from '../rules/game.ts';
import type { Match } from './match.ts';
import { type Choice, type Player, toldTo, type Watcher } from './player.ts';
import type { Refused } from './position.ts';
import { Queue } from './queue.ts';

/** What came of a change; the code is one of the match's, or `tableLost`. */
export type Changed = { events: GameEvent[] } | Refused;

/** Saves the match as it is; false when it must not be played on here, so that nobody is told of the change. */
export type Save = () => Promise<boolean>;

interface Open {
  seat: Seat;
  legal: readonly GameAction[];
  withdrawal: AbortController;
}

/** The match is somebody else's by now. */
export const tableLost = 'TABLE_LOST';
const lost = { refused: tableLost };

export class Table {
  readonly match: Match;
  /** By seat; null for a seat whose captain acts unasked. */
  readonly players: readonly (Player | null)[];
  private readonly save: Save;
  /** Every watcher, with what ends the waiting for those who have left. */
  private readonly watchers = new Map<Watcher, { gone: Promise<void>; leave: () => void }>();
  private readonly changes = new Queue();
  private readonly questions = new Queue();
  private open: Open | null = null;
  private closed = false;
  private lost = false;

  constructor(match: Match, players: readonly (Player | null)[], save: Save) {
    this.match = match;
    this.players = players;
    this.save = save;
  }

  /** From the next change on the watcher is told of all. */
  join(watcher: Watcher): void {
    let leave = () => {};
    const gone = new Promise<void>((done) => {
      leave = done;
    });
    this.watchers.set(watcher, { gone, leave });
  }

  /** The watcher is not told and not waited for any more. */
  part(watcher: Watcher): void {
    this.watchers.get(watcher)?.leave();
    this.watchers.delete(watcher);
  }

  /** Nobody is asked any more, and an answer that is still to come is not heard. */
  close(): void {
    this.closed = true;
    this.open?.withdrawal.abort();
  }

  /** Why nobody may act unasked for this seat, or null. */
  whyNotAct(seat: Seat): string | null {
    if (!(seat in this.players)) return 'NO_SUCH_SEAT';
    return this.players[seat] ? 'NOT_YOUR_TURN' : null;
  }

  /** An action of a captain who acts unasked. */
  act(seat: Seat, action: unknown): Promise<Changed> {
    return this.change(() => {
      const refused = this.whyNotAct(seat);
      return refused === null ? this.match.act(seat, action) : { refused };
    });
  }

  undo(seat: Seat): Promise<Changed> {
    return this.change(() => {
      const undone = this.match.undo(seat);
      return 'refused' in undone ? undone : { events: [] };
    });
  }

  /** Asks the first player who is to act, and does what they say; null when there is none. */
  step(): Promise<Changed | null> {
    return this.questions.run(async () => {
      for (;;) {
        const open = await this.changes.run(() => this.question());
        if (!open) return null;
        const { seat, withdrawal } = open;
        const choice = await this.answer(open);
        if (choice === null) continue;
        const changed = await this.change(() => {
          // Withdrawn after the answer was given, but before it was its turn.
          if (withdrawal.signal.aborted) return null;
          this.open = null;
          const acted = this.match.act(seat, choice);
          // They choose from the legal list, so a refusal is a fault of ours; saying which would tell a hidden card.
          if ('refused' in acted) throw new Error(`The player of seat ${seat} was refused: ${acted.refused}.`);
          return acted;
        });
        if (changed) return changed;
      }
    });
  }

  private question(): Open | null {
    const seat = this.closed ? undefined : this.match.toAct.find((each) => this.players[each]);
    if (seat === undefined) return null;
    this.open = { seat, legal: this.match.legal(seat), withdrawal: new AbortController() };
    return this.open;
  }

  /** Null when the question is withdrawn first. */
  private async answer({ seat, legal, withdrawal: { signal } }: Open): Promise<Choice | null> {
    const withdrawn = new Promise<null>((done) => {
      signal.addEventListener('abort', () => done(null), { once: true });
    });
    const ask = { seat, view: this.match.view(seat), memory: this.match.memory(seat), legal: [...legal] };
    const choice = this.players[seat]?.choose(ask, signal) ?? withdrawn;
    return Promise.race([withdrawn, choice.catch((error: unknown) => fail(error, signal))]);
  }

  private change<T extends Changed | null>(play: () => T): Promise<T | typeof lost> {
    return this.changes.run(async () => {
      if (this.lost) return lost;
      const done = play();
      if (done === null || 'refused' in done) return done;
      this.judgeQuestion();
      this.lost = !(await this.save());
      if (this.lost) {
        this.close();
        return lost;
      }
      await this.tellAll(done.events);
      return done;
    });
  }

  /** A question stands as long as its seat is to act and may do just the same. */
  private judgeQuestion(): void {
    if (!this.open) return;
    const { seat, legal, withdrawal } = this.open;
    const stands = this.match.toAct.includes(seat) && JSON.stringify(this.match.legal(seat)) === JSON.stringify(legal);
    if (!stands) withdrawal.abort();
  }

  /** Waits for those who set the pace; the others are told in order and left to themselves. */
  private async tellAll(events: readonly GameEvent[]): Promise<void> {
    const waits = [...this.watchers].map(([watcher, { gone }]) => {
      // Whoever cannot be told any more stops nobody.
      const heard = watcher.tell(toldTo(this.match, watcher.viewer, events)).catch(() => {});
      return watcher.paces ? Promise.race([heard, gone]) : null;
    });
    await Promise.all(waits);
  }
}

/** A player who gives up a question that was withdrawn has done nothing wrong. */
function fail(error: unknown, signal: AbortSignal): null {
  if (signal.aborted) return null;
  throw error;
}
