/**
 * The host without its Worker: opens matches, lets bots act, hands out what the viewer may know. Everything that leaves
 * this file is redacted. Used by host.worker.ts and, directly, by tests.
 */
import { type Bot, isLevel, levels } from '../bots/index.ts';
import { withCaps } from '../match/caps.ts';
import { Match } from '../match/match.ts';
import type { GameRecord, Player } from '../match/record.ts';
import { replay } from '../match/replay.ts';
import { type SeededDice, seededDice, seedFrom } from '../rules/dice.ts';
import { BadSetup, type Game, type GameEvent, redact, type Seat, type Viewer } from '../rules/game.ts';
import { games } from '../rules/index.ts';
import { unhide } from './hidden-cards.ts';
import type { Acted, Batch, DemoRequest, HostPort, Look, MatchRequest, Opened, Story } from './port.ts';
import { memoryStore, type Store } from './store.ts';
import { storyOf } from './story.ts';

interface Session {
  match: Match;
  viewer: Viewer;
  /** By seat; null for a person. */
  bots: (Bot | null)[];
  botDice: SeededDice;
  /** Demos are not kept. */
  saved: boolean;
}

type Setup = Pick<GameRecord, 'players' | 'options' | 'seed'> & { game: string; saved: boolean };

const noMatch = 'NO_MATCH';

export class Desk implements HostPort {
  private session: Session | null = null;
  private revealed: Seat | null = null;
  /** Unfinished choices by seat, while their owners do not look. */
  private readonly plans = new Map<Seat, unknown>();
  private trouble: string | null = null;
  private readonly games: Readonly<Record<string, Game>>;
  private readonly drawSeed: () => string;
  private readonly store: Store;

  /** `drawSeed` gives 32 hex digits of true chance. */
  constructor(
    drawSeed: () => string,
    { store = memoryStore(), known = games }: { store?: Store; known?: Readonly<Record<string, Game>> } = {},
  ) {
    this.drawSeed = drawSeed;
    this.store = store;
    this.games = known;
  }

  async openDemo({ game, seats, options, seed, bots, names }: DemoRequest): Promise<Opened> {
    const level = (seat: number) => bots[Math.min(seat, bots.length - 1)] ?? 'monkey';
    const players: Player[] = Array.from({ length: Math.min(16, seats) }, (_, seat) => ({
      name: names[seat] ?? `Seat ${seat + 1}`,
      kind: 'bot',
      level: level(seat),
    }));
    return this.open({
      game,
      players,
      options,
      seed: seed === undefined ? this.drawSeed() : seedFrom(seed),
      saved: false,
    });
  }

  async openMatch({ game, options, players }: MatchRequest): Promise<Opened> {
    return this.open({ game, players, options, seed: this.drawSeed(), saved: true });
  }

  private async open({ game: id, players, options, seed, saved }: Setup): Promise<Opened> {
    const game = Object.hasOwn(this.games, id) ? this.games[id] : undefined;
    if (!game) return refuse(`There is no game "${id}".`);
    const stranger = players.find((player) => player.kind === 'bot' && !isLevel(player.level ?? ''));
    if (stranger) return refuse(`There is no computer captain "${stranger.level}".`);
    try {
      const capped = players.some((player) => player.kind === 'bot') ? withCaps(game, options) : options;
      const match = Match.create(game, { seats: players.length, options: capped, seed, players });
      this.session = sessionOf(match, saved);
      this.revealed = null;
      this.plans.clear();
      await this.keep();
      return opened(this.session, match.opening);
    } catch (error) {
      if (error instanceof BadSetup) return refuse(error.message);
      throw error;
    }
  }

  async resume(): Promise<Opened | null> {
    const record = await this.store.running().catch(() => null);
    if (record === null) return null;
    const replayed = replay(record, this.games);
    if (!replayed.ok) return refuse(`The saved match cannot be taken up again. ${replayed.error}`);
    this.session = sessionOf(replayed.match, true);
    this.revealed = null;
    return opened(this.session, []);
  }

  async leave(): Promise<void> {
    const saved = this.session?.saved ?? true;
    this.session = null;
    this.revealed = null;
    if (saved) await this.store.forget().catch(() => {});
  }

  async advance(): Promise<Batch | null> {
    const { session } = this;
    const seat = session?.match.toAct.find((s) => session.bots[s]);
    if (!session || seat === undefined) return null;
    const { match, bots, botDice } = session;
    const action = bots[seat]?.decide(match.game, match.view(seat), match.legal(seat), seat, botDice);
    const acted = match.act(seat, action);
    // A bot chooses from the legal list, so a refusal is a fault of ours; saying which would tell a hidden card.
    if ('refused' in acted) throw new Error(`The bot of seat ${seat} was refused: ${acted.refused}.`);
    await this.keep();
    return batch(session, acted.events);
  }

  async act(seat: Seat, action: unknown): Promise<Acted> {
    const { session } = this;
    if (!session || session.bots[seat]) return { ok: false, code: session ? 'NOT_YOUR_TURN' : noMatch };
    const acted = session.match.act(seat, unhide(action, session.match.view(seat)));
    if ('refused' in acted) return { ok: false, code: acted.refused };
    this.plans.delete(seat);
    await this.keep();
    return { ok: true, batch: batch(session, acted.events) };
  }

  async look(seat: Seat): Promise<Look | null> {
    const { session } = this;
    if (!session || session.bots[seat] !== null || seat >= session.match.seats) return null;
    this.revealed = seat;
    return { view: session.match.view(seat), legal: session.match.legal(seat), plan: this.plans.get(seat) ?? null };
  }

  async cover(plan?: unknown): Promise<void> {
    if (this.revealed !== null && plan !== undefined) this.plans.set(this.revealed, plan);
    this.revealed = null;
  }

  /** The seat whose private view the page holds now, or null. */
  get lookedAt(): Seat | null {
    return this.revealed;
  }

  async whyNoUndo(seat: Seat): Promise<string | null> {
    return this.session ? this.session.match.whyNoUndo(seat) : noMatch;
  }

  async undo(seat: Seat): Promise<Acted> {
    const { session } = this;
    if (!session) return { ok: false, code: noMatch };
    const undone = session.match.undo(seat);
    if ('refused' in undone) return { ok: false, code: undone.refused };
    await this.keep();
    return { ok: true, batch: batch(session, []) };
  }

  async story(): Promise<Story | null> {
    return this.session && storyOf(this.session.match, this.session.viewer);
  }

  async storageTrouble(): Promise<string | null> {
    return this.trouble;
  }

  /** Before anything is acknowledged. A machine that refuses to keep things is told of once; the game goes on. */
  private async keep(): Promise<void> {
    if (!this.session?.saved) return;
    const { match } = this.session;
    try {
      await this.store.save(match.record, match.outcome !== null);
    } catch {
      this.trouble = 'This machine does not let the game be saved: it is lost when the page is closed.';
    }
  }
}

function sessionOf(match: Match, saved: boolean): Session {
  const { players, seed } = match.record;
  const people = players.flatMap((player, seat) => (player.kind === 'person' ? [seat] : []));
  return {
    match,
    viewer: people.length === 1 ? people[0] : 'table',
    bots: players.map((player) =>
      player.kind === 'bot' ? (levels[player.level as keyof typeof levels] as Bot) : null,
    ),
    botDice: seededDice(seed, 'bots'),
    saved,
  };
}

function opened(session: Session, events: readonly GameEvent[]): Opened {
  const { game, options, players } = session.match.record;
  return {
    ok: true,
    facts: structuredClone({ game, options, players, viewer: session.viewer }),
    batch: batch(session, events),
  };
}

function batch({ match, viewer, bots }: Session, events: readonly GameEvent[]): Batch {
  const people = match.toAct.filter((seat) => bots[seat] === null);
  return {
    events: events.flatMap((event) => redact(event, viewer) ?? []),
    view: match.view(viewer),
    toAct: match.toAct,
    people,
    choices: people.map((seat) => ({ seat, actions: match.game.choices?.(match.position.state, seat) ?? [] })),
    over: match.outcome !== null,
  };
}

const refuse = (error: string): Opened => ({ ok: false, error });
