/** Tables at a desk whose truth the tests may look at, and pairs of them that somebody cannot tell apart. */

import { apply, sent } from '../../src/match/position.ts';
import { type StagedGame, staged } from '../../src/presentation/index.ts';
import { type Dice, pick, seededDice, seedFrom } from '../../src/rules/dice.ts';
import type { Game, GameAction, GameEvent, Seat, Viewer } from '../../src/rules/game.ts';
import { games } from '../../src/rules/index.ts';
import { optionSets, seatCounts } from '../contract/option-sets.ts';
import { factsOf } from '../facts/index.ts';
import type { Batch } from '../host/desk.ts';
import { Desk } from '../host/desk.ts';

export const names = ['Anne', 'Bart', 'Calico', 'Mary', 'Edward', 'Grace', 'Henry', 'Ching'];

export interface Setting {
  id: string;
  seats: number;
  options: Record<string, unknown>;
  seed: string;
  /** Who plays alone among computers; null where people play together. */
  alone: Seat | null;
}

/** Deliberate leaks, for showing that they are found. */
export interface Plant {
  game?: (game: Game) => Game;
  desk?: (desk: Desk, truth: () => object) => Desk;
  stage?: (stage: StagedGame, truth: () => object) => StagedGame;
}

export class TestTable {
  readonly setting: Setting;
  readonly game: Game;
  readonly stage: StagedGame;
  readonly desk: Desk;
  batch!: Batch;
  /** What the page knew before the latest action. */
  before!: object;
  state!: object;
  events: GameEvent[] = [];
  /** All that was told here; what is dealt anew cannot be replayed. */
  readonly story = { start: {} as object, events: [] as GameEvent[], ends: [] as number[] };
  private watching = false;
  private swap: ((state: object) => object) | null = null;

  private constructor(setting: Setting, { game, desk, stage }: Plant) {
    const { id, seed } = setting;
    this.setting = setting;
    this.game = game?.(games[id]) ?? games[id];
    const truth = () => this.state;
    const mine = new Desk(() => seedFrom(seed), { known: { [id]: this.watched() } });
    this.desk = desk?.(mine, truth) ?? mine;
    this.stage = stage?.(staged(id), truth) ?? staged(id);
  }

  static async open(setting: Setting, plant: Plant = {}): Promise<TestTable> {
    const table = new TestTable(setting, plant);
    const { id, seats, options, alone } = setting;
    const players = names
      .slice(0, seats)
      .map((name, seat) =>
        alone === null || alone === seat
          ? { name, kind: 'person' as const }
          : { name, kind: 'bot' as const, level: 'parrot' },
      );
    table.watching = true;
    const opened = await table.desk.openMatch({ game: id, options, players });
    if (!opened.ok) throw new Error(opened.refused.code);
    table.story.start = opened.batch.view;
    table.tells(opened.batch);
    table.before = opened.batch.view;
    return table;
  }

  /** The first state that comes of what the desk is asked is the truth; others are tried out by its judge. */
  private watched(): Game {
    const { game } = this;
    const note = (state: object, events: GameEvent[]) => {
      if (!this.watching) return;
      this.watching = false;
      if (this.swap) Object.assign(state, this.swap(state));
      this.swap = null;
      [this.state, this.events] = [state, events];
    };
    return {
      ...game,
      setup: (seats, options, dice, deal, emit) => {
        const state = game.setup(seats, options, dice, deal, emit);
        note(state, []);
        return state;
      },
      play: (state, seat, action, emit, dice) => {
        const events: GameEvent[] = [];
        const both = (event: GameEvent) => {
          events.push(event);
          emit?.(event);
        };
        game.play(state, seat, action, both, dice);
        note(state, events);
      },
    };
  }

  get names(): string[] {
    return names.slice(0, this.setting.seats);
  }
  get over(): boolean {
    return this.batch.over;
  }

  /** `swap`: deals anew what somebody cannot see, once the action is played. */
  async act(seat: Seat, action: GameAction, swap: ((state: object) => object) | null = null): Promise<void> {
    this.ready(swap);
    const acted = await this.desk.act(seat, action);
    if (!acted.ok) throw new Error(`${acted.code}: ${JSON.stringify(action)}`);
    this.tells(acted.batch);
  }

  async advance(swap: ((state: object) => object) | null = null): Promise<void> {
    this.ready(swap);
    const batch = await this.desk.advance();
    if (!batch) throw new Error('No computer is to act.');
    this.tells(batch);
  }

  private tells(batch: Batch): void {
    this.batch = batch;
    this.story.events.push(...structuredClone(batch.events));
    this.story.ends.push(this.story.events.length);
  }

  /** What has happened so far has been told. */
  heard(): void {
    this.events = [];
    this.before = this.batch.view;
    this.batch = { ...this.batch, events: [] };
  }

  private ready(swap: ((state: object) => object) | null): void {
    this.before = this.batch.view;
    this.watching = true;
    this.swap = swap;
  }

  /** What this viewer knows, by the rules alone. */
  known(viewer: Viewer): string {
    return JSON.stringify([sent(this.events, viewer), this.game.view(this.state, viewer)]);
  }

  legal(seat: Seat): GameAction[] {
    return this.game.legal(this.state, seat);
  }

  /** Whose turn it is, and whether a computer has it. */
  next(dice: Dice): { seat: Seat; computer: boolean } {
    const { alone } = this.setting;
    const waits = this.game.toAct(this.state);
    // The person goes first where they all choose at once.
    if (alone === null || waits.includes(alone)) return { seat: alone ?? pick(waits, dice), computer: false };
    return { seat: waits[0], computer: true };
  }
}

/** One kind of action as often as another: of moves there are hundreds. */
export function choose(actions: readonly GameAction[], dice: Dice): GameAction {
  const type = pick([...new Set(actions.map((action) => action.type))], dice);
  return pick(
    actions.filter((action) => action.type === type),
    dice,
  );
}

export interface Pair {
  a: TestTable;
  b: TestTable;
  viewer: Viewer;
  dice: Dice;
}

/** How far into a random game a pair may begin. */
const farthest: Readonly<Record<string, number>> = {
  'treasure-fleet': 60,
  korsar: 90,
  'card-pirates': 70,
  yellowbeard: 90,
};
const short: Readonly<Record<string, object>> = {
  yellowbeard: { turnLimit: 30, autoSetup: true },
  'card-pirates': { turnCap: 60 },
};

/** The setting of this number; every third one has a person alone. */
export function settingOf(id: string, number: number): Setting {
  const counts = seatCounts(games[id]).filter((count) => count > 1);
  const seats = counts[number % counts.length];
  const sets = optionSets(games[id], seats);
  const options = { ...short[id], ...sets[(number * 5) % sets.length].options };
  return { id, seats, options, seed: `alike ${id} ${number}`, alone: number % 3 === 2 ? number % seats : null };
}

/** Both tables played alike, as far as the number says; the last action is left to `last`. */
async function playAlike(
  setting: Setting,
  plant: Plant,
  dice: Dice,
  last: (a: TestTable, b: TestTable) => Promise<boolean>,
): Promise<{ a: TestTable; b: TestTable } | null> {
  const [a, b] = [await TestTable.open(setting, plant), await TestTable.open(setting, plant)];
  const from = dice.below(farthest[setting.id]);
  for (let n = 0; n < 400 && !a.over; n++) {
    if (n >= from && (await last(a, b))) return { a, b };
    if (a.over) break;
    const { seat, computer } = a.next(dice);
    if (computer) {
      await a.advance();
      await b.advance();
      continue;
    }
    const action = choose(a.legal(seat), dice);
    await a.act(seat, action);
    await b.act(seat, action);
  }
  return null;
}

/** Two tables with the same past; in the second one all that this viewer cannot see has just been dealt anew. */
export async function dealtAnew(id: string, number: number, plant: Plant = {}): Promise<Pair> {
  const setting = settingOf(id, number);
  const viewer = setting.alone ?? (number % 3 === 1 ? number % setting.seats : 'table');
  for (let attempt = 0; ; attempt++) {
    const dice = seededDice(seedFrom(`dealt ${id} ${number} ${attempt}`), 'effects');
    const pair = await playAlike(setting, plant, dice, async (a, b) => {
      const { seat, computer } = a.next(dice);
      const swap = (state: object) => a.game.permute(state, viewer, dice);
      if (computer) {
        await a.advance();
        await b.advance(swap);
      } else {
        const action = choose(a.legal(seat), dice);
        await a.act(seat, action);
        await b.act(seat, action, swap);
      }
      return !a.over;
    });
    if (pair) return { ...pair, viewer, dice };
  }
}

/** Two tables where people play, with the same past; somebody has just chosen otherwise, in secret, or not at all. */
export async function chosenOtherwise(id: string, number: number, plant: Plant = {}): Promise<Pair> {
  const setting = { ...settingOf(id, number), alone: null };
  const viewer = number % 2 === 1 ? number % setting.seats : 'table';
  for (let attempt = 0; attempt < 40; attempt++) {
    const dice = seededDice(seedFrom(`chosen ${id} ${number} ${attempt}`), 'effects');
    const pair = await playAlike(setting, plant, dice, async (a, b) => {
      const { seat } = a.next(dice);
      if (seat === viewer) return false;
      const action = choose(a.legal(seat), dice);
      if (isQuiet(a, seat, action, viewer)) {
        await a.act(seat, action);
        for (const table of [a, b]) table.heard();
        return true;
      }
      const others = twins(a, b, seat, action, viewer).filter(
        (other) => JSON.stringify(other) !== JSON.stringify(action),
      );
      if (others.length === 0) return false;
      await a.act(seat, action);
      await b.act(seat, pick(others, dice));
      return !a.over && a.known(viewer) === b.known(viewer);
    }).catch((error) => {
      // The second table went another way, so the next action of the first was none there.
      if (error instanceof Error && /^[A-Z_]+: /.test(error.message)) return null;
      throw error;
    });
    if (pair) return { ...pair, viewer, dice };
  }
  throw new Error(`${id} ${number}: nobody chooses anything in secret.`);
}

/** The action leaves this viewer as they were: they do not even learn that there was one. */
function isQuiet({ game, state }: TestTable, seat: Seat, action: GameAction, viewer: Viewer): boolean {
  const after = apply(game, { state, dice: [1, 2, 3, 4] }, seat, action);
  if ('refused' in after || sent(after.events, viewer).length > 0) return false;
  return JSON.stringify(game.view(after.position.state, viewer)) === JSON.stringify(game.view(state, viewer));
}

/** What the seat may do at the second table that looks like this to the viewer: the very same if it is their own. */
function twins(a: TestTable, b: TestTable, seat: Seat, action: GameAction, viewer: Viewer): GameAction[] {
  const form = (each: GameAction) => (seat === viewer ? JSON.stringify(each) : factsOf[a.setting.id].publicForm(each));
  return b.legal(seat).filter((other) => form(other) === form(action));
}

/** Plays one more action at both tables that looks the same. False where there is none, or where the rules let the viewer tell them apart from now on. */
export async function goOn({ a, b, viewer, dice }: Pair): Promise<boolean> {
  if (a.over || b.over) return false;
  const { seat, computer } = a.next(dice);
  if (computer) {
    await a.advance();
    await b.advance();
    return a.known(viewer) === b.known(viewer);
  }
  if (!b.game.toAct(b.state).includes(seat)) return false;
  for (let attempt = 0; attempt < 6; attempt++) {
    const action = choose(a.legal(seat), dice);
    const others = twins(a, b, seat, action, viewer);
    if (others.length === 0) continue;
    await a.act(seat, action);
    await b.act(seat, pick(others, dice));
    return a.known(viewer) === b.known(viewer);
  }
  return false;
}
