/** The log of Card Pirates: every turn has a row, every page its events, and nothing in it is private. */
import { describe, expect, it } from 'vitest';
import { logOf } from '../../../src/presentation/card-pirates/board/log.ts';
import { logPages } from '../../../src/presentation/card-pirates/board/log-pages.ts';
import type { Event, View } from '../../../src/rules/card-pirates/types.ts';
import type { Batch } from '../../host/desk.ts';
import { Desk } from '../../host/desk.ts';

const names = ['Anne', 'Bart', 'Calico', 'Mary'];

/** People press the first legal thing; ends after so many actions. */
async function played(seats: number, options: Record<string, unknown>, most: number) {
  const desk = new Desk(() => '0123456789abcdef0123456789abcdef');
  const players = names
    .slice(0, seats)
    .map((name, i) => (i < 2 ? { name, kind: 'person' as const } : { name, kind: 'bot' as const, level: 'parrot' }));
  const opened = await desk.openMatch({ game: 'card-pirates', options: { turnCap: 40, ...options }, players });
  if (!opened.ok) throw new Error(opened.refused.code);
  let now: Batch = opened.batch;
  const sent: Event[] = [...(now.events as Event[])];
  for (let n = 0; n < most && !now.over; n++) {
    const [seat] = now.people;
    if (seat === undefined) now = (await desk.advance())!;
    else {
      const look = await desk.reveal(seat);
      const legal = look!.legal;
      const acted = await desk.act(seat, legal[(n * 7) % legal.length]);
      await desk.cover();
      if (!acted.ok) throw new Error(acted.code);
      now = acted.batch;
    }
    sent.push(...(now.events as Event[]));
  }
  return { desk, now, sent, story: (await desk.story())! };
}

describe('the log of Card Pirates', () => {
  for (const seats of [1, 2, 3, 4])
    it(`${seats} at the table: rows for all turns, hands as the table shows them`, async () => {
      const { now, story } = await played(seats, {}, 60);
      const events = story.events as Event[];
      const log = logOf(events);
      const view = now.view as View;
      expect(log.turns.length).toBe(view.turn);
      expect(log.turns.at(-1)?.hands).toEqual(view.seats.map(({ cards }) => cards));
      const pages = logPages(events, names);
      expect(pages.flatMap(({ rows }) => rows)).toHaveLength(view.turn);
      for (const [i, page] of pages.entries()) {
        expect(page.to).toBe(pages[i + 1]?.from ?? events.length);
        expect(page.rows.length).toBeLessThanOrEqual(4);
        expect(page.caption).not.toMatch(/[{}]/);
        for (const { title, text } of page.rows) expect(title + text).not.toMatch(/[{}]/);
      }
    });

  it('with hidden cards the story of a running match brings no spent card back, and no page can be watched again', async () => {
    const { story, sent, now } = await played(2, { hiddenCards: true, treacherousSeas: true }, 30);
    expect(now.over).toBe(false);
    const spent = (events: readonly Event[]) =>
      events.filter((e) => e.type === 'CrewSpent' && e.to === 'sea') as Extract<Event, { type: 'CrewSpent' }>[];
    // Shown once, when it happened.
    expect(spent(sent).length).toBeGreaterThan(3);
    expect(spent(sent).every(({ card }) => typeof card === 'string')).toBe(true);
    expect(spent(story.events as Event[]).every((event) => !('card' in event))).toBe(true);
    const tolls = (story.events as Event[]).filter((e) => e.type === 'StormToll');
    expect(tolls.every((event) => !('card' in event))).toBe(true);
    const pages = logPages(story.events as Event[], names);
    expect(pages.every(({ sealed }) => sealed)).toBe(true);
    // Nor does the log get them by another way.
    const cells = JSON.stringify(
      logPages(story.events as Event[], names).map(({ rows }) => rows.map((row) => row.cells[0])),
    );
    const open = (story.events as Event[]).flatMap((e) => (e.type === 'CrewSpent' && e.to !== 'sea' ? [e.card] : []));
    for (const { card } of spent(sent)) if (!open.includes(card)) expect(cells).not.toContain(`"${card}"`);
  });

  it('without hidden cards the story is what was sent', async () => {
    const { story, sent } = await played(3, {}, 40);
    expect(story.events).toEqual(sent);
  });
});

describe('voyages of one captain', () => {
  it('are remembered for every set of variants by itself, the latest first', async () => {
    const { desk, now } = await played(1, {}, 4000);
    expect(now.over).toBe(true);
    const first = await desk.voyages('card-pirates', { turnCap: 40 });
    expect(first).toEqual([{ id: 0, name: 'Anne', points: expect.any(Number) }]);
    expect(await desk.voyages('card-pirates', { turnCap: 40, hiddenCards: true })).toEqual([]);
    expect(await desk.voyages('card-pirates', {})).toEqual([]);
    expect(await desk.voyages('treasure-fleet', {})).toEqual([]);
    expect(await desk.voyages('card-pirates', { nonsense: 1 })).toEqual([]);
    expect(await desk.voyages('constructor', {})).toEqual([]);
  });
});
