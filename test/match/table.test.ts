/** A table: one change after the other, whole; everybody is told the same story; no answer is heard that nobody waits for. */
import { describe, expect, it } from 'vitest';
import { botPlayer, rounds } from '../../src/bots/player.ts';
import { random } from '../../src/bots/random.ts';
import { Match } from '../../src/match/match.ts';
import type { Ask, Choice, Player, Sent, Watcher } from '../../src/match/player.ts';
import { walk } from '../../src/match/replay.ts';
import { type Save, Table } from '../../src/match/table.ts';
import { seededDice } from '../../src/rules/dice.ts';
import { type Game, redact, type Viewer } from '../../src/rules/game.ts';
import { games } from '../../src/rules/index.ts';
import { parley } from '../toy/parley.ts';

const seed = '0123456789abcdef0123456789abcdef';
/** Whatever can happen without anybody's doing has happened. */
const calm = () => new Promise<void>((done) => setImmediate(done));
const slowSave: Save = async () => {
  await calm();
  return true;
};
const quickSave: Save = async () => true;

/** Parley in which every look-alike is the truth itself, so that nothing is ever disclosed and all can be taken back. */
const candid = { ...parley, permute: (state: object) => structuredClone(state) } as unknown as Game;

class Notes implements Watcher {
  readonly told: Sent[] = [];
  readonly viewer: Viewer;
  readonly paces: boolean;
  private readonly hear: () => Promise<void>;
  constructor(viewer: Viewer, { paces = false, hear = async () => {} } = {}) {
    this.viewer = viewer;
    this.paces = paces;
    this.hear = hear;
  }
  tell(told: Sent): Promise<void> {
    this.told.push(structuredClone(told));
    return this.hear();
  }
}

/** A player whose answers a test gives. */
class Thinker implements Player {
  readonly asked: { ask: Ask; signal: AbortSignal; say: (choice: Choice) => void }[] = [];
  choose(ask: Ask, signal: AbortSignal): Promise<Choice> {
    return new Promise((say) => this.asked.push({ ask, signal, say }));
  }
  /** Answers the latest question with the last of what it may choose. */
  answer(): void {
    const { ask, say } = this.asked[this.asked.length - 1];
    say(ask.legal[ask.legal.length - 1]);
  }
}

function bots(game: Game, seats: number, save: Save = quickSave): Table {
  const match = Match.create(game, { seats, seed });
  const player = botPlayer(random, game, { dice: seededDice(seed, 'bots'), patience: rounds(1), breath: () => null });
  return new Table(match, Array(seats).fill(player), save);
}

/** What a viewer is to be told of a match, worked out from its record. */
function toTell(game: Game, { record }: Match, viewer: Viewer): Sent[] {
  const all = Array.from(walk(game, record), ({ events, match }) => ({
    events: events.flatMap((event) => redact(event, viewer) ?? []),
    view: structuredClone(match.view(viewer)),
    waiting: [...match.toAct],
  }));
  // Nobody is told of the set-up by the table: whoever opens it is.
  return all.slice(1);
}

describe('everybody at a table is told the same story', () => {
  it.each(Object.keys(games))('%s: each watcher what redact and view say, in the order of the record', async (id) => {
    const table = bots(games[id], 2, slowSave);
    const watchers = [new Notes('table', { paces: true, hear: calm }), new Notes(0), new Notes(1, { hear: calm })];
    for (const watcher of watchers) table.join(watcher);
    // Several at once, as from several places.
    for (let n = 0; n < 12; n++) await Promise.all([table.step(), table.step(), table.step()]);
    expect(table.match.record.steps.length).toBeGreaterThan(20);
    for (const { viewer, told } of watchers) expect(told).toEqual(toTell(games[id], table.match, viewer));
    expect(watchers[1].told).not.toEqual(watchers[0].told);
  });

  it('two calls at once are done one after the other: no view is ahead of its events', async () => {
    const table = new Table(Match.create(parley as unknown as Game, { seats: 2, seed }), [null, null], slowSave);
    const room = new Notes('table');
    table.join(room);
    const wager = (seat: number) => table.act(seat, { type: 'wager', amount: seat + 1 });
    expect(await Promise.all([wager(1), wager(0)])).toMatchObject([
      { events: [{ type: 'Wagered', seat: 1 }] },
      { events: expect.arrayContaining([expect.objectContaining({ type: 'Wagered', seat: 0 })]) },
    ]);
    expect(room.told.map(({ view }) => (view as { wagered: boolean[] }).wagered)).toEqual([
      [false, true],
      [true, true],
    ]);
    expect(room.told).toEqual(toTell(parley as unknown as Game, table.match, 'table'));
  });
});

describe('a table waits', () => {
  it('for a watcher who sets the pace, until they have heard or have left', async () => {
    const table = bots(candid, 2);
    const heard: (() => void)[] = [];
    const slow = new Notes('table', { paces: true, hear: () => new Promise((done) => heard.push(done)) });
    table.join(slow);
    const steps = [table.step(), table.step(), table.step()];
    await calm();
    expect(table.match.record.steps).toHaveLength(1);
    heard[0]();
    await calm();
    expect(table.match.record.steps).toHaveLength(2);
    expect(slow.told).toHaveLength(2);
    table.part(slow);
    await Promise.all(steps);
    expect(table.match.record.steps).toHaveLength(3);
    expect(slow.told).toHaveLength(2);
  });

  it('not for others, whether they never answer or fail', async () => {
    const table = bots(candid, 2);
    const vanished = new Notes(0, { hear: () => new Promise(() => {}) });
    const failing = new Notes(1, { paces: true, hear: () => Promise.reject(new Error('planted')) });
    table.join(vanished);
    table.join(failing);
    while (await table.step());
    expect(table.match.outcome).not.toBeNull();
    for (const { viewer, told } of [vanished, failing]) expect(told).toEqual(toTell(candid, table.match, viewer));
  });

  it('for the save; what was not saved is told to nobody and not played on', async () => {
    let ours = true;
    const table = bots(candid, 2, async () => ours);
    const room = new Notes('table');
    table.join(room);
    await table.step();
    ours = false;
    expect(await Promise.all([table.step(), table.step()])).toEqual([{ refused: 'TABLE_LOST' }, null]);
    expect(await table.undo(0)).toEqual({ refused: 'TABLE_LOST' });
    expect(room.told).toHaveLength(1);
  });
});

describe('what is refused at a table', () => {
  it('a seat that does not exist, and one that is asked; nothing is saved or told', async () => {
    for (const game of Object.values(games)) {
      let saves = 0;
      const match = Match.create(game, { seats: 2, seed });
      const table = new Table(match, [null, new Thinker()], async () => ++saves > 0);
      const room = new Notes('table');
      table.join(room);
      for (const seat of [2, 99, -1, 0.5, Number.NaN])
        expect(await table.act(seat, match.legal(0)[0])).toEqual({ refused: 'NO_SUCH_SEAT' });
      expect(await table.act(1, match.legal(1)[0])).toEqual({ refused: 'NOT_YOUR_TURN' });
      expect('refused' in (await table.act(0, { type: 'sink' }))).toBe(true);
      expect([saves, room.told.length, match.record.steps.length]).toEqual([0, 0, 0]);
    }
  });

  it('a player who answers what they may not is a fault, and the table goes on', async () => {
    const thinker = new Thinker();
    const table = new Table(Match.create(candid, { seats: 2, seed }), [thinker, thinker], quickSave);
    const step = table.step();
    await calm();
    thinker.asked[0].say({ type: 'peek' });
    await expect(step).rejects.toThrow(/seat 0 was refused/);
    const again = table.step();
    await calm();
    thinker.answer();
    expect(await again).toHaveProperty('events');
  });
});

describe('while a player thinks', () => {
  /** Both have wagered and a person has played; the thinker is asked. */
  async function thinking() {
    const state = { saves: 0 };
    const thinker = new Thinker();
    const save: Save = async () => {
      state.saves++;
      await calm();
      return true;
    };
    const table = new Table(Match.create(candid, { seats: 2, seed }), [null, thinker], save);
    const room = new Notes('table');
    table.join(room);
    const first = table.step();
    await calm();
    return { state, thinker, table, room, first };
  }
  type Stand = Awaited<ReturnType<typeof thinking>>;
  const card = ({ table }: Stand, nth: number) => ({
    ...table.match.legal(0).filter(({ type }) => type === 'play')[nth],
  });
  async function played() {
    const stand = await thinking();
    await stand.table.act(0, { type: 'wager', amount: 1 });
    stand.thinker.answer();
    await stand.first;
    await stand.table.act(0, card(stand, 0));
    return { ...stand, step: stand.table.step() };
  }

  it('others act, and a question that means the same stands', async () => {
    const { table, thinker, first } = await thinking();
    expect(await table.act(0, { type: 'wager', amount: 1 })).toHaveProperty('events');
    expect(thinker.asked.map(({ signal }) => signal.aborted)).toEqual([false]);
    thinker.answer();
    expect(await first).toHaveProperty('events');
    expect(table.match.record.steps.map((step) => 'seat' in step && step.seat)).toEqual([0, 1]);
  });

  it('a question that is withdrawn is not answered; it is asked anew when it is time', async () => {
    const stand = await played();
    const { table, thinker, state, room, step } = stand;
    await calm();
    expect(thinker.asked).toHaveLength(2);
    expect(await table.undo(0)).toEqual({ events: [] });
    expect(thinker.asked[1].signal.aborted).toBe(true);
    expect(await step).toBeNull();
    const before = [state.saves, room.told.length, JSON.stringify(table.match.record)];
    thinker.answer();
    await calm();
    expect([state.saves, room.told.length, JSON.stringify(table.match.record)]).toEqual(before);
    await table.act(0, card(stand, 1));
    const again = table.step();
    await calm();
    expect(thinker.asked[2].ask.view).toEqual(table.match.view(1));
    thinker.answer();
    expect(await again).toHaveProperty('events');
    expect(room.told).toEqual(toTell(candid, table.match, 'table'));
  });

  it('an answer that comes while the question is being withdrawn is not heard either', async () => {
    const { table, thinker, step } = await played();
    await calm();
    const undoing = table.undo(0);
    thinker.answer();
    expect(await undoing).toEqual({ events: [] });
    expect(await step).toBeNull();
    expect(table.match.record.steps.at(-1)).toEqual({ undo: 1 });
  });

  it('an answer that waits for its turn when the table is closed is not heard either', async () => {
    const { table, thinker, state, first } = await thinking();
    const wager = table.act(0, { type: 'wager', amount: 1 });
    thinker.answer();
    // The wager is being saved, and the answer waits behind it.
    for (let n = 0; n < 20; n++) await Promise.resolve();
    table.close();
    expect(await wager).toHaveProperty('events');
    expect(await first).toBeNull();
    expect([state.saves, table.match.record.steps.length]).toEqual([1, 1]);
  });

  it('a table that is closed is not written to, whatever the player says then', async () => {
    const { table, thinker, state, first } = await thinking();
    table.close();
    expect(thinker.asked[0].signal.aborted).toBe(true);
    expect(await first).toBeNull();
    thinker.answer();
    await calm();
    expect(await table.step()).toBeNull();
    expect([state.saves, table.match.record.steps.length, thinker.asked.length]).toEqual([0, 0, 1]);
  });
});
