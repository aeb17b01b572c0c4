/**
 * A match: one game, its players, and the record of what they did. It knows whose turn it is, refuses what is not
 * allowed and takes back what may be taken back. It holds secrets: only the host and Node programs own one.
 */
import * as v from 'valibot';
import type { Game, Kind, Outcome, Seat, Viewer } from '../rules/game.ts';
import { BadSetup } from '../rules/game.ts';
import { positionHash } from './hash.ts';
import type { Position, Refused } from './position.ts';
import { apply, start } from './position.ts';
import type { GameRecord, MatchSetup } from './record.ts';
import { issueText, recordFormat } from './record.ts';
import { discloses } from './undo.ts';

export type Acted<K extends Kind = Kind> = { events: K['event'][]; hash: string } | Refused;

/** Why an action cannot be taken back. */
export type NoUndo =
  /** Nothing was played yet, or all of it is taken back. */
  | 'NOTHING_TO_UNDO'
  /** The latest action is somebody else's. */
  | 'NOT_YOUR_ACTION'
  /** Several seats were choosing at once; the rules have their own way of changing one's mind there. */
  | 'SIMULTANEOUS'
  | 'CHANCE_WAS_DRAWN'
  /** Somebody, the actor included, learned something by it. */
  | 'DISCLOSED'
  | 'MATCH_OVER';

interface Past<K extends Kind> {
  before: Position<K>;
  seat: Seat;
  action: K['action'];
  /** Found out when first asked. */
  verdict?: NoUndo | null;
}

export class Match<K extends Kind = Kind> {
  readonly game: Game<K>;
  /** Events of the set-up, unredacted. */
  readonly opening: K['event'][];
  readonly record: GameRecord;
  #position: Position<K>;
  /** Actions of one seat since another seat acted, the latest last: what undo may reach. */
  #past: Past<K>[] = [];

  /** Throws BadSetup when seats, options, deal or players do not go together, RangeError for a bad seed. */
  static create<K extends Kind>(game: Game<K>, setup: MatchSetup<K>): Match<K> {
    return new Match(game, setup);
  }

  private constructor(game: Game<K>, setup: MatchSetup<K>) {
    const { seats, seed } = setup;
    const options = check(game.options, setup.options ?? {}, 'options');
    const deal = check(game.deal, setup.deal ?? {}, 'deal');
    if (!game.seats(options).includes(seats))
      throw new BadSetup('BAD_OPTIONS', `${game.id} cannot be played by ${seats} with these options.`);
    const players =
      setup.players ?? Array.from({ length: seats }, (_, i) => ({ name: `Seat ${i + 1}`, kind: 'person' as const }));
    if (players.length !== seats) throw new BadSetup('BAD_PLAYERS', `${players.length} players for ${seats} seats.`);
    const { position, events } = start(game, { seats, options, seed, deal });
    this.game = game;
    this.opening = events;
    this.#position = position;
    this.record = {
      format: recordFormat,
      game: game.id,
      version: game.version,
      seats,
      players: structuredClone(players),
      options: structuredClone(options),
      seed,
      deal: structuredClone(deal),
      start: positionHash(position),
      steps: [],
    };
  }

  /** The truth. Never leaves the host. */
  get position(): Position<K> {
    return this.#position;
  }
  get seats(): number {
    return this.record.seats;
  }
  get toAct(): readonly Seat[] {
    return this.game.toAct(this.#position.state);
  }
  get mayAct(): readonly Seat[] {
    return this.game.mayAct(this.#position.state);
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

  /**
   * Plays an action of any origin and appends it to the record, or refuses it and changes nothing. Codes are those of the
   * rules file; `NO_SUCH_SEAT` and `BAD_ACTION` for what is no seat or no action at all. Events are unredacted.
   */
  act(seat: Seat, action: unknown): Acted<K> {
    if (!Number.isInteger(seat) || seat < 0 || seat >= this.seats) return { refused: 'NO_SUCH_SEAT' };
    const parsed = v.safeParse(this.game.action, action, { abortEarly: true });
    if (!parsed.success) return { refused: 'BAD_ACTION' };
    const before = this.#position;
    const applied = apply(this.game, before, seat, parsed.output);
    if ('refused' in applied) return applied;
    const hash = positionHash(applied.position);
    if (this.#past.at(-1)?.seat !== seat) this.#past = [];
    this.#past.push({ before, seat, action: parsed.output });
    this.#position = applied.position;
    this.record.steps.push({ seat, action: structuredClone(parsed.output), hash });
    return { events: applied.events, hash };
  }

  /** Why this seat cannot take back the latest action, or null when it can. May take some milliseconds, once per action. */
  whyNoUndo(seat: Seat): NoUndo | null {
    const last = this.#past.at(-1);
    if (!last) return 'NOTHING_TO_UNDO';
    if (last.seat !== seat) return 'NOT_YOUR_ACTION';
    if (last.verdict === undefined) last.verdict = this.#judge(last);
    return last.verdict;
  }

  /** Takes back the latest action and appends that to the record. */
  undo(seat: Seat): { undone: number } | Refused {
    const reason = this.whyNoUndo(seat);
    if (reason) return { refused: reason };
    this.takeBack(1);
    return { undone: 1 };
  }

  /** For replays: takes back actions without asking whether one may. False, and no change, when there are not so many. */
  takeBack(count: number): boolean {
    if (count > this.#past.length) return false;
    this.#position = this.#past[this.#past.length - count].before;
    this.#past.length -= count;
    this.record.steps.push({ undo: count });
    return true;
  }

  #judge({ before, seat, action }: Past<K>): NoUndo | null {
    if (this.outcome) return 'MATCH_OVER';
    if (this.game.mayAct(before.state).length > 1) return 'SIMULTANEOUS';
    if (before.dice.some((word, i) => word !== this.#position.dice[i])) return 'CHANCE_WAS_DRAWN';
    return discloses(this.game, this.seats, before, seat, action) ? 'DISCLOSED' : null;
  }
}

function check<T>(schema: v.GenericSchema<unknown, T>, value: unknown, what: string): T {
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (!result.success) throw new BadSetup('BAD_OPTIONS', `Wrong ${what}: ${issueText(result.issues[0])}.`);
  return result.output;
}
