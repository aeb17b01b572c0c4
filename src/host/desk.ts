/**
 * The host without its Worker: opens matches, lets bots act, hands out what the viewer may know. Everything that leaves
 * this file is redacted. Used by host.worker.ts and, directly, by tests.
 */
import { type Bot, isLevel, levels } from '../bots/index.ts';
import { Match } from '../match/match.ts';
import type { Player } from '../match/record.ts';
import { type SeededDice, seededDice, seedFrom } from '../rules/dice.ts';
import { BadSetup, type Game, type GameEvent, redact, type Viewer } from '../rules/game.ts';
import { games } from '../rules/index.ts';
import type { Batch, DemoRequest, Opened } from './port.ts';

interface Session {
  match: Match;
  viewer: Viewer;
  bots: Bot[];
  botDice: SeededDice;
}

export class Desk {
  private session: Session | null = null;
  private readonly games: Readonly<Record<string, Game>>;
  private readonly drawSeed: () => string;

  /** `drawSeed` gives 32 hex digits of true chance. */
  constructor(drawSeed: () => string, known: Readonly<Record<string, Game>> = games) {
    this.drawSeed = drawSeed;
    this.games = known;
  }

  openDemo(request: DemoRequest): Opened {
    const game = Object.hasOwn(this.games, request.game) ? this.games[request.game] : undefined;
    if (!game) return refuse(`There is no game "${request.game}".`);
    const unknown = request.bots.find((level) => !isLevel(level));
    if (unknown !== undefined) return refuse(`There is no computer captain "${unknown}".`);
    const seed = request.seed === undefined ? this.drawSeed() : seedFrom(request.seed);
    const levelOf = (seat: number) => request.bots[Math.min(seat, request.bots.length - 1)] ?? 'monkey';
    const players: Player[] = Array.from({ length: request.seats }, (_, seat) => ({
      name: request.names[seat] ?? `Seat ${seat + 1}`,
      kind: 'bot',
      level: levelOf(seat),
    }));
    try {
      const match = Match.create(game, { seats: request.seats, options: request.options, seed, players });
      const bots = players.map((_, seat) => levels[levelOf(seat) as keyof typeof levels] as Bot);
      this.session = { match, viewer: 'table', bots, botDice: seededDice(seed, 'bots') };
      return { ok: true, batch: batch(this.session, match.opening) };
    } catch (error) {
      if (error instanceof BadSetup) return refuse(error.message);
      throw error;
    }
  }

  advance(): Batch | null {
    const { session } = this;
    const seat = session?.match.toAct[0];
    if (!session || seat === undefined) return null;
    const { match, bots, botDice } = session;
    const action = bots[seat].decide(match.game, match.view(seat), match.legal(seat), seat, botDice);
    const acted = match.act(seat, action);
    // A bot chooses from the legal list, so a refusal is a fault of ours; saying which would tell a hidden card.
    if ('refused' in acted) throw new Error(`The bot of seat ${seat} was refused: ${acted.refused}.`);
    return batch(session, acted.events);
  }
}

function batch({ match, viewer }: Session, events: readonly GameEvent[]): Batch {
  return {
    events: events.flatMap((event) => redact(event, viewer) ?? []),
    view: match.view(viewer),
    toAct: match.toAct,
    over: match.outcome !== null,
  };
}

const refuse = (error: string): Opened => ({ ok: false, error });
