/** A battle lost by little and one lost by much do not look alike: sail, mast, list, smoke, the way back, and both sums. */
import { beforeAll, describe, expect, it } from 'vitest';
import { script } from '../../../src/presentation/card-pirates/score/score.ts';
import { frames } from '../../../src/presentation/shapes.ts';
import type { Event, View } from '../../../src/rules/card-pirates/types.ts';
import { scarsOf } from '../../../src/stage/pieces/scars.ts';
import { type Batch, Desk } from '../../host/desk.ts';

const names = ['Anne', 'Bart', 'Calico', 'Mary'];
type Revealed = Extract<Event, { type: 'BattleRevealed' }>;
let before: View;
let event: Revealed;

beforeAll(async () => {
  for (let n = 0; !event; n++) {
    const desk = new Desk(() => 'b'.repeat(32));
    const opened = await desk.openDemo({
      game: 'card-pirates',
      seats: 4,
      options: { turnCap: 60 },
      seed: `beaten ${n}`,
      bots: ['lots'],
      names,
    });
    if (!opened.ok) throw new Error(opened.refused.code);
    let view = script.blank(opened.batch.view as View);
    for (let batch: Batch | null = opened.batch; batch && !event; batch = await desk.advance()) {
      for (const each of batch.events as unknown as Event[]) {
        if (each.type === 'BattleRevealed') [event, before] = [each, view];
        view = script.tell(view, each);
      }
      view = batch.view as View;
    }
  }
});

/** Tells a battle with these sums on a shape of screen: its beat, and both ships before and after it. */
function told(attackTotal: number, defenceTotal: number, shape: keyof typeof frames = 'wide') {
  const frame = frames[shape];
  const e = { ...event, attackTotal, defenceTotal };
  const after = script.tell(before, e);
  const [from, to] = [before, after].map((view) => script.layout(view, names, frame));
  const ships = (role: string) => ({ from: from.get(`brig:${role}`)!, to: to.get(`brig:${role}`)! });
  return {
    beat: script.beat(e, before, after, names, frame),
    attacker: ships('attacker'),
    defender: ships('defender'),
    frame,
  };
}

describe('the beaten ship', () => {
  it.each([1, 2, 3, 4, 5, 7, 8, 9, 11, 12, 20, 30])('after a margin of %d', (margin) => {
    for (const role of ['attacker', 'defender'] as const) {
      const sums = role === 'attacker' ? ([3, 3 + margin] as const) : ([3 + margin, 3] as const);
      const { beat, ...both } = told(sums[0], sums[1]);
      const { from, to } = both[role];
      const { rips, burns } = scarsOf(Number(to.props.shot));
      expect(rips > 0).toBe(margin >= 4);
      expect(burns).toBe(margin >= 8);
      expect(to.props.list).toBe(margin >= 8 ? (role === 'attacker' ? -9 : 9) : 0);
      expect(to.x - from.x).toBe(margin >= 8 ? (role === 'attacker' ? -160 : 160) : 0);
      const masts = beat.cues.filter(({ tween }) => tween?.piece === to.id && 'mast' in tween.to);
      expect(masts.map(({ tween }) => tween?.ms)).toEqual(margin >= 8 ? [600] : []);
      // Her list grows from where she lay, and what swings comes to rest.
      const lists = beat.cues.flatMap(({ at, tween }) =>
        tween && tween.piece === to.id && 'list' in tween.to ? [{ at, tween }] : [],
      );
      expect(Number(lists[0].tween.from?.list) + Number(to.props.list)).toBe(0);
      expect(lists.at(-1)?.tween.to.list).toBe(0);
      // The winner is whole, and stays.
      const other = both[role === 'attacker' ? 'defender' : 'attacker'];
      expect([other.to.props.shot, other.to.props.list, other.to.x]).toEqual([0, 0, other.from.x]);
    }
  });

  it('both sums stand between the ships for 1.2 s, also where neither wins', () => {
    for (const [a, b] of [
      [26, 3],
      [3, 26],
      [9, 8],
      [7, 7],
    ])
      for (const shape of Object.keys(frames) as (keyof typeof frames)[]) {
        const { beat, attacker, defender } = told(a, b, shape);
        const [sums, ...others] = beat.cues.flatMap(({ at, effect }) =>
          effect?.name === 'sums' ? [{ at, effect }] : [],
        );
        expect(others).toEqual([]);
        expect(sums.effect).toMatchObject({ text: `${a} : ${b}`, ms: 1200 });
        expect(sums.at).toBeLessThan(beat.length);
        expect(sums.effect.x).toBeGreaterThan(attacker.to.x);
        expect(sums.effect.x).toBeLessThan(defender.to.x);
      }
  });

  it('stays in the picture on every shape of screen', () => {
    for (const shape of Object.keys(frames) as (keyof typeof frames)[])
      for (const sums of [
        [26, 3],
        [3, 26],
      ] as const) {
        const { attacker, defender, frame } = told(sums[0], sums[1], shape);
        for (const { to } of [attacker, defender]) {
          expect(to.x - 240 * to.scale).toBeGreaterThan(0);
          expect(to.x + 240 * to.scale).toBeLessThan(frame.width);
        }
      }
  });
});
