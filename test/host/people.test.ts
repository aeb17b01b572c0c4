/** People at the desk: who sees what, hidden cards by their place, nothing acknowledged that is not saved. */
import { describe, expect, it } from 'vitest';
import type { MatchRequest, SeatRequest } from '../../src/host/port.ts';
import { memoryStore } from '../../src/host/store.ts';
import type { View } from '../../src/rules/treasure-fleet/types.ts';
import { said } from '../said.ts';
import type { Batch, Opened } from './desk.ts';
import { Desk } from './desk.ts';

const seed = '0123456789abcdef0123456789abcdef';
const person = (name: string): SeatRequest => ({ name, kind: 'person' });
const bot = (name: string): SeatRequest => ({ name, kind: 'bot', level: 'parrot' });
const request = (...players: SeatRequest[]): MatchRequest => ({ game: 'treasure-fleet', options: {}, players });
const three = request(person('Anne'), person('Bart'), bot('Calico'));

async function open(desk: Desk, asked: MatchRequest): Promise<Extract<Opened, { ok: true }>> {
  const opened = await desk.openMatch(asked);
  if (!opened.ok) throw new Error(opened.refused.code);
  return opened;
}

/** Bots go on until people are to act. */
async function goOn(desk: Desk, batch: Batch): Promise<Batch> {
  let last = batch;
  for (let next = await desk.advance(); next; next = await desk.advance()) last = next;
  return last;
}

async function load(desk: Desk, seat: number): Promise<Batch> {
  const look = await desk.reveal(seat);
  const acted = await desk.act(seat, look?.legal[0]);
  await desk.cover();
  if (!acted.ok) throw new Error(acted.code);
  return acted.batch;
}

describe('people at the desk', () => {
  it('with two people the page is the table: nothing private comes unasked', async () => {
    const desk = new Desk(() => seed);
    const { facts, batch } = await open(desk, three);
    expect(facts.viewer).toBe('table');
    let now = await goOn(desk, batch);
    expect(now.people).toEqual([0, 1]);
    expect(JSON.stringify([await load(desk, 0), await load(desk, 1)])).not.toMatch(/d[1-5]\//);
    now = await goOn(desk, now);
    expect(JSON.stringify(now)).not.toMatch(/d[1-5]\/|secret/);
  });

  it('with one person the page is that seat and sees its hand', async () => {
    const desk = new Desk(() => seed);
    const { facts, batch } = await open(desk, request(bot('Anne'), person('Bart')));
    expect(facts.viewer).toBe(1);
    expect((batch.view as View).own?.deck).toHaveLength(13);
  });

  it('a look is given to people only, one at a time, and ends with the cover', async () => {
    const desk = new Desk(() => seed);
    await open(desk, three);
    expect((await desk.reveal(1))?.legal.length).toBeGreaterThan(0);
    expect(desk.lookedAt).toBe(1);
    await desk.cover();
    expect(desk.lookedAt).toBeNull();
    expect(await desk.reveal(2)).toBeNull();
    expect(await desk.reveal(7)).toBeNull();
  });

  it('plays a hidden card by its place; choices in the room never name a card', async () => {
    const desk = new Desk(() => seed);
    const { batch } = await open(desk, three);
    await load(desk, 0);
    let now = await goOn(desk, await load(desk, 1));
    for (let plays = 0; plays < 6; plays++) {
      const [{ seat, actions }] = now.choices;
      expect(JSON.stringify(now.choices)).not.toMatch(/d[1-5]\//);
      const held = ((await desk.reveal(seat))?.view as View | undefined)?.own?.loaded ?? [];
      await desk.cover();
      const choice = actions[actions.length - 1] as { card?: { index: number } };
      const acted = await desk.act(seat, choice);
      if (!acted.ok) throw new Error(acted.code);
      const played = acted.batch.events.find((event) => event.type === 'CardPlayed') as unknown as { card: string };
      const card = held[choice.card?.index ?? -1];
      expect(card.split('/')[1].split('.')[0]).toBe(played.card);
      now = await goOn(desk, acted.batch);
      if (now.people.length !== 1) break;
    }
    expect(batch.people).toEqual([0, 1]);
  });

  it('refuses what a person may not do and changes nothing', async () => {
    const desk = new Desk(() => seed);
    const { batch } = await open(desk, three);
    const before = JSON.stringify((await desk.reveal(0))?.view);
    const tries: [number, unknown][] = [
      [0, { type: 'load', cards: ['d1/4.1'] }],
      [0, { type: 'playCard', card: { hidden: 'loaded', index: 0 }, ship: '9a' }],
      [0, { type: 'load', cards: [{ hidden: '__proto__', index: 0 }] }],
      [2, { type: 'load', cards: [] }],
      [9, { type: 'load', cards: [] }],
      [0, null],
      [0, 'load'],
      [0, { type: 'sinkEverything' }],
    ];
    for (const [seat, action] of tries) expect((await desk.act(seat, action)).ok, JSON.stringify(action)).toBe(false);
    expect(JSON.stringify((await desk.reveal(0))?.view)).toBe(before);
    expect(batch.over).toBe(false);
  });

  it('saves before it answers, and takes up the same match again', async () => {
    const store = memoryStore();
    const desk = new Desk(() => seed, { store });
    await open(desk, three);
    await load(desk, 0);
    const now = await goOn(desk, await load(desk, 1));
    const again = await new Desk(() => seed, { store }).resume();
    if (!again?.ok) throw new Error('not resumed');
    expect(again.batch.view).toEqual(now.view);
    expect(again.batch.events).toEqual([]);
    expect(again.batch.choices).toEqual(now.choices);
    expect(again.facts.players.map((player) => player.name)).toEqual(['Anne', 'Bart', 'Calico']);
  });

  it('a finished match is kept and not resumed; a left one waits until it is removed', async () => {
    const store = memoryStore();
    const desk = new Desk(() => seed, { store });
    const { batch } = await open(desk, request(person('Anne'), person('Bart')));
    let now = batch;
    while (!now.over) {
      const [seat] = now.people;
      const look = await desk.reveal(seat);
      const acted = await desk.act(seat, look?.legal[0]);
      if (!acted.ok) throw new Error(acted.code);
      now = acted.batch;
    }
    expect(await desk.finished()).toHaveLength(1);
    expect(await new Desk(() => seed, { store }).resume()).toBeNull();
    await open(desk, three);
    await desk.leave();
    expect(await desk.advance()).toBeNull();
    const [waiting] = await desk.waiting();
    expect(await new Desk(() => seed, { store }).resume()).toMatchObject({ ok: true, facts: { id: waiting.id } });
    expect(await desk.removeWaiting(waiting.id)).toBe(true);
    expect(await new Desk(() => seed, { store }).resume()).toBeNull();
  });

  it('a save that is broken is told in a sentence and nothing opens', async () => {
    for (const broken of [{}, { format: 1 }, 'x', 7, { format: 1, game: 'treasure-fleet', steps: [] }]) {
      const desk = new Desk(() => seed, { store: memoryStore().put(broken, 'odd') });
      const opened = await desk.resume('odd');
      expect(opened?.ok).toBe(false);
      expect(said(opened)).toMatch(/saved game/);
      expect(await desk.advance()).toBeNull();
      expect(await desk.waiting()).toMatchObject([{ id: 'odd', broken: { code: expect.any(String) } }]);
    }
  });
});
