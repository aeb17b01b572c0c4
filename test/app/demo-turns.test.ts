import { describe, expect, it } from 'vitest';
import { demoTurn, shown } from '../../src/app/attract/demo-turns.ts';
import { ceremonyOf } from '../../src/presentation/ceremony/plan.ts';
import { stagedGames } from '../../src/presentation/index.ts';
import { planOf as korsarPlan } from '../../src/presentation/korsar/layout/plan.ts';
import { attractScreen } from '../../src/presentation/screens/attract.ts';
import { frames } from '../../src/presentation/shapes.ts';
import { planOf as fleetPlan } from '../../src/presentation/treasure-fleet/layout/plan.ts';

describe('demos', () => {
  it('take turns: all games, one after the other, and in time every number of captains there is', () => {
    expect([...shown()].sort()).toEqual(Object.keys(stagedGames).sort());
    const seen = new Set<string>();
    const longest = Math.max(...Object.values(stagedGames).map(({ form }) => form.counts.length));
    for (let n = 0; n < shown().length * longest; n++) {
      const { game, seats } = demoTurn(n);
      expect(game).toBe(shown()[n % shown().length]);
      seen.add(`${game} ${seats}`);
    }
    for (const [id, { form }] of Object.entries(stagedGames))
      for (const count of form.counts) expect([...seen]).toContain(`${id} ${count}`);
  });

  it('say in one line on every table how to play', () => {
    for (const { demo, form, title, vignette } of Object.values(stagedGames)) {
      for (const frame of Object.values(frames)) {
        for (const seats of form.counts) {
          const call = demo?.callAt?.(seats, frame);
          for (const seconds of [80, 76]) {
            const state = {
              shown: { title, vignette, counts: form.counts },
              seconds,
              left: 0.5,
              games: 4,
              captains: [1, 8] as const,
              call,
              frame,
            };
            const { placements } = attractScreen(state);
            const says = placements.filter(({ props }) => props.text === 'Touch, or press any button');
            expect(says).toHaveLength(1);
            const lines = placements.filter(({ kind, y }) => kind === 'words' && Math.abs(y - says[0].y) > 12);
            // Boards of their own, where the table leaves its lower edge free.
            if (call) expect(lines).toEqual([]);
          }
        }
      }
    }
  });

  it('call to play where no ship lies', () => {
    let checked = 0;
    for (const frame of Object.values(frames)) {
      const below = (game: string, seats: number) => {
        const call = stagedGames[game].demo?.callAt?.(seats, frame);
        if (!call) throw new Error(game);
        checked++;
        // The call is 88 high where it is widest.
        return { top: call.y - 44, bottom: call.y + 44 };
      };
      for (const seats of stagedGames.korsar.form.counts) {
        const { sea } = korsarPlan(frame, seats, seats > 5);
        const { top, bottom } = below('korsar', seats);
        expect(bottom <= sea.y || top >= sea.y + sea.h, `${frame.shape} ${seats}: ${top} to ${bottom}`).toBe(true);
      }
      for (const seats of stagedGames['treasure-fleet'].form.counts) {
        const [{ waterline, scale }] = fleetPlan(frame, seats).rows;
        // From the water to the masthead of the largest ship.
        expect(below('treasure-fleet', seats).bottom, frame.shape).toBeLessThan(waterline - 377 * scale);
      }
    }
    expect(checked).toBe(4 * (6 + 4));
  });

  it('call to play below the captains while a ceremony is on', () => {
    for (const { demo, form, title } of Object.values(stagedGames))
      for (const frame of Object.values(frames)) {
        const about = { shown: { title, counts: form.counts }, seconds: 80, left: 0.5, games: 4 };
        const call = demo?.callAt?.(4, frame);
        const { placements } = attractScreen({ ...about, captains: [1, 8], call, frame, over: true });
        const sheets = placements.filter(({ props }) => props.frame === 'pill-leader');
        expect(sheets).toHaveLength(1);
        // A captain's plate there is 170 high.
        const lowest = Math.max(...ceremonyOf(frame).lines.map(({ plateY }) => plateY)) + 85;
        expect(sheets[0].y, frame.shape).toBeGreaterThan(lowest);
        expect(sheets[0].y + Number(sheets[0].props.h)).toBeLessThan(frame.height);
      }
  });
});
