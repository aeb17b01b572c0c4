/**
 * Card Pirates with hidden cards: crew is shown once and lies face down from then on (12.1). No story told while the match
 * runs brings it back, to the room or to a seat; when it is over, everything may be seen.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { Desk } from '../../src/host/desk.ts';
import { memoryStore } from '../../src/host/store.ts';
import { cardPirates } from '../../src/rules/card-pirates/game.ts';
import type { Event } from '../../src/rules/card-pirates/types.ts';
import { pick, seededDice, seedFrom } from '../../src/rules/dice.ts';
import type { Game } from '../../src/rules/game.ts';
import { fetchGame, staged } from '../../src/stage/index.ts';

const person = (name: string) => ({ name, kind: 'person' as const });
const bot = (name: string) => ({ name, kind: 'bot' as const, level: 'parrot' });

beforeAll(async () => {
  await fetchGame('card-pirates');
});

const isSpent = (event: object): event is Extract<Event, { type: 'CrewSpent' }> =>
  (event as Event).type === 'CrewSpent' && (event as { to?: string }).to === 'sea';

/** Plays on and looks at the story after every action; throws where it tells what was shown once. */
async function judge(players: (ReturnType<typeof person> | ReturnType<typeof bot>)[], game: Game) {
  const store = memoryStore();
  const desk = new Desk(() => '5'.repeat(32), { store, known: { 'card-pirates': game } });
  const options = { hiddenCards: true, firstSeat: 0, turnCap: 30 };
  const opened = await desk.openMatch({ game: 'card-pirates', options, players });
  if (!opened.ok) throw new Error(opened.error);
  const dice = seededDice(seedFrom('hidden story'), 'bots');
  let { batch } = opened;
  let shown = 0;
  while (!batch.over) {
    const [seat] = batch.people;
    const look = seat === undefined ? null : await desk.look(seat);
    await desk.cover();
    const acted = look && seat !== undefined ? await desk.act(seat, pick(look.legal, dice)) : null;
    if (acted && !acted.ok) throw new Error(acted.code);
    const next = acted ? acted.batch : await desk.advance();
    if (!next) throw new Error('Nobody acts.');
    batch = next;
    shown += batch.events.filter((event) => isSpent(event) && event.card !== undefined).length;
    if (batch.over) break;
    const story = await desk.story();
    const told = (story?.events ?? []).filter(isSpent);
    expect(told.every((event) => event.card === undefined)).toBe(true);
    const pages = staged('card-pirates').log?.(story?.events ?? [], ['A', 'B']) ?? [];
    expect(pages.every(({ sealed }) => sealed === true)).toBe(true);
  }
  // They were shown as it happened, every one of them, and are shown again when all is over.
  expect(shown).toBeGreaterThan(2);
  const retold = await desk.retell(0);
  if (!retold.ok) throw new Error(retold.error);
  expect(retold.story.events.filter((event) => isSpent(event) && event.card !== undefined).length).toBe(shown);
}

describe('a spent card of the hidden variant', () => {
  it('is not told again to a room of people', () =>
    judge([person('Anne'), person('Bart')], cardPirates as unknown as Game));

  it('is not told again to the only person', () =>
    judge([person('Anne'), bot('Bart')], cardPirates as unknown as Game));

  it('is missed by nobody: a host that tells all again is found out', async () => {
    const chatty = { ...cardPirates, retold: undefined } as unknown as Game;
    await expect(judge([person('Anne'), person('Bart')], chatty)).rejects.toThrow();
  });
});
