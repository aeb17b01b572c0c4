import { describe, expect, it } from 'vitest';
import { treasureFleet } from '../../../src/rules/treasure-fleet/game.ts';
import type { Action } from '../../../src/rules/treasure-fleet/types.ts';
import { Scene, simplest } from './scene.ts';

const load = (...cards: string[]): Action => ({ type: 'load', cards });

describe('loading', () => {
  it.each([
    [2, []],
    [3, []],
    [4, [2]],
    [5, [2, 3]],
  ])('T5 with %i captains and lookout S0 the eligible are %j', (seats, eligible) => {
    const scene = new Scene(seats, {}, { firstLookout: 0 });
    expect(scene.state.extraEligible).toEqual(eligible);
    for (let seat = 0; seat < seats; seat++) {
      const sizes = new Set(
        treasureFleet.legal(scene.state, seat).map((action) => (action as unknown as { cards: [] }).cards.length),
      );
      expect([...sizes]).toEqual(eligible.includes(seat as never) ? [3, 4] : [3]);
    }
  });

  it('T6 refuses wrong counts, a card twice and foreign cards', () => {
    const scene = new Scene(4, {}, { draws: ['lookout', 'd2', 'd3', 'd4'] });
    expect(scene.refused(1, load('d2/4.1', 'd2/4.2', 'd2/3.1', 'd2/3.2'))).toBe('LOAD_COUNT');
    expect(scene.refused(3, load('d4/4.1', 'd4/4.2'))).toBe('LOAD_COUNT');
    expect(scene.refused(0, load('d1/4.1', 'd1/4.1', 'd1/3.1'))).toBe('DUPLICATE_CARD');
    expect(scene.refused(0, load('d1/4.1', 'd2/4.1', 'd1/3.1'))).toBe('CARD_NOT_YOURS');
    scene.load(2, '4,4,3,BP');
    expect(scene.told('CardsLoaded')).toEqual([{ type: 'CardsLoaded', seat: 2, count: 4, replaced: false }]);
    // First failure first: count before duplicates before ownership.
    expect(scene.refused(0, load('d2/4.1', 'd2/4.1'))).toBe('LOAD_COUNT');
    expect(scene.refused(0, load('d2/4.1', 'd2/4.1', 'nonsense'))).toBe('DUPLICATE_CARD');
    // Five-spot cards and storms are not in the deck at all.
    expect(scene.refused(0, load('d1/4.3', 'd1/4.1', 'd1/3.1'))).toBe('CARD_NOT_YOURS');
    expect(scene.refused(0, load('d1/ST.1', 'd1/4.1', 'd1/3.1'))).toBe('CARD_NOT_YOURS');
  });

  it('T25 lets an eligible seat load again until the last seat has loaded', () => {
    const scene = new Scene(4, {}, { firstLookout: 0 });
    scene.load(0, '4,3,2').load(1, '4,3,2').load(2, '4,3,2');
    expect(treasureFleet.toAct(scene.state)).toEqual([3]);
    expect(treasureFleet.mayAct(scene.state)).toEqual([0, 1, 2, 3]);
    const again = scene.cards(2, '4,3,3,1');
    scene.act(2, load(...again));
    expect(scene.batch).toEqual([
      { type: 'CardsLoaded', seat: 2, count: 4, replaced: true, secret: [{ to: [2], facts: { cards: again } }] },
    ]);
    scene.load(3, '1,2,3');
    expect(scene.told('LoadingClosed', 'VolleyStarted', 'TurnStarted')).toEqual([
      { type: 'LoadingClosed', counts: [3, 3, 4, 3] },
      { type: 'VolleyStarted', sailing: 1, volley: 1, lookout: 0, order: [0, 1, 2, 3] },
      { type: 'TurnStarted', seat: 0, what: 'own' },
    ]);
    expect(scene.types()).toEqual(['CardsLoaded', 'LoadingClosed', 'VolleyStarted', 'TurnStarted']);
    expect(scene.refused(2, load(...again))).toBe('WRONG_PHASE');
  });

  it('5.2 keeps the order of a load, and checks a second one against deck and load together', () => {
    const scene = new Scene(3, {}, { firstLookout: 0 });
    const { deckId } = scene.state.seats[1];
    scene.act(1, load(`${deckId}/2.3`, `${deckId}/4.2`, `${deckId}/BP.1`));
    expect(scene.state.seats[1].loaded).toEqual([`${deckId}/2.3`, `${deckId}/4.2`, `${deckId}/BP.1`]);
    scene.act(1, load(`${deckId}/BP.1`, `${deckId}/1.2`, `${deckId}/2.3`));
    expect(scene.state.seats[1].loaded).toEqual([`${deckId}/BP.1`, `${deckId}/1.2`, `${deckId}/2.3`]);
    expect(scene.state.seats[1].deck).toEqual(
      ['4.1', '4.2', '3.1', '3.2', '3.3', '3.4', '2.1', '2.2', '2.4', '1.1'].map((name) => `${deckId}/${name}`),
    );
  });

  it('legal lists every multiset once, from the lowest copies, loaded or not', () => {
    const scene = new Scene(4, { storms: true }, { firstLookout: 0 });
    const before = treasureFleet.legal(scene.state, 2);
    const names = before.map((action) => (action as { cards: string[] }).cards.map((card) => card.slice(3)).join());
    expect(new Set(names.map((name) => name.replaceAll(/\.\d/g, ''))).size).toBe(names.length);
    // Of the kinds 4×2 3×4 2×3 1×2 BP ST: threes 56 - 4 (444 111 BPBPBP STSTST) - 10 (BPBP., STST.), fours by count.
    expect(names.filter((name) => name.split(',').length === 3).length).toBe(42);
    expect(names.slice(0, 4)).toEqual(['4.1,4.2,3.1', '4.1,4.2,2.1', '4.1,4.2,1.1', '4.1,4.2,BP.1']);
    expect(names.at(-1)).toBe('1.1,1.2,BP.1,ST.1');
    expect(names).toContain('3.1,3.2,3.3,3.4');
    scene.act(2, load(...scene.cards(2, 'ST,3,4,2')));
    expect(treasureFleet.legal(scene.state, 2)).toEqual(before);
  });

  it('5.7 in a volley: phase, then seat, then card, then ship', () => {
    const scene = new Scene(3, {}, { draws: ['lookout', 'd2', 'd3'], fleet: ['12a', '14a', '9a', '6a'] });
    const shoot = (card: string, ship: string): Action => ({ type: 'playCard', card, ship });
    expect(scene.refused(0, shoot('d1/4.1', '12a'))).toBe('WRONG_PHASE');
    scene.loadAll('4,3,2', '4,3,2', '4,3,2');
    expect(scene.refused(0, { type: 'dance' } as unknown as Action)).toBe('WRONG_PHASE');
    expect(scene.refused(0, { type: 'constructor' } as unknown as Action)).toBe('WRONG_PHASE');
    expect(scene.refused(0, { type: 'surrenderShip', ship: '12a' })).toBe('WRONG_PHASE');
    expect(scene.refused(0, { type: 'placeNeutral', ship: '12a' })).toBe('WRONG_PHASE');
    expect(scene.refused(1, shoot('nonsense', 'nowhere'))).toBe('NOT_YOUR_TURN');
    expect(scene.refused(9, shoot('d1/4.1', '12a'))).toBe('NOT_YOUR_TURN');
    expect(scene.refused(0, shoot('d2/4.1', 'nowhere'))).toBe('CARD_NOT_YOURS');
    expect(scene.refused(0, shoot('nonsense', 'nowhere'))).toBe('CARD_NOT_YOURS');
    expect(scene.refused(0, shoot('d1/4.2', 'nowhere'))).toBe('CARD_NOT_LOADED');
    expect(scene.refused(0, shoot('d1/4.1', '22a'))).toBe('NO_SUCH_SHIP');
    scene.fire('S0 4→12, S1 4→12, S2 4→12, S1 3→9, S2 3→9');
    expect(scene.refused(0, shoot('d1/4.1', '12a'))).toBe('CARD_NOT_LOADED');
  });

  it('gameOver refuses everything', () => {
    const scene = new Scene(2, {}, { firstLookout: 0 });
    while (treasureFleet.toAct(scene.state).length > 0) {
      const [seat] = treasureFleet.toAct(scene.state);
      if (scene.state.phase === 'loading') scene.act(seat, load(...scene.state.seats[seat].deck.slice(0, 3)));
      else scene.act(seat, simplest(scene, seat));
    }
    for (const type of ['load', 'placeNeutral', 'playCard', 'surrenderShip'])
      expect(scene.refused(0, { type, cards: [], card: '', ship: '' } as unknown as Action)).toBe('WRONG_PHASE');
    expect(treasureFleet.legal(scene.state, 0)).toEqual([]);
    expect(treasureFleet.mayAct(scene.state)).toEqual([]);
  });
});
