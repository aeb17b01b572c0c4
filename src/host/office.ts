/**
 * The office: opens rooms for new matches and for those that wait, and gives them up. It holds the matches and their
 * secrets; what leaves goes through the places of guests. It runs in a Worker behind one page, and as it is in Node.
 */
import { botsOf } from '../bots/games.ts';
import { isLevel, usualLevel } from '../bots/levels.ts';
import type { Match } from '../match/match.ts';
import { Questions } from '../match/questions.ts';
import { Queue } from '../match/queue.ts';
import type { Captain, GameRecord } from '../match/record.ts';
import { withBreaths } from '../match/slices.ts';
import { seedFrom } from '../rules/dice.ts';
import type { Game, GameEvent, MapFile, MapRead } from '../rules/game.ts';
import { Archive, refusedBy } from './archive.ts';
import { notFetched } from './fetch-core.ts';
import { finishedHeadOf, readWaitingHead, waitingHeadOf } from './heads.ts';
import { Keepers, type KeptParts } from './keeper.ts';
import { LessonAtTable, lessonSetup } from './lesson.ts';
import { type OfficeTools, usualTools } from './office-tools.ts';
import { counted, type Thought } from './patience.ts';
import type { DemoRequest, LessonRequest, MatchRequest, Opened, Pulse, Refused } from './port.ts';
import { Room } from './room.ts';
import { begin, type Seating, type Session, sessionOf } from './session.ts';
import { Stopwatch } from './stopwatch.ts';
import { findingEnding } from './taste.ts';

type Setup = Pick<GameRecord, 'players' | 'options' | 'seed' | 'reshuffle'> &
  Pick<MatchRequest, 'deal' | 'before' | 'name'> & { game: string; saved: boolean; thought: Thought; lots?: boolean };

/** A room that has been opened, or was open already; its match begins with `Room.begin`. */
export type OpenedRoom =
  | ({ ok: true; room: Room } & Pick<Extract<Opened, { ok: true }>, 'setBack'>)
  | { ok: false; refused: Refused };

const notOurs: Refused = { code: 'ELSEWHERE', facts: {} };
const noStorage: Refused = { code: 'NO_STORAGE', facts: {} };

export class Office {
  readonly archive: Archive;
  readonly tools: OfficeTools;
  /** Rooms that are open, in the order in which they were opened. */
  private readonly rooms = new Set<Room>();
  private readonly drawSeed: () => string;
  private readonly keepers: Keepers;
  private readonly queue = new Queue();

  /** Builds an office. `drawSeed` gives 32 hex digits of true chance. */
  constructor(drawSeed: () => string, tools: Pick<OfficeTools, 'store'> & Partial<OfficeTools>) {
    this.drawSeed = drawSeed;
    this.tools = { ...usualTools(), ...tools };
    const { store, known: games, fetchCore, effort, newId, now, later, onStep, breath } = this.tools;
    this.archive = new Archive(store, { games, fetchCore, isLevel, effort, newId, now, onStep, breath });
    this.keepers = new Keepers(store, later);
  }

  /** Lists the rooms that are open, the one that was opened last at the end. */
  get openRooms(): readonly Room[] {
    return [...this.rooms];
  }

  pulse(): Pulse {
    return { elsewhere: this.tools.ownership.lost, unsaved: this.keepers.trouble };
  }

  openDemo({ game, seats, options, seed, bots, names }: DemoRequest): Promise<OpenedRoom> {
    const lots = bots[0] === 'lots' && bots.length === 1;
    const level = (seat: number) => (lots ? 'parrot' : (bots[Math.min(seat, bots.length - 1)] ?? usualLevel));
    const players: Captain[] = Array.from({ length: Math.min(16, seats) }, (_, seat) => ({
      name: names[seat] ?? `Seat ${seat + 1}`,
      kind: 'bot',
      level: level(seat),
    }));
    const chance =
      seed === undefined
        ? { seed: this.drawSeed(), thought: this.tools.thought }
        : { seed: seedFrom(seed), thought: counted };
    return this.queue.run(() => this.open({ game, players, options, ...chance, saved: false, lots }));
  }

  async openMatch(request: MatchRequest): Promise<OpenedRoom> {
    const { game, options, players, deal, before, reshuffle, name, taste } = request;
    if (!this.tools.ownership.ours) return refuse(notOurs);
    if (taste) return this.openTaste(request);
    const { thought } = this.tools;
    return this.queue.run(async () => {
      const chance = {
        seed: this.drawSeed(),
        ...(reshuffle && { reshuffle: { ...reshuffle, seed: this.drawSeed() } }),
      };
      return this.open({ game, players, options, deal, before, ...chance, saved: true, thought, name });
    });
  }

  /** Opens a lesson at one of its steps. It goes the same way every time, and nothing of it is kept. */
  openLesson({ game: id, lesson: name, step, names }: LessonRequest): Promise<OpenedRoom> {
    return this.queue.run(async () => {
      const game = await this.game(id);
      if ('refused' in game) return refuse(game.refused);
      const { lessons = {} } = botsOf(id);
      const lesson = Object.hasOwn(lessons, name) ? lessons[name] : undefined;
      if (!lesson) return refuse({ code: 'NO_SUCH_LESSON', facts: {} });
      const from = Number.isInteger(step) && step >= 0 && step < lesson.steps.length ? step : 0;
      const match = begin(game, lessonSetup(lesson, from, names));
      if ('refused' in match) return refuse(match.refused);
      const taught = new LessonAtTable(lesson, match, from);
      return { ok: true, room: this.roomOf(match, [], { kept: null, thought: counted, lesson: taught }) };
    });
  }

  /** Opens a match near its end. Everything that somebody has seen by then stays as it is, the rest is shuffled. */
  private async openTaste({ game: id, options, players, name }: MatchRequest): Promise<OpenedRoom> {
    const { thought, onStep, breath } = this.tools;
    const game = await this.game(id);
    if ('refused' in game) return refuse(game.refused);
    const wish = { game, options, players, drawSeed: this.drawSeed, onStep };
    const ending = await withBreaths(findingEnding(wish), breath);
    if ('refused' in ending) return refuse(ending.refused);
    const reshuffle = { seed: this.drawSeed(), keep: players.map((_, seat) => seat) };
    return this.queue.run(() => this.open({ game: id, players, ...ending, reshuffle, saved: true, thought, name }));
  }

  /** Takes up a waiting match, the latest one when none is named; null when there is none. */
  resume(id?: string): Promise<OpenedRoom | null> {
    return this.queue.run(async () => {
      if (!this.tools.ownership.ours) return refuse(notOurs);
      const chosen = id ?? (await this.archive.waiting()).find(({ broken }) => broken === null)?.id;
      const open = chosen === undefined ? null : this.openRoom(chosen);
      if (open) return { ok: true, room: open };
      // The latest step of the match may still wait for its save.
      if (chosen !== undefined) await this.keepers.settle(chosen);
      const entry = chosen === undefined ? null : await this.tools.store.waiting(chosen).catch(() => 'silent' as const);
      // Whether the match is there is not known: it may be asked for again.
      if (entry === 'silent') return refuse(noStorage);
      if (!entry) return null;
      let questions: Questions | undefined;
      const sound = await this.archive.newestSound(entry, () => {
        questions = undefined;
        return (step) => {
          questions ??= new Questions(step.match);
          questions.follow(step);
        };
      });
      if ('refused' in sound) {
        const { refused: why } = sound;
        if (why.code === notFetched.code) return refuse(why);
        await this.archive.markBroken(entry.id, why);
        return refuse({ code: 'CANNOT_RESUME', facts: { why } });
      }
      const { match, broken } = sound;
      // Nothing is saved until the broken one lies where no save reaches it.
      if (broken && !(await this.archive.setAside(entry.record, broken))) return refuse(noStorage);
      const kept = this.keptAs(match, entry.id, entry.mark, readWaitingHead(entry.head)?.played);
      const room = this.roomOf(match, [], { kept, thought: this.tools.thought, questions });
      // The sound one is saved as the latest: the next save goes beside it.
      if (broken) room.session.trouble = await this.keepers.keep(kept);
      else this.keepers.adopt(kept);
      return { ok: true, room, ...(broken && { setBack: true }) };
    });
  }

  /** Resolves when everything that was begun before this call has ended. */
  settled(): Promise<void> {
    return this.queue.run(() => {});
  }

  removeWaiting(id: string): Promise<boolean> {
    return this.queue.run(() => {
      this.openRoom(id)?.close();
      this.keepers.drop(id);
      return this.archive.removeWaiting(id);
    });
  }

  /** Removes what has become too much, see `ArchivePort`. */
  tidy(most?: number): Promise<void> {
    const played = (id: string) => this.openRoom(id) !== null;
    return this.queue.run(() => this.archive.tidy(played, most));
  }

  async readMap(id: string, text: string, name: string, beside?: readonly MapFile[]): Promise<MapRead | null> {
    await this.tools.fetchCore(id);
    return this.known(id)?.readMap?.(text, name, beside) ?? null;
  }

  private known(id: string): Game | undefined {
    return Object.hasOwn(this.tools.known, id) ? this.tools.known[id] : undefined;
  }

  /** Gives a game, whose code is fetched where it is not here yet. */
  private async game(id: string): Promise<Game | { refused: Refused }> {
    try {
      await this.tools.fetchCore(id);
    } catch {
      return { refused: refusedBy(notFetched) };
    }
    return this.known(id) ?? { refused: { code: 'UNKNOWN_GAME', facts: { game: id } } };
  }

  private async open({ game: id, saved, thought, name, lots, ...setup }: Setup): Promise<OpenedRoom> {
    const { players } = setup;
    const game = await this.game(id);
    if ('refused' in game) return refuse(game.refused);
    const stranger = players.find((player) => player.kind === 'bot' && !isLevel(player.level ?? ''));
    if (stranger) return refuse({ code: 'NO_SUCH_LEVEL', facts: { level: stranger.level ?? '' } });
    const match = begin(game, { seats: players.length, ...setup });
    if ('refused' in match) return refuse(match.refused);
    const kept = saved ? this.keptAs(match, await this.idFor(name), 0, 0) : null;
    const room = this.roomOf(match, match.opening, { kept, thought, lots });
    room.session.trouble = kept && (await this.keepers.keep(kept));
    return { ok: true, room };
  }

  /**
   * Chooses the name under which a new match is kept: that of its request. A match that the same request opened before,
   * and that nobody has played in, is removed.
   */
  private async idFor(name: unknown): Promise<string> {
    const { store, newId } = this.tools;
    if (typeof name !== 'string' || !/^[\w-]{1,64}$/.test(name)) return newId();
    const before = await store.waiting(name).catch(() => null);
    if (!before) return name;
    if ((before.record as { steps?: unknown[] } | null)?.steps?.length !== 0) return newId();
    return (await this.archive.removeWaiting(name)) ? name : newId();
  }

  /** Gives the room in which a kept match is played; null when it is not. */
  private openRoom(id: string): Room | null {
    return [...this.rooms].find(({ session }) => session.kept?.id === id) ?? null;
  }

  /**
   * Builds the room of a match. When the machine cannot keep the match, its session says so and the game goes on. When another
   * window has taken the match over, it is not played on here, and its last action is not acknowledged.
   */
  private roomOf(
    match: Match,
    opening: readonly GameEvent[],
    seating: Pick<Seating, 'kept' | 'thought' | 'lots' | 'questions' | 'lesson'>,
  ): Room {
    const { effort, onStep, breath, ownership } = this.tools;
    const onLost = () => {
      room.close();
      ownership.lose();
    };
    const session = sessionOf(match, { ...seating, breath, keep: this.keepers.keep, onLost });
    const onClose = () => {
      this.rooms.delete(room);
      if (session.kept) this.keepers.leave(session.kept.id);
    };
    const room: Room = new Room(session, opening, {
      ours: () => this.mayWrite(session),
      effort,
      onStep,
      breath,
      onClose,
    });
    this.rooms.add(room);
    return room;
  }

  /** Gives the keeper's entry for a match that was played so long; undefined where nobody knows. */
  private keptAs(match: Match, id: string, mark: number, played: number | undefined): KeptParts {
    const { now } = this.tools;
    const watch = new Stopwatch(now, played);
    const over = () => match.outcome !== null;
    const head = () =>
      over() ? { ...finishedHeadOf(match, now(), watch.read()), match: id } : waitingHeadOf(match, now(), watch.read());
    return { id, mark, over, head, record: () => match.record };
  }

  /** Tells whether this window may play the match on: a kept match is played in one window only. */
  private mayWrite(session: Session): boolean {
    return session.kept === null || this.tools.ownership.ours;
  }
}

const refuse = (refused: Refused) => ({ ok: false as const, refused });
