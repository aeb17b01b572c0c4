/**
 * A taste of a game: the host finds an ending of its own for everybody who asks. It is a match like any other, kept, told
 * again and taken up; how it came about, and what is hidden in it, nobody is told.
 */
import { describe, expect, it } from 'vitest';
import { botsOf } from '../../src/bots/games.ts';
import { levels } from '../../src/bots/index.ts';
import type { MatchRequest } from '../../src/host/port.ts';
import { memoryStore } from '../../src/host/store.ts';
import { Match } from '../../src/match/match.ts';
import { type GameRecord, readRecord } from '../../src/match/record.ts';
import { replay } from '../../src/match/replay.ts';
import { pick, seededDice, seedFrom } from '../../src/rules/dice.ts';
import type { Game, Viewer } from '../../src/rules/game.ts';
import { games } from '../../src/rules/index.ts';
import { deskOf, tasteOf } from '../app/quick-games.ts';
import { optionSets, seatCounts } from '../contract/option-sets.ts';
import { times } from '../how-much.ts';
import { parley } from '../toy/parley.ts';
import { Desk } from './desk.ts';

const everyGame = Object.entries(games);

async function open(desk: Desk, request: MatchRequest) {
  const opened = await desk.openMatch(request);
  if (!opened.ok) throw new Error(opened.refused.code);
  const record: GameRecord = JSON.parse((await desk.giveWaiting(opened.facts.id ?? '')) ?? '');
  return { ...opened, record };
}

/** The match as it stood when it opened. */
const opening = ({ game, ...record }: GameRecord): Match => Match.create(games[game], record);

/** Plays on until the match is over; answers the number of actions of people. */
async function playOut(desk: Desk, game: Game, first: Awaited<ReturnType<typeof open>>['batch']): Promise<number> {
  const dice = seededDice(seedFrom('people'), 'bots');
  let batch = first;
  for (let count = 0; ; ) {
    if (batch.over) return count;
    const [seat] = batch.people;
    if (seat === undefined) batch = (await desk.advance())!;
    else {
      const look = await desk.reveal(seat);
      const acted = await desk.act(seat, levels.monkey.decide(game, look!.view, look!.legal, seat, dice));
      if (!acted.ok) throw new Error(acted.code);
      batch = acted.batch;
      count++;
    }
  }
}

describe.each(everyGame)('a taste of %s', (id, game) => {
  it('is another ending every time: near, exciting to the room, and a person is to act', async () => {
    const { taste } = botsOf(id);
    const [, seats = 1] = seatCounts(game);
    const positions = new Set<string>();
    const asked = times(6, 20);
    for (let i = 0; i < asked; i++) {
      const desk = deskOf(`${id} ${i}`);
      const { record, facts, batch } = await open(desk, tasteOf(id, i % 2 === 0 ? 4 : seats, 1));
      expect(facts.taste).toBe(true);
      expect(batch.events).toEqual([]);
      expect(batch.people).toEqual([0]);
      expect(record.before!.length).toBeGreaterThan(5);
      expect(record.steps).toEqual([]);
      const match = opening(record);
      positions.add(record.start);
      expect(record.start).toBe(match.record.start);
      // What makes it an ending everybody can see.
      const { state } = match.position;
      const turns = taste!.turnsLeft(game.view(taste!.remembered?.(state) ?? state, 'table'), [0]);
      expect(turns).not.toBeNull();
      const perTurn = taste!.telling + (3 * taste!.decisions) / record.seats;
      expect(turns! * perTurn).toBeGreaterThanOrEqual(45);
      expect(turns! * perTurn).toBeLessThanOrEqual(140);
      expect(readRecord(JSON.stringify(record)).ok).toBe(true);
    }
    expect(positions.size).toBeGreaterThanOrEqual(asked / 2);
  });

  it('is found for any number of captains and people, by any rules', async () => {
    for (const seats of seatCounts(game)) {
      for (const { options, name } of optionSets(game, seats).slice(0, times(1, 5))) {
        for (const people of new Set([1, Math.min(2, seats), Math.min(4, seats)])) {
          const desk = deskOf(`${id} ${name} ${people}`);
          const opened = await desk.openMatch(tasteOf(id, seats, people, options));
          expect(opened, `${name}, ${people}`).toMatchObject({ ok: true });
          expect(opened.ok && opened.batch.people.length, name).toBeGreaterThan(0);
        }
      }
    }
  });

  it('is the same ending for the same chance, and for other chance another', async () => {
    const request = tasteOf(id, 4, 2);
    const [one, same, other] = await Promise.all(
      ['one', 'one', 'other'].map(async (text) => (await open(deskOf(text), request)).record),
    );
    expect({ ...one, seal: null }).toEqual({ ...same, seal: null });
    expect(other.start).not.toBe(one.start);
  });

  it('tells the page what its viewer sees, and nothing of how it came about', async () => {
    for (const people of [1, 2]) {
      const seeds: string[] = [];
      const desk = new Desk(() => {
        seeds.push(seedFrom(`told ${id} ${seeds.length}`));
        return seeds.at(-1)!;
      });
      const { facts, told, record } = await open(desk, tasteOf(id, 4, people));
      const match = opening(record);
      const viewer: Viewer = people === 1 ? 0 : 'table';
      expect(facts.viewer).toBe(viewer);
      expect(told.view).toEqual(match.view(viewer));
      expect(told.events).toEqual([]);
      const story = await desk.story();
      expect(story).toEqual({ start: match.view(viewer), events: [], ends: [0] });
      const page = JSON.stringify([facts, told, story, await desk.waiting()]);
      for (const seed of seeds) expect(page).not.toContain(seed);
      expect(page).not.toContain('"before"');
      // The last seed shuffles what nobody has seen; whatever a seat holds it has seen.
      expect(record.reshuffle).toEqual({ seed: seeds.at(-1), keep: [0, 1, 2, 3] });
      expect(record.seed).toBe(seeds.at(-2));
    }
  });

  it('whose unseen cards are shuffled looks the same to everybody at the table', async () => {
    for (let i = 0; i < times(2, 5); i++) {
      const { record } = await open(deskOf(`shuffled ${id} ${i}`), tasteOf(id, 4, 1));
      const { reshuffle, ...plain } = record;
      const truth = opening(plain);
      const fresh = opening(record);
      for (const viewer of [0, 1, 2, 3, 'table'] as const) expect(fresh.view(viewer)).toEqual(truth.view(viewer));
      expect(fresh.position.dice).not.toEqual(truth.position.dice);
    }
  });

  it('waits, is taken up, played to its end, filed, replayed and told again like any match', async () => {
    const store = memoryStore();
    const desk = deskOf(`kept ${id}`, { store });
    const { facts, batch, record } = await open(desk, tasteOf(id, 4, 1));
    const again = deskOf('another host', { store });
    const resumed = await again.resume();
    if (!resumed?.ok) throw new Error('It does not wait.');
    expect(resumed.facts).toEqual(facts);
    expect(resumed.batch).toMatchObject({ view: batch.view, choices: batch.choices });
    expect(await playOut(again, game, resumed.batch)).toBeGreaterThan(0);
    expect(await again.waiting()).toEqual([]);
    const [{ id: number }] = await again.finished();
    const filed: GameRecord = JSON.parse((await again.giveGame(number)) ?? '');
    expect({ ...filed, steps: [], seal: null }).toEqual({ ...record, seal: null });
    const replayed = replay(filed);
    expect(replayed).toMatchObject({ ok: true });
    for (const viewer of [0, 'table'] as const) {
      const retold = await again.retell(number, viewer);
      if (!retold.ok) throw new Error(retold.refused.code);
      expect(retold.facts).toEqual({ ...facts, id: null, viewer });
      expect(retold.story.start).toEqual(opening(filed).view(viewer));
      expect(retold.story.ends[0]).toBe(0);
    }
  });

  it('is not taken back beyond its beginning, however often people try', async () => {
    let undone = 0;
    for (let i = 0; i < times(3, 20); i++) {
      const desk = deskOf(`back ${id} ${i}`);
      const dice = seededDice(seedFrom(`back ${id} ${i}`), 'bots');
      let { batch } = await open(desk, tasteOf(id, 4, 4));
      const views = [batch.view];
      for (let count = 0; count < 12 && !batch.over; count++) {
        const [seat] = batch.people;
        const look = await desk.reveal(seat);
        // One kind of action as often as another: of moves there are hundreds.
        const type = pick([...new Set(look!.legal.map((action) => action.type))], dice);
        const legal = look!.legal.filter((action) => action.type === type);
        const acted = await desk.act(seat, pick(legal, dice));
        if (!acted.ok) throw new Error(acted.code);
        batch = acted.batch;
        views.push(batch.view);
        for (let each = 0; each < 4; each++) {
          while ((await desk.whyNoUndo(each)) === null && !batch.over) {
            const back = await desk.takeBack(each);
            if (!back.ok) throw new Error(back.code);
            batch = back.batch;
            undone++;
            views.pop();
            expect(batch.view).toEqual(views.at(-1));
          }
        }
      }
      expect(views.length).toBeGreaterThan(0);
    }
    // In the other games almost all that is done tells somebody something.
    if (id === 'yellowbeard') expect(undone).toBeGreaterThan(0);
    const desk = deskOf(`back ${id}`);
    await open(desk, tasteOf(id, 4, 4));
    for (let seat = 0; seat < 4; seat++) expect(await desk.whyNoUndo(seat)).toMatchObject({ code: 'STANDS' });
  });
});

describe('a taste', () => {
  it('is refused where a game has none, where nobody plays, and by rules that do not go together', async () => {
    const known = { ...games, parley: parley as unknown as Game };
    const desk = deskOf('none', { known });
    const refused = async (request: MatchRequest) => {
      const opened = await desk.openMatch(request);
      return opened.ok ? null : opened.refused.code;
    };
    expect(await refused(tasteOf('parley', 2, 1))).toBe('NO_TASTE');
    expect(await refused(tasteOf('korsar', 4, 0))).toBe('NO_TASTE');
    expect(await refused(tasteOf('whist', 4, 1))).toBe('UNKNOWN_GAME');
    expect(await refused(tasteOf('korsar', 4, 1, { mode: 'duel' }))).toBe('OPTIONS_REFUSED');
    expect(await refused(tasteOf('korsar', 7, 1))).toBe('OPTIONS_REFUSED');
    expect(await desk.waiting()).toEqual([]);
  });

  it('sets no record for captains who sail alone', async () => {
    const desk = deskOf('alone');
    const { batch } = await open(desk, tasteOf('card-pirates', 1, 1));
    await playOut(desk, games['card-pirates'], batch);
    expect(await desk.finished()).toHaveLength(1);
    expect(await desk.voyages('card-pirates', {})).toEqual([]);
  });
});
