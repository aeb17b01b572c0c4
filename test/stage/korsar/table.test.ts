/** The table of Korsar, without pictures: every event has its beat on every shape, and nothing lies on anything else. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { readable, tagBoxes } from '../../../src/presentation/korsar/layout/cluster.ts';
import { planFor } from '../../../src/presentation/korsar/layout/layout.ts';
import { clustersAt } from '../../../src/presentation/korsar/layout/sea.ts';
import { script } from '../../../src/presentation/korsar/score/score.ts';
import { frames } from '../../../src/presentation/shapes.ts';
import { pick, seededDice, seedFrom } from '../../../src/rules/dice.ts';
import { redact } from '../../../src/rules/game.ts';
import { korsar } from '../../../src/rules/korsar/game.ts';
import { leaderOf } from '../../../src/rules/korsar/open.ts';
import type { Event, View } from '../../../src/rules/korsar/types.ts';
import { cues as sounds } from '../../../src/stage/sound/cues.ts';
import { few, times } from '../../how-much.ts';

const ways: [number, object][] = [
  ...[2, 3, 4, 5, 6, 8].map((seats): [number, object] => [seats, {}]),
  [4, { mode: 'partnership' }],
  [8, { admiralOnPartnerVessel: true, openStacks: true }],
];
const names = ['Anne', 'Bart', 'Calico', 'Mary', 'Edward', 'Grace', 'Henry', 'Ching'];

/** Every event of a game with the views around it. Captains who rarely draw fill the sea; `thirsty` ones draw every other time. */
function* story(seats: number, chosen: object, seed: string, thirsty = false) {
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
    const legal = korsar.legal(state, seat);
    const [first] = legal;
    const draws = thirsty && first.type === 'draw' && choice.below(2) === 0;
    korsar.play(state, seat, draws ? first : pick(legal, choice), emit, dice);
  }
}

/** All that lies around a merchant, by the ids of its pieces. */
function fightOf(view: View, name: string): { ship: string; turns: string[] } {
  const vessel = view.sea.find((each) => each.vessel === name) as View['sea'][number];
  const cards = [...vessel.forces.flatMap(({ pirates }) => pirates), ...vessel.trumps];
  return { ship: `ship:${name}`, turns: cards.map(({ turn }) => `card:${turn}`) };
}

type Rect = { x: number; y: number; w: number; h: number };
const touch = (a: Rect, b: Rect) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

describe('the table of Korsar', () => {
  it('lets the greatest blow alone fall slowly: it takes a rich merchant from somebody when little can be drawn any more', () => {
    let slow = 0;
    let all = 0;
    for (let n = 0; n < 12; n++)
      for (const { event, before, after } of story(4, {}, `stakes ${n}`, true)) {
        const { cues } = script.beat(event, before, after, names, frames.wide);
        const blows = cues.filter((cue) => cue.slow);
        const attacks = /^(Attack|Captain|Admiral)/.test(event.type);
        if (attacks) all++;
        expect(blows.length).toBeLessThanOrEqual(attacks ? 1 : 0);
        if (blows.length === 0) continue;
        slow++;
        const { vessel } = event as { vessel: string };
        const [was, is] = [before, after].map(({ sea }) => sea.find((each) => each.vessel === vessel));
        expect(is?.gold).toBeGreaterThanOrEqual(5);
        expect(leaderOf(after, is!)).not.toBe(leaderOf(before, was!));
        expect(before.deck).toBeLessThanOrEqual(6);
        expect(cues.some(({ sound }) => sound?.name.startsWith('shout-'))).toBe(true);
      }
    expect(slow).toBeGreaterThan(0);
    expect(slow).toBeLessThan(all / 10);
  });

  it('lies in one light: the edges of its sea are in the shade, and nothing else is', () => {
    for (const frame of Object.values(frames)) {
      const table = [...script.layout(story(4, {}, 'light').next().value?.after as View, names, frame).values()];
      const [ground, light, ...others] = table.sort((a, b) => a.depth - b.depth);
      expect(ground.kind).toBe('korsar-sea');
      expect(light.props).toEqual({ picture: 'vignette' });
      for (const { depth } of others) expect(depth).toBeGreaterThan(light.depth);
    }
  });

  it('lets the others drift to their new places while a prize sails home', () => {
    let drifts = 0;
    for (const { event, before, after } of story(4, {}, 'drift')) {
      if (event.type !== 'VesselCaptured') continue;
      const { cues, length } = script.beat(event, before, after, names, frames.wide);
      for (const { at, tween } of cues) {
        if (!tween?.piece.startsWith('ship:') || tween.piece === `ship:${event.vessel}`) continue;
        expect(tween.ms).toBeGreaterThan(800);
        expect(at + tween.ms).toBeLessThanOrEqual(length);
        drifts += 1;
      }
    }
    expect(drifts).toBeGreaterThan(2);
  });

  it('brings a fight nearer, all of it and nothing else, and puts it back before the beat is over', () => {
    let fights = 0;
    for (const { event, before, after } of story(4, {}, 'fights')) {
      if (!('vessel' in event) || !/^(Attack|Captain|Admiral)/.test(event.type)) continue;
      for (const frame of Object.values(frames)) {
        const beat = script.beat(event, before, after, names, frame);
        const [near, back] = beat.cues.flatMap((cue) => (cue.near ? [{ at: cue.at, ...cue.near }] : []));
        const table = script.layout(after, names, frame);
        const { turns, ship } = fightOf(after, event.vessel);
        for (const id of [ship, ...turns]) expect(near.pieces).toContain(id);
        for (const id of near.pieces) if (/^(card|ship):/.test(id)) expect([ship, ...turns]).toContain(id);
        expect(near.zoom).toBeGreaterThanOrEqual(1);
        // Every hull is in the picture.
        for (const id of [ship, ...turns]) {
          const { x, y } = table.get(id) as { x: number; y: number };
          expect(x * near.zoom + near.x).toBeGreaterThan(0);
          expect(x * near.zoom + near.x).toBeLessThan(frame.width);
          expect(y * near.zoom + near.y).toBeGreaterThan(0);
          expect(y * near.zoom + near.y).toBeLessThan(frame.height);
        }
        expect(back).toMatchObject({ pieces: [], x: 0, y: 0, zoom: 1 });
        expect(back.at + back.ms).toBeLessThanOrEqual(beat.length);
        fights++;
      }
    }
    expect(fights).toBeGreaterThan(40);
  });

  for (const [seats, options] of ways) {
    it(`${seats} seats, ${JSON.stringify(options)}: plates and sea lie in the frame and apart, on every shape`, () => {
      const [{ after: view }] = story(seats, options, 'plan');
      for (const frame of Object.values(frames)) {
        const { plates, plate, sea, rails } = planFor(view, frame);
        const boxes = plates.map(({ x, y }) => ({ x, y, w: plate.w * plate.scale, h: plate.h * plate.scale }));
        for (const { x, y, w, h } of boxes) {
          expect(x).toBeGreaterThanOrEqual(frame.width * 0.05 - 1);
          expect(y).toBeGreaterThanOrEqual(frame.height * 0.05 - 1);
          expect(x + w).toBeLessThanOrEqual(frame.width * 0.95 + 1);
          expect(y + h).toBeLessThanOrEqual(frame.height * 0.95 + 1);
        }
        // Mastheads may stand between the plates; tags and hulls may not.
        const water = { x: sea.x, y: sea.y + 140, w: sea.w, h: sea.h - 140 };
        const all = [...boxes, water];
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
            if (tween && !there.has(tween.piece))
              expect(tween.piece, event.type).toMatch(/^(lines|note|pill|pool|tie):/);
            if (enter) expect(there).toContain(enter);
            if (sound) expect(Object.keys(sounds)).toContain(sound.name);
            if (effect) expect(Number.isFinite(effect.x + effect.y)).toBe(true);
          }
        }
      }
      for (const type of ['VesselLaunched', 'AttackOpened', 'LeadChanged', 'VesselCaptured', 'GameEnded'])
        expect(told).toContain(type);
    });

    it(`${seats} seats, ${JSON.stringify(options)}: ships lie in the order of their launch, on the water, and hide nothing of each other, on every shape`, () => {
      let smallest = 1;
      let tight = 0;
      let all = 0;
      for (let n = 0; n < times(2, 6); n++) {
        const spots = new Map<string, Set<string>>();
        for (const { after: view } of story(seats, options, `sea ${n}`)) {
          if (view.standings) continue;
          for (const frame of Object.values(frames)) {
            const clusters = clustersAt(view, names, planFor(view, frame));
            for (const [i, { at, scale }] of clusters.entries()) {
              // Where she lies depends on how many are at sea and on how many of them were launched before her; where they
              // have no room to each other, on one place more.
              const key = `${frame.shape} ${i} of ${clusters.length}`;
              const known = spots.get(key) ?? new Set();
              spots.set(key, known.add(`${at.x},${at.y}`));
              expect(known.size).toBeLessThanOrEqual(2);
              smallest = Math.min(smallest, scale);
            }
            all++;
            const boxes = clusters.map(readable);
            const { sea } = planFor(view, frame);
            const apart = boxes.every((own, i) =>
              boxes.slice(i + 1).every((other) => own.every((a) => other.every((b) => !touch(a, b)))),
            );
            const inside = boxes
              .flat()
              .every(
                ({ x, y, w, h }) =>
                  x >= sea.x - 1 && y >= sea.y - 1 && x + w <= sea.x + sea.w + 1 && y + h <= sea.y + sea.h + 1,
              );
            const tags = clusters.every((cluster) =>
              tagBoxes(cluster).every((a, i, own) => own.slice(i + 1).every((b) => !touch(a, b))),
            );
            if (!apart || !inside || !tags) tight++;
          }
        }
      }
      // Upright screens with five merchants and four sides at one of them have no room for everything.
      expect(tight / all).toBeLessThan(0.005);
      expect(smallest).toBeGreaterThanOrEqual(0.2);
    });
  }
});
