/**
 * A match: one game, its players, and the record of what they did. It knows whose turn it is, refuses what is not
 * allowed and takes back what may be taken back. It holds secrets: only the host and Node programs own one.
 */
import * as v from 'valibot';
import type { Game, Kind, Outcome, Seat, Viewer } from '../rules/game.ts';
import { BadSetup } from '../rules/game.ts';
import { check } from './check.ts';
import { playEarlier, readEarlier } from './earlier.ts';
import { positionHash } from './hash.ts';
import { Memories } from './memory.ts';
import type { Position, RefusedAction } from './position.ts';
import { apply, isForced, isQuiet, isSeat, sent, start } from './position.ts';
import { badPlayer, maxSteps, maxUndone, playerSchema } from './schema.ts';
import { sealHead, sealStep } from './seal.ts';
import type { Captain, GameRecord, MatchSetup, Step } from './types.ts';
import { recordFormat } from './types.ts';
import { discloses } from './undo.ts';

export type Acted<K extends Kind = Kind> = { events: K['event'][]; hash: string } | RefusedAction;

/** Reason why an action cannot be taken back. */
export type NoUndo =
  /** Nothing was played yet, or everything has been taken back. */
  | 'NOTHING_TO_UNDO'
  /** Another seat did the latest action. */
  | 'NOT_YOUR_ACTION'
  /** Several seats were choosing at once; the rules have their own way of changing one's mind there. */
  | 'SIMULTANEOUS'
  | 'CHANCE_WAS_DRAWN'
  /** Somebody, the actor included, learned something by it. */
  | 'DISCLOSED'
  | 'MATCH_OVER'
  /** Limit reached: as many actions have been taken back as one record may hold. */
  | 'UNDO_LIMIT';

interface Past<K extends Kind> {
  before: Position<K>;
  /** Mark of the memories before the action. */
  mark: number;
  seat: Seat;
  action: K['action'];
  /** Answer to whether the action can be taken back; worked out when first asked for. */
  verdict?: NoUndo | null;
}

export class Match<K extends Kind = Kind> {
  readonly game: Game<K>;
  /** Events of the set-up, unredacted. The list is empty when actions were played before anybody watched. */
  readonly opening: K['event'][];
  readonly record: GameRecord;
  #position: Position<K>;
  /** Actions of one seat since another seat acted, the latest last: only these can be taken back. */
  #past: Past<K>[] = [];
  #players: Captain[];
  #undone = 0;
  readonly #memories: Memories<K>;
  /** Unredacted events of the beginning and of every action that stands. */
  readonly #told: (readonly K['event'][])[];

  /**
   * Creates a match. Throws BadSetup when seats, options, deal, first actions or players do not go together, RangeError
   * for a bad seed.
   */
  static create<K extends Kind>(game: Game<K>, setup: MatchSetup<K>): Match<K> {
    return new Match(game, setup);
  }

  private constructor(game: Game<K>, setup: MatchSetup<K>) {
    const { seats, seed } = setup;
    const options = check(game.options, setup.options ?? {}, 'options');
    const deal = check(game.deal, setup.deal ?? {}, 'deal');
    if (!game.seats(options).includes(seats)) throw new BadSetup('BAD_OPTIONS', 'SEATS', { seats });
    const players = checkPlayers(seats, setup.players);
    const earlier = readEarlier(game, setup);
    const opened = start(game, { seats, options, seed, deal });
    this.game = game;
    this.opening = earlier ? [] : opened.events;
    this.#memories = new Memories(game);
    this.#told = [this.opening];
    this.#memories.hear(this.opening);
    this.#position = earlier ? playEarlier(game, opened, seats, earlier) : opened.position;
    this.#players = players;
    const record = {
      format: recordFormat,
      game: game.id,
      version: game.version,
      seats,
      players: structuredClone(players),
      options: structuredClone(options),
      seed,
      deal: structuredClone(deal),
      ...earlier,
      start: positionHash(this.#position),
      steps: [],
    } satisfies Omit<GameRecord, 'seal'>;
    this.record = { ...record, seal: sealHead(record) };
  }

  /** Gives the latest action that was not taken back, and the position before it; none after another captain sat down. */
  get latest(): Pick<Past<K>, 'before' | 'seat' | 'action'> | null {
    return this.#past.at(-1) ?? null;
  }

  /** Gives the true position, which never leaves the host. */
  get position(): Position<K> {
    return this.#position;
  }
  get seats(): number {
    return this.record.seats;
  }
  /** Gives the captains who sit there now; the record's head keeps those who began. */
  get players(): readonly Captain[] {
    return this.#players;
  }
  get toAct(): readonly Seat[] {
    return this.game.toAct(this.#position.state);
  }
  get mayAct(): readonly Seat[] {
    return this.game.mayAct(this.#position.state);
  }
  /** Gives the number of every seat's side; seats of one side win and lose together. */
  get sides(): readonly number[] {
    return this.game.sides?.(this.#position.state) ?? this.players.map((_, seat) => seat);
  }

  get outcome(): Outcome | null {
    return this.game.outcome(this.#position.state);
  }
  view(viewer: Viewer): K['view'] {
    return this.game.view(this.#position.state, viewer);
  }
  legal(seat: Seat): K['action'][] {
    return this.game.legal(this.#position.state, seat);
  }
  /** Tells whether the room can see that the seat has one action and no other; false where its choices are private. */
  forced(seat: Seat): boolean {
    return isForced(this.game, this.#position.state, seat);
  }
  /** Tells whether nobody but the seat itself would be sent anything if it acted so. */
  quiet(seat: Seat, action: K['action']): boolean {
    return isQuiet(this.game, this.#position, { seats: this.seats, seat, action });
  }
  /**
   * Gives the latest that the seat was sent at once and that was not taken back. What others do in secret changes nothing
   * here: else it would tell that they have acted.
   */
  news(seat: Seat): K['event'][] {
    for (let i = this.#told.length - 1; i >= 0; i--) {
      const events = sent(this.#told[i], seat);
      if (events.length > 0) return events;
    }
    return [];
  }
  /** Gives what the seat remembers of everything it was sent in this match, without what was taken back. */
  memory(seat: Seat): K['memory'] | null {
    return this.#memories.of(seat);
  }

  /**
   * Plays an action of any origin and appends it to the record, or refuses it and changes nothing. A refusal gives a
   * code of the rules file, or `NO_SUCH_SEAT` and `BAD_ACTION` for what is no seat or no action at all, or
   * `RECORD_FULL` when the record could not be read again with one step more. The events are unredacted.
   */
  act(seat: Seat, action: unknown): Acted<K> {
    if (!isSeat(seat, this.seats)) return { refused: 'NO_SUCH_SEAT' };
    if (this.#full) return { refused: 'RECORD_FULL' };
    const parsed = v.safeParse(this.game.action, action, { abortEarly: true });
    if (!parsed.success) return { refused: 'BAD_ACTION' };
    const before = this.#position;
    const applied = apply(this.game, before, seat, parsed.output);
    if ('refused' in applied) return applied;
    const hash = positionHash(applied.position);
    if (this.#past.at(-1)?.seat !== seat) this.#past = [];
    this.#past.push({ before, mark: this.#memories.mark, seat, action: parsed.output });
    this.#memories.hear(applied.events);
    this.#told.push(applied.events);
    this.#position = applied.position;
    this.#append({ seat, action: structuredClone(parsed.output), hash });
    return { events: applied.events, hash };
  }

  /**
   * Tells why this seat cannot take back the latest action; null when it can. The answer may take some milliseconds,
   * once per action.
   */
  whyNoUndo(seat: Seat): NoUndo | null {
    // The limit comes first: whoever is told of it must not learn by it whose action was the latest.
    if (this.#undone >= maxUndone || this.#full) return 'UNDO_LIMIT';
    const last = this.#past.at(-1);
    if (!last) return 'NOTHING_TO_UNDO';
    if (last.seat !== seat) return 'NOT_YOUR_ACTION';
    if (last.verdict === undefined) last.verdict = this.#judge(last);
    return last.verdict;
  }

  /** Takes back the latest action and appends that to the record. */
  undo(seat: Seat): { undone: number } | RefusedAction {
    const reason = this.whyNoUndo(seat);
    if (reason) return { refused: reason };
    this.takeBack(1);
    return { undone: 1 };
  }

  /**
   * Takes back actions for a replay, without asking whether that is allowed. Gives false and changes nothing when there
   * are not so many.
   */
  takeBack(count: number): boolean {
    if (count > this.#past.length) return false;
    const { before, mark } = this.#past[this.#past.length - count];
    this.#position = before;
    this.#memories.backTo(mark);
    this.#past.length -= count;
    this.#told.length -= count;
    this.#undone += count;
    this.#append({ undo: count });
    return true;
  }

  /**
   * Seats another captain from now on. The new captain cannot take back what the one before them did; what others did
   * may be taken back as before. Refuses once the match is over, because a filed game does not change.
   */
  captain(seat: Seat, player: unknown): { seated: Captain } | RefusedAction {
    if (!isSeat(seat, this.seats)) return { refused: 'NO_SUCH_SEAT' };
    if (this.#full) return { refused: 'RECORD_FULL' };
    if (this.outcome) return { refused: 'MATCH_OVER' };
    const parsed = v.safeParse(playerSchema, player, { abortEarly: true });
    if (!parsed.success || badPlayer(parsed.output, { seat })) return { refused: 'BAD_PLAYER' };
    const seated: Captain = parsed.output;
    if (this.#past.at(-1)?.seat === seat) this.#past = [];
    this.#players = this.#players.with(seat, seated);
    this.#append({ seat, captain: structuredClone(seated) });
    return { seated };
  }

  #append(step: Step): void {
    this.record.steps.push(step);
    this.record.seal = sealStep(this.record.seal, step);
  }

  get #full(): boolean {
    return this.record.steps.length + (this.record.before?.length ?? 0) >= maxSteps;
  }

  #judge({ before, seat, action }: Past<K>): NoUndo | null {
    if (this.outcome) return 'MATCH_OVER';
    if (this.game.mayAct(before.state).length > 1) return 'SIMULTANEOUS';
    if (before.dice.some((word, i) => word !== this.#position.dice[i])) return 'CHANCE_WAS_DRAWN';
    return discloses(this.game, this.seats, before, seat, action) ? 'DISCLOSED' : null;
  }
}

function checkPlayers(seats: number, given: Captain[] | undefined): Captain[] {
  if (!given) return Array.from({ length: seats }, (_, i) => ({ name: `Seat ${i + 1}`, kind: 'person' as const }));
  if (given.length !== seats) throw new BadSetup('BAD_PLAYERS', 'PLAYERS_MISSING', { players: given.length, seats });
  return given.map((player, seat) => {
    const checked: Captain = check(playerSchema, player, 'player', 'BAD_PLAYERS');
    const bad = badPlayer(checked, { seat });
    if (bad) throw new BadSetup('BAD_PLAYERS', bad.code, { seat });
    return checked;
  });
}
