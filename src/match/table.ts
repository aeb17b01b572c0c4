/**
 * A table: one match, its players and its watchers. Every change goes through one queue and is completed before the
 * next begins: act, save, tell everybody. Only the asking lies outside the queue, because a player may think for long;
 * a change that makes the question meaningless meanwhile withdraws it.
 */
import type { GameAction, GameEvent, Seat } from '../rules/game.ts';
import type { Match } from './match.ts';
import { type Choice, type Player, toldTo, type Watcher } from './player.ts';
import type { RefusedAction } from './position.ts';
import { Questions } from './questions.ts';
import { Queue } from './queue.ts';
import type { Captain } from './types.ts';

/** The result of a change; the code of a refusal is one of the match's, or `tableLost`. */
export type Changed = { events: GameEvent[] } | RefusedAction;

/** Saves the match as it is. Gives false when it must not be played on here; then nobody is told of the change. */
export type Save = () => Promise<boolean>;

interface Open {
  seat: Seat;
  legal: readonly GameAction[];
  withdrawal: AbortController;
}

/** Code for a match that another window has taken over. */
export const tableLost = 'TABLE_LOST';
const lost = { refused: tableLost };
/** Code for a question that does not stand any more. */
const withdrawnAsk = 'WITHDRAWN';

export class Table {
  readonly match: Match;
  /** Questions to captains who are asked elsewhere, see `players`. */
  readonly questions: Questions;
  /** Players by seat; null for a seat whose captain is asked elsewhere and acts when they like. */
  private seated: readonly (Player | null)[];
  private readonly save: Save;
  /** Watchers, each with a promise that ends the waiting for them once they have left. */
  private readonly watchers = new Map<Watcher, { gone: Promise<void>; leave: () => void }>();
  private readonly changes = new Queue();
  private readonly asking = new Queue();
  private open: Open | null = null;
  private closed = false;
  private lost = false;
  /** Promise that resolves at the next change, and when the table is closed. */
  private next = deferred();
  /** Change that is under way: resolves when it is saved and sent, or lost. Null between two changes. */
  private saving: Promise<void> | null = null;

  /** Builds a table. `questions` have followed the match so far. */
  constructor(match: Match, players: readonly (Player | null)[], save: Save, questions?: Questions) {
    this.match = match;
    this.seated = players;
    this.save = save;
    this.questions = questions ?? new Questions(match);
    if (!questions) this.questions.judge(match, null);
  }

  get players(): readonly (Player | null)[] {
    return this.seated;
  }

  get isClosed(): boolean {
    return this.closed;
  }

  /** True while a change is done but not saved: nobody has been told of it, and it may still be lost. */
  get isSaving(): boolean {
    return this.saving !== null;
  }

  /** Adds a watcher, who is told of everything from the next change on. */
  join(watcher: Watcher): void {
    let leave = () => {};
    const gone = new Promise<void>((done) => {
      leave = done;
    });
    this.watchers.set(watcher, { gone, leave });
  }

  /** Adds a watcher, as `join` does, after they were told the table as it is between two changes. */
  welcome(watcher: Watcher): Promise<void> {
    return this.changes.run(() => {
      const steps = this.match.record.steps.length;
      void watcher.tell(toldTo(this.match, watcher.viewer, []), { by: null, steps }).catch(() => {});
      this.join(watcher);
    });
  }

  /** Removes a watcher: they are not told and not waited for any more. */
  part(watcher: Watcher): void {
    this.watchers.get(watcher)?.leave();
    this.watchers.delete(watcher);
  }

  /** Closes the table: nobody is asked any more, and an answer that is still to come is ignored. */
  close(): void {
    this.closed = true;
    this.open?.withdrawal.abort();
    this.moves();
  }

  /**
   * Tells everybody the events of the beginning, and from then on asks one player after the other. Captains who are
   * asked elsewhere go first. Resolves when nobody will ever be asked again; `may` is checked before every question.
   */
  async run(opening: readonly GameEvent[], may: () => boolean): Promise<void> {
    await this.changes.run(() => this.tellAll({ events: opening, by: null }));
    while (!this.closed && may()) {
      const { moved } = this.next;
      // By now the latest change has been told, or is being told.
      const waits = await this.changes.run(() => this.match.toAct.some((seat) => !this.seated[seat]));
      if (waits || !(await this.step())) {
        if (this.match.outcome) return;
        await moved;
      }
    }
  }

  /**
   * Looks at the match between two changes, never at a change that is done but not saved. It does not wait until
   * everybody has been told what was sent: the caller may be the very one who has to be told.
   */
  async between<T>(look: () => T): Promise<T> {
    while (this.saving) await this.saving;
    return look();
  }

  /** Tells why nobody may act unasked for this seat; null when they may. */
  whyNotAct(seat: Seat): string | null {
    if (!(seat in this.players)) return 'NO_SUCH_SEAT';
    return this.players[seat] ? 'NOT_YOUR_TURN' : null;
  }

  /**
   * Plays an action of a captain who is asked elsewhere; `ask` is the question that it answers. Resolves when the
   * action is saved; the next change waits until it has been told.
   */
  act(seat: Seat, action: unknown, ask?: number): Promise<Changed> {
    return this.do(seat, () => {
      const refused = this.whyNotAct(seat);
      if (refused !== null) return { refused };
      if (ask !== undefined && this.questions.of(seat)?.ask !== ask) return { refused: withdrawnAsk };
      return this.match.act(seat, action);
    });
  }

  undo(seat: Seat): Promise<Changed> {
    return this.do(null, () => {
      const undone = this.match.undo(seat);
      return 'refused' in undone ? undone : { events: [] };
    });
  }

  /** Seats another captain from now on; `player` is null for a captain who is asked elsewhere. */
  captain(seat: Seat, captain: Captain, player: Player | null): Promise<Changed> {
    return this.do(seat, () => {
      const seated = this.match.captain(seat, captain);
      if ('refused' in seated) return seated;
      this.seated = this.seated.with(seat, player);
      if (this.open?.seat === seat) this.open.withdrawal.abort();
      return { events: [], seated: true };
    });
  }

  /** Asks the first player who is to act, and plays their answer; null when there is none. */
  step(): Promise<Changed | null> {
    return this.asking.run(async () => {
      for (;;) {
        const open = await this.changes.run(() => this.question());
        if (!open) return null;
        const { seat, withdrawal } = open;
        const choice = await this.answer(open);
        if (choice === null) continue;
        const changed = await this.do(seat, () => {
          // The question was withdrawn after the answer was given, but before its turn in the queue came.
          if (withdrawal.signal.aborted) return null;
          this.open = null;
          const acted = this.match.act(seat, choice);
          // Players choose from the legal list, so a refusal is a fault of the program; to name the action here would
          // tell a hidden card.
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

  /** Waits for the player's answer; gives null when the question is withdrawn first. */
  private async answer({ seat, legal, withdrawal: { signal } }: Open): Promise<Choice | null> {
    const withdrawn = new Promise<null>((done) => {
      signal.addEventListener('abort', () => done(null), { once: true });
    });
    const { match } = this;
    const ask = {
      seat,
      view: match.view(seat),
      memory: match.memory(seat),
      legal: [...legal],
      forced: match.forced(seat),
      quiet: (action: Choice) => match.quiet(seat, action),
    };
    const choice = this.players[seat]?.choose(ask, signal) ?? withdrawn;
    return Promise.race([withdrawn, choice.catch((error: unknown) => fail(error, signal))]);
  }

  /** Makes a change. Resolves as soon as it is saved; the next change waits until everybody has been told. */
  private do<T extends (Changed & { seated?: boolean }) | null>(
    by: Seat | null,
    play: () => T,
  ): Promise<T | typeof lost> {
    return new Promise((resolve, reject) => {
      const work = async () => {
        if (this.lost) return resolve(lost);
        const done = play();
        if (done === null || 'refused' in done) return resolve(done);
        if (by === null || done.seated) this.questions.judge(this.match, by);
        else this.questions.acted(this.match, by, done.events);
        this.judgeQuestion();
        let told = Promise.resolve();
        const send = async () => {
          this.lost = !(await this.save());
          // A watcher who is told now may look at the questions at once.
          this.saving = null;
          if (this.lost) this.close();
          else told = this.tellAll({ events: done.events, by, seated: done.seated });
        };
        const saving = send().finally(() => {
          this.saving = null;
        });
        this.saving = saving.catch(() => {});
        await saving;
        if (this.lost) return resolve(lost);
        this.moves();
        resolve(done);
        await told;
      };
      this.changes.run(work).catch(reject);
    });
  }

  private moves(): void {
    const { move } = this.next;
    this.next = deferred();
    move();
  }

  /** Withdraws the question unless its seat is to act and has the same choices as before. */
  private judgeQuestion(): void {
    if (!this.open) return;
    const { seat, legal, withdrawal } = this.open;
    const stands = this.match.toAct.includes(seat) && JSON.stringify(this.match.legal(seat)) === JSON.stringify(legal);
    if (!stands) withdrawal.abort();
  }

  /** Waits for the watchers who set the pace; the others are told in order and not waited for. */
  private async tellAll({ events, by, seated }: Happened): Promise<void> {
    const { match } = this;
    const at = { by, steps: match.record.steps.length };
    const waits = [...this.watchers].map(([watcher, { gone }]) => {
      const told = toldTo(match, watcher.viewer, events);
      // A watcher who cannot be told any more stops nobody.
      const heard = watcher.tell(seated ? { ...told, players: [...match.players] } : told, at).catch(() => {});
      return watcher.paces ? Promise.race([heard, gone]) : null;
    });
    await Promise.all(waits);
  }
}

interface Happened {
  events: readonly GameEvent[];
  /** Seat that has acted, if one seat has. */
  by: Seat | null;
  /** True when somebody has sat down. */
  seated?: boolean;
}

function deferred(): { moved: Promise<void>; move: () => void } {
  let move = () => {};
  const moved = new Promise<void>((done) => {
    move = done;
  });
  return { moved, move };
}

/** Passes a player's fault on. A player who gives up a question that was withdrawn has done nothing wrong. */
function fail(error: unknown, signal: AbortSignal): null {
  if (signal.aborted) return null;
  throw error;
}
