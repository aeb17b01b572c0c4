/** A match that opens with a deal and in a position: both are in its record, nobody is told how it came to be. */
import { describe, expect, it } from 'vitest';
import { random } from '../../src/bots/random.ts';
import type { MatchRequest } from '../../src/host/port.ts';
import { memoryStore } from '../../src/host/store.ts';
import { Match } from '../../src/match/match.ts';
import { seededDice } from '../../src/rules/dice.ts';
import { type Game, type GameAction, redact } from '../../src/rules/game.ts';
import { games } from '../../src/rules/index.ts';
import { said } from '../said.ts';
import { parley } from '../toy/parley.ts';
import { Desk } from './desk.ts';

const seed = '0123456789abcdef0123456789abcdef';
const toy = parley as unknown as Game;
const person = (name: string) => ({ name, kind: 'person' as const });
const players = [person('Anne'), person('Bart')];

/** What is fixed beforehand, in the words of each game. */
const deals: Record<string, Record<string, unknown>> = {
  'treasure-fleet': { firstLookout: 1 },
  korsar: { hands: [['vessel8', 'admiral'], ['vessel7']] },
  'card-pirates': { firstSeat: 1 },
  yellowbeard: { firstPirate: 1 },
};

/** A match that has gone on for so many actions, and the request that leads there. */
function gone(id: string, count: number): { match: Match; request: MatchRequest } {
  const game = games[id];
  const match = Match.create(game, { seats: 2, seed, deal: deals[id], players });
  const dice = seededDice(seed, 'bots');
  const before: NonNullable<MatchRequest['before']> = [];
  while (before.length < count) {
    const [seat] = match.toAct;
    const action = random.decide(game, match.view(seat), match.legal(seat), seat, dice) as GameAction;
    match.act(seat, action);
    before.push({ seat, action });
  }
  return { match, request: { game: id, options: {}, players, deal: deals[id], before } };
}

async function open(desk: Desk, request: MatchRequest) {
  const opened = await desk.openMatch(request);
  if (!opened.ok) throw new Error(opened.refused.code);
  return opened;
}

describe.each(Object.keys(games))('%s opens where it is told to', (id) => {
  it('a deal is dealt, and told like any other', async () => {
    const desk = new Desk(() => seed);
    const { batch } = await open(desk, { game: id, options: {}, players, deal: deals[id] });
    const match = Match.create(games[id], { seats: 2, seed, deal: deals[id], players });
    expect(batch.view).toEqual(match.view('table'));
    const byChance = Match.create(games[id], { seats: 2, seed, players });
    expect((await desk.reveal(0))?.view).toEqual(match.view(0));
    expect(match.view(0)).not.toEqual(byChance.view(0));
    expect(batch.events).toEqual(match.opening.flatMap((event) => redact(event, 'table') ?? []));
  });

  it('a position is there at once, untold, and is not taken back; it waits and goes on like any match', async () => {
    const store = memoryStore();
    const desk = new Desk(() => seed, { store });
    const { match, request } = gone(id, 5);
    const { batch, facts } = await open(desk, request);
    expect(batch).toMatchObject({ events: [], people: [...match.toAct], view: match.view('table') });
    expect(await desk.story()).toEqual({ start: match.view('table'), events: [], ends: [0] });
    for (const seat of [0, 1]) expect(await desk.whyNoUndo(seat)).not.toBeNull();
    const record = JSON.parse((await desk.giveWaiting(facts.id ?? '')) ?? '');
    expect(record).toMatchObject({ deal: deals[id], before: request.before, steps: [] });
    const again = await new Desk(() => seed, { store }).resume();
    expect(again).toMatchObject({ ok: true, batch: { view: batch.view, choices: batch.choices } });
    const [seat] = batch.people;
    const action = (await desk.reveal(seat))?.legal[0];
    match.act(seat, action);
    expect(await desk.act(seat, action)).toMatchObject({ ok: true, batch: { view: match.view('table') } });
  });

  it('what nobody has seen there is shuffled by a seed of the host’s, and stays as it is for whoever is named', async () => {
    const seeds = [seed, 'f'.repeat(32), seed, 'e'.repeat(32)];
    const drawn = [...seeds];
    const { match, request } = gone(id, 12);
    const records: string[] = [];
    for (const _ of [0, 1]) {
      const store = memoryStore();
      const desk = new Desk(() => drawn.shift() ?? seed, { store });
      const mine = { keep: [0], seed: 'd'.repeat(32) };
      const opened = await open(desk, { ...request, reshuffle: mine as never });
      expect(opened.batch).toMatchObject({ events: [], view: match.view('table') });
      expect((await desk.reveal(0))?.view).toEqual(match.view(0));
      for (const each of seeds) expect(JSON.stringify([opened, await desk.story()])).not.toContain(each);
      const again = await new Desk(() => seed, { store }).resume();
      expect(again).toMatchObject({ ok: true, batch: { view: opened.batch.view } });
      records.push((await desk.giveWaiting(opened.facts.id ?? '')) ?? '');
    }
    expect(drawn).toEqual([]);
    const [one, other] = records.map((record) => JSON.parse(record));
    expect([one.reshuffle, other.reshuffle]).toEqual([seeds[1], seeds[3]].map((each) => ({ seed: each, keep: [0] })));
    expect(one.start).not.toBe(other.start);
    expect({ ...one, start: null, reshuffle: null, seal: null }).toEqual({
      ...{ ...other, start: null, reshuffle: null, seal: null },
    });
  });

  it('what is no deal and what nobody may play is refused in a sentence, and nothing is kept', async () => {
    const { request } = gone(id, 3);
    const [first] = request.before ?? [];
    const wrong: [Partial<MatchRequest>, RegExp][] = [
      [{ deal: { marked: true } }, /deal/],
      [{ deal: 'aces' as never }, /deal/],
      [{ before: 'all' as never }, / before/],
      [{ before: [null] as never }, / before/],
      [{ before: [{ ...first, seat: 2 }] }, /NO_SUCH_SEAT/],
      [{ before: [{ ...first, seat: 0.5 }] }, / before/],
      [{ before: [{ seat: 0, action: { type: 'sink' } }] }, / before/],
      [{ before: [{ ...first, only: [0] } as never] }, / before/],
      [{ before: Array(20_001).fill(first) }, / before/],
      [{ reshuffle: true as never }, /shuffle/],
      [{ reshuffle: 'anew' as never }, /shuffle/],
      [{ reshuffle: { keep: 'all' as never } }, /shuffle/],
      [{ reshuffle: { keep: [2] } }, /shuffle/],
      [{ reshuffle: { keep: [0, 0] } }, /shuffle/],
      [{ reshuffle: { keep: [0] }, before: undefined }, /shuffle/],
      [{ before: [...(request.before ?? []), { seat: first.seat, action: first.action }] }, /: [A-Z_]+\.$/],
    ];
    const desk = new Desk(() => seed);
    for (const [change, sentence] of wrong) {
      const opened = await desk.openMatch({ ...request, ...change });
      expect(said(opened), JSON.stringify(change).slice(0, 200)).toMatch(sentence);
    }
    expect(await desk.advance()).toBeNull();
    expect(await desk.waiting()).toEqual([]);
  });
});

describe('a match that is arranged', () => {
  const asked = { game: 'parley', options: {}, players };
  const desk = () => new Desk(() => seed, { known: { parley: toy } });

  it('is refused in a sentence where the rules break at it, and where it is over before it begins', async () => {
    // A hand for one of two.
    const broken = await desk().openMatch({ ...asked, deal: { hands: [[1], null] } });
    expect(said(broken)).toMatch(/\.$/);
    const wager = (seat: number) => ({ seat, action: { type: 'wager', amount: 1 } as GameAction });
    const play = (seat: number, card: number) => ({ seat, action: { type: 'play', card } as GameAction });
    const whole = [wager(0), wager(1), play(0, 1), play(1, 2)];
    const deal = { hands: [[1], [2]] };
    const over = await desk().openMatch({ ...asked, deal, before: whole });
    expect(said(over)).toMatch(/end/);
    expect(await desk().openMatch({ ...asked, deal, before: whole.slice(0, 3) })).toMatchObject({ ok: true });
  });

  it('sets no record for captains who sail alone', async () => {
    const voyages = async (change: Partial<MatchRequest>) => {
      const sea = new Desk(() => seed);
      const alone = { game: 'card-pirates', options: {}, players: [person('Anne')] };
      let { batch } = await open(sea, { ...alone, ...change });
      const dice = seededDice(seed, 'bots');
      while (!batch.over) {
        const look = await sea.reveal(0);
        const legal = look?.legal ?? [];
        const acted = await sea.act(0, legal[dice.below(legal.length)]);
        if (!acted.ok) throw new Error(acted.code);
        batch = acted.batch;
      }
      return (await sea.voyages('card-pirates', {})).length;
    };
    expect(await voyages({})).toBe(1);
    expect(await voyages({ deal: { firstSeat: 0 } })).toBe(0);
  });
});
