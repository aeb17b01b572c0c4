/**
 * A game that is over may be watched from every side, as the host tells it: with what that seat knew, step by step. The
 * room's story knows nothing, and a running game is told to nobody.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { replayMarks } from '../../src/app/replays/replay-marks.ts';
import type { Story } from '../../src/host/port.ts';
import { memoryStore } from '../../src/host/store.ts';
import { Match } from '../../src/match/match.ts';
import type { GameRecord } from '../../src/match/record.ts';
import { walk } from '../../src/match/replay.ts';
import { fetchGame, type StagedGame, staged, stagedGames } from '../../src/presentation/index.ts';
import { frames } from '../../src/presentation/shapes.ts';
import type { Viewer } from '../../src/rules/game.ts';
import { games } from '../../src/rules/index.ts';
import { Desk } from '../host/desk.ts';
import { said } from '../said.ts';

const seed = '0123456789abcdef0123456789abcdef';
const names = ['Anne', 'Bart', 'Calico'];
const options: Readonly<Record<string, object>> = {
  'treasure-fleet': { storms: true },
  'card-pirates': { turnCap: 60 },
  yellowbeard: { autoSetup: true, map: 'short-voyage', turnLimit: 8 },
};

beforeAll(async () => {
  for (const id of Object.keys(stagedGames)) await fetchGame(id);
});

async function finished(id: string) {
  const store = memoryStore();
  const desk = new Desk(() => seed, { store });
  const players = names.map((name) => ({ name, kind: 'bot' as const, level: 'monkey' }));
  const opened = await desk.openMatch({ game: id, options: { ...options[id] }, players });
  if (!opened.ok) throw new Error(opened.refused.code);
  for (let batch = await desk.advance(); batch; batch = await desk.advance());
  return { desk, store, record: (await store.finished(0)) as GameRecord };
}

const viewsOf = ({ script }: StagedGame, { start, events, ends }: Story): object[] => {
  let view = start;
  return ends.map((end, i) => {
    if (i > 0) view = events.slice(ends[i - 1], end).reduce(script.tell, view);
    return view;
  });
};

describe.each(Object.keys(games))('%s, over and watched again', (id) => {
  it('from the table and from every seat, with what each of them knew', async () => {
    const { desk, record } = await finished(id);
    const game = staged(id);
    let shown = 0;
    for (const viewer of ['table', 0, 1, 2] as Viewer[]) {
      const retold = await desk.retell(0, viewer);
      if (!retold.ok) throw new Error(retold.refused.code);
      const views = viewsOf(game, retold.story);
      let step = 0;
      for (const { match } of walk(games[id], record)) {
        const view = views[step++];
        const known = game.known?.(view, names, frames.wide) ?? [];
        expect(new Set(known.map((placement) => placement.id)).size).toBe(known.length);
        // Whatever is shown of a seat is what that seat was told, and nobody else.
        const truth = game.known?.(match.view(viewer), names, frames.wide) ?? [];
        expect(known).toEqual(truth);
        if (viewer === 'table') expect(known).toEqual([]);
        shown += known.length;
      }
      expect(step).toBe(views.length);
    }
    // Yellowbeard's pirate is drawn by the layout itself, see yellowbeard-side.test.ts.
    expect(shown > 20).toBe(game.known !== undefined);
  });

  it('has marks where it turned, nine at most', async () => {
    const { desk } = await finished(id);
    const retold = await desk.retell(0);
    if (!retold.ok) throw new Error(retold.refused.code);
    const { turns, rounds } = replayMarks(staged(id), retold.story, names);
    expect(turns.length).toBeGreaterThan(1);
    expect(turns.length).toBeLessThanOrEqual(9);
    expect(turns.every((step) => step > 0 && step < retold.story.ends.length)).toBe(true);
    expect(rounds.length).toBeGreaterThan(0);
  });

  it('is told to nobody as long as it runs', async () => {
    const { desk, store, record } = await finished(id);
    const running = Match.create(games[id], record);
    for (const step of record.steps.slice(0, 9)) if ('action' in step) running.act(step.seat, step.action);
    await store.add(running.record, null);
    for (const viewer of ['table', 0] as Viewer[]) expect(said(await desk.retell(1, viewer))).toMatch(/not finished/);
    expect(await desk.retell(0, 7)).toMatchObject({ ok: false });
  });
});
