/** The host as one page has it: the office, the archives, and the page as the guest of the one room that it has open. */
import type { Seat, Viewer } from '../rules/game.ts';
import type { Office, OpenedRoom } from './office.ts';
import type { Place } from './place.ts';
import type {
  Advice,
  DemoRequest,
  Finished,
  Hindsight,
  HostPort,
  LessonRequest,
  MatchRequest,
  Opened,
  Pulse,
  Refused,
  Retold,
  Revealed,
  Said,
  SeatRequest,
  Story,
  Taken,
  Voyage,
  Waiting,
} from './port.ts';
import type { Room } from './room.ts';
import { factsOf, sharedViewer } from './session.ts';

/**
 * Number of changes that the table may be ahead of what people have been told (docs/decisions.md, fetching ahead): computers
 * think while others watch. What is ahead lies here until it is told, and never on the page.
 */
export const usualAhead = 4;

/** Name of the page among the guests of its room. */
const page = 'page';
const over: Said = { said: 'over' };
const noMatch: Refused = { code: 'NO_MATCH', facts: {} };

export class PageHost implements HostPort {
  private readonly office: Office;
  private readonly ahead: number;
  private open: { room: Room; place: Place } | null = null;

  constructor(office: Office, ahead = usualAhead) {
    this.office = office;
    this.ahead = ahead;
  }

  pulse = async (): Promise<Pulse> => this.office.pulse();
  claim = (force: boolean): Promise<boolean> => this.office.tools.ownership.claim(force);

  async openDemo(request: DemoRequest): Promise<Opened> {
    return this.sit(await this.office.openDemo(request));
  }

  async openMatch(request: MatchRequest): Promise<Opened> {
    return this.sit(await this.office.openMatch(request));
  }

  async openLesson(request: LessonRequest): Promise<Opened> {
    return this.sit(await this.office.openLesson(request));
  }

  async resume(id?: string): Promise<Opened | null> {
    const opened = await this.office.resume(id);
    return opened && this.sit(opened);
  }

  leave(): Promise<void> {
    this.rise();
    return this.office.settled();
  }

  async captain(seat: Seat, captain: SeatRequest): Promise<Refused | null> {
    return this.open ? this.open.room.captain(seat, captain) : noMatch;
  }

  /** Gives the seat whose private view the page holds now, or null. */
  get lookedAt(): Seat | null {
    return this.open?.place.lookedAt ?? null;
  }

  next = async (heard?: number): Promise<Said> => this.open?.place.next(heard) ?? over;
  answer = async (ask: number, choice: unknown): Promise<Refused | null> =>
    this.open ? this.open.place.answer(ask, choice) : noMatch;
  withdrawn = async (ask: number): Promise<void> => this.open?.place.withdrawn(ask);
  reveal = async (seat: Seat): Promise<Revealed | null> => this.open?.place.reveal(seat) ?? null;
  cover = async (plan?: unknown): Promise<void> => this.open?.place.cover(plan);
  advice = async (ask: number, about?: readonly unknown[]): Promise<Advice | null> =>
    this.open?.place.advice(ask, about) ?? null;
  tookAdvice = async (ask: number): Promise<boolean> => this.open?.place.tookAdvice(ask) ?? false;
  whyNoUndo = async (seat: Seat): Promise<Refused | null> => (this.open ? this.open.place.whyNoUndo(seat) : noMatch);
  undo = async (seat: Seat): Promise<Refused | null> => (this.open ? this.open.place.undo(seat) : noMatch);
  story = async (): Promise<Story | null> => this.open?.place.story() ?? null;

  waiting = (): Promise<Waiting[]> => this.office.archive.waiting();
  finished = (which?: 'all' | 'latest'): Promise<Finished[]> => this.office.archive.finished(which);
  voyages = (game: string, options: Record<string, unknown>): Promise<Voyage[]> =>
    this.office.archive.voyages(game, options);
  retell = (id: number, viewer?: Viewer): Promise<Retold> => this.office.archive.retell(id, viewer);
  swings = (id: number, steps: readonly number[]): Promise<number[] | null> => this.office.archive.swings(id, steps);
  luck = (id: number): Promise<number[] | null> => this.office.archive.luck(id);
  hindsight = (id: number): Promise<Hindsight | null> => this.office.archive.hindsight(id);
  retellClip = async (clip: unknown, names: readonly string[]): Promise<Retold> =>
    this.office.archive.retellClip(clip, names);
  giveGame = (id: number): Promise<string | null> => this.office.archive.giveFinished(id);
  giveWaiting = (id: string): Promise<string | null> => this.office.archive.giveWaiting(id);
  takeGame = (text: string): Promise<Taken> => this.office.archive.take(text);
  removeGame = (id: number): Promise<boolean> => this.office.archive.removeFinished(id);
  removeWaiting = (id: string): Promise<boolean> => this.office.removeWaiting(id);
  missing: HostPort['missing'] = (...mark) => this.office.archive.missing(...mark);
  tidy = (most?: number): Promise<void> => this.office.tidy(most);
  keeps = (): Promise<boolean> => this.office.archive.keeps();
  readMap: HostPort['readMap'] = (...asked) => this.office.readMap(...asked);

  /** Seats the page. All its people share one screen, which sets the pace. */
  private async sit(opened: OpenedRoom): Promise<Opened> {
    if (!opened.ok) return opened;
    const { room, setBack } = opened;
    if (this.open?.room !== room) this.rise();
    const only = sharedViewer(room.session);
    // The only person may hold their hand elsewhere.
    const viewer = only !== 'table' && room.isClaimed(only, page) ? 'table' : only;
    const place = room.sit({ id: page, viewer, paces: true, ahead: this.ahead });
    this.open = { room, place };
    room.begin();
    const told = await place.next();
    if (told.said !== 'told') throw new Error('Nobody has told of the opening.');
    return { ok: true, facts: factsOf(room.session, viewer), told, ...(setBack && { setBack }) };
  }

  private rise(): void {
    if (!this.open) return;
    const { room, place } = this.open;
    this.open = null;
    room.rise(page, place);
    if (room.isEmpty) room.close();
  }
}
