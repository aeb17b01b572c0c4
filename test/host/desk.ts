/** A page at its host as tests play it: whatever it does comes back with what was said then, in one piece. */
import { Office } from '../../src/host/office.ts';
import type { OfficeTools } from '../../src/host/office-tools.ts';
import { PageHost } from '../../src/host/page-host.ts';
import type {
  DemoRequest,
  MatchFacts,
  MatchRequest,
  News,
  Opened as OpenedPage,
  Question,
} from '../../src/host/port.ts';
import { memoryStore } from '../../src/host/store.ts';
import type { GameAction, Seat } from '../../src/rules/game.ts';

export type DeskTools = OfficeTools;

export interface Batch extends Omit<News, 'said' | 'seq' | 'waiting'> {
  toAct: Seat[];
  /** Seats of people among `toAct`. */
  people: Seat[];
  /** What people are asked. */
  choices: { ask: number; seat: Seat; actions: GameAction[] }[];
  over: boolean;
}

export type Opened = (Extract<OpenedPage, { ok: true }> & { batch: Batch }) | Extract<OpenedPage, { ok: false }>;
export type Acted = { ok: true; batch: Batch } | { ok: false; code: string };

/** Number of a question that nobody has been asked. */
const nobodys = (seat: Seat): number => 64 * 999 + seat;

export class Desk extends PageHost {
  private asks: Question[] = [];
  private players: MatchFacts['players'] = [];

  constructor(drawSeed: () => string, tools: Partial<OfficeTools> = {}) {
    // Step by step: what is saved is what was told.
    super(new Office(drawSeed, { store: memoryStore(), ...tools }), 0);
  }

  override async openDemo(request: DemoRequest): Promise<Opened> {
    return this.opened(await super.openDemo(request));
  }

  override async openMatch(request: MatchRequest): Promise<Opened> {
    return this.opened(await super.openMatch(request));
  }

  override async resume(id?: string): Promise<Opened | null> {
    const opened = await super.resume(id);
    return opened && this.opened(opened);
  }

  /** What happens next without anybody's doing; null when nothing does. */
  async advance(): Promise<Batch | null> {
    if (this.asks.length > 0) return null;
    const said = await this.next();
    return said.said === 'told' ? this.batch(said) : null;
  }

  async act(seat: Seat, action: unknown): Promise<Acted> {
    const ask = this.asks.find((each) => each.seat === seat)?.ask ?? nobodys(seat);
    const refused = await this.answer(ask, action);
    return refused ? { ok: false, code: refused.code } : this.acted();
  }

  async takeBack(seat: Seat): Promise<Acted> {
    const refused = await this.undo(seat);
    return refused ? { ok: false, code: refused.code } : this.acted();
  }

  private async acted(): Promise<Acted> {
    const said = await this.next();
    if (said.said !== 'told') throw new Error(`Nothing is told, ${said.said}.`);
    return { ok: true, batch: await this.batch(said) };
  }

  private async opened(opened: OpenedPage): Promise<Opened> {
    if (!opened.ok) return opened;
    return { ...opened, batch: await this.batch(opened.told, opened.facts) };
  }

  private async batch({ said: _, seq, waiting, ...told }: News, facts?: MatchFacts): Promise<Batch> {
    this.players = told.players ?? facts?.players ?? this.players;
    const people = waiting.filter((seat) => this.players[seat].kind === 'person');
    this.asks = [];
    if (people.length > 0) {
      const asked = await this.next();
      if (asked.said === 'asked') this.asks = asked.asks;
    }
    const choices = this.asks.map(({ ask, seat, open }) => ({ ask, seat, actions: open }));
    return { ...told, toAct: waiting, people, choices, over: waiting.length === 0 };
  }
}
