/** Advice goes only where the view that it comes from may be: to the seat that is asked, or into an open look at it. */
import { describe, expect, it } from 'vitest';
import { Office } from '../../src/host/office.ts';
import type { Place } from '../../src/host/place.ts';
import type { Asked, MatchRequest } from '../../src/host/port.ts';
import type { Guest } from '../../src/host/room.ts';
import { memoryStore } from '../../src/host/store.ts';
import type { GameAction } from '../../src/rules/game.ts';
import { games } from '../../src/rules/index.ts';

const seed = '0123456789abcdef0123456789abcdef';
const person = (name: string) => ({ name, kind: 'person' as const });
const bot = (name: string) => ({ name, kind: 'bot' as const, level: 'parrot' });

/** Options with which the first question of each game is to a person. */
const options: Readonly<Record<string, object>> = { yellowbeard: { firstPirate: 0, autoSetup: true } };

async function opened({ game, players }: Pick<MatchRequest, 'game' | 'players'>, asked: Omit<Guest, 'id'>) {
  // Everything else goes first between any two slices.
  const breath = () => new Promise<void>((done) => setImmediate(done));
  const office = new Office(() => seed, { store: memoryStore(), effort: { rounds: 300, worlds: 60 }, breath });
  const table = await office.openMatch({ game, players, options: { ...options[game] } });
  if (!table.ok) throw new Error(table.refused.code);
  const { room } = table;
  const place = room.sit({ id: 'room', ...asked });
  room.begin();
  return { room, session: room.session, place };
}

/** Pulls until somebody is asked here. */
async function question(place: Place): Promise<Asked['asks'][number]> {
  for (let said = await place.next(); ; said = await place.next()) {
    if (said.said === 'over') throw new Error('Nobody was asked.');
    if (said.said === 'asked') return said.asks[0];
  }
}

describe.each(Object.keys(games))('%s', (game) => {
  it('advises a person who plays alone, the same whenever they ask, and what the host then accepts', async () => {
    const { session, place } = await opened(
      { game, players: [person('Anne'), bot('Bart')] },
      { viewer: 0, paces: true },
    );
    const { ask, seat } = await question(place);
    const advice = await place.advice(ask);
    expect(advice).not.toBeNull();
    expect(await place.advice(ask)).toEqual(advice);
    expect(session.table.match.legal(seat)).toContainEqual(advice?.best.action);
    expect(await place.answer(ask, advice?.best.action)).toBeNull();
    expect(await place.advice(ask)).toBeNull();
  });

  it('says nothing to a room that sees less than the seat, but into an open look, until it is covered', async () => {
    const players = [person('Anne'), person('Bart')];
    const { place } = await opened({ game, players }, { viewer: 'table', paces: true });
    const { ask, seat } = await question(place);
    expect(await place.advice(ask)).toBeNull();
    await place.reveal(seat);
    const advice = await place.advice(ask);
    expect(advice).not.toBeNull();
    const late = place.advice(ask);
    await place.cover();
    expect(await late).toBeNull();
    await place.reveal(1 - seat);
    expect(await place.advice(ask)).toBeNull();
    await place.reveal(seat);
    expect(await place.advice(ask)).toEqual(advice);
  });
});

it('is not given to somebody else at the same table', async () => {
  const players = [person('Anne'), person('Bart')];
  const { room, session, place } = await opened({ game: 'korsar', players }, { viewer: 0, seats: [0], paces: true });
  const other = room.sit({ id: 'phone', viewer: 1, seats: [1], paces: false });
  const [mine, theirs] = session.table.match.toAct[0] === 0 ? [place, other] : [other, place];
  const { ask } = await question(mine);
  expect(await theirs.advice(ask)).toBeNull();
  expect(await mine.advice(ask)).not.toBeNull();
});

it('comes to nothing when the question is answered, taken back from or given to another captain meanwhile', async () => {
  const players = [person('Anne'), bot('Bart')];
  const { room, session, place } = await opened({ game: 'korsar', players }, { viewer: 0, paces: true });
  const { ask, seat } = await question(place);
  const [first] = session.table.match.legal(seat);
  const late = place.advice(ask);
  expect(await place.answer(ask, first)).toBeNull();
  expect(await late).toBeNull();

  const again = await question(place);
  const advising = place.advice(again.ask);
  await room.captain(again.seat, bot('Carl'));
  expect(await advising).toBeNull();
});

it('is open to the whole room where a captain sees no more than the room: the Navy of Yellowbeard', async () => {
  const players = [bot('Bart'), person('Anne'), person('Cora')];
  const { place, session } = await opened({ game: 'yellowbeard', players }, { viewer: 'table', paces: true });
  const { ask, seat } = await question(place);
  expect(session.table.match.view(seat)).toMatchObject({ pirate: 0 });
  const advice = await place.advice(ask);
  expect(advice).not.toBeNull();
  expect(JSON.stringify(advice)).not.toMatch(/quarry/);
});

it('says nothing to a number that nobody was asked by', async () => {
  const players = [person('Anne'), bot('Bart')];
  const { place } = await opened({ game: 'korsar', players }, { viewer: 0, paces: true });
  const { ask } = await question(place);
  for (const none of [ask + 64, ask + 1, -1, Number.NaN]) expect(await place.advice(none)).toBeNull();
  expect(await place.answer(ask, { type: 'draw' } satisfies GameAction)).toBeNull();
});
