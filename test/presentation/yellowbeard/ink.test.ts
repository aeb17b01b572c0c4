/** Where he could be, in ink: every square that is possible, and no square drawn as likelier than its share deserves. */
import { describe, expect, it } from 'vitest';
import { frames } from '../../../src/presentation/shapes.ts';
import { warmthOf } from '../../../src/presentation/yellowbeard/layout/aid.ts';
import { script } from '../../../src/presentation/yellowbeard/score/score.ts';
import { heatOf } from '../../../src/rules/yellowbeard/heat.ts';
import { chartOf } from '../../../src/rules/yellowbeard/map.ts';
import type { Event, View } from '../../../src/rules/yellowbeard/types.ts';
import { Desk } from '../../host/desk.ts';

const names = ['Anne', 'Bart', 'Calico'];

describe('red ink on the sea', () => {
  it('lies on all possible squares, a step above the lowest only where few are left, and comes and goes slowly', async () => {
    const desk = new Desk(() => 'd'.repeat(32));
    const players = names.map((name) => ({ name, kind: 'bot' as const, level: 'parrot' }));
    const options = { firstPirate: 1, autoSetup: true, turnLimit: 30, map: 'short-voyage' };
    const opened = await desk.openMatch({ game: 'yellowbeard', options, players });
    if (!opened.ok) throw new Error(opened.refused.code);
    let hunted = 0;
    let dried = 0;
    const check = (view: View) => {
      const warm = warmthOf(view);
      if (!view.departed || view.phase === 'over') return expect(warm).toEqual({});
      const { squares, total } = heatOf(view);
      const { cells } = chartOf(view.options.map);
      expect(Object.keys(warm).sort()).toEqual(squares.map(({ square }) => String(cells.get(square))).sort());
      for (const { square, tracks } of squares) {
        const share = Number(tracks) / Number(total);
        const step = warm[String(cells.get(square))];
        expect([1, 2, 3]).toContain(step);
        if (step > 1) expect(share).toBeGreaterThan(0.12);
        if (step > 2) expect(share).toBeGreaterThan(0.33);
        if (share > 0.34) expect(step).toBe(3);
      }
      hunted++;
    };
    let view = script.blank(opened.batch.view as View);
    for (let batch: typeof opened.batch | null = opened.batch; batch; batch = await desk.advance()) {
      for (const event of batch.events as unknown as Event[]) {
        const after = script.tell(view, event);
        const { cues } = script.beat(event, view, after, names, frames.wide);
        const changes = cues.filter(({ set }) => set?.piece === 'heat').map(({ at }) => at);
        expect(cues.filter(({ tween }) => tween?.piece === 'heat').map(({ at }) => at)).toEqual(changes);
        dried += changes.length;
        view = after;
        check(view);
      }
      view = batch.view as View;
    }
    expect(hunted).toBeGreaterThan(20);
    // It never changes from one picture to the next.
    expect(dried).toBeGreaterThan(10);
  });
});
