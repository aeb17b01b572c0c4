import { describe, expect, it } from 'vitest';
import { treasureFleet } from '../../../src/rules/treasure-fleet/game.ts';
import { publicFacts, Scene } from './scene.ts';

const gun = (captain: number | 'neutral', guns: number) => ({ captain, guns, boarding: false });
const boards = (captain: number | 'neutral', guns = 0) => ({ captain, guns, boarding: true });

describe('volleys and capture', () => {
  it('T7 a whole sailing of four', () => {
    const scene = new Scene(4, {}, { firstLookout: 0, fleet: ['16a', '9a', '20a', '6a', '12a', '14a', '17a', '22a'] });
    scene.loadAll('4,3,2', '3,3,2', '4,2,1,BP', '3,2,2');
    scene.fire('S0 4→20, S1 3→16, S2 4→16');
    expect(scene.told('CardPlayed')).toEqual([
      {
        ...{ type: 'CardPlayed', captain: 2, by: 2, card: '4', play: 3, ship: '16a', slot: 0, points: 16 },
        strengths: [gun(1, 3), gun(2, 4)],
        leader: 2,
      },
    ]);
    scene.fire('S3 3→20');
    expect(scene.types()).toEqual(['CardPlayed', 'VolleyEnded', 'LookoutPassed', 'VolleyStarted', 'TurnStarted']);
    scene.fire('S1 3→16, S2 2→20, S3 2→20, S0 3→20, S2 1→6, S3 2→9, S0 2→9');
    expect(scene.told('CardPlayed')[0]).toMatchObject({ strengths: [gun(3, 2), gun(0, 2)], leader: 'tie' });
    const spare = scene.cards(2, 'BP')[0];
    scene.fire('S1 2→16');
    expect(publicFacts(scene.batch).slice(1)).toEqual([
      { type: 'VolleyEnded', sailing: 1, volley: 3 },
      { type: 'SpareReturned', seat: 2 },
      {
        ...{ type: 'ShipCaptured', ship: '16a', slot: 0, points: 16, captain: 1, by: 'cannon', guns: 8, kept: true },
        strengths: [gun(1, 8), gun(2, 4)],
      },
      {
        ...{ type: 'ShipEscaped', ship: '9a', slot: 1, points: 9, reason: 'tie' },
        strengths: [gun(3, 2), gun(0, 2)],
      },
      {
        ...{ type: 'ShipCaptured', ship: '20a', slot: 2, points: 20, captain: 0, by: 'cannon', guns: 7, kept: true },
        strengths: [gun(0, 7), gun(3, 5), gun(2, 2)],
      },
      {
        ...{ type: 'ShipCaptured', ship: '6a', slot: 3, points: 6, captain: 2, by: 'cannon', guns: 1, kept: true },
        strengths: [gun(2, 1)],
      },
      { type: 'SailingEnded', sailing: 1, points: [20, 16, 6, 0] },
      { type: 'LookoutPassed', from: 2, to: 3, reason: 'sailing' },
      { type: 'SailingStarted', sailing: 2, lookout: 3, extraEligible: [1], fleetRemaining: 17 },
      { type: 'ShipSighted', slot: 0, ship: '12a', kind: 'treasure', points: 12 },
      { type: 'ShipSighted', slot: 1, ship: '14a', kind: 'treasure', points: 14 },
      { type: 'ShipSighted', slot: 2, ship: '17a', kind: 'treasure', points: 17 },
      { type: 'ShipSighted', slot: 3, ship: '22a', kind: 'treasure', points: 22 },
    ]);
    expect(scene.batch.find((event) => event.type === 'SpareReturned')?.secret).toEqual([
      { to: [2], facts: { card: spare } },
    ]);
    expect(scene.state.seats[2].deck).toContain(spare);
    expect(scene.left()).toEqual([10, 10, 10, 10]);
    expect(scene.points()).toEqual([20, 16, 6, 0]);
    expect(scene.state.lookout).toBe(3);
    expect(scene.state.extraEligible).toEqual([1]);
    expect(scene.state.discard.ships).toEqual(['9a']);
    expect(scene.state.discard.cards.length).toBe(12);
  });

  it('T8 a tie at the top lets the ship go, whoever stands below', () => {
    const scene = new Scene(3, {}, { firstLookout: 0, fleet: ['18a', '6a', '9a', '12a'] });
    scene.loadAll('4,2,1', '3,3,1', '4,2,1');
    scene.fire('S0 4→18, S1 3→18, S2 4→18, S1 3→18, S2 2→12, S0 2→18, S2 1→12, S0 1→6, S1 1→9');
    expect(scene.told('ShipEscaped')).toEqual([
      {
        ...{ type: 'ShipEscaped', ship: '18a', slot: 0, points: 18, reason: 'tie' },
        strengths: [gun(0, 6), gun(1, 6), gun(2, 4)],
      },
    ]);
    expect([0, 1, 2].map((seat) => scene.prizes(seat))).toEqual([['6a'], ['9a'], ['12a']]);
  });

  it('6.2 a tie below the top does not matter', () => {
    const scene = new Scene(3, {}, { firstLookout: 0, fleet: ['18a', '6a', '9a', '12a'] });
    scene.loadAll('4,2,1', '3,3,1', '3,2,1');
    scene.fire('S0 4→18, S1 3→18, S2 3→18, S1 3→9, S2 2→12, S0 2→6, S2 1→12, S0 1→6, S1 1→9');
    expect(scene.told('ShipCaptured')[0]).toMatchObject({ ship: '18a', captain: 0, guns: 4 });
  });

  it('T9 one boarding party beats all cannons', () => {
    const scene = new Scene(3, {}, { firstLookout: 0, fleet: ['22a', '6a', '9a', '12a'] });
    scene.loadAll('4,4,1', 'BP,3,1', '4,2,1');
    scene.fire('S0 4→22, S1 BP→22, S2 4→12, S1 3→9, S2 2→12, S0 4→22');
    expect(scene.told('CardPlayed')[0]).toMatchObject({ strengths: [gun(0, 8), boards(1)], leader: 1 });
    scene.fire('S2 1→12, S0 1→6, S1 1→9');
    expect(scene.told('ShipCaptured')[0]).toEqual({
      ...{ type: 'ShipCaptured', ship: '22a', slot: 0, points: 22, captain: 1, by: 'boarding', guns: 0, kept: true },
      strengths: [gun(0, 8), boards(1)],
    });
  });

  it('T10 two boarding parties let the ship go, whatever the cannons', () => {
    const scene = new Scene(3, {}, { firstLookout: 0, fleet: ['22a', '6a', '9a', '12a'] });
    scene.loadAll('BP,3,1', 'BP,3,1', '4,4,1');
    scene.fire('S0 BP→22, S1 BP→22, S2 4→22, S1 3→9, S2 4→22, S0 3→6, S2 1→12, S0 1→6, S1 1→9');
    expect(scene.told('ShipEscaped')).toEqual([
      {
        ...{ type: 'ShipEscaped', ship: '22a', slot: 0, points: 22, reason: 'boardersTie' },
        strengths: [boards(0), boards(1), gun(2, 8)],
      },
    ]);
  });

  it('T11 a storm sweeps all cannons and itself', () => {
    const scene = new Scene(3, { storms: true }, { firstLookout: 0, fleet: ['20a', '6a', '9a', '12a'] });
    scene.loadAll('4,2,1', '3,2,2', 'ST,2,2');
    scene.fire('S0 4→20, S1 3→20, S2 ST→20');
    expect(scene.types().slice(0, 3)).toEqual(['CardPlayed', 'StormStruck', 'VolleyEnded']);
    expect(scene.state.line.map(({ swept }) => swept)).toEqual([true, false, false, false]);
    expect(scene.told('CardPlayed', 'StormStruck')).toEqual([
      {
        ...{ type: 'CardPlayed', captain: 2, by: 2, card: 'ST', play: 3, ship: '20a', slot: 0, points: 20 },
        strengths: [gun(0, 4), gun(1, 3)],
        leader: 0,
      },
      {
        ...{ type: 'StormStruck', captain: 2, by: 2, ship: '20a', slot: 0, play: 3 },
        removed: [
          { captain: 0, card: '4', play: 1 },
          { captain: 1, card: '3', play: 2 },
        ],
        ...{ boarders: [], strengths: [], leader: null },
      },
    ]);
    expect(scene.state.line[0].fire).toEqual([]);
    expect(scene.state.discard.cards).toEqual([
      { captain: 0, card: '4' },
      { captain: 1, card: '3' },
      { captain: 2, card: 'ST' },
    ]);
    scene.fire('S1 2→6, S2 2→9, S0 1→20, S2 2→12, S0 2→6, S1 2→9');
    expect(scene.told('ShipCaptured', 'ShipEscaped')).toMatchObject([
      { type: 'ShipCaptured', ship: '20a', captain: 0, guns: 1 },
      { type: 'ShipEscaped', ship: '6a', reason: 'tie', strengths: [gun(1, 2), gun(0, 2)] },
      { type: 'ShipEscaped', ship: '9a', reason: 'tie', strengths: [gun(2, 2), gun(1, 2)] },
      { type: 'ShipCaptured', ship: '12a', captain: 2, guns: 2 },
    ]);
  });

  it('T12 a storm leaves boarders alone', () => {
    const scene = new Scene(3, { storms: true }, { firstLookout: 0, fleet: ['20a', '6a', '9a', '12a'] });
    scene.loadAll('BP,2,3', '4,4,2', 'ST,3,1');
    scene.fire('S0 BP→20, S1 4→20, S2 ST→20');
    expect(scene.told('StormStruck')).toMatchObject([
      { removed: [{ captain: 1, card: '4', play: 2 }], boarders: [0], strengths: [boards(0)], leader: 0 },
    ]);
    scene.fire('S1 4→20, S2 3→6, S0 2→6, S2 1→9, S0 3→9, S1 2→12');
    expect(scene.told('ShipCaptured')).toMatchObject([
      { ship: '20a', captain: 0, by: 'boarding', strengths: [boards(0), gun(1, 4)] },
      { ship: '6a', captain: 2, guns: 3, strengths: [gun(2, 3), gun(0, 2)] },
      { ship: '9a', captain: 0, guns: 3, strengths: [gun(2, 1), gun(0, 3)] },
      { ship: '12a', captain: 1, guns: 2 },
    ]);
  });

  it('6.3 a storm that finds boarders only has swept nothing', () => {
    const scene = new Scene(3, { storms: true }, { firstLookout: 0, fleet: ['20a', '6a', '9a', '12a'] });
    scene.loadAll('BP,2,3', 'ST,4,2', '2,3,1').fire('S0 BP→20, S1 ST→20');
    expect(scene.told('StormStruck')).toMatchObject([{ removed: [], boarders: [0], leader: 0 }]);
    expect(scene.state.line[0].swept).toBe(false);
  });

  it('T13 a storm on an empty ship is merely spent', () => {
    const scene = new Scene(3, { storms: true }, { firstLookout: 1, fleet: ['14a', '6a', '9a', '12a'] });
    scene.loadAll('4,2,1', 'ST,2,2', '3,2,2');
    scene.fire('S1 ST→14');
    expect(scene.told('StormStruck')).toMatchObject([{ removed: [], boarders: [], strengths: [], leader: null }]);
    expect(scene.state.discard.cards).toEqual([{ captain: 1, card: 'ST' }]);
    // Nothing was blown off her.
    expect(scene.state.line[0].swept).toBe(false);
    scene.fire('S2 3→6, S0 4→9, S2 2→6, S0 2→9, S1 2→12, S0 1→9, S1 2→12, S2 2→6');
    expect(scene.told('ShipEscaped')).toEqual([
      { type: 'ShipEscaped', ship: '14a', slot: 0, points: 14, reason: 'noFire', strengths: [] },
    ]);
  });

  it('T23 a storm as the last card leaves nothing to capture with', () => {
    const scene = new Scene(4, { storms: true }, { firstLookout: 1, fleet: ['20a', '6a', '9a', '12a'] });
    scene.loadAll('4,4,1', '4,4,1', 'ST,2,1', '3,2,1');
    scene.fire('S1 4→20, S2 2→6, S3 3→9, S0 4→20, S2 1→6, S3 2→9, S0 4→20, S1 4→20, S3 1→9, S0 1→12, S1 1→12');
    expect(treasureFleet.view(scene.state, 'table').line[0]).toMatchObject({
      strengths: [gun(1, 8), gun(0, 8)],
      leader: 'tie',
    });
    scene.fire('S2 ST→20');
    expect(scene.told('StormStruck')[0].removed).toHaveLength(4);
    expect(scene.told('ShipEscaped')[0]).toMatchObject({ ship: '20a', reason: 'noFire', strengths: [] });
    expect([0, 1, 2, 3].some((seat) => scene.prizes(seat).includes('20a'))).toBe(false);
  });
});

describe('two players', () => {
  const deal = { firstLookout: 0, fleet: ['17a', '12a', '20a', '6a'], neutral: ['3', '4', '2'] as ('3' | '4' | '2')[] };

  it.each([
    ['T20', false],
    ['T21', true],
  ] as const)('%s the neutral pirate fires first, ties and captures (scored: %s)', (_, scoreNeutral) => {
    const scene = new Scene(2, { scoreNeutral }, deal);
    scene.loadAll('3,2,4', '4,2,1');
    expect(scene.types()).toEqual([
      ...['CardsLoaded', 'LoadingClosed', 'VolleyStarted', 'TurnStarted', 'NeutralCardRevealed'],
    ]);
    expect(scene.told('TurnStarted', 'NeutralCardRevealed')).toEqual([
      { type: 'TurnStarted', seat: 0, what: 'neutral' },
      { type: 'NeutralCardRevealed', card: '3', by: 0 },
    ]);
    expect(scene.refused(0, scene.shot(0, '3', '17'))).toBe('WRONG_PHASE');
    expect(scene.refused(1, { type: 'placeNeutral', ship: '17a' })).toBe('NOT_YOUR_TURN');
    expect(scene.refused(0, { type: 'placeNeutral', ship: '22a' })).toBe('NO_SUCH_SHIP');
    scene.fire('N 3→17');
    expect(scene.batch).toEqual([
      {
        ...{ type: 'CardPlayed', captain: 'neutral', by: 0, card: '3', play: 1, ship: '17a', slot: 0, points: 17 },
        strengths: [gun('neutral', 3)],
        leader: 'neutral',
      },
      { type: 'TurnStarted', seat: 0, what: 'own' },
    ]);
    expect(scene.refused(1, scene.shot(1, '4', '20'))).toBe('NOT_YOUR_TURN');
    scene.fire('S0 3→17, S1 4→20');
    expect(treasureFleet.toAct(scene.state)).toEqual([1]);
    scene.fire('N 4→12, S1 2→6, S0 4→6');
    expect(treasureFleet.toAct(scene.state)).toEqual([0]);
    scene.fire('N 2→20, S0 2→12, S1 1→20');
    expect(scene.told('ShipCaptured', 'ShipEscaped')).toMatchObject([
      { type: 'ShipEscaped', ship: '17a', reason: 'tie', strengths: [gun('neutral', 3), gun(0, 3)] },
      {
        ...{ type: 'ShipCaptured', ship: '12a', captain: 'neutral', guns: 4, kept: scoreNeutral },
        strengths: [gun('neutral', 4), gun(0, 2)],
      },
      { type: 'ShipCaptured', ship: '20a', captain: 1, guns: 5, strengths: [gun(1, 5), gun('neutral', 2)] },
      { type: 'ShipCaptured', ship: '6a', captain: 0, guns: 4, strengths: [gun(1, 2), gun(0, 4)] },
    ]);
    expect(scene.state.lookout).toBe(1);
    expect(scene.points()).toEqual([6, 20]);
    expect(scene.state.discard.ships).toEqual(scoreNeutral ? ['17a'] : ['17a', '12a']);
    const ended = { type: 'SailingEnded', sailing: 1, points: [6, 20] };
    expect(scene.told('SailingEnded')).toEqual([scoreNeutral ? { ...ended, neutral: 12 } : ended]);
    expect(treasureFleet.view(scene.state, 'table').neutral).toMatchObject({
      points: scoreNeutral ? 12 : 0,
      captured: scoreNeutral ? [{ ship: '12a', points: 12, sailing: 1 }] : [],
      left: 10,
      revealed: null,
    });
  });

  it('7.3 the lookout places the storm of the neutral pirate', () => {
    const scene = new Scene(2, { storms: true }, { ...deal, neutral: ['3', 'ST'] });
    scene.loadAll('3,2,4', '4,2,1').fire('N 3→17, S0 3→17, S1 4→17, N ST→17');
    expect(scene.told('StormStruck')).toMatchObject([{ captain: 'neutral', by: 1, leader: null }]);
    expect(scene.told('StormStruck')[0].removed).toHaveLength(3);
  });
});
