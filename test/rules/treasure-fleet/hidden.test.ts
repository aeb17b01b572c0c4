/**
 * Look-alikes: what a viewer cannot tell apart must look alike, sound alike and play alike (docs/decisions.md, look-alikes and
 * secrets).
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededDice, seedFrom } from '../../../src/rules/dice.ts';
import { redact, type Viewer } from '../../../src/rules/game.ts';
import { treasureFleet } from '../../../src/rules/treasure-fleet/game.ts';
import type { Event, State } from '../../../src/rules/treasure-fleet/types.ts';
import { Scene } from './scene.ts';
import { anyCourse, courses, freeze, voyage } from './voyage.ts';

/** The events by which the rules disclose what a pile hides; from there on two look-alikes may differ in that fact. */
const disclosing = new Set(['ShipSighted', 'NeutralCardRevealed']);

function told(state: State, seat: number, action: Parameters<typeof treasureFleet.play>[2], viewer: Viewer) {
  const events: Event[] = [];
  const after = treasureFleet.clone(state);
  treasureFleet.play(after, seat, action, (event) => events.push(event), seededDice(seedFrom('told'), 'deck'));
  const until = events.findIndex((event) => disclosing.has(event.type));
  const same = until < 0 ? events : events.slice(0, until);
  return {
    events: same.map((event) => redact(event, viewer)),
    view: until < 0 ? treasureFleet.view(after, viewer) : null,
  };
}

describe.each(courses)('$seats captains, storms $storms, cursed $cursedShips, scored $scoreNeutral', (course) => {
  it('permute gives sound states with the same view and the same choices', () => {
    fc.assert(
      fc.property(anyCourse(course), (any) => {
        voyage(any, ({ after }, dice) => {
          const viewer: Viewer = dice.below(any.seats + 1) === 0 ? 'table' : dice.below(any.seats);
          const other = freeze(treasureFleet.permute(after, viewer, dice));
          expect(treasureFleet.faults(other)).toEqual([]);
          expect(treasureFleet.view(other, viewer)).toEqual(treasureFleet.view(after, viewer));
          if (viewer !== 'table')
            expect(treasureFleet.legal(other, viewer)).toEqual(treasureFleet.legal(after, viewer));
        });
      }),
      { numRuns: 4 },
    );
  });

  it('6 the same action tells the viewer the same, until a pile is turned up', () => {
    let compared = 0;
    fc.assert(
      fc.property(anyCourse(course), (any) => {
        voyage(any, ({ before, seat, action }, dice) => {
          const viewer: Viewer = dice.below(any.seats + 1) === 0 ? 'table' : dice.below(any.seats);
          const other = treasureFleet.permute(before, viewer, dice);
          if (treasureFleet.refusal(other, seat, action)) return;
          compared++;
          expect(told(other, seat, action, viewer)).toEqual(told(before, seat, action, viewer));
        });
      }),
      { numRuns: 4 },
    );
    expect(compared).toBeGreaterThan(50);
  });

  it('imagine gives sound states with the very view', () => {
    fc.assert(
      fc.property(anyCourse(course), (any) => {
        voyage(any, ({ after }, dice) => {
          const seat = dice.below(any.seats);
          const view = freeze(treasureFleet.view(after, seat));
          const state = treasureFleet.imagining(view, seat)(dice);
          expect(treasureFleet.faults(state)).toEqual([]);
          expect(treasureFleet.view(state, seat)).toEqual(view);
          expect(treasureFleet.legal(state, seat)).toEqual(treasureFleet.legal(after, seat));
          expect(Number.isFinite(treasureFleet.worth(state, seat))).toBe(true);
        });
      }),
      { numRuns: 4 },
    );
  });
});

describe('look-alikes differ where they may', () => {
  /** After the first shot of S0; the neutral pirate has fired. */
  function running(): Scene {
    const scene = new Scene(2, { storms: true }, { firstLookout: 0 });
    scene.loadAll('4,3,2', '4,3,2');
    const { ship } = scene.state.line[0];
    return scene.act(0, { type: 'placeNeutral', ship }).act(0, scene.shot(0, '4', ship));
  }

  it.each(['permute', 'imagine'] as const)('%s varies piles, others’ loads and copies, and keeps one’s own', (how) => {
    const { state } = running();
    const dice = seededDice(seedFrom(how), 'bots');
    const seen = { fleet: new Set(), neutral: new Set(), loads: new Set(), copies: new Set(), own: new Set() };
    for (let i = 0; i < 300; i++) {
      const other =
        how === 'permute'
          ? treasureFleet.permute(state, 1, dice)
          : treasureFleet.imagining(treasureFleet.view(state, 1), 1)(dice);
      seen.fleet.add(other.fleetPile.join());
      seen.neutral.add(other.neutral!.drawPile.join());
      seen.loads.add(
        other.seats[0].loaded
          .map((card) => card.slice(3).split('.')[0])
          .sort()
          .join(),
      );
      seen.copies.add([...other.seats[0].deck, ...other.seats[0].loaded].filter((card) => card.includes('/4.')).join());
      seen.own.add(JSON.stringify(other.seats[1]));
    }
    expect(seen.fleet.size).toBe(300);
    expect(seen.neutral.size).toBeGreaterThan(250);
    // Pairs of 4, 3×4, 2×3, 1×2, BP, ST: 3 of equal cards, 15 of unequal ones.
    expect(seen.loads.size).toBe(18);
    expect(seen.copies.size).toBe(2);
    expect([...seen.own]).toEqual([JSON.stringify(state.seats[1])]);
  });

  it('permute for the table hides everybody’s split', () => {
    const { state } = running();
    const dice = seededDice(seedFrom('table'), 'bots');
    const loads = new Set<string>();
    for (let i = 0; i < 50; i++) loads.add(treasureFleet.permute(state, 'table', dice).seats[1].loaded.join());
    expect(loads.size).toBeGreaterThan(40);
  });
});
