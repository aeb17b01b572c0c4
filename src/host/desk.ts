/**
 * The host without its Worker: opens matches, lets bots act, hands out what the viewer may know. Everything that leaves
 * this file is redacted. Used by host.worker.ts and, directly, by tests.
 */
import { isLevel } from '../bots/index.ts';
import { withCaps } from '../match/caps.ts';
import { Match } from '../match/match.ts';
import type { GameRecord, Player } from '../match/record.ts';
import { replay } from '../match/replay.ts';
import { seedFrom } from '../rules/dice.ts';
import { BadSetup, type Game, type MapRead, type Seat, type Viewer } from '../rules/game.ts';
import { games } from '../rules/index.ts';
import { Archive } from './archive.ts';
import { unhide } from './hidden-cards.ts';
import type {
  Acted,
  Batch,
  DemoRequest,
  Finished,
  HostPort,
  Look,
  MatchRequest,
  Opened,
  Retold,
  Story,
  Taken,
  Voyage,
} from './port.ts';
import { batch, opened, type Session, sessionOf } from './session.ts';
import { memoryStore, type Store } from './store.ts';
import { storyOf } from './story.ts';

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
  private readonly archive: Archive;

  /** `drawSeed` gives 32 hex digits of true chance. */
  constructor(
    drawSeed: () => string,
    { store = memoryStore(), known = games }: { store?: Store; known?: Readonly<Record<string, Game>> } = {},
  ) {
    this.drawSeed = drawSeed;
    this.store = store;
    this.games = known;
    this.archive = new Archive(store, known);
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

  finished = (): Promise<Finished[]> => this.archive.list();
  voyages = (game: string, options: Record<string, unknown>): Promise<Voyage[]> => this.archive.voyages(game, options);
  retell = (id: number, viewer?: Viewer): Promise<Retold> => this.archive.retell(id, viewer);
  giveGame = (id: number): Promise<string | null> => this.archive.give(id);
  takeGame = (text: string): Promise<Taken> => this.archive.take(text);

  async readMap(id: string, text: string, fileName: string): Promise<MapRead | null> {
    const game = Object.hasOwn(this.games, id) ? this.games[id] : undefined;
    return game?.readMap?.(text, fileName) ?? null;
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

const refuse = (error: string): Opened => ({ ok: false, error });
