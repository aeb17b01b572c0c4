/**
 * A room: one match that is played, and the guests who are told of it, asked and heard there. A guest says who looks, which
 * seats it hears and whether it sets the pace; nobody guesses that from who sits at the table.
 */
import { isLevel } from '../bots/levels.ts';
import type { GameEvent, Seat } from '../rules/game.ts';
import { newBelongings, Place, type PlaceRequest } from './place.ts';
import type { Refused, SeatRequest } from './port.ts';
import { playerOf, type Session } from './session.ts';

export interface Guest extends Pick<PlaceRequest, 'viewer' | 'seats' | 'paces' | 'ahead'> {
  /** Name of the guest, the same whenever it comes back. */
  id: string;
}

export interface RoomTools extends Pick<PlaceRequest, 'effort' | 'onStep' | 'breath'> {
  /** Tells whether the match may still be played on here. */
  ours: () => boolean;
  /** Runs once, when the room closes. */
  onClose: (room: Room) => void;
}

export class Room {
  readonly session: Session;
  private readonly tools: RoomTools;
  /** Events of the opening until the match begins; null afterwards. */
  private opening: readonly GameEvent[] | null;
  private readonly places = new Map<string, Place>();
  /** Choices that guests have begun, and what else is theirs, by guest: a guest who comes back goes on with them. */
  private readonly belongings = new Map<string, ReturnType<typeof newBelongings>>();
  /** Guests who have a seat to themselves; they keep it while they are away. */
  private readonly claims = new Map<Seat, string>();
  private closed = false;

  constructor(session: Session, opening: readonly GameEvent[], tools: RoomTools) {
    this.session = session;
    this.opening = opening;
    this.tools = tools;
  }

  /** True when no guest is here. */
  get isEmpty(): boolean {
    return this.places.size === 0;
  }

  /** Gives a guest a place, before the match begins or at any time later. One who had a place already leaves it. */
  sit({ id, ...asked }: Guest): Place {
    const { session, tools } = this;
    const { ours, effort, onStep, breath } = tools;
    const belongings = this.belongings.get(id) ?? newBelongings();
    this.belongings.set(id, belongings);
    const before = this.places.get(id);
    const claimed = (seat: Seat) => this.isClaimed(seat, id);
    const place = new Place(session, { ours, effort, onStep, breath, claimed, ...asked }, belongings);
    this.places.set(id, place);
    before?.leave();
    session.doors.add(place);
    if (this.opening) session.table.join(place);
    else void session.table.welcome(place);
    return place;
  }

  /**
   * Starts the match, once: the guests are told the opening, and from then on it goes on by itself, as fast as they let
   * it.
   */
  begin(): void {
    const { opening, session } = this;
    if (!opening) return;
    this.opening = null;
    session.table.run(opening, this.tools.ours).then(
      () => this.wake(),
      (error: unknown) => {
        for (const door of session.doors) door.fail(error);
      },
    );
  }

  /** Tells whether a seat belongs to another guest than this one. */
  isClaimed(seat: Seat, id: string): boolean {
    return (this.claims.get(seat) ?? id) !== id;
  }

  /** Gives a guest these seats and no others, to itself and also while it is away. */
  claim(id: string, seats: readonly Seat[]): void {
    for (const [seat, guest] of this.claims) if (guest === id) this.claims.delete(seat);
    for (const seat of seats) this.claims.set(seat, id);
    for (const [guest, place] of this.places) place.hear(guest === id ? seats : undefined);
  }

  /** Takes a guest's place away; what it has begun waits for it. A place that the guest has no more changes nothing. */
  rise(id: string, place = this.places.get(id)): void {
    if (!place || this.places.get(id) !== place) return;
    this.places.delete(id);
    place.leave();
  }

  /**
   * Seats another captain from now on, at once: the change waits for nobody who is still being told what happened before.
   * Guests stay where they are.
   */
  async captain(seat: Seat, captain: SeatRequest): Promise<Refused | null> {
    if (!this.tools.ours()) return { code: 'ELSEWHERE', facts: {} };
    const { session } = this;
    const { level = '' } = captain;
    if (captain.kind === 'bot' && !isLevel(level)) return { code: 'UNKNOWN_LEVEL', facts: { level } };
    const player = playerOf(session.table.match, captain, session);
    for (const door of session.doors) door.goOn();
    const changed = await session.table.captain(seat, captain, player);
    return 'refused' in changed ? { code: changed.refused, facts: {} } : null;
  }

  /** Ends all play in the room. A bot that still thinks is not waited for. */
  close(): void {
    if (this.closed) return;
    this.closed = true;
    this.session.table.close();
    this.tools.onClose(this);
    this.wake();
  }

  private wake(): void {
    for (const door of this.session.doors) door.wake();
  }
}
