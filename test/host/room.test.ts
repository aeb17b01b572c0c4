/** A room and its guests: one match is played in one room, and what a guest has begun outlasts its line. */
import { describe, expect, it } from 'vitest';
import { Office } from '../../src/host/office.ts';
import { PageHost } from '../../src/host/page-host.ts';
import type { Room } from '../../src/host/room.ts';
import { memoryStore } from '../../src/host/store.ts';
import type { Seat } from '../../src/rules/game.ts';

const seed = '0123456789abcdef0123456789abcdef';
const person = (name: string) => ({ name, kind: 'person' as const });
const calm = () => new Promise<void>((done) => setImmediate(done));
const korsar = { game: 'korsar', players: [person('Anne'), person('Bart')], options: { startSeat: 0 } };

const newOffice = () => new Office(() => seed, { store: memoryStore() });

async function roomIn(office: Office): Promise<Room> {
  const opened = await office.openMatch(korsar);
  if (!opened.ok) throw new Error(opened.refused.code);
  return opened.room;
}

const phoneOf = (seat: Seat) => ({ id: `phone ${seat}`, viewer: seat, seats: [seat], paces: false });
const steps = ({ session }: Room) => session.table.match.record.steps.length;

describe('a match', () => {
  it('is played in one room, however often and by whomever it is asked for', async () => {
    const office = newOffice();
    const room = await roomIn(office);
    room.begin();
    const id = room.session.kept!.id;
    const all = await Promise.all([office.resume(id), office.resume(id), office.resume(id)]);
    for (const opened of all) expect(opened).toEqual({ ok: true, room });
    expect(office.openRooms).toEqual([room]);
  });

  it('goes on in the same room when a page asks for it beside a phone, and closes with the last guest only', async () => {
    const office = newOffice();
    const room = await roomIn(office);
    const phone = room.sit(phoneOf(0));
    room.begin();
    const [one, other] = [new PageHost(office, 0), new PageHost(office, 0)];
    const id = room.session.kept!.id;
    expect(await one.resume(id)).toMatchObject({ ok: true, facts: { id } });
    // The page that asks last has the place of the page, as a window that takes over has it.
    expect(await other.resume(id)).toMatchObject({ ok: true, facts: { id } });
    expect(await one.next()).toEqual({ said: 'over' });
    await one.leave();
    expect(office.openRooms).toEqual([room]);
    await phone.next();
    const asked = await phone.next();
    if (asked.said !== 'asked') throw new Error('Nobody is asked.');
    expect(await phone.answer(asked.asks[0].ask, (await phone.reveal(0))!.legal[0])).toBeNull();
    expect(await other.next()).toMatchObject({ said: 'told' });
    await other.leave();
    expect(office.openRooms).toEqual([room]);
    room.rise('phone 0');
    expect(room.isEmpty).toBe(true);
  });

  it('of one person whose hand is elsewhere shows a page what the table sees, and nothing else', async () => {
    const office = newOffice();
    const players = [person('Anne'), { name: 'Bart', kind: 'bot' as const, level: 'parrot' }];
    const opened = await office.openMatch({ ...korsar, players });
    if (!opened.ok) throw new Error(opened.refused.code);
    const { room } = opened;
    room.claim('phone 0', [0]);
    const phone = room.sit(phoneOf(0));
    const page = new PageHost(office, 0);
    const { match } = room.session.table;
    const seen = await page.resume(room.session.kept!.id);
    expect(seen).toMatchObject({ ok: true, facts: { viewer: 'table' }, told: { view: match.view('table') } });
    expect(await page.reveal(0)).toBeNull();
    const own = await phone.reveal(0);
    expect(own).toMatchObject({ view: match.view(0) });
    // Her cards, as they stand in her own view.
    const hand = JSON.stringify((own!.view as { seats: { cards: object }[] }).seats[0].cards);
    expect(JSON.stringify(own)).toContain(hand);
    expect(JSON.stringify(seen)).not.toContain(hand);
  });

  it('stays open while captains change: the page sees what it may now, a phone keeps its place, and nothing is opened anew', async () => {
    const office = newOffice();
    const players = ['Anne', 'Bart', 'Carl'].map(person);
    const opened = await office.openMatch({ ...korsar, players });
    if (!opened.ok) throw new Error(opened.refused.code);
    const { room } = opened;
    const id = room.session.kept!.id;
    const phone = room.sit({ ...phoneOf(2), paces: false });
    const page = new PageHost(office, 4);
    expect(await page.resume(id)).toMatchObject({ ok: true, facts: { viewer: 'table' } });
    await phone.next();
    const parrot = (name: string) => ({ name, kind: 'bot' as const, level: 'parrot' });
    expect(await page.captain(1, parrot('Bart'))).toBeNull();
    expect(await page.captain(2, parrot('Carl'))).toBeNull();
    const { match } = room.session.table;
    const again = await page.resume(id);
    expect(again).toMatchObject({ ok: true, facts: { viewer: 0 }, told: { view: match.view(0) } });
    expect(office.openRooms).toEqual([room]);
    expect(room.session.doors.size).toBe(2);
    expect(await phone.next()).toMatchObject({ said: 'told', players: [{}, { kind: 'bot' }, { kind: 'person' }] });
    expect(await page.captain(2, person('Zoe'))).toBeNull();
    expect(await page.resume(id)).toMatchObject({ facts: { viewer: 'table' }, told: { view: match.view('table') } });
    expect(phone.heardSeats).toEqual([2]);
  });

  it('that computers have ended by the time the page looks again is told with its end', async () => {
    const office = newOffice();
    const page = new PageHost(office, 10_000);
    const opened = await page.openMatch(korsar);
    if (!opened.ok) throw new Error(opened.refused.code);
    const [room] = office.openRooms;
    for (const [seat, name] of ['Anne', 'Bart'].entries())
      expect(await page.captain(seat, { name, kind: 'bot', level: 'parrot' })).toBeNull();
    for (let turns = 0; turns < 5000 && !room.session.table.match.outcome; turns++) await calm();
    expect(room.session.table.match.outcome).not.toBeNull();
    const again = await page.resume(opened.facts.id!);
    expect(again).toMatchObject({ ok: true, told: { waiting: [], view: room.session.table.match.view('table') } });
  });

  it('begins once', async () => {
    const room = await roomIn(newOffice());
    const phone = room.sit(phoneOf(0));
    room.begin();
    room.begin();
    expect(await phone.next()).toMatchObject({ said: 'told', seq: 0 });
    expect(await phone.next()).toMatchObject({ said: 'asked' });
    expect(steps(room)).toBe(0);
  });
});

describe('a guest', () => {
  it('is given a message again that was lost on its way, and the table does not go on before', async () => {
    const room = await roomIn(newOffice());
    const screen = room.sit({ id: 'screen', viewer: 'table', paces: true });
    room.begin();
    const first = await screen.next();
    expect(first).toMatchObject({ said: 'told', seq: 0 });
    expect(await screen.next(-1)).toEqual(first);
    expect(await screen.next(-1)).toEqual(first);
    expect(await screen.next(0)).toMatchObject({ said: 'asked' });
    const { match, questions } = room.session.table;
    const { ask } = questions.of(0)!;
    expect(await screen.answer(ask, match.legal(0)[0])).toBeNull();
    const second = await screen.next(0);
    expect(second).toMatchObject({ said: 'told', seq: 1 });
    expect(await screen.next(0)).toEqual(second);
    expect(await screen.next(1)).toMatchObject({ said: 'asked' });
  });

  it('who comes back goes on with the choice that it had begun, and nobody else does', async () => {
    const room = await roomIn(newOffice());
    const before = room.sit(phoneOf(0));
    room.begin();
    await calm();
    await before.reveal(0);
    await before.cover(['begun']);
    // Its line breaks: it comes back with the old place still there, and once after having left.
    const again = room.sit(phoneOf(0));
    expect((await again.reveal(0))?.plan).toEqual(['begun']);
    expect(await before.reveal(0)).toBeNull();
    room.rise('phone 0');
    expect((await room.sit(phoneOf(0)).reveal(0))?.plan).toEqual(['begun']);
    expect((await room.sit({ ...phoneOf(0), id: 'another phone' }).reveal(0))?.plan).toBeNull();
  });

  it('takes a seat over from whoever heard it, and leaves others theirs', async () => {
    const room = await roomIn(newOffice());
    const screen = room.sit({ id: 'screen', viewer: 'table', paces: false });
    const phone = room.sit({ id: 'phone', viewer: 1, seats: [], paces: false });
    room.begin();
    expect([screen.heardSeats, phone.heardSeats]).toEqual([[0, 1], []]);
    room.claim('phone', [1]);
    expect([screen.heardSeats, phone.heardSeats]).toEqual([[0], [1]]);
    expect(await screen.reveal(1)).toBeNull();
    expect(await screen.reveal(0)).not.toBeNull();
    // It keeps the seat while it is away, and gives it back.
    room.rise('phone');
    expect(screen.heardSeats).toEqual([0]);
    const again = room.sit({ id: 'phone', viewer: 1, seats: [1], paces: false });
    expect(again.heardSeats).toEqual([1]);
    room.claim('phone', []);
    expect([screen.heardSeats, again.heardSeats]).toEqual([[0, 1], []]);
  });

  it('whose place was taken by its newer self takes nothing away from it when it leaves', async () => {
    const room = await roomIn(newOffice());
    const before = room.sit(phoneOf(0));
    const again = room.sit(phoneOf(0));
    room.begin();
    room.rise('phone 0', before);
    expect(room.isEmpty).toBe(false);
    expect(await before.next()).toEqual({ said: 'over' });
    expect(await again.next()).toMatchObject({ said: 'told' });
  });
});
