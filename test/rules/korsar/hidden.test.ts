/** Look-alikes (docs/decisions.md, look-alikes and secrets): `permute` and `imagine`. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededDice, seedFrom } from '../../../src/rules/dice.ts';
import { redact, type Viewer } from '../../../src/rules/game.ts';
import { korsar } from '../../../src/rules/korsar/game.ts';
import { partnersOf } from '../../../src/rules/korsar/sides.ts';
import type { Action, Event, State } from '../../../src/rules/korsar/types.ts';
import { Scene } from './scene.ts';
import { anyCourse, courses, freeze, voyage } from './voyage.ts';

/** What the viewer is sent, up to the first event that discloses to him what may differ. */
function told(state: State, seat: number, action: Action, viewer: Viewer) {
  const events: Event[] = [];
  const after = korsar.clone(state);
  korsar.play(after, seat, action, (event) => events.push(event), seededDice(seedFrom('told'), 'deck'));
  const sent = events.map((event) => redact(event, viewer)!);
  const mine = viewer === 'table' ? [] : partnersOf(state, viewer);
  const discloses = (event: Event) =>
    event.type === 'HandRevealed' || (event.type === 'CardDrawn' && mine.includes(event.seat));
  const until = sent.findIndex(discloses);
  return until < 0 ? { events: sent, view: korsar.view(after, viewer) } : { events: sent.slice(0, until), view: null };
}

describe.each(courses)('$seats captains, $mode', (course) => {
  const runs = { numRuns: 4 };

  it('permute gives sound states with the same view and the same choices', () => {
    fc.assert(
      fc.property(anyCourse(course), (any) => {
        voyage(any, ({ after }, dice) => {
          const viewer: Viewer = dice.below(any.seats + 1) === 0 ? 'table' : dice.below(any.seats);
          const other = freeze(korsar.permute(after, viewer, dice));
          expect(korsar.faults(other)).toEqual([]);
          expect(korsar.view(other, viewer)).toEqual(korsar.view(after, viewer));
          if (viewer !== 'table') expect(korsar.legal(other, viewer)).toEqual(korsar.legal(after, viewer));
        });
      }),
      runs,
    );
  });

  it('6 the same action tells the viewer the same, until something hidden is shown to him', () => {
    let compared = 0;
    fc.assert(
      fc.property(anyCourse(course), (any) => {
        voyage(any, ({ before, seat, action }, dice) => {
          const viewer: Viewer = dice.below(any.seats + 1) === 0 ? 'table' : dice.below(any.seats);
          const other = korsar.permute(before, viewer, dice);
          if (korsar.refusal(other, seat, action)) return;
          compared++;
          expect(told(other, seat, action, viewer)).toEqual(told(before, seat, action, viewer));
        });
      }),
      runs,
    );
    expect(compared).toBeGreaterThan(100);
  });

  it('imagine gives sound states with the very view', () => {
    fc.assert(
      fc.property(anyCourse(course), (any) => {
        voyage(any, ({ after }, dice) => {
          const seat = dice.below(any.seats);
          const view = freeze(korsar.view(after, seat));
          const state = korsar.imagining(view, seat)(dice);
          expect(korsar.faults(state)).toEqual([]);
          expect(korsar.view(state, seat)).toEqual(view);
          expect(korsar.legal(state, seat)).toEqual(korsar.legal(after, seat));
          expect(Number.isFinite(korsar.worth(state, seat))).toBe(true);
        });
      }),
      runs,
    );
  });
});

describe('look-alikes differ where they may', () => {
  it.each(['permute', 'imagine'] as const)(
    '%s varies deck, hands and closed stacks of others, and keeps one’s own',
    (how) => {
      const scene = new Scene(['V5,V3', 'B3,B1', '', '']).play(
        'S0 V5, S1 B3→V5, S2 draw, S3 draw, S0 V3, S1 draw, S2 draw',
      );
      scene.play('S3 draw, S0 draw');
      const { state } = scene;
      expect(state.stacks.map((stack) => stack.length)).toEqual([1, 1, 0, 0]);
      const dice = seededDice(seedFrom(how), 'bots');
      const seen = { decks: new Set(), hands: new Set(), stacks: new Set(), names: new Set(), own: new Set() };
      for (let i = 0; i < 200; i++) {
        const other =
          how === 'permute' ? korsar.permute(state, 2, dice) : korsar.imagining(korsar.view(state, 2), 2)(dice);
        seen.decks.add(other.deck.join());
        seen.hands.add(other.hands[0].join());
        seen.stacks.add(other.stacks[1][0].gold);
        seen.names.add(other.stacks[1][0].vessel);
        seen.own.add(JSON.stringify([other.hands[2], other.stacks[2]]));
      }
      expect(seen.decks.size).toBe(200);
      expect(seen.hands.size).toBeGreaterThan(190);
      expect([...seen.stacks].sort()).toEqual([2, 3, 4, 5, 6, 7, 8]);
      expect([...seen.names].sort()).toEqual(['v1', 'v2']);
      expect(seen.own.size).toBe(1);
    },
  );

  it('partners’ hands stay; open stacks stay', () => {
    const scene = new Scene(['', '', '', ''], { mode: 'partnership', openStacks: true });
    const dice = seededDice(seedFrom('partners'), 'bots');
    for (let i = 0; i < 20; i++) {
      const other = korsar.permute(scene.state, 1, dice);
      expect(other.hands.slice(0, 2)).toEqual(scene.state.hands.slice(0, 2));
      expect(other.hands.slice(2)).not.toEqual(scene.state.hands.slice(2));
    }
  });
});
