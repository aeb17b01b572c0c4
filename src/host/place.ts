/**
 * One viewer's door to a table: a watcher, and for its seats the one who asks and hears their captains. Everything that
 * leaves it is redacted for its viewer; hidden cards come in by their place. What it hands out is pulled, one thing after
 * the other, and pulling the next one says that the last one has been told.
 */
import { type Effort, usualEffort } from '../bots/advise.ts';
import { roomReason } from '../bots/why.ts';
import type { Sent, ToldAt, Watcher } from '../match/player.ts';
import { seatOf } from '../match/questions.ts';
import { Queue } from '../match/queue.ts';
import { type Breath, withBreaths } from '../match/slices.ts';
import { type Changed, tableLost } from '../match/table.ts';
import { openReason } from '../match/undo.ts';
import type { GameAction, Seat, Viewer } from '../rules/game.ts';
import { adviceFor, mayOverhear, playable } from './adviser.ts';
import { unhide } from './hidden-cards.ts';
import { notInLesson } from './lesson.ts';
import type { Advice, Asked, News, PlacePort, Refused, Revealed, Said, Story } from './port.ts';
import type { Session } from './session.ts';
import { telling } from './story.ts';
import { whyOf } from './why.ts';

export interface PlaceRequest {
  viewer: Viewer;
  /** Seats that are asked and heard here, as long as people sit there; all that are not claimed elsewhere when absent. */
  seats?: readonly Seat[];
  /** Tells whether another guest has this seat to itself. */
  claimed?: (seat: Seat) => boolean;
  /** True when the table waits until everything has been told here. */
  paces: boolean;
  /** Number of changes that the table may be ahead of what has been told here, although this place sets the pace. */
  ahead?: number;
  /** Tells whether the match may still be played on here. */
  ours?: () => boolean;
  /** Thought that goes into advice. */
  effort?: Effort;
  /** Runs after every step of a long story. */
  onStep?: () => void;
  /** Lets others go first between two slices of a story or of advice; nobody goes first when absent. */
  breath?: Breath;
}

interface Mail {
  told: News;
  /** Number of steps of the record when this has been told. */
  steps: number;
}

/** Things of a guest that outlast its place. */
interface Belongings {
  /** Unfinished choices by seat, kept while the seat is covered, and the questions that they are for. */
  readonly plans: Map<Seat, { ask: number | undefined; plan: unknown }>;
  /** Advice given last, and the question that it was for. */
  advised: { ask: number; action: GameAction } | null;
  /** Number of the latest question that was answered as its captain was advised. */
  taken: number | null;
}

export const newBelongings = (): Belongings => ({ plans: new Map(), advised: null, taken: null });

const refuse = (code: string): Refused => ({ code, facts: {} });
const over: Said = { said: 'over' };
/** Messages that wait for a guest who does not pull, at most. */
const mostMail = 64;
const atWill: Breath = () => null;

export class Place implements PlacePort, Watcher {
  readonly viewer: Viewer;
  readonly paces: boolean;
  private readonly session: Session;
  private readonly asked: PlaceRequest;
  /** Seats that are asked and heard here; all that are not claimed elsewhere when undefined. */
  private seats: readonly Seat[] | undefined;
  private readonly mail: Mail[] = [];
  /** Functions that let the table go on, by the number of the message that each waits for. */
  private readonly waits = new Map<number, () => void>();
  /** Number of messages that were sent here; beside it, how many of them have been told. */
  private sent = 0;
  private heard = 0;
  /** Number of steps of the record at the message that was handed out last. */
  private steps: number;
  /** Knowledge of this viewer after the message that was sent last. */
  private known = '';
  /** Questions that were handed out last. */
  private asks = '';
  /** Seat whose private view is out, and the question that it is revealed for. */
  private revealed: { seat: Seat; ask: number | undefined } | null = null;
  /** Number of the latest reveal or cover: a reveal that something else has overtaken shows nothing any more. */
  private looks = 0;
  private readonly own: Belongings;
  /** Message that was handed out last, until the next pull says that it has been told. */
  private out: Mail | null = null;
  private readonly pulls = new Queue();
  /** Promise that resolves when there may be something to say. */
  private moved!: Promise<void>;
  private move!: () => void;
  private left = false;
  private fault: { error: unknown } | null = null;

  constructor(session: Session, asked: PlaceRequest, own = newBelongings()) {
    this.session = session;
    this.own = own;
    this.asked = asked;
    this.seats = asked.seats;
    this.viewer = asked.viewer;
    this.paces = asked.paces;
    this.steps = session.table.match.record.steps.length;
    this.news();
  }

  /** Gives the seat whose private view is out now, or null. */
  get lookedAt(): Seat | null {
    return this.revealed?.seat ?? null;
  }

  /** Lists the seats of people that are asked and heard here. */
  get heardSeats(): readonly Seat[] {
    const { players } = this.session.table.match;
    return players.flatMap(({ kind }, seat) => (kind === 'person' && this.hears(seat) ? [seat] : []));
  }

  tell({ events, view, waiting, players }: Sent, { by, steps }: ToldAt): Promise<void> {
    // Whoever waits is woken even when nothing is sent: a question may have come to its end.
    this.news();
    if (by !== null) this.own.plans.delete(by);
    if (this.isNothing({ events, view, waiting, players }, by)) return Promise.resolve();
    const seq = this.sent++;
    const { trouble: unsaved, table } = this.session;
    const why = by === null || players ? null : whyOf(table.match, roomReason);
    const beside = { ...(players && { players }), ...(why && { why }) };
    const told = { said: 'told', seq, view, waiting, unsaved } as const;
    if (!this.paces && this.mail.length >= mostMail) {
      // A guest who has not pulled for long finds the table as it is then, and nothing of what has led there.
      this.mail.length = 0;
      this.mail.push({ told: { ...told, events: [], players: [...table.match.players] }, steps });
    } else this.mail.push({ told: { ...told, events, ...beside }, steps });
    // Whoever sits down holds nobody up.
    if (!this.paces || players || seq < this.heard + this.ahead) return Promise.resolve();
    return new Promise((goOn) => this.waits.set(seq, goOn));
  }

  next(heard?: number): Promise<Said> {
    return this.pulls.run(async () => {
      this.acknowledge(heard);
      for (;;) {
        const said = this.say();
        if (said) return said;
        await this.moved;
      }
    });
  }

  async answer(ask: number, choice: unknown): Promise<Refused | null> {
    const { table, lesson } = this.session;
    const seat = seatOf(ask);
    const refused = this.whyNot() ?? this.whyNotFor(seat);
    if (refused !== null) return refuse(refused);
    if (!this.stands(ask)) return refuse('WITHDRAWN');
    if (lesson?.refuses(choice)) return notInLesson;
    this.hurry();
    const takes = this.takes(ask, seat, choice);
    const changed = await table.act(seat, unhide(choice, table.match.view(seat)), ask);
    if (takes && !('refused' in changed)) this.own.taken = ask;
    // A captain who is refused is asked again.
    if ('refused' in changed) this.asks = '';
    return refusalOf(changed);
  }

  /** Tells whether this answers a question as its captain was advised. */
  private takes(ask: number, seat: Seat, choice: unknown): boolean {
    const { match } = this.session.table;
    if (this.own.advised?.ask !== ask) return false;
    const nameOf = (action: GameAction) => match.game.nameFor(match.position.state, seat, action, seat);
    const action = playable(match, seat, choice);
    return action !== null && nameOf(action) === nameOf(this.own.advised.action);
  }

  async withdrawn(ask: number): Promise<void> {
    while (!this.isClosed && this.isOurs && this.stands(ask)) await this.moved;
  }

  reveal(seat: Seat): Promise<Revealed | null> {
    const { table } = this.session;
    const look = ++this.looks;
    return table.between(() => {
      if (look !== this.looks || this.isClosed || this.whyNotFor(seat) !== null) return null;
      const { match } = table;
      const ask = table.questions.of(seat)?.ask;
      const kept = this.own.plans.get(seat);
      this.revealed = { seat, ask };
      return {
        view: match.view(seat),
        legal: match.legal(seat),
        news: match.news(seat).map((event) => match.game.retold?.(event, match.record.options) ?? event),
        plan: kept?.ask === ask ? (kept?.plan ?? null) : null,
      };
    });
  }

  async cover(plan?: unknown): Promise<void> {
    this.looks++;
    if (this.revealed && plan !== undefined) this.own.plans.set(this.revealed.seat, { ask: this.revealed.ask, plan });
    this.revealed = null;
  }

  async advice(ask: number, about: readonly unknown[] = []): Promise<Advice | null> {
    const { table } = this.session;
    const { match } = table;
    const seat = seatOf(ask);
    const { effort = usualEffort, breath = atWill } = this.asked;
    const look = this.looks;
    const mayHave = () => look === this.looks && !this.isClosed && this.isOurs && this.stands(ask);
    const isOpen = () => this.lookedAt === seat || mayOverhear(match, seat, this.viewer);
    const advice = await table.between(() =>
      mayHave() && isOpen() ? adviceFor(match, seat, about, mayHave, { effort, breath }) : null,
    );
    if (advice) this.own.advised = { ask, action: advice.best.action };
    return advice;
  }

  async tookAdvice(ask: number): Promise<boolean> {
    return this.own.taken === ask;
  }

  async whyNoUndo(seat: Seat): Promise<Refused | null> {
    if (this.isClosed) return refuse('NO_MATCH');
    // An action that people have not been told of yet cannot be taken back.
    const { table } = this.session;
    const untold = this.mail.length > 0 || table.isSaving;
    const reason = untold ? 'STANDS' : (this.whyNotFor(seat) ?? table.match.whyNoUndo(seat));
    return reason === null ? null : refuse(openReason(reason));
  }

  async undo(seat: Seat): Promise<Refused | null> {
    const refused = this.whyNot();
    if (refused !== null) return refuse(refused);
    const stands = await this.whyNoUndo(seat);
    if (stands) return stands;
    this.hurry();
    const undone = refusalOf(await this.session.table.undo(seat));
    return undone && undone.code !== 'ELSEWHERE' ? refuse(openReason(undone.code)) : undone;
  }

  /**
   * Asks and hears these seats from now on, those as before when absent, as far as nobody else has claimed them. A private
   * view of another seat is covered, and what was begun for it is dropped.
   */
  hear(seats = this.seats): void {
    this.seats = seats;
    for (const seat of this.own.plans.keys()) if (!this.hears(seat)) this.own.plans.delete(seat);
    if (this.revealed && !this.hears(this.revealed.seat)) void this.cover();
    this.asks = '';
    this.news();
  }

  async story(): Promise<Story | null> {
    if (this.isClosed) return null;
    const { onStep, breath = atWill } = this.asked;
    return withBreaths(telling(this.session.table.match, this.viewer, { onStep, steps: this.steps }), breath);
  }

  /** Closes the place: nobody is told anything here any more. */
  leave(): void {
    this.left = true;
    this.revealed = null;
    this.session.table.part(this);
    this.session.doors.delete(this);
    this.news();
  }

  /** Fails the place, because the table has broken down; whoever waits for a message is told so. */
  fail(error: unknown): void {
    this.fault = { error };
    this.news();
  }

  /** Looks again at what there is to hand out. */
  wake(): void {
    this.news();
  }

  /** Wakes whoever waits for something, so that they look again. */
  private news(): void {
    this.move?.();
    this.moved = new Promise((move) => {
      this.move = move;
    });
  }

  private stands(ask: number): boolean {
    const seat = seatOf(ask);
    return this.whyNotFor(seat) === null && this.session.table.questions.of(seat)?.ask === ask;
  }

  private say(): Said | null {
    if (this.fault) throw this.fault.error;
    if (this.isClosed || !this.isOurs) return over;
    this.out ??= this.mail.shift() ?? null;
    if (this.out) {
      this.steps = this.out.steps;
      this.asks = '';
      return this.out.told;
    }
    // Questions and the end go by a change that will be told first, or by the table that a late guest is still to be told.
    if (this.sent === 0 || this.session.table.isSaving) return null;
    if (this.session.table.match.outcome) return over;
    const asked = this.ask();
    const asks = JSON.stringify(asked.asks.map(({ ask }) => ask));
    if (asked.asks.length === 0 || asks === this.asks) return null;
    this.asks = asks;
    return asked;
  }

  private ask(): Asked {
    const { table, lesson } = this.session;
    const seats = table.match.toAct.filter((seat) => this.whyNotFor(seat) === null);
    const asks = seats.flatMap((seat) => structuredClone(table.questions.of(seat)) ?? []);
    return { said: 'asked', asks, ...(lesson && asks.length > 0 && { lesson: lesson.ask() }) };
  }

  /** Notes that the message handed out last has been told, unless only earlier ones were heard: then it was lost on its way. */
  private acknowledge(heard?: number): void {
    if (!this.out || (heard !== undefined && heard < this.out.told.seq)) return;
    this.out = null;
    this.heard++;
    this.goOn(this.heard + this.ahead);
  }

  /** Lets the table go on after all that was sent so far: whoever acts waits for nobody's telling, here or elsewhere. */
  private hurry(): void {
    for (const door of this.session.doors) door.goOn();
  }

  goOn(before = this.sent): void {
    for (const [seq, goOn] of this.waits) {
      if (seq >= before) continue;
      this.waits.delete(seq);
      goOn();
    }
  }

  /**
   * Tells whether a change means nothing to this viewer. Such a change is not sent, because its coming would tell that
   * somebody has acted in secret. A place that sets the pace is told of all changes, as are those who have acted.
   */
  private isNothing({ events, players, ...now }: Sent, by: Seat | null): boolean {
    if (this.paces) return false;
    const { known } = this;
    this.known = JSON.stringify(now);
    const acted = by !== null && this.hears(by);
    return events.length === 0 && !players && !acted && known === this.known;
  }

  private get ahead(): number {
    return this.asked.ahead ?? 0;
  }

  private get isOurs(): boolean {
    return this.asked.ours?.() ?? true;
  }

  private get isClosed(): boolean {
    return this.left || this.session.table.isClosed;
  }

  private hears(seat: Seat): boolean {
    return (this.seats?.includes(seat) ?? true) && !this.asked.claimed?.(seat);
  }

  private whyNot(): string | null {
    if (this.isClosed) return 'NO_MATCH';
    return this.isOurs ? null : 'ELSEWHERE';
  }

  /** Tells why this seat is not asked and not heard here; null when it is. */
  private whyNotFor(seat: Seat): string | null {
    return this.session.table.whyNotAct(seat) ?? (this.hears(seat) ? null : 'NOT_YOUR_TURN');
  }
}

const refusalOf = (changed: Changed): Refused | null => {
  if (!('refused' in changed)) return null;
  return refuse(changed.refused === tableLost ? 'ELSEWHERE' : changed.refused);
};
