/**
 * Card Pirates with hidden cards: crew spent at sea or paid to a storm is shown once and lies face down from then on (12.1).
 * No story told while the match runs brings it back, to the room or to a seat; when it is over, everything may be seen.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { memoryStore } from '../../src/host/store.ts';
import { fetchGame, staged } from '../../src/presentation/index.ts';
import { cardPirates } from '../../src/rules/card-pirates/game.ts';
import type { Event } from '../../src/rules/card-pirates/types.ts';
import { pick, seededDice, seedFrom } from '../../src/rules/dice.ts';
import type { Game, GameEvent } from '../../src/rules/game.ts';
import { Desk } from './desk.ts';

const person = (name: string) => ({ name, kind: 'person' as const });
const bot = (name: string) => ({ name, kind: 'bot' as const, level: 'parrot' });

beforeAll(async () => {
  await fetchGame('card-pirates');
});

type Once = 'CrewSpent' | 'StormToll';
const kinds: readonly Once[] = ['CrewSpent', 'StormToll'];

/** Crew that this event lays face down after everybody has seen it. */
const shows =
  (kind: Once) =>
  (event: GameEvent): boolean => {
    const told = event as Event;
    if (told.type === 'CrewSpent') return kind === told.type && told.to === 'sea' && told.card !== undefined;
    return told.type === 'StormToll' && kind === told.type && /^\d/.test(told.card ?? '');
  };

const count = (events: readonly GameEvent[]) => kinds.map((kind) => events.filter(shows(kind)).length);

/** Plays on and looks at the story after every action; throws where it tells what was shown once. */
async function judge(players: (ReturnType<typeof person> | ReturnType<typeof bot>)[], game: Game) {
  const store = memoryStore();
  const desk = new Desk(() => '5'.repeat(32), { store, known: { 'card-pirates': game } });
  // There are storms from the first turn on.
  const options = { hiddenCards: true, treacherousSeas: true, firstSeat: 0, turnCap: 40 };
  const opened = await desk.openMatch({ game: 'card-pirates', options, players });
  if (!opened.ok) throw new Error(opened.refused.code);
  const dice = seededDice(seedFrom('hidden story'), 'bots');
  let { batch } = opened;
  const shown = [0, 0];
  while (!batch.over) {
    const [seat] = batch.people;
    const look = seat === undefined ? null : await desk.reveal(seat);
    await desk.cover();
    // In the set-up everybody sees what there is to choose.
    const legal = look?.legal.length ? look.legal : (batch.choices[0]?.actions ?? []);
    const acted = seat === undefined ? null : await desk.act(seat, pick(legal, dice));
    if (acted && !acted.ok) throw new Error(acted.code);
    const next = acted ? acted.batch : await desk.advance();
    if (!next) throw new Error('Nobody acts.');
    batch = next;
    for (const [i, n] of count(batch.events).entries()) shown[i] += n;
    if (batch.over) break;
    const story = await desk.story();
    expect(count(story?.events ?? [])).toEqual([0, 0]);
    const pages = staged('card-pirates').log?.(story?.events ?? [], ['A', 'B']) ?? [];
    expect(pages.every(({ sealed }) => sealed === true)).toBe(true);
  }
  // They were shown as it happened, every one of them, and are shown again when all is over.
  const retold = await desk.retell(0);
  if (!retold.ok) throw new Error(retold.refused.code);
  expect(count(retold.story.events)).toEqual(shown);
  return Object.fromEntries(kinds.map((kind, i) => [kind, shown[i]]));
}

const forgetful = cardPirates as unknown as Game;

describe('a card of the hidden variant', () => {
  it('is not told again to a room of people, spent or paid to a storm', async () => {
    const shown = await judge([person('Anne'), person('Bart')], forgetful);
    for (const kind of kinds) expect(shown[kind], kind).toBeGreaterThan(1);
  });

  it('is not told again to the only person', async () => {
    const shown = await judge([person('Anne'), bot('Bart')], forgetful);
    for (const kind of kinds) expect(shown[kind], kind).toBeGreaterThan(0);
  });

  it.each(kinds)('is missed by nobody: a host that tells every %s again is found out', async (kind) => {
    const retold = (event: GameEvent, options: object) =>
      event.type === kind ? event : (forgetful.retold?.(event, options) ?? event);
    await expect(judge([person('Anne'), person('Bart')], { ...forgetful, retold })).rejects.toThrow();
  });
});
