/**
 * Fetching ahead (docs/decisions.md, fetching ahead): the table may go ahead of what a place that sets the pace has told, up to
 * the next question to a person. It is told in order, and what is not told yet is in no story and keeps everything from being
 * taken back.
 */
import { describe, expect, it } from 'vitest';
import { Office } from '../../src/host/office.ts';
import type { News, Said } from '../../src/host/port.ts';
import { MemoryStore, memoryStore, type Store, type WaitingEntry } from '../../src/host/store.ts';
import { walk } from '../../src/match/replay.ts';
import { pick, seededDice, seedFrom } from '../../src/rules/dice.ts';
import { redact } from '../../src/rules/game.ts';

const bot = (name: string) => ({ name, kind: 'bot' as const, level: 'parrot' });
const players = [bot('Anne'), { name: 'Bart', kind: 'person' as const }, bot('Calico')];
/** Whatever can happen without anybody's doing has happened. */
const calm = () => new Promise<void>((done) => setImmediate(done));

const asked: [string, object][] = [
  ['card-pirates', { hiddenCards: true, firstSeat: 2, turnCap: 12 }],
  ['yellowbeard', { map: 'short-voyage', turnLimit: 3 }],
];

/** A store that takes some rounds for everything that it saves. */
class SlowStore extends MemoryStore {
  override async save(entry: WaitingEntry): Promise<void> {
    for (let n = 0; n < 3; n++) await calm();
    return super.save(entry);
  }
}

async function opened(game: string, options: object, ahead: number, store: Store = memoryStore()) {
  const office = new Office(() => seedFrom(`ahead ${game}`), { store });
  const table = await office.openMatch({ game, options: { ...options }, players });
  if (!table.ok) throw new Error(table.refused.code);
  const { session } = table.room;
  const place = table.room.sit({ id: 'phone', viewer: 1, seats: [1], paces: true, ahead });
  table.room.begin();
  return { session, place, match: session.table.match };
}

describe.each(asked)('%s with computers', (game, options) => {
  it.each([0, 1, 4, 1000])(
    'goes %i ahead at most, stops at each question to a person, and is told in order',
    async (ahead) => {
      const { session, place, match } = await opened(game, options, ahead);
      const dice = seededDice(seedFrom('ahead'), 'effects');
      const told: News[] = [];
      let most = 0;
      let refusals = 0;
      for (let said: Said = await place.next(); said.said !== 'over'; said = await place.next()) {
        for (let n = 0; n < 6; n++) await calm();
        // The opening is told, too, and is no step.
        const untold = match.record.steps.length - (told.length - 1) - (said.said === 'told' ? 1 : 0);
        most = Math.max(most, untold);
        if (said.said === 'told') {
          told.push(structuredClone(said));
          const story = await place.story();
          expect(story?.ends).toHaveLength(told.length);
          if (untold === 0) continue;
          // It is not the latest action that people have seen, whoever asks.
          expect(await place.whyNoUndo(1)).toEqual({ code: 'STANDS', facts: {} });
          expect(await place.undo(1)).toEqual({ code: 'STANDS', facts: {} });
          refusals++;
          continue;
        }
        expect(untold).toBe(0);
        const [{ ask, seat }] = said.asks;
        const revealed = await place.reveal(seat);
        expect(await place.answer(ask, pick(revealed?.legal ?? [], dice))).toBeNull();
      }
      expect(match.outcome).not.toBeNull();
      const all = Array.from(walk(match.game, match.record), ({ events, match: then }) => ({
        events: events.flatMap((event) => redact(event, 1) ?? []),
        view: structuredClone(then.view(1)),
        waiting: [...then.toAct],
      }));
      expect(told.map(({ events, view, waiting }) => ({ events, view, waiting }))).toEqual(all);
      expect(session.trouble).toBeNull();
      if (ahead === 0) expect([most, refusals]).toEqual([0, 0]);
      else expect(most).toBeGreaterThan(0);
      if (ahead > 0) expect(refusals).toBeGreaterThan(0);
      expect(most).toBeLessThanOrEqual(ahead);
    },
  );
});

describe.each(asked)('%s with computers, while the disk takes its time', (game, options) => {
  it.each([0, 4])(
    '%i ahead: nobody is asked, and nothing is over, before what has happened was told',
    async (ahead) => {
      const { place, match } = await opened(game, options, ahead, new SlowStore());
      const dice = seededDice(seedFrom('slow disk'), 'effects');
      let steps = -1;
      let asked = 0;
      let last: News | null = null;
      for (let said: Said = await place.next(); said.said !== 'over'; said = await place.next()) {
        if (said.said === 'told') {
          steps++;
          last = structuredClone(said);
          // To be told takes its time, too.
          for (let n = dice.below(8); n > 0; n--) await calm();
          continue;
        }
        asked++;
        expect(match.record.steps).toHaveLength(steps);
        expect(last?.waiting).toContain(1);
        const [{ ask, seat }] = said.asks;
        const revealed = await place.reveal(seat);
        expect(await place.answer(ask, pick(revealed?.legal ?? [], dice))).toBeNull();
      }
      expect(asked).toBeGreaterThan(3);
      expect(match.record.steps).toHaveLength(steps);
      expect(last?.waiting).toEqual([]);
    },
  );
});
