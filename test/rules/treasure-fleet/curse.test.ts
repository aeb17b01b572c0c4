import { describe, expect, it } from 'vitest';
import { treasureFleet } from '../../../src/rules/treasure-fleet/game.ts';
import type { Options } from '../../../src/rules/treasure-fleet/types.ts';
import { givePrizes, publicFacts, Scene, simplest, standard } from './scene.ts';

const cursedShips = { cursedShips: true };

/** Sailing 1 of T14: S0 takes 16a and 9a, S1 takes 20a. */
function t14(options: Partial<Options> = {}): Scene {
  const fleet = ['16a', '9a', '20a', '6a', '12a', 'X1', '14a', '9b'];
  const scene = new Scene(3, { ...cursedShips, ...options }, { firstLookout: 0, fleet });
  scene.loadAll('4,4,3', '4,3,3', '1,1,2');
  scene.fire('S0 4→16, S1 4→20, S2 1→20, S1 3→20, S2 1→20, S0 4→9, S2 2→20, S0 3→16, S1 3→20');
  return scene;
}

/** As T14, but S1 takes 9b as well. */
function t15(options: Partial<Options> = {}): Scene {
  const fleet = ['16a', '9a', '20a', '9b', '12a', 'X1', '14a', '9c'];
  const scene = new Scene(3, { ...cursedShips, ...options }, { firstLookout: 0, fleet });
  scene.loadAll('4,4,3', '4,3,3', '1,1,2');
  scene.fire('S0 4→16, S1 4→20, S2 1→20, S1 3→9b, S2 1→20, S0 4→9a, S2 2→20, S0 3→16, S1 3→20');
  scene.loadAll('1,3,2', '4,3,2', '2,2,3');
  return scene.fire('S2 2→12, S0 1→X1, S1 4→14, S0 3→12, S1 3→14, S2 2→X1, S1 2→9c, S2 3→12, S0 2→9c');
}

describe('cursed ships', () => {
  it('T14 who has not warded loses a ship of an earlier sailing', () => {
    const scene = t14();
    expect([0, 1, 2].map((seat) => scene.prizes(seat))).toEqual([['16a', '9a'], ['20a'], []]);
    expect(scene.state.lookout).toBe(2);
    scene.loadAll('1,3,2', '4,3,2', '2,2,3');
    scene.fire('S2 2→12, S0 1→X1');
    // R12: strength is listed, but nobody leads on a cursed ship.
    expect(scene.told('CardPlayed')).toMatchObject([{ strengths: [{ captain: 0, guns: 1 }], leader: null }]);
    scene.fire('S1 4→14, S0 3→12, S1 3→14, S2 2→9, S1 2→9, S2 3→12, S0 2→12');
    expect(publicFacts(scene.batch).slice(1)).toMatchObject([
      { type: 'VolleyEnded', sailing: 2, volley: 3 },
      { type: 'ShipEscaped', ship: '12a', reason: 'tie' },
      { type: 'ShipCaptured', ship: '14a', captain: 1, guns: 7 },
      { type: 'ShipEscaped', ship: '9b', reason: 'tie' },
      { type: 'CurseResolved', ship: 'X1', slot: 1, warded: [0], cursed: [1, 2] },
      { type: 'ShipLostToCurse', captain: 1, ship: '20a', points: 20, automatic: true },
      { type: 'CursedShipLeft', ship: 'X1', slot: 1 },
      { type: 'SailingEnded', sailing: 2, points: [25, 14, 0] },
      { type: 'SailingStarted', sailing: 3, lookout: 1 },
      ...[0, 1, 2, 3].map((slot) => ({ type: 'ShipSighted', slot })),
    ]);
    expect(scene.state.discard.ships).toContain('X1');
    expect(scene.state.discard.ships).toContain('20a');
  });

  it('T15 the victim chooses among the ships of earlier sailings', () => {
    const scene = t15();
    expect(scene.state.phase).toBe('curse');
    expect(scene.told('CurseResolved', 'ShipLostToCurse', 'SurrenderRequired', 'CursedShipLeft')).toEqual([
      { type: 'CurseResolved', ship: 'X1', slot: 1, warded: [0, 2], cursed: [1] },
      { type: 'SurrenderRequired', seat: 1, count: 1, ships: ['20a', '9b'] },
    ]);
    expect(treasureFleet.toAct(scene.state)).toEqual([1]);
    expect(treasureFleet.legal(scene.state, 1)).toEqual([
      { type: 'surrenderShip', ship: '20a' },
      { type: 'surrenderShip', ship: '9b' },
    ]);
    const view = treasureFleet.view(scene.state, 'table');
    expect(view.seats.map((seat) => [seat.owes, seat.eligible])).toEqual([
      [0, []],
      [1, ['20a', '9b']],
      [0, []],
    ]);
    expect(view.line.map((slot) => [slot.slot, slot.ship])).toEqual([[1, 'X1']]);
    expect(scene.refused(1, { type: 'surrenderShip', ship: '14a' })).toBe('SHIP_NOT_ELIGIBLE');
    expect(scene.refused(1, { type: 'surrenderShip', ship: '16a' })).toBe('SHIP_NOT_ELIGIBLE');
    expect(scene.refused(1, { type: 'surrenderShip', ship: 'nowhere' })).toBe('SHIP_NOT_ELIGIBLE');
    expect(scene.refused(0, { type: 'surrenderShip', ship: '16a' })).toBe('NOT_YOUR_TURN');
    scene.act(1, { type: 'surrenderShip', ship: '9b' });
    expect(publicFacts(scene.batch).slice(0, 3)).toEqual([
      { type: 'ShipLostToCurse', captain: 1, ship: '9b', points: 9, automatic: false },
      { type: 'CursedShipLeft', ship: 'X1', slot: 1 },
      { type: 'SailingEnded', sailing: 2, points: [25, 34, 12] },
    ]);
    expect(scene.prizes(1)).toEqual(['20a', '14a']);
    expect(scene.points()[1]).toBe(34);
    expect(scene.state.phase).toBe('loading');
  });

  it('2 curseChoice highest takes the most valuable ship without asking', () => {
    const scene = t15({ curseChoice: 'highest' });
    expect(scene.told('ShipLostToCurse', 'SurrenderRequired')).toEqual([
      { type: 'ShipLostToCurse', captain: 1, ship: '20a', points: 20, automatic: true },
    ]);
    expect(scene.prizes(1)).toEqual(['9b', '14a']);
  });

  it('2 curseChoice highest takes the earliest of equal ships', () => {
    const fleet = ['16a', '9a', '20a', '6a', 'X1', '12a', '14a', '18a'];
    const scene = new Scene(3, { ...cursedShips, curseChoice: 'highest' }, { firstLookout: 0, fleet });
    scene.loadAll('4,4,3', '3,3,3', '2,2,2');
    scene.fire('S0 4→16, S1 3→20, S2 2→9, S1 3→20, S2 2→9, S0 4→16, S2 2→9, S0 3→6, S1 3→20');
    givePrizes(scene.state, [[0, ['6a', '17b', '17a', '9a']]]);
    scene.loadAll('3,3,2', '4,2,2', '4,3,3');
    scene.fire('S2 4→14, S0 3→12, S1 4→14, S0 3→12, S1 2→14, S2 3→12, S1 2→12, S2 3→14, S0 2→12');
    expect(scene.told('ShipLostToCurse', 'SurrenderRequired')).toMatchObject([{ captain: 0, ship: '17b' }]);
  });

  it('T16 boarders ward as cannons do, and nobody captures a cursed ship', () => {
    const fleet = ['16a', '9a', '20a', '6a', '12a', 'X1', '14a', '9b'];
    const scene = new Scene(3, cursedShips, { firstLookout: 0, fleet });
    scene.loadAll('3,3,2', '3,3,2', '2,2,1');
    scene.fire('S0 3→16, S1 3→20, S2 2→9, S1 3→20, S2 2→9, S0 3→16, S2 1→9, S0 2→6, S1 2→6');
    expect([0, 1, 2].map((seat) => scene.prizes(seat))).toEqual([['16a'], ['20a'], ['9a']]);
    scene.loadAll('BP,2,3', '1,2,3', '4,4,3');
    scene.fire('S2 4→X1, S0 BP→X1, S1 1→X1, S0 2→12, S1 2→12, S2 4→X1, S1 3→14, S2 3→X1, S0 3→14');
    expect(scene.told('CurseResolved', 'CursedShipLeft', 'ShipCaptured', 'ShipLostToCurse')).toEqual([
      { type: 'CurseResolved', ship: 'X1', slot: 1, warded: [0, 1, 2], cursed: [] },
      { type: 'CursedShipLeft', ship: 'X1', slot: 1 },
    ]);
    expect([0, 1, 2].map((seat) => scene.prizes(seat))).toEqual([['16a'], ['20a'], ['9a']]);
    expect(scene.state.discard.ships).toContain('X1');
  });

  it('T17 a storm becalms a cursed ship, which stays in its place', () => {
    const fleet = ['12a', 'X1', '14a', '9a', '18a', '6a', '22a'];
    const scene = new Scene(3, { storms: true, cursedShips: true }, { firstLookout: 0, fleet });
    scene.loadAll('1,3,2', 'ST,3,2', '2,2,3');
    scene.fire('S0 1→X1, S1 ST→X1');
    expect(scene.told('CardPlayed', 'StormStruck', 'ShipBecalmed')).toMatchObject([
      { type: 'CardPlayed', card: 'ST', strengths: [{ captain: 0, guns: 1 }], leader: null },
      { type: 'StormStruck', removed: [{ captain: 0, card: '1', play: 1 }], strengths: [], leader: null },
      { type: 'ShipBecalmed', ship: 'X1', slot: 1, captain: 1, play: 2 },
    ]);
    expect(scene.refused(2, scene.shot(2, '2', 'X1'))).toBe('SHIP_BECALMED');
    expect(treasureFleet.legal(scene.state, 2).some((action) => 'ship' in action && action.ship === 'X1')).toBe(false);
    expect(scene.state.discard.cards).toEqual([{ captain: 0, card: '1' }]);
    scene.fire('S2 2→12, S1 3→14, S2 2→14, S0 3→9, S2 3→12, S0 2→9, S1 2→12');
    expect(publicFacts(scene.batch).slice(2)).toMatchObject([
      { type: 'ShipCaptured', ship: '12a', captain: 2, guns: 5, strengths: [{ guns: 5 }, { captain: 1, guns: 2 }] },
      { type: 'ShipCaptured', ship: '14a', captain: 1, guns: 3, strengths: [{ guns: 3 }, { captain: 2, guns: 2 }] },
      { type: 'ShipCaptured', ship: '9a', captain: 0, guns: 5 },
      { type: 'CurseHeld', ship: 'X1', slot: 1 },
      { type: 'SailingEnded', points: [9, 14, 12] },
      { type: 'SailingStarted', sailing: 2, lookout: 2 },
      { type: 'CursedShipReturned', slot: 1, ship: 'X1', storm: { captain: 1, play: 2 } },
      { type: 'ShipSighted', slot: 0, ship: '18a' },
      { type: 'ShipSighted', slot: 2, ship: '6a' },
      { type: 'ShipSighted', slot: 3, ship: '22a' },
    ]);
    expect(scene.state.lookout).toBe(2);
    expect(scene.state.line.map((slot) => slot.ship)).toEqual(['18a', 'X1', '6a', '22a']);
    expect(scene.state.line[1]).toMatchObject({ slot: 1, fire: [], becalmedBy: null });
    expect(scene.state.discard.cards.filter((card) => card.card === 'ST')).toEqual([{ captain: 1, card: 'ST' }]);
    scene.loadAll('4,4,3', '4,4,3', '4,4,3').fire('S2 4→X1');
    expect(scene.told('CardPlayed')).toMatchObject([{ ship: 'X1', captain: 2 }]);
  });

  it('R20 a boarder under a storm is of no use, now or later', () => {
    const fleet = ['12a', 'X1', '14a', '9a', '18a', '6a', '22a'];
    const scene = new Scene(3, { storms: true, cursedShips: true }, { firstLookout: 0, fleet });
    scene.loadAll('BP,3,2', 'ST,3,2', '2,2,3');
    scene.fire('S0 BP→X1, S1 ST→X1');
    expect(scene.told('StormStruck')).toMatchObject([{ removed: [], boarders: [0], strengths: [], leader: null }]);
    const slot = treasureFleet.view(scene.state, 'table').line[1];
    expect(slot).toMatchObject({ fire: [{ card: 'BP' }], becalmedBy: { card: 'ST' }, strengths: [], leader: null });
    scene.fire('S2 2→12, S1 3→14, S2 2→14, S0 3→9, S2 3→12, S0 2→9, S1 2→12');
    expect(scene.state.line[1].fire).toEqual([]);
    scene.loadAll('4,4,3', '4,4,3', '4,4,3');
    scene.fire('S2 4→18, S0 4→6, S1 4→22, S0 4→6, S1 4→22, S2 4→18, S1 3→22, S2 3→18, S0 3→6');
    expect(scene.told('CurseResolved')).toMatchObject([{ ship: 'X1', warded: [], cursed: [0, 1, 2] }]);
  });

  it('R15 two live cursed ships cost two ships, asked for again after the first', () => {
    const fleet = ['16a', '9a', '20a', '6a', 'X1', 'X2', '14a', '12a'];
    const scene = new Scene(3, cursedShips, { firstLookout: 0, fleet });
    scene.loadAll('4,4,3', '3,3,3', '2,2,2');
    scene.fire('S0 4→16, S1 3→20, S2 2→9, S1 3→20, S2 2→9, S0 4→16, S2 2→9, S0 3→6, S1 3→20');
    givePrizes(scene.state, [
      [0, ['16a', '6a', '9a']],
      [1, ['20a']],
      [2, ['17a', '17b', '17c']],
    ]);
    scene.loadAll('3,3,2', '4,2,2', '4,3,3');
    scene.fire('S2 4→14, S0 3→12, S1 4→14, S0 3→12, S1 2→14, S2 3→12, S1 2→12, S2 3→14, S0 2→12');
    expect(scene.told('CurseResolved', 'ShipLostToCurse', 'SurrenderRequired')).toEqual([
      { type: 'CurseResolved', ship: 'X1', slot: 0, warded: [], cursed: [0, 1, 2] },
      { type: 'CurseResolved', ship: 'X2', slot: 1, warded: [], cursed: [0, 1, 2] },
      // Fewer ships than curses; then all worth the same: the earliest go.
      { type: 'ShipLostToCurse', captain: 1, ship: '20a', points: 20, automatic: true },
      { type: 'ShipLostToCurse', captain: 2, ship: '17a', points: 17, automatic: true },
      { type: 'ShipLostToCurse', captain: 2, ship: '17b', points: 17, automatic: true },
      { type: 'SurrenderRequired', seat: 0, count: 2, ships: ['16a', '6a', '9a'] },
    ]);
    scene.act(0, { type: 'surrenderShip', ship: '6a' });
    expect(publicFacts(scene.batch)).toEqual([
      { type: 'ShipLostToCurse', captain: 0, ship: '6a', points: 6, automatic: false },
      { type: 'SurrenderRequired', seat: 0, count: 1, ships: ['16a', '9a'] },
    ]);
    expect(scene.refused(0, { type: 'surrenderShip', ship: '6a' })).toBe('SHIP_NOT_ELIGIBLE');
    scene.act(0, { type: 'surrenderShip', ship: '9a' });
    expect(scene.told('CursedShipLeft').map((event) => event.ship)).toEqual(['X1', 'X2']);
    expect(scene.prizes(0)).toEqual(['16a', '12a']);
  });

  it('R14 is tested again after every surrender', () => {
    const fleet = ['16a', '9a', '20a', '6a', 'X1', 'X2', '14a', '12a'];
    const scene = new Scene(3, cursedShips, { firstLookout: 0, fleet });
    scene.loadAll('4,4,3', '3,3,3', '2,2,2');
    scene.fire('S0 4→16, S1 3→20, S2 2→9, S1 3→20, S2 2→9, S0 4→16, S2 2→9, S0 3→6, S1 3→20');
    givePrizes(scene.state, [
      [0, ['17a', '16a', '17b']],
      [1, ['20a', '9a', '6a']],
    ]);
    scene.loadAll('3,3,2', '4,2,2', '4,3,3');
    scene.fire('S2 4→14, S0 3→12, S1 4→14, S0 3→12, S1 2→14, S2 3→12, S1 2→12, S2 3→14, S0 2→12');
    // Several victims choose in any order.
    expect(treasureFleet.toAct(scene.state)).toEqual([0, 1]);
    scene.act(1, { type: 'surrenderShip', ship: '9a' });
    expect(treasureFleet.toAct(scene.state)).toEqual([0, 1]);
    scene.act(0, { type: 'surrenderShip', ship: '16a' });
    expect(publicFacts(scene.batch)).toEqual([
      { type: 'ShipLostToCurse', captain: 0, ship: '16a', points: 16, automatic: false },
      { type: 'ShipLostToCurse', captain: 0, ship: '17a', points: 17, automatic: true },
    ]);
    expect(treasureFleet.toAct(scene.state)).toEqual([1]);
    expect(scene.refused(0, { type: 'surrenderShip', ship: '17b' })).toBe('NOT_YOUR_TURN');
  });

  it('R25 a curse in sailing 1 takes nothing', () => {
    const scene = new Scene(3, cursedShips, { firstLookout: 0, fleet: ['X1', '9a', '20a', '6a'] });
    scene.loadAll('4,4,3', '3,3,3', '2,2,2');
    scene.fire('S0 4→9, S1 3→20, S2 2→6, S1 3→20, S2 2→6, S0 4→9, S2 2→6, S0 3→9, S1 3→20');
    expect(scene.told('CurseResolved')).toMatchObject([{ cursed: [0, 1, 2] }]);
    expect(scene.told('ShipLostToCurse', 'SurrenderRequired')).toEqual([]);
    expect(scene.points()).toEqual([9, 20, 6]);
  });

  it.each([true, false])('R16 the curse touches the neutral pirate only when scored (%s)', (scoreNeutral) => {
    const fleet = ['16a', '9a', '20a', '6a', 'X1', '12a', '14a', '22a'];
    const scene = new Scene(
      2,
      { cursedShips: true, scoreNeutral },
      { firstLookout: 0, fleet, neutral: ['4', '4', '3', '1', '2', '3'] },
    );
    scene.loadAll('3,2,2', '3,2,2');
    scene.fire('N 4→16, S0 3→20, S1 3→20, N 4→9, S1 2→20, S0 2→20, N 3→6, S0 2→20, S1 2→20');
    if (scoreNeutral) expect(scene.state.neutral!.captured.map((prize) => prize.ship)).toEqual(['16a', '9a', '6a']);
    else expect(scene.state.neutral!.captured).toEqual([]);
    scene.loadAll('4,4,3', '4,4,3');
    scene.fire('N 1→22, S1 4→12, S0 4→12, N 2→22, S0 4→14, S1 4→14, N 3→22, S1 3→X1, S0 3→22');
    expect(scene.told('CurseResolved', 'ShipLostToCurse')).toEqual([
      { type: 'CurseResolved', ship: 'X1', slot: 0, warded: [1], cursed: scoreNeutral ? [0, 'neutral'] : [0] },
      ...(scoreNeutral
        ? [{ type: 'ShipLostToCurse', captain: 'neutral', ship: '6a', points: 6, automatic: true }]
        : []),
    ]);
  });

  it.each([true, false])(
    '7.3 fire of the neutral pirate wards off itself and no captain (scored: %s)',
    (scoreNeutral) => {
      const fleet = ['16a', '9a', '20a', '6a', 'X1', '12a', '14a', '22a'];
      const scene = new Scene(
        2,
        { cursedShips: true, scoreNeutral },
        { firstLookout: 0, fleet, neutral: ['2', '2', '1', '4', '2', '3'] },
      );
      scene.loadAll('4,4,3', '3,3,3');
      scene.fire('N 2→6, S0 4→16, S1 3→9, N 2→6, S1 3→9, S0 4→16, N 1→6, S0 3→16, S1 3→9');
      expect(scene.state.seats.map(({ captured }) => captured.map(({ ship }) => ship))).toEqual([['16a'], ['9a']]);
      scene.loadAll('3,3,2', '4,4,2');
      scene.fire('N 4→X1, S1 4→12, S0 3→14, N 2→22, S0 3→14, S1 4→12, N 3→22, S1 2→X1, S0 2→14');
      expect(scene.told('CurseResolved', 'ShipLostToCurse')).toEqual([
        { type: 'CurseResolved', ship: 'X1', slot: 0, warded: [1, 'neutral'], cursed: [0] },
        { type: 'ShipLostToCurse', captain: 0, ship: '16a', points: 16, automatic: true },
      ]);
    },
  );

  it('R16 of equal ships the neutral pirate loses the earliest', () => {
    const fleet = ['16a', '6a', '20a', '6b', 'X1', '12a', '14a', '22a'];
    const scene = new Scene(
      2,
      { cursedShips: true, scoreNeutral: true },
      { firstLookout: 0, fleet, neutral: ['4', '4', '3', '1', '2', '3'] },
    );
    scene.loadAll('3,2,2', '3,2,2');
    scene.fire('N 4→16, S0 3→20, S1 3→20, N 4→6a, S1 2→20, S0 2→20, N 3→6b, S0 2→20, S1 2→20');
    expect(scene.state.neutral!.captured.map((prize) => prize.ship)).toEqual(['16a', '6a', '6b']);
    scene.loadAll('4,4,3', '4,4,3');
    scene.fire('N 1→22, S1 4→12, S0 4→12, N 2→22, S0 4→14, S1 4→14, N 3→22, S1 3→X1, S0 3→22');
    expect(scene.told('ShipLostToCurse')).toMatchObject([{ captain: 'neutral', ship: '6a' }]);
  });

  it('R26 after the last sailing a becalmed cursed ship goes as well', () => {
    const scene = new Scene(3, { storms: true, cursedShips: true }, { firstLookout: 0 }, 'last');
    const fleet = scene.state.fleetPile;
    // Both cursed ships to the very end of what will be dealt: places 12 to 15 of the fleet.
    const order = [...scene.state.line.map((slot) => slot.ship), ...fleet].filter((ship) => !ship.startsWith('X'));
    const again = new Scene(
      3,
      { storms: true, cursedShips: true },
      { firstLookout: 0, fleet: [...order.slice(0, 12), 'X1', 'X2'] },
    );
    while (again.state.sailing < 4) {
      const [seat] = treasureFleet.toAct(again.state);
      const deck = again.state.seats[seat].deck.filter((card) => !card.includes('ST'));
      if (again.state.phase === 'loading') again.act(seat, { type: 'load', cards: deck.slice(0, 3) });
      else again.act(seat, simplest(again, seat));
    }
    expect(again.state.line.slice(0, 2).map((slot) => slot.ship)).toEqual(['X1', 'X2']);
    for (const seat of [0, 1, 2]) {
      const { deck } = again.state.seats[seat];
      again.act(seat, { type: 'load', cards: deck.slice(-3) });
    }
    const { order: first } = again.told('VolleyStarted')[0] as unknown as { order: number[] };
    again.act(first[0], again.shot(first[0], 'ST', 'X1'));
    while (again.state.phase === 'volley') {
      const [seat] = treasureFleet.toAct(again.state);
      again.act(seat, {
        type: 'playCard',
        card: again.state.seats[seat].loaded.find((card) => !card.includes('ST')) ?? again.state.seats[seat].loaded[0],
        ship: again.state.line[2].ship,
      });
    }
    while (again.state.phase === 'curse') {
      const [seat] = treasureFleet.toAct(again.state);
      again.act(seat, treasureFleet.legal(again.state, seat)[0]);
    }
    const told = publicFacts(again.events).filter((event) => event.ship === 'X1');
    expect(told.slice(-2).map((event) => event.type)).toEqual(['ShipBecalmed', 'CursedShipLeft']);
    expect(again.state.discard.ships).toContain('X1');
    expect(again.state.options).toEqual({ ...standard, storms: true, cursedShips: true });
  });
});
