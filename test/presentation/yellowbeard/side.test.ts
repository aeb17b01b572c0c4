/** A round that is over, seen from either side: the Navy's as the room saw it, the pirate's with his own ship and ink. */
import { describe, expect, it } from 'vitest';
import { stagedGames } from '../../../src/presentation/index.ts';
import { frames } from '../../../src/presentation/shapes.ts';
import { squareAt } from '../../../src/presentation/yellowbeard/layout/board.ts';
import { boardFor } from '../../../src/presentation/yellowbeard/layout/map.ts';
import { script } from '../../../src/presentation/yellowbeard/score/score.ts';
import type { Event, View } from '../../../src/rules/yellowbeard/types.ts';
import { plain } from '../../../src/words/message.ts';
import { Desk } from '../../host/desk.ts';
import { crowded } from '../crowded.ts';

const names = ['Anne', 'Bart', 'Calico'];
const pirate = 1;

async function played() {
  const desk = new Desk(() => 'd'.repeat(32));
  const players = names.map((name) => ({ name, kind: 'bot' as const, level: 'parrot' }));
  const options = { firstPirate: pirate, autoSetup: true, turnLimit: 30, map: 'short-voyage' };
  const opened = await desk.openMatch({ game: 'yellowbeard', options, players });
  if (!opened.ok) throw new Error(opened.refused.code);
  while (await desk.advance());
  return { desk, id: (await desk.finished())[0].id };
}

/** Every event with the views around it. */
async function* from(viewer: 'table' | number) {
  const { desk, id } = await played();
  const retold = await desk.retell(id, viewer);
  if (!retold.ok) throw new Error(retold.refused.code);
  expect(retold.facts.viewer).toBe(viewer);
  const { start, events } = retold.story;
  let view = script.blank(start as View);
  for (const event of events as unknown as Event[]) {
    const before = view;
    view = script.tell(view, event);
    yield { event, before, after: view };
  }
}

describe('a round of Yellowbeard told again', () => {
  it('from the pirate’s side has his ship where she was and his ink behind her, all the way', async () => {
    let moved = 0;
    let seen = 0;
    for await (const { event, before, after } of from(pirate)) {
      const beat = script.beat(event, before, after, names, frames.wide);
      const tables = [before, after].map((view) => script.layout(view, names, frames.wide));
      const there = new Set(tables.flatMap((table) => [...table.keys()]));
      for (const { tween, enter } of beat.cues) {
        if (tween) expect(there, event.type).toContain(tween.piece);
        if (enter) expect(there, event.type).toContain(enter);
      }
      if (event.type === 'PirateMoved' || event.type === 'TreasureLoaded') {
        expect(beat.length).toBeGreaterThan(0);
        expect(plain(beat.caption ?? [])).toMatch(/^Bart (sails|lies|loads)/);
        moved++;
      }
      if (!after.quarry || after.ranking) continue;
      const table = tables[1];
      const ship = table.get('own') ?? table.get('pirate');
      const { x, y } = squareAt(boardFor(after, frames.wide), after.quarry.square);
      expect([ship?.x, ship?.y], event.type).toEqual([x, y]);
      const ink = table.get('track')?.props.turns as { path: unknown[]; look: unknown; shots: unknown[] }[];
      expect(ink.length).toBe(
        Math.max(1, after.turn + (event.type === 'PirateMoved' || event.type === 'TreasureLoaded' ? 1 : 0)),
      );
      // What the Navy did is drawn over it when the round is over.
      if (after.phase !== 'over')
        expect(ink.every(({ look, shots }) => look === null && shots.length === 0)).toBe(true);
      seen++;
    }
    expect(moved).toBeGreaterThan(10);
    expect(seen).toBeGreaterThan(100);
  });

  it('from the Navy’s side, and for the room, shows nothing of it before the end', async () => {
    for (const viewer of ['table', 0, 2] as const) {
      for await (const { event, after } of from(viewer)) {
        expect(['PirateMoved', 'TreasureLoaded']).not.toContain(event.type);
        if (after.phase === 'over') continue;
        const table = script.layout(after, names, frames.wide);
        expect(table.has('own') || table.has('track'), event.type).toBe(false);
        expect(table.has('pirate')).toBe(after.token !== null);
      }
    }
  });

  it('is not there for seats that nobody had', async () => {
    const { desk, id } = await played();
    expect(await desk.retell(id, 3)).toMatchObject({ ok: false });
  });

  it('ends with every look and every shot of the Navy on the sea', async () => {
    let checked = 0;
    for (const seed of 'abcdefghijklmnop') {
      const desk = new Desk(() => seed.repeat(32));
      const options = { autoSetup: true, turnLimit: 60, map: 'short-voyage', counts: crowded };
      const request = { game: 'yellowbeard', seats: 3, options };
      const opened = await desk.openDemo({ ...request, seed, bots: ['parrot'], names });
      if (!opened.ok) throw new Error(opened.refused.code);
      let looks = 0;
      let fired: { lost: boolean }[] = [];
      for (let batch = await desk.advance(); batch; batch = await desk.advance())
        for (const event of batch.events as unknown as Event[]) {
          if (event.type === 'TelescopeAnswered') looks++;
          if (event.type === 'SalvoFired') fired.push({ lost: event.landing === 'lost' });
          if (event.type !== 'RoundEnded') continue;
          const view = { ...(batch.view as View), ranking: null };
          const turns = script.layout(view, names, frames.wide).get('track')?.props.turns as {
            look: unknown;
            shots: { lost: boolean }[];
          }[];
          expect(turns.filter(({ look }) => look !== null).length).toBe(looks);
          const shots = turns.flatMap((turn) => turn.shots);
          expect(shots.map(({ lost }) => lost)).toEqual(fired.map(({ lost }) => lost));
          checked += fired.length;
          fired = [];
        }
    }
    expect(checked).toBeGreaterThan(5);
  });
});

it('is what the house shows by itself: a careful pirate, a hunting Navy, and an end in sight', async () => {
  const { demo, levels } = stagedGames.yellowbeard;
  expect(levels?.at(-1)).toBe(demo?.level);
  for (const seats of demo?.counts ?? []) {
    const desk = new Desk(() => 'e'.repeat(32));
    const request = { game: 'yellowbeard', seats, options: { ...demo?.options }, seed: `demo ${seats}` };
    const crew = ['Anne', 'Bart', 'Calico', 'Mary', 'Edward'].slice(0, seats);
    const opened = await desk.openDemo({ ...request, bots: [demo?.level ?? ''], names: crew });
    if (!opened.ok) throw new Error(opened.refused.code);
    let view = opened.batch.view as View;
    for (let batch = await desk.advance(); batch; batch = await desk.advance()) view = batch.view as View;
    expect(view.ranking).not.toBeNull();
    expect(view.turn).toBeLessThanOrEqual(Number(demo?.options?.turnLimit));
  }
});
