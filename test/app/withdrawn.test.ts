/**
 * A question is withdrawn while people are at it: another captain sits down, another place has answered for the seat, or
 * somebody elsewhere took an action back. The screen goes, what the room may know is told, and the game goes on.
 */
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Place } from '../../src/host/place.ts';
import { games } from '../../src/rules/index.ts';
import { openSilentHouse, type SilentHouse } from './silent-house.ts';

afterEach(() => vi.unstubAllGlobals());

const parrot = { name: 'Polly', kind: 'bot' as const, level: 'parrot' };

/** Two people are at sea, and one of them is asked. */
async function sail(game: string, people = 2): Promise<SilentHouse> {
  const house = await openSilentHouse({ query: `?game=${game}` });
  await house.tap('count:2');
  if (people === 2) await house.tap('person:1');
  await house.tap('sail');
  await house.untilAsked((ids) => ids.includes('pause'));
  return house;
}

/** Another device of these seats, which never waits and is never waited for. */
function sitDown({ office }: SilentHouse, seats: number[]): Place {
  if (!office.room) throw new Error('There is no table.');
  return office.room.sit({ id: `seats ${seats}`, viewer: 'table', seats, paces: false });
}

/** What people are asked at the table now. */
const questions = ({ office }: SilentHouse) => {
  const { match, players, questions: all } = office.session!.table;
  return match.toAct.filter((seat) => !players[seat]).map((seat) => all.of(seat)!);
};

const record = ({ office }: SilentHouse) => office.session!.table.match.record;

/** Everything that lies on the screens over the table, from now on. */
function watched({ scene: { overlay } }: SilentHouse): string[] {
  const ids: string[] = [];
  const show = overlay.show.bind(overlay);
  overlay.show = (table) => {
    ids.push(...table.keys());
    show(table);
  };
  return ids;
}

async function play(place: Place, seat: number, ask: number): Promise<void> {
  const look = await place.reveal(seat);
  expect(await place.answer(ask, look?.legal[0])).toBeNull();
}

describe.each(Object.keys(games))('%s: a computer sits down in the seat that is asked', (game) => {
  const sitsDown = async (house: SilentHouse) => {
    const [{ seat }] = questions(house);
    expect(await house.desk.captain(seat, parrot)).toBeNull();
    return seat;
  };

  /** The seat is played by the computer, the other person is asked in their turn, and the game goes on. */
  async function goesOn(house: SilentHouse, seat: number) {
    const before = record(house).steps.length;
    for (let presses = 0; record(house).steps.length < before + 2 && presses < 60; presses++) {
      await house.untilAsked();
      const [asked] = questions(house);
      expect(asked.seat).toBe(1 - seat);
      expect(house.desk.lookedAt ?? asked.seat).toBe(asked.seat);
      await play(sitDown(house, [asked.seat]), asked.seat, asked.ask);
      await house.settle();
    }
    const acted = record(house).steps.flatMap((step) => ('seat' in step && !('captain' in step) ? [step.seat] : []));
    expect(acted).toContain(seat);
  }

  it('while its screen lies open', async () => {
    const house = await sail(game);
    const seat = await sitsDown(house);
    await house.settle();
    await goesOn(house, seat);
  });

  it('while somebody looks: the hand goes at once', async () => {
    const house = await sail(game);
    // Where the first question is open, the others have a hand to look at later.
    for (let presses = 0; !house.ids().includes('reveal') && presses < 60; presses++) {
      const [{ seat, ask }] = questions(house);
      await play(sitDown(house, [seat]), seat, ask);
      await house.untilAsked();
    }
    await house.tap('reveal');
    const seat = house.desk.lookedAt;
    expect(house.ids()).toContain('hide');
    await sitsDown(house);
    await house.settle();
    expect(house.desk.lookedAt).toBeNull();
    expect(house.ids()).not.toContain('hide');
    expect([...house.scene.over.keys()].filter((id) => id.startsWith('deck|'))).toEqual([]);
    await goesOn(house, seat!);
  });
});

describe('a question that does not stand any more', () => {
  it('while the hand is on its way: it is never shown', async () => {
    const house = await sail('treasure-fleet');
    const [{ seat }] = questions(house);
    house.gate.hold();
    await house.tap('reveal');
    expect(house.gate.held).toBe(1);
    await house.desk.captain(seat, parrot);
    const shown = watched(house);
    house.gate.release();
    await house.untilAsked((ids) => ids.includes('reveal'));
    expect(questions(house)[0].seat).toBe(1 - seat);
    expect(shown.filter((id) => id.startsWith('deck|'))).toEqual([]);
    expect(house.desk.lookedAt).toBeNull();
  });

  it('while its answer is on its way: nothing is played, and nobody is told that they did something wrong', async () => {
    const house = await sail('treasure-fleet');
    const [{ seat, ask }] = questions(house);
    await house.tap('reveal');
    for (let cards = 0; cards < 3; cards++) await house.tap(house.ids().find((id) => id.startsWith('deck|'))!);
    const other = sitDown(house, [seat]);
    house.gate.hold();
    await house.tap('ready');
    // The hand is being covered; the answer goes out after that.
    expect(house.gate.held).toBe(1);
    await play(other, seat, ask);
    const before = JSON.stringify(record(house));
    const shown = watched(house);
    house.gate.release();
    await house.untilAsked((ids) => ids.includes('reveal'));
    expect(questions(house)[0].seat).toBe(1 - seat);
    expect(JSON.stringify(record(house))).toBe(before);
    expect(shown.filter((id) => id.startsWith('refusal'))).toEqual([]);
  });

  it('another place answered it: the room is told what was done, and the next one is asked', async () => {
    const house = await sail('treasure-fleet');
    await house.tap('reveal');
    await house.tap(house.ids().find((id) => id.startsWith('deck|'))!);
    const [{ seat, ask }, { seat: next }] = questions(house);
    const { beats } = house.scene.reel;
    await play(sitDown(house, [seat]), seat, ask);
    await house.untilAsked((ids) => ids.includes('reveal'));
    expect(house.desk.lookedAt).toBeNull();
    expect(house.scene.reel.beats).toBeGreaterThan(beats);
    await house.tap('reveal');
    expect(house.desk.lookedAt).toBe(next);
    // Nothing that the first one had begun lies there.
    expect(house.ids().filter((id) => id.startsWith('berth|'))).toEqual([]);
  });

  it('somebody else’s question stands: who is at it is not disturbed', async () => {
    const house = await sail('treasure-fleet');
    await house.tap('reveal');
    await house.tap(house.ids().find((id) => id.startsWith('deck|'))!);
    const [, { seat, ask }] = questions(house);
    await play(sitDown(house, [seat]), seat, ask);
    await house.pass(2000);
    expect(house.ids().filter((id) => id.startsWith('berth|'))).toHaveLength(1);
    for (let cards = 1; cards < 3; cards++) await house.tap(house.ids().find((id) => id.startsWith('deck|'))!);
    await house.tap('ready');
    await house.untilAsked((ids) => !ids.includes('ready'));
    expect(record(house).steps).toHaveLength(2);
  });

  it('while the pause lies over it: the pause stays, and leads back to what is asked then', async () => {
    const house = await sail('treasure-fleet');
    const [{ seat }] = questions(house);
    await house.tap('pause');
    await house.desk.captain(seat, parrot);
    await house.pass(2000);
    expect(house.ids()).toContain('leave');
    await house.tap('stay');
    await house.untilAsked((ids) => ids.includes('reveal'));
    expect(questions(house)[0].seat).toBe(1 - seat);
  });

  it('while its gamepad is waited for: nobody waits for it any more', async () => {
    const house = await openSilentHouse({ query: '?game=treasure-fleet' });
    for (const pad of [0, 1]) house.hands.plug(pad, true);
    await house.tap('count:2');
    for (const pad of [0, 1]) await house.pad(pad, { kind: 'second' });
    await house.tap('sail');
    await house.untilAsked((ids) => ids.includes('reveal'));
    const [{ seat }] = questions(house);
    for (const pad of [0, 1]) {
      house.hands.plug(pad, false);
      await house.settle();
      if (house.ids().includes('goOn')) break;
      house.hands.plug(pad, true);
    }
    expect(house.ids()).toEqual(['goOn']);
    await house.desk.captain(seat, parrot);
    // The other one has a gamepad that is there.
    expect(await house.untilAsked((ids) => !ids.includes('goOn'))).toContain('reveal');
    expect(questions(house)[0].seat).toBe(1 - seat);
  });

  it('taken back elsewhere: the table before lies there again, and people are asked on it', async () => {
    const house = await sail('treasure-fleet');
    for (const { seat, ask } of questions(house)) {
      await play(sitDown(house, [seat]), seat, ask);
      await house.untilAsked();
    }
    // The grey pirate is placed on the open table.
    const isOpen = (ids: readonly string[]) => ids.some((id) => id.startsWith('ship|'));
    const ships = (await house.untilAsked(isOpen)).filter((id) => id.startsWith('ship|'));
    const [{ seat }] = questions(house);
    await house.tap(ships[1]);
    await house.untilAsked();
    const steps = record(house).steps.length;
    expect(house.ids()).toContain('undo');
    expect(await sitDown(house, [seat]).undo(seat)).toBeNull();
    expect((await house.untilAsked(isOpen)).filter((id) => id.startsWith('ship|'))).toEqual(ships);
    expect(record(house).steps.slice(steps)).toMatchObject([{ undo: seat }]);
    expect(house.ids()).not.toContain('undo');
  });
});
