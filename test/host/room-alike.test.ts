/**
 * Three guests at a table of five: what each is sent is the same, byte for byte and message for message, where the truth differs
 * in nothing that it may know.
 */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { Office } from '../../src/host/office.ts';
import type { Guest, Room } from '../../src/host/room.ts';
import { memoryStore } from '../../src/host/store.ts';
import { seededDice, seedFrom } from '../../src/rules/dice.ts';
import type { Game, Viewer } from '../../src/rules/game.ts';
import { games } from '../../src/rules/index.ts';

const people = ['Anne', 'Bart', 'Calico', 'Mary', 'Edward'].map((name) => ({ name, kind: 'person' as const }));
/** Options with which something is hidden from the first moment on. */
const secretive: Readonly<Record<string, object>> = { yellowbeard: { firstPirate: 0, autoSetup: true } };
const calm = () => new Promise<void>((done) => setImmediate(done));

/** Two phones, and the screen with everybody else. */
const guests: readonly Guest[] = [
  { id: 'phone 0', viewer: 0, seats: [0], paces: false },
  { id: 'phone 1', viewer: 1, seats: [1], paces: false },
  { id: 'screen', viewer: 'table', seats: [2, 3, 4], paces: true, ahead: 4 },
];

/** Opens the game with the truth, or with what `viewer` cannot tell from it, and writes down all that guests are sent. */
async function told(game: Game, viewer: Viewer | null, salt: string) {
  const dice = seededDice(seedFrom(`${game.id} ${salt}`), 'bots');
  let first = true;
  let truth = '';
  const setup: Game['setup'] = (...asked) => {
    const state = game.setup(...asked);
    if (first && viewer !== null) Object.assign(state, game.permute(state, viewer, dice));
    first = false;
    truth = JSON.stringify(state);
    return state;
  };
  const office = new Office(() => seedFrom(salt), { store: memoryStore(), known: { [game.id]: { ...game, setup } } });
  const options = v.parse(game.options, { ...secretive[game.id] }) as Record<string, unknown>;
  const most = Math.max(...game.seats(options as never).filter((count) => count <= people.length));
  const opened = await office.openMatch({ game: game.id, players: people.slice(0, most), options });
  if (!opened.ok) throw new Error(opened.refused.code);
  const { room } = opened;
  const wires = new Map<string, string[]>();
  for (const guest of guests) wires.set(guest.id, listen(room, guest));
  room.begin();
  await calm();
  await answerAll(room, game.id);
  // Somebody comes back in the middle, and is told how things stand.
  for (const guest of guests) wires.get(guest.id)!.push('back', ...(await once(room, guest)));
  return { wires, truth };
}

/** Pulls all that comes to a guest, as it goes over its wire. */
function listen(room: Room, guest: Guest): string[] {
  const wire: string[] = [];
  const place = room.sit(guest);
  const pull = async () => {
    for (let said = await place.next(); said.said !== 'over'; said = await place.next())
      wire.push(JSON.stringify(said));
  };
  void pull();
  return wire;
}

async function once(room: Room, guest: Guest): Promise<string[]> {
  const wire = listen(room, guest);
  await calm();
  return wire;
}

/** Has everybody choose once where they choose at the same time and nobody sees what. */
async function answerAll({ session }: Room, id: string): Promise<void> {
  if (id !== 'treasure-fleet') return;
  const { match } = session.table;
  for (const seat of [4, 2, 0, 3]) {
    await session.table.act(seat, match.legal(seat)[0]);
    await calm();
  }
}

describe.each(Object.values(games).map((game) => [game.id, game] as const))('%s', (_, game) => {
  it.each(guests)('sends $id the same of look-alikes', async ({ id, viewer }) => {
    let differ = 0;
    for (let i = 0; i < 6; i++) {
      const [one, other] = [await told(game, null, `${i}`), await told(game, viewer, `${i}`)];
      if (one.truth !== other.truth) differ++;
      expect(other.wires.get(id)).toEqual(one.wires.get(id));
      expect(one.wires.get(id)!.length).toBeGreaterThan(2);
    }
    expect(differ).toBeGreaterThan(0);
  });
});
