/**
 * The host without its Worker: opens matches, lets bots act, hands out what the viewer may know. Everything that leaves
 * this file is redacted. Used by host.worker.ts and, directly, by tests.
 */
import { isLevel, usualLevel } from '../bots/levels.ts';
import type { Match } from '../match/match.ts';
import { Queue } from '../match/queue.ts';
import type { GameRecord, Player } from '../match/record.ts';
import { type Changed, tableLost } from '../match/table.ts';
import { openReason } from '../match/undo.ts';
import { seedFrom } from '../rules/dice.ts';
import type { Game, MapRead, Seat, Viewer } from '../rules/game.ts';
import { games } from '../rules/index.ts';
import { Archive } from './archive.ts';
import { finishedHeadOf, waitingHeadOf } from './heads.ts';
import { unhide } from './hidden-cards.ts';
import { Keeper, type Kept, type Later } from './keeper.ts';
import { alone, type Ownership } from './ownership.ts';
import type {
  Acted,
  Batch,
  DemoRequest,
  Finished,
  HostPort,
  Look,
  MatchRequest,
  Opened,
  Pulse,
  Retold,
  Story,
  Taken,
  Voyage,
  Waiting,
} from './port.ts';
import { batch, begin, opened, type Session, sessionOf } from './session.ts';
import { memoryStore, type Store, type StoreTrouble } from './store.ts';
import { storyOf } from './story.ts';

type Setup = Pick<GameRecord, 'players' | 'options' | 'seed'> &
  Pick<MatchRequest, 'deal' | 'before'> & { game: string; saved: boolean };

/** What the desk stands on; every part can be replaced. */
export interface DeskTools {
  store: Store;
  known: Readonly<Record<string, Game>>;
  ownership: Ownership;
  /** Names of kept matches, never the same twice on one machine. */
  newId: () => string;
  /** Milliseconds, as of `Date`. */
  now: () => number;
  later: Later;
  /** Told of every step of a long piece of work, during which nothing else can be asked. */
  onStep: () => void;
}

const noMatch = 'NO_MATCH';
const elsewhere = 'ELSEWHERE';
const notOurs = 'The table is open in another window.';

let ids = 0;

export class Desk implements HostPort {
  private session: Session | null = null;
  private revealed: Seat | null = null;
  /** Unfinished choices by seat, while their owners do not look. */
  private readonly plans = new Map<Seat, unknown>();
  private readonly drawSeed: () => string;
  private readonly tools: DeskTools;
  private readonly archive: Archive;
  private readonly keeper: Keeper;
  /** Whatever concerns the match is done one after the other, so that a view is never ahead of its events. */
  private readonly queue = new Queue();

  /** `drawSeed` gives 32 hex digits of true chance. */
  constructor(drawSeed: () => string, tools: Partial<DeskTools> = {}) {
    this.drawSeed = drawSeed;
    this.tools = {
      store: memoryStore(),
      known: games,
      ownership: alone,
      newId: () => `match-${++ids}`,
      now: Date.now,
      later: (ms, work) => void setTimeout(work, ms),
      onStep: () => {},
      ...tools,
    };
    const { store, known, newId, now, later, onStep } = this.tools;
    this.archive = new Archive(store, { games: known, isLevel, newId, now, onStep });
    this.keeper = new Keeper(store, later);
  }

  async pulse(): Promise<Pulse> {
    return { elsewhere: this.tools.ownership.lost, unsaved: this.keeper.trouble };
  }

  claim = (force: boolean): Promise<boolean> => this.tools.ownership.claim(force);

  openDemo({ game, seats, options, seed, bots, names }: DemoRequest): Promise<Opened> {
    const level = (seat: number) => bots[Math.min(seat, bots.length - 1)] ?? usualLevel;
    const players: Player[] = Array.from({ length: Math.min(16, seats) }, (_, seat) => ({
      name: names[seat] ?? `Seat ${seat + 1}`,
      kind: 'bot',
      level: level(seat),
    }));
    const luck = seed === undefined ? this.drawSeed() : seedFrom(seed);
    return this.queue.run(() => this.open({ game, players, options, seed: luck, saved: false }));
  }

  openMatch({ game, options, players, deal, before }: MatchRequest): Promise<Opened> {
    if (!this.tools.ownership.ours) return Promise.resolve(refuse(notOurs));
    return this.queue.run(() =>
      this.open({ game, players, options, deal, before, seed: this.drawSeed(), saved: true }),
    );
  }

  private async open({ game: id, players, options, seed, saved, deal, before }: Setup): Promise<Opened> {
    const game = Object.hasOwn(this.tools.known, id) ? this.tools.known[id] : undefined;
    if (!game) return refuse(`There is no game "${id}".`);
    const stranger = players.find((player) => player.kind === 'bot' && !isLevel(player.level ?? ''));
    if (stranger) return refuse(`There is no computer captain "${stranger.level}".`);
    const match = begin(game, { seats: players.length, options, seed, players, deal, before });
    if ('error' in match) return refuse(match.error);
    const kept = saved ? this.keptAs(match, this.tools.newId(), 0) : null;
    const session = sessionOf(match, kept, this.keep);
    this.sitDown(session);
    session.trouble = kept && (await this.keep(kept));
    return opened(session, match.opening);
  }

  resume(id?: string): Promise<Opened | null> {
    return this.queue.run(async () => {
      if (!this.tools.ownership.ours) return refuse(notOurs);
      const chosen = id ?? (await this.archive.waiting()).find(({ broken }) => broken === null)?.id;
      const entry = chosen === undefined ? null : await this.tools.store.waiting(chosen).catch(() => null);
      if (!entry) return null;
      const replayed = this.archive.replay(entry.record);
      if (!replayed.ok) {
        await this.archive.markBroken(entry.id, replayed.error);
        return refuse(`The saved match cannot be taken up again. ${replayed.error}`);
      }
      const kept = this.keptAs(replayed.match, entry.id, entry.mark);
      const session = sessionOf(replayed.match, kept, this.keep);
      this.keeper.adopt(kept);
      this.sitDown(session);
      session.trouble = this.keeper.trouble;
      return opened(session, []);
    });
  }

  leave(): Promise<void> {
    // At once: a bot that still thinks is not waited for.
    this.session?.table.close();
    return this.queue.run(() => this.sitDown(null));
  }

  advance(): Promise<Batch | null> {
    return this.queue.run(async () => {
      const { session } = this;
      if (!session || !this.mayWrite(session)) return null;
      const changed = await session.table.step();
      const told = changed && this.tell(session, changed);
      return told?.ok ? told.batch : null;
    });
  }

  act(seat: Seat, action: unknown): Promise<Acted> {
    return this.queue.run(async () => {
      const { session } = this;
      if (!session) return { ok: false, code: noMatch };
      const { table } = session;
      const code = table.whyNotAct(seat) ?? (this.mayWrite(session) ? null : elsewhere);
      if (code !== null) return { ok: false, code };
      const changed = await table.act(seat, unhide(action, table.match.view(seat)));
      if (!('refused' in changed)) this.plans.delete(seat);
      return this.tell(session, changed);
    });
  }

  look(seat: Seat): Promise<Look | null> {
    return this.queue.run(() => {
      const { session } = this;
      if (!session || session.table.whyNotAct(seat) !== null) return null;
      const { match } = session.table;
      this.revealed = seat;
      return { view: match.view(seat), legal: match.legal(seat), plan: this.plans.get(seat) ?? null };
    });
  }

  cover(plan?: unknown): Promise<void> {
    return this.queue.run(() => {
      if (this.revealed !== null && plan !== undefined) this.plans.set(this.revealed, plan);
      this.revealed = null;
    });
  }

  /** The seat whose private view the page holds now, or null. */
  get lookedAt(): Seat | null {
    return this.revealed;
  }

  whyNoUndo(seat: Seat): Promise<string | null> {
    return this.queue.run(() => {
      const reason = this.session ? this.session.table.match.whyNoUndo(seat) : noMatch;
      return reason && openReason(reason);
    });
  }

  undo(seat: Seat): Promise<Acted> {
    return this.queue.run(async () => {
      const { session } = this;
      if (!session) return { ok: false, code: noMatch };
      if (!this.mayWrite(session)) return { ok: false, code: elsewhere };
      const told = this.tell(session, await session.table.undo(seat));
      return told.ok || told.code === elsewhere ? told : { ok: false, code: openReason(told.code) };
    });
  }

  story(): Promise<Story | null> {
    const { onStep } = this.tools;
    return this.queue.run(() => this.session && storyOf(this.session.table.match, this.session.viewer, onStep));
  }

  waiting = (): Promise<Waiting[]> => this.archive.waiting();
  finished = (): Promise<Finished[]> => this.archive.finished();
  voyages = (game: string, options: Record<string, unknown>): Promise<Voyage[]> => this.archive.voyages(game, options);
  retell = (id: number, viewer?: Viewer): Promise<Retold> => this.archive.retell(id, viewer);
  giveGame = (id: number): Promise<string | null> => this.archive.giveFinished(id);
  giveWaiting = (id: string): Promise<string | null> => this.archive.giveWaiting(id);
  takeGame = (text: string): Promise<Taken> => this.archive.take(text);
  removeGame = (id: number): Promise<boolean> => this.archive.removeFinished(id);

  removeWaiting(id: string): Promise<boolean> {
    return this.queue.run(() => {
      if (this.session?.kept?.id === id) this.sitDown(null);
      this.keeper.drop(id);
      return this.archive.removeWaiting(id);
    });
  }

  async readMap(id: string, text: string, fileName: string): Promise<MapRead | null> {
    const game = Object.hasOwn(this.tools.known, id) ? this.tools.known[id] : undefined;
    return game?.readMap?.(text, fileName) ?? null;
  }

  private readonly keep = (kept: Kept): Promise<StoreTrouble | null> => this.keeper.keep(kept);

  private sitDown(session: Session | null): void {
    this.session?.table.close();
    this.session = session;
    this.revealed = null;
    this.plans.clear();
  }

  private keptAs(match: Match, id: string, mark: number): Kept {
    const { now } = this.tools;
    const over = () => match.outcome !== null;
    const head = () => (over() ? finishedHeadOf(match, now()) : waitingHeadOf(match, now()));
    return { id, mark, over, head, record: () => match.record };
  }

  /** A match that is kept is played in one window only. */
  private mayWrite(session: Session): boolean {
    return session.kept === null || this.tools.ownership.ours;
  }

  /**
   * What happened, after it was saved. A machine that cannot keep it says so, and the game goes on; a match that another
   * window has taken over is not played on here, and what was played last is not acknowledged.
   */
  private tell(session: Session, changed: Changed): Acted {
    if (!('refused' in changed)) return { ok: true, batch: batch(session, changed.events) };
    if (changed.refused !== tableLost) return { ok: false, code: changed.refused };
    this.sitDown(null);
    this.tools.ownership.lose();
    return { ok: false, code: elsewhere };
  }
}

const refuse = (error: string): Opened => ({ ok: false, error });
