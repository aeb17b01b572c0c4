/** The table of Korsar, without pictures: every event has its beat on every shape, and nothing lies on anything else. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { pick, seededDice, seedFrom } from '../../../src/rules/dice.ts';
import { redact } from '../../../src/rules/game.ts';
import { korsar } from '../../../src/rules/korsar/game.ts';
import type { Event, View } from '../../../src/rules/korsar/types.ts';
import { planFor } from '../../../src/stage/korsar/layout/layout.ts';
import { clustersOf, needsOf, strandsOf } from '../../../src/stage/korsar/layout/sea.ts';
import { watersOf } from '../../../src/stage/korsar/layout/waters.ts';
import { script } from '../../../src/stage/korsar/score/score.ts';
import { frames } from '../../../src/stage/shapes.ts';
import { cues as sounds } from '../../../src/stage/sound/cues.ts';
import { few, times } from '../../how-much.ts';

const ways: [number, object][] = [
  ...[2, 3, 4, 5, 6, 8].map((seats): [number, object] => [seats, {}]),
  [4, { mode: 'partnership' }],
  [8, { admiralOnPartnerVessel: true, openStacks: true }],
];
const names = ['Anne', 'Bart', 'Calico', 'Mary', 'Edward', 'Grace', 'Henry', 'Ching'];

/** Every event of a game with the views around it. Captains who rarely draw fill the sea. */
function* story(seats: number, chosen: object, seed: string) {
  const dice = seededDice(seedFrom(seed), 'deck');
  const choice = seededDice(seedFrom(seed), 'bots');
  let events: Event[] = [];
  const emit = (event: Event) => events.push(event);
  const state = korsar.setup(seats, v.parse(korsar.options, chosen), dice, {}, emit);
  let view: View = script.blank(korsar.view(state, 'table'));
  for (;;) {
    for (const event of events.flatMap((each) => redact(each, 'table') ?? [])) {
      const before = view;
      view = script.tell(view, event);
      yield { event, before, after: view };
    }
    events = [];
    const seat = korsar.toAct(state)[0];
    if (seat === undefined) return;
    korsar.play(state, seat, pick(korsar.legal(state, seat), choice), emit, dice);
  }
}

type Rect = { x: number; y: number; w: number; h: number };
const touch = (a: Rect, b: Rect) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

describe('the table of Korsar', () => {
  for (const [seats, options] of ways) {
    it(`${seats} seats, ${JSON.stringify(options)}: plates and waters lie in the frame and apart, on every shape`, () => {
      const [{ after: view }] = story(seats, options, 'plan');
      for (const frame of Object.values(frames)) {
        const { plates, plate, berths, rails } = planFor(view, frame);
        const boxes = plates.map(({ x, y }) => ({ x, y, w: plate.w * plate.scale, h: plate.h * plate.scale }));
        for (const { x, y, w, h } of boxes) {
          expect(x).toBeGreaterThanOrEqual(frame.width * 0.05 - 1);
          expect(y).toBeGreaterThanOrEqual(frame.height * 0.05 - 1);
          expect(x + w).toBeLessThanOrEqual(frame.width * 0.95 + 1);
          expect(y + h).toBeLessThanOrEqual(frame.height * 0.95 + 1);
        }
        expect(berths.length).toBe(seats);
        const all = [...boxes, ...berths];
        for (const [i, box] of all.entries())
          for (const other of all.slice(i + 1)) expect(touch(box, other), `${frame.shape} ${rails} ${i}`).toBe(false);
      }
    });
  }

  for (const [seats, options] of few(3, ways)) {
    it(`${seats} seats, ${JSON.stringify(options)}: a beat for every event, its pieces known, its sounds there`, () => {
      const told = new Set<string>();
      for (const frame of Object.values(frames)) {
        for (const { event, before, after } of story(seats, options, `beats ${seats} ${frame.shape}`)) {
          const beat = script.beat(event, before, after, names, frame);
          told.add(event.type);
          expect(beat.length).toBeLessThan(16_000);
          const there = new Set([
            ...script.layout(before, names, frame).keys(),
            ...script.layout(after, names, frame).keys(),
          ]);
          for (const { tween, sound, enter, effect } of beat.cues) {
            if (tween && !there.has(tween.piece)) expect(tween.piece, event.type).toMatch(/^(berth|note|rope|tie):/);
            if (enter) expect(there).toContain(enter);
            if (sound) expect(Object.keys(sounds)).toContain(sound.name);
            if (effect) expect(Number.isFinite(effect.x + effect.y)).toBe(true);
          }
        }
      }
      for (const type of ['VesselLaunched', 'AttackOpened', 'LeadChanged', 'VesselCaptured', 'GameEnded'])
        expect(told).toContain(type);
    });

    it(`${seats} seats, ${JSON.stringify(options)}: clusters stay in their captain's water and apart, on every shape`, () => {
      let smallest = 1;
      let ties = 0;
      let shrunken = 0;
      let all = 0;
      for (let n = 0; n < times(2, 6); n++) {
        for (const { after: view } of story(seats, options, `sea ${n}`)) {
          if (view.standings) continue;
          for (const frame of Object.values(frames)) {
            const plan = planFor(view, frame);
            const waters = watersOf(
              plan,
              needsOf(plan.berths.map((_, seat) => view.sea.filter(({ owner }) => owner === seat))),
            );
            const fleets = clustersOf(view, names, plan);
            for (const [seat, water] of waters.entries()) {
              for (const { box, scale, small } of fleets[seat]) {
                all++;
                if (small < 0.875) shrunken++;
                smallest = Math.min(smallest, scale);
                expect(box.x).toBeGreaterThanOrEqual(water.x - 0.01);
                expect(box.y).toBeGreaterThanOrEqual(water.y - 0.01);
                expect(box.x + box.w).toBeLessThanOrEqual(water.x + water.w + 0.01);
                expect(box.y + box.h).toBeLessThanOrEqual(water.y + water.h + 0.01);
              }
            }
            const clusters = fleets.flat();
            for (const cluster of clusters) {
              if (cluster.vessel.tied.length === 0) continue;
              ties++;
              const strands = strandsOf(cluster);
              const tied = cluster.attacks.filter(({ side }) => cluster.vessel.tied.includes(side));
              for (const { pill } of tied) {
                // A rope comes out from under every pill that is tied, and none hangs loose.
                const under = strands.filter(
                  ({ x, y, long }) =>
                    y === pill.y && x - long / 2 <= pill.x + pill.w / 2 && x + long / 2 >= pill.x - pill.w / 2,
                );
                expect(under.length, `${frame.shape}`).toBe(1);
              }
              for (const { x, long } of strands) {
                expect(long).toBeGreaterThan(48);
                expect(x - long / 2).toBeGreaterThan(cluster.box.x);
                expect(x + long / 2).toBeLessThan(cluster.box.x + cluster.box.w);
              }
            }
            for (const [i, { box }] of clusters.entries())
              for (const other of clusters.slice(i + 1)) expect(touch(box, other.box)).toBe(false);
          }
        }
      }
      expect(ties).toBeGreaterThan(0);
      expect(smallest).toBeGreaterThanOrEqual(0.18);
      // Pills smaller than they should be, where nothing else is possible: their letters grow instead.
      expect(shrunken / all).toBeLessThan(0.02);
    });
  }
});
