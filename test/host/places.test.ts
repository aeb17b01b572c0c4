/** Several places at one table: each is told what its viewer may know, in one order; those that set the pace are waited for. */
import { describe, expect, it } from 'vitest';
import { Office } from '../../src/host/office.ts';
import type { Place } from '../../src/host/place.ts';
import type { Asked, MatchRequest, News, Said } from '../../src/host/port.ts';
import type { Guest as GuestOf } from '../../src/host/room.ts';
import type { Session } from '../../src/host/session.ts';
import { memoryStore } from '../../src/host/store.ts';
import { walk } from '../../src/match/replay.ts';
import { pick, seededDice, seedFrom } from '../../src/rules/dice.ts';
import { type Game, redact, type Viewer } from '../../src/rules/game.ts';
import { games } from '../../src/rules/index.ts';
import { parley } from '../toy/parley.ts';

const seed = '0123456789abcdef0123456789abcdef';
const person = (name: string) => ({ name, kind: 'person' as const });
const bot = (name: string) => ({ name, kind: 'bot' as const, level: 'parrot' });
const two = (game: string, players = [person('Anne'), person('Bart')], options = {}): MatchRequest => ({
  ...{ game, options, players },
});
/** Whatever can happen without anybody's doing has happened. */
const calm = () => new Promise<void>((done) => setImmediate(done));

/** Short games, so that there can be whole ones. */
const short: Readonly<Record<string, object>> = {
  'card-pirates': { turnCap: 60 },
  yellowbeard: { map: 'short-voyage', autoSetup: true, turnLimit: 4 },
};

async function opened(request: MatchRequest, store = memoryStore()) {
  const office = new Office(() => seed, { store });
  const table = await office.openMatch(request);
  if (!table.ok) throw new Error(table.refused.code);
  const { room } = table;
  let guests = 0;
  const sit = (asked: Omit<GuestOf, 'id'>) => room.sit({ id: `guest ${++guests}`, ...asked });
  return { office, room, session: room.session, begin: () => room.begin(), sit };
}

/** Pulls whatever comes, and keeps it. */
class Guest {
  readonly told: News[] = [];
  asked: Asked | null = null;
  readonly place: Place;
  over = false;

  constructor(place: Place) {
    this.place = place;
    void this.run();
  }

  private async run(): Promise<void> {
    for (let said: Said = await this.place.next(); ; said = await this.place.next()) {
      if (said.said === 'told') this.told.push(structuredClone(said));
      else if (said.said === 'asked') this.asked = said;
      else break;
      if (said.said === 'told') this.asked = null;
    }
    this.over = true;
  }
}

/** What a viewer is to be told of a match, worked out from its record; a place that sets no pace is not told of nothing. */
function toTell({ table: { match } }: Session, viewer: Viewer, paces: boolean) {
  let known = '';
  return Array.from(walk(match.game, match.record), ({ step, events, match: then }) => {
    const told = {
      events: events.flatMap((event) => redact(event, viewer) ?? []),
      view: structuredClone(then.view(viewer)),
      waiting: [...then.toAct],
    };
    const now = JSON.stringify([told.view, told.waiting]);
    const nothing = now === known && told.events.length === 0;
    known = now;
    const own = step !== null && 'seat' in step && step.seat === viewer;
    return paces || own || !nothing ? [told] : [];
  }).flat();
}

const bare = (told: readonly News[]) => told.map(({ events, view, waiting }) => ({ events, view, waiting }));

describe.each(Object.keys(games))('two places at one table of %s', (id) => {
  it('are told just what redact and view say, in the order of the record, from the deal to the end', async () => {
    const { session, begin, sit } = await opened(two(id, undefined, short[id]));
    const room = new Guest(sit({ viewer: 'table', seats: [0], paces: true }));
    const phone = new Guest(sit({ viewer: 1, seats: [1], paces: false }));
    begin();
    const dice = seededDice(seedFrom(`places ${id}`), 'bots');
    const { match } = session.table;
    for (let n = 0; !match.outcome; n++) {
      await calm();
      const open = [room, phone].filter(({ asked }) => (asked?.asks.length ?? 0) > 0);
      if (open.length === 0) continue;
      const guest = pick(open, dice);
      const [{ ask, seat }] = guest.asked?.asks ?? [];
      expect(guest === room ? [0] : [1]).toContain(seat);
      const revealed = await guest.place.reveal(seat);
      guest.asked = null;
      expect(await guest.place.answer(ask, pick(revealed?.legal ?? [], dice)), `${n}`).toBeNull();
    }
    while (!room.over || !phone.over) await calm();
    expect(match.record.steps.length).toBeGreaterThan(10);
    expect(bare(room.told)).toEqual(toTell(session, 'table', true));
    expect(bare(phone.told)).toEqual(toTell(session, 1, false));
    for (const { told } of [room, phone]) expect(told.map(({ seq }) => seq)).toEqual(told.map((_, i) => i));
    expect(bare(phone.told)).not.toEqual(bare(room.told));
    // Cards put down for a battle are nothing to the others: not even that there was something.
    const unsaid = toTell(session, 1, true).length - phone.told.length;
    if (id === 'card-pirates') expect(unsaid).toBeGreaterThan(0);
  });
});

describe('a table', () => {
  const bots = two('korsar', [bot('Anne'), bot('Bart'), person('Calico')] as never, { startSeat: 0 });
  const steps = (session: Session) => session.table.match.record.steps.length;

  it('stops for a place that sets the pace until it pulls on, and for no other, present or vanished', async () => {
    const { session, begin, sit } = await opened(bots);
    const slow = sit({ viewer: 'table', paces: true });
    // Never pulls anything.
    sit({ viewer: 2, seats: [2], paces: false });
    begin();
    await calm();
    expect(steps(session)).toBe(0);
    expect(await slow.next()).toMatchObject({ said: 'told', seq: 0 });
    await calm();
    expect(steps(session)).toBe(0);
    expect(await slow.next()).toMatchObject({ said: 'told', seq: 1 });
    await calm();
    expect(steps(session)).toBe(1);
    slow.leave();
    await calm();
    expect(steps(session)).toBeGreaterThan(1);
  });

  it('asks people first where all choose at once, computers when they have', async () => {
    const crew = [bot('Anne'), person('Bart'), bot('Calico')] as never;
    const { session, begin, sit } = await opened(two('treasure-fleet', crew));
    const room = sit({ viewer: 1, paces: true });
    begin();
    expect(await room.next()).toMatchObject({ said: 'told', waiting: [0, 1, 2] });
    const said = await room.next();
    await calm();
    expect([said, steps(session)]).toMatchObject([{ said: 'asked', asks: [{ seat: 1 }] }, 0]);
    const ask = said.said === 'asked' ? said.asks[0].ask : 0;
    expect(await room.answer(ask, (await room.reveal(1))?.legal[0])).toBeNull();
    expect(await room.next()).toMatchObject({ said: 'told', waiting: [0, 2] });
    expect(await room.next()).toMatchObject({ said: 'told', waiting: [2] });
  });

  it('told late: whoever sits down in the middle has the table as it is, and everything from then on', async () => {
    const { session, begin, sit } = await opened(bots);
    const room = sit({ viewer: 'table', paces: true });
    begin();
    await room.next();
    await room.next();
    const late = new Guest(sit({ viewer: 2, seats: [], paces: false }));
    await room.next();
    await room.next();
    await calm();
    const all = toTell(session, 2, true);
    expect(bare(late.told)).toEqual([{ ...all[1], events: [] }, ...all.slice(2)].slice(0, late.told.length));
    expect(late.told.length).toBeGreaterThan(1);
  });
});

describe('what is answered at a place', () => {
  async function wagering() {
    const match = await opened(two('treasure-fleet'));
    const [one, other] = [0, 0].map(() => match.sit({ viewer: 'table', seats: [0, 1], paces: false }));
    match.begin();
    const guests = [new Guest(one), new Guest(other)];
    await calm();
    const legal = async (place: Place, seat: number) => (await place.reveal(seat))?.legal[0];
    return { ...match, guests, one, other, legal };
  }

  it('twice at once is done once: the second finds its question withdrawn, and nothing is written', async () => {
    const { session, one, other, guests, legal } = await wagering();
    const [{ ask }] = guests[0].asked?.asks ?? [];
    expect(guests[1].asked?.asks[0].ask).toBe(ask);
    const action = await legal(one, 0);
    const done = await Promise.all([one.answer(ask, action), other.answer(ask, action)]);
    expect(done).toEqual([null, { code: 'WITHDRAWN', facts: {} }]);
    expect(session.table.match.record.steps).toHaveLength(1);
    await calm();
    // What stands now does not name it any more; the other seat is asked what it was asked before.
    for (const { asked } of guests) expect(asked?.asks.map(({ seat }) => seat)).toEqual([1]);
  });

  it('tells every place when its question does not stand any more, and keeps no choice that was begun for it', async () => {
    const { room, one, other, legal, guests } = await wagering();
    const [{ ask }, { ask: second }] = guests[0].asked?.asks ?? [];
    const ended: string[] = [];
    const listen = (name: string, place: Place, to: number) => void place.withdrawn(to).then(() => ended.push(name));
    listen('one', one, ask);
    listen('other', other, ask);
    listen('second', one, second);
    listen('never asked', one, 64 * 9);
    await one.reveal(0);
    await one.cover(['begun']);
    expect((await one.reveal(0))?.plan).toEqual(['begun']);
    await calm();
    expect(ended).toEqual(['never asked']);
    expect(await other.answer(ask, await legal(other, 0))).toBeNull();
    await calm();
    expect(ended).toEqual(['never asked', 'one', 'other']);
    // Covered only now, with what it was begun for.
    await one.cover(['begun']);
    expect((await one.reveal(0))?.plan).toBeNull();
    room.close();
    await calm();
    expect(ended).toEqual(['never asked', 'one', 'other', 'second']);
  });

  it('by different seats at once is done one after the other', async () => {
    const { session, one, other, guests, legal } = await wagering();
    const [a, b] = guests[0].asked?.asks ?? [];
    const actions = [await legal(one, 0), await legal(other, 1)];
    expect(await Promise.all([other.answer(b.ask, actions[1]), one.answer(a.ask, actions[0])])).toEqual([null, null]);
    expect(session.table.match.record.steps.map((step) => 'seat' in step && step.seat)).toEqual([1, 0]);
    await calm();
    for (const { told } of guests) expect(bare(told)).toEqual(toTell(session, 'table', true));
  });

  it('for a seat that does not exist, sits elsewhere or is a computer is refused by a code, in every game', async () => {
    for (const id of Object.keys(games)) {
      const players = [person('Anne'), person('Bart'), bot('Calico')] as never;
      const { session, begin, sit } = await opened(two(id, players, short[id]));
      const place = sit({ viewer: 0, seats: [0], paces: false });
      begin();
      await calm();
      const before = JSON.stringify(session.table.match.record);
      const code = async (seat: number) => (await place.answer(64 + seat, { type: 'load' }))?.code;
      expect([await code(20), await code(63), await code(1), await code(2)], id).toEqual([
        ...['NO_SUCH_SEAT', 'NO_SUCH_SEAT', 'NOT_YOUR_TURN', 'NOT_YOUR_TURN'],
      ]);
      for (const odd of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])
        expect(await place.answer(odd, {}), `${odd}`).toEqual({ code: 'NO_SUCH_SEAT', facts: {} });
      for (const seat of [1, 2, 99, -1]) {
        expect(await place.reveal(seat)).toBeNull();
        expect((await place.undo(seat))?.code).toBe('STANDS');
      }
      expect(JSON.stringify(session.table.match.record)).toBe(before);
    }
  });

  it('is not taken back before it was told', async () => {
    // All look-alikes are the truth itself, so that nothing is ever disclosed.
    const candid = { ...parley, permute: (state: object) => structuredClone(state) } as unknown as Game;
    const office = new Office(() => seed, { store: memoryStore(), known: { parley: candid } });
    const deal = { hands: [[1], [2]] };
    const before = [0, 1].map((seat) => ({ seat, action: { type: 'wager', amount: 1 } as never }));
    const table = await office.openMatch({ ...two('parley'), deal, before });
    if (!table.ok) throw new Error(table.refused.code);
    const place = table.room.sit({ id: 'room', viewer: 'table', paces: true });
    table.room.begin();
    await place.next();
    const said = await place.next();
    if (said.said !== 'asked') throw new Error('Nobody is asked.');
    const [{ ask, seat }] = said.asks;
    expect(await place.answer(ask, (await place.reveal(seat))?.legal[0])).toBeNull();
    expect(await place.undo(seat)).toEqual({ code: 'STANDS', facts: {} });
    await place.next();
    expect(await place.undo(seat)).toBeNull();
    expect(await place.next()).toMatchObject({ said: 'told', events: [] });
  });
});

it('leave nothing behind when they go, however often a guest comes back', async () => {
  const { room, session, sit } = await opened(two('korsar'));
  sit({ viewer: 'table', paces: false });
  const phone = { id: 'phone', viewer: 0, seats: [0], paces: false };
  // Comes back a hundred times, now without having left, now after.
  for (let i = 0; i < 100; i++) {
    room.sit(phone);
    if (i % 2 === 0) room.rise('phone');
  }
  room.sit(phone);
  expect(session.doors.size).toBe(2);
  room.rise('phone');
  expect([session.doors.size, room.isEmpty]).toEqual([1, false]);
});

it('a seat moves to another guest while its question stands: one is asked no more, the other is asked the same', async () => {
  const { room, session, begin, sit } = await opened(two('korsar'));
  const places = [sit({ viewer: 0, seats: [0], paces: false }), sit({ viewer: 1, seats: [1], paces: false })];
  begin();
  const guests = places.map((place) => new Guest(place));
  await calm();
  const [first] = session.table.match.toAct;
  const [from, to] = [guests[first], guests[1 - first]];
  const [{ ask }] = from.asked!.asks;
  await from.place.reveal(first);
  const gone = from.place.withdrawn(ask);
  room.claim(`guest ${2 - first}`, [0, 1]);
  await gone;
  await calm();
  expect(from.place.lookedAt).toBeNull();
  expect(await from.place.reveal(first)).toBeNull();
  expect(to.asked?.asks.map((each) => each.ask)).toEqual([ask]);
  const legal = (await to.place.reveal(first))!.legal;
  expect(await from.place.answer(ask, legal[0])).toMatchObject({ code: 'NOT_YOUR_TURN' });
  expect(await to.place.answer(ask, legal[0])).toBeNull();
});

it('a guest who does not pull for long finds the table as it is then, in a bounded number of messages', async () => {
  const { session, begin, sit } = await opened(two('korsar', ['Anne', 'Bart', 'Calico', 'Mary', 'Edward'].map(person)));
  const [asleep, awake] = [sit({ viewer: 0, seats: [], paces: false }), sit({ viewer: 'table', paces: false })];
  begin();
  const guest = new Guest(awake);
  const { table } = session;
  const dice = seededDice(seed, 'bots');
  for (let i = 0; i < 400 && !table.match.outcome; i++) {
    const [seat] = table.match.toAct;
    await table.act(seat, pick(table.match.legal(seat), dice));
  }
  await calm();
  expect(guest.told.length).toBeGreaterThan(100);
  const woken = new Guest(asleep);
  await calm();
  expect(woken.told.length).toBeLessThanOrEqual(64);
  expect(woken.told.at(-1)!.view).toEqual(table.match.view(0));
  expect(woken.told.some(({ players, events }) => players && events.length === 0)).toBe(true);
});

it('nobody who acts waits for what a screen still tells, whoever it is', async () => {
  const names = ['Anne', 'Bart', 'Calico', 'Mary', 'Edward'];
  const { begin, sit } = await opened(two('treasure-fleet', names.map(person)));
  // The screen sets the pace, is as far ahead as it may be, and tells nothing any more.
  const screen = sit({ viewer: 'table', seats: [], paces: true, ahead: 4 });
  const phones = names.map((_, seat) => sit({ viewer: seat, seats: [seat], paces: false }));
  begin();
  await screen.next();
  const guests = phones.map((place) => new Guest(place));
  await calm();
  for (const [seat, { asked, place }] of guests.entries()) {
    const seen = (await place.reveal(seat))!;
    let answered = false;
    void place.answer(asked!.asks[0].ask, seen.legal[0]).then((refused) => {
      expect(refused).toBeNull();
      answered = true;
    });
    await calm();
    expect(answered, names[seat]).toBe(true);
  }
});
